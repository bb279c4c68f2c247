#pragma once

#include <QByteArray>

namespace chartroom::test {

/// JSON written with single quotes. (Raw string literals with brackets in them make moc overlook the class.)
[[nodiscard]] inline QByteArray jsonText(const char* singleQuoted)
{
    return QByteArray(singleQuoted).replace('\'', '"');
}

} // namespace chartroom::test
