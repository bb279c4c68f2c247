#include "app/given_paths.h"

#include "formats/core/system_error.h"

#include <QCoreApplication>
#include <QFile>
#include <QUrl>

namespace chartroom::app {

namespace {

void add(GivenPaths& result, const QByteArray& bytes)
{
    const QString name = QFile::decodeName(bytes);
    if (QFile::encodeName(name) == bytes)
        result.files << name;
    else
        result.refused << QCoreApplication::translate(
                              "GivenPaths",
                              "The name %1 is not valid UTF-8. Rename the file to open it here.")
                              .arg(QString::fromStdString(core::displayPath(bytes.toStdString())));
}

} // namespace

GivenPaths givenPaths(const std::vector<std::filesystem::path>& paths)
{
    GivenPaths result;
    for (const std::filesystem::path& path : paths)
        add(result, QByteArray::fromStdString(path.native()));
    return result;
}

GivenPaths givenPaths(const QMimeData& dropped)
{
    GivenPaths result;
    for (const QUrl& url : dropped.urls()) {
        // Not QUrl::toLocalFile(): it puts replacement characters where bytes are not UTF-8.
        if (url.isLocalFile())
            add(result, QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()));
    }
    return result;
}

} // namespace chartroom::app
