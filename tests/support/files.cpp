#include "tests/support/files.h"

#include <QFile>

namespace chartroom::test {

QString dataPath(const QString& relative)
{
    return QStringLiteral(CHARTROOM_TEST_DATA "/") + relative;
}

QByteArray readAll(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s: %s", qPrintable(path), qPrintable(file.errorString()));
    return file.readAll();
}

void writeAll(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s: %s", qPrintable(path), qPrintable(file.errorString()));
}

core::Bytes bytesOf(const QByteArray& array)
{
    return {reinterpret_cast<const std::byte*>(array.constData()), static_cast<std::size_t>(array.size())};
}

} // namespace chartroom::test
