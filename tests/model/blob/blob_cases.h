#pragma once

#include "model/blob/report.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>

namespace chartroom::test {

/// Absolute paths of all golden blobs.
inline QStringList goldenBlobs()
{
    const QDir folder(dataPath(QStringLiteral("golden/blob")));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.blob")}, QDir::Files))
        paths << folder.filePath(name);
    return paths;
}

inline std::shared_ptr<const core::MappedFile> mapped(const QString& path)
{
    auto file = core::MappedFile::open(QFile::encodeName(path).toStdString());
    if (!file)
        qFatal("cannot map %s", qPrintable(path));
    return std::make_shared<const core::MappedFile>(std::move(*file));
}

inline model::BlobReportPtr reportOf(const QString& path)
{
    return model::checkBlob(mapped(path), std::make_shared<const blob::DomainList>(blob::defaultDomains()),
                            {});
}

inline model::BlobReportPtr goldenReport(const char* name)
{
    return reportOf(dataPath(QStringLiteral("golden/blob/%1.blob").arg(QLatin1String(name))));
}

} // namespace chartroom::test
