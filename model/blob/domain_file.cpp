#include "model/blob/domain_file.h"

#include "formats/core/atomic_file.h"
#include "model/blob/text_rows.h"
#include "model/common/disk_path.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace chartroom::model {

core::Result<std::vector<blob::Domain>> readDomainFile(const QString& file)
{
    return file.isEmpty() ? core::Result<std::vector<blob::Domain>>(std::vector<blob::Domain>())
                          : blob::loadDomains(diskPath(file));
}

core::Result<void> writeDomainFile(const QString& file, const std::vector<blob::Domain>& domains)
{
    QJsonArray entries;
    for (const blob::Domain& domain : domains)
        entries.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(domain.name)},
                                   {QStringLiteral("newest"), domain.newest}});
    const QByteArray text = QJsonDocument(QJsonObject{{QStringLiteral("domains"), entries}}).toJson();
    // What is written must be readable again.
    if (const auto read = blob::parseDomains(text.toStdString(), diskPath(file)); !read)
        return read.error();
    return core::writeFile(diskPath(file),
                           std::as_bytes(std::span(text.constData(), std::size_t(text.size()))));
}

std::vector<blob::Domain> withDomain(std::vector<blob::Domain> domains, const blob::Domain& added)
{
    const auto same = std::ranges::find(domains, added.name, &blob::Domain::name);
    if (same == domains.end())
        domains.push_back(added);
    else
        same->newest = added.newest;
    return domains;
}

std::shared_ptr<const RowSource> domainRows(const std::vector<blob::Domain>& own)
{
    blob::DomainList all = blob::defaultDomains();
    all.merge(own);
    std::vector<TextRows::Row> rows;
    for (const blob::Domain& domain : all.domains()) {
        const bool mine = std::ranges::find(own, domain.name, &blob::Domain::name) != own.end();
        rows.push_back({{QString::fromStdString(domain.name), QString::number(domain.newest),
                         mine ? QCoreApplication::translate("DomainRows", "your list")
                              : QCoreApplication::translate("DomainRows", "program")},
                        {}});
    }
    return std::make_shared<TextRows>(
        std::vector<RowSource::Column>{
            {QCoreApplication::translate("DomainRows", "Domain"), false, {}},
            {QCoreApplication::translate("DomainRows", "Newest generation"), true, {}},
            {QCoreApplication::translate("DomainRows", "From"), false, {}}},
        std::move(rows));
}

} // namespace chartroom::model
