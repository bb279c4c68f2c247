#include "tests/support/gzip.h"

#include <QFile>

#include <array>
#include <zlib.h>

namespace chartroom::test {

QByteArray readGzip(const QString& path)
{
    const gzFile file = gzopen(QFile::encodeName(path).constData(), "rb");
    if (file == nullptr)
        qFatal("cannot open %s", qPrintable(path));
    QByteArray result;
    std::array<char, 65536> piece;
    int read = 0;
    while ((read = gzread(file, piece.data(), piece.size())) > 0)
        result.append(piece.data(), read);
    if (read < 0 || gzclose(file) != Z_OK)
        qFatal("cannot uncompress %s", qPrintable(path));
    return result;
}

} // namespace chartroom::test
