#pragma once

#include <QByteArray>
#include <QString>

namespace chartroom::test {

/// The uncompressed bytes of a gzip file; aborts the program when it cannot be read.
[[nodiscard]] QByteArray readGzip(const QString& path);

} // namespace chartroom::test
