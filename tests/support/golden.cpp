#include "tests/support/golden.h"

#include "tests/support/files.h"
#include "tests/support/gzip.h"

namespace chartroom::test {

QByteArray goldenBlueprint(const QString& name)
{
    return readGzip(dataPath(QStringLiteral("golden/blueprint/%1.dat.gz").arg(name)));
}

QString unpackGoldenBlueprint(const QString& name, const QDir& folder)
{
    const QString path = folder.filePath(name + QStringLiteral(".dat"));
    writeAll(path, goldenBlueprint(name));
    return path;
}

} // namespace chartroom::test
