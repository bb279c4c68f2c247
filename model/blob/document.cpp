#include "model/blob/document.h"

#include "model/common/disk_path.h"

#include <QFileInfo>

#include <algorithm>

namespace chartroom::model {

core::Result<DomainsPtr> domainsWith(const QString& file)
{
    auto list = std::make_shared<blob::DomainList>(blob::defaultDomains());
    if (!file.isEmpty()) {
        const auto own = blob::loadDomains(diskPath(file));
        if (!own)
            return own.error();
        list->merge(*own);
    }
    return DomainsPtr(std::move(list));
}

BlobDocument::BlobDocument(QObject* parent)
    : QObject(parent)
    , m_domains(std::make_shared<const blob::DomainList>(blob::defaultDomains()))
{
    connect(&m_watch, &FileWatch::changed, this, &BlobDocument::fileChanged);
    connect(&m_job, &Job::progressed, this, &BlobDocument::progressed);
    connect(&m_job, &Job::ended, this, [this] { setStage(Stage::Idle); });
    connect(&m_repair, &Job::progressed, this, &BlobDocument::progressed);
    connect(&m_repair, &Job::ended, this, &BlobDocument::stageChanged);
}

void BlobDocument::open(const QString& path)
{
    m_path = QFileInfo(path).absoluteFilePath();
    // Watched from before the opening on: a change in between is noticed, at worst needlessly.
    m_watch.start(m_path);
    // Mapping takes no time that grows with the file.
    core::Result<core::MappedFile> file = core::MappedFile::open(diskPath(m_path));
    if (!file) {
        Q_EMIT openFailed(file.error());
        return;
    }
    m_file = std::make_shared<const core::MappedFile>(std::move(file).value());
    m_profile.reset();
    Q_EMIT fileOpened();
    Q_EMIT profileChanged();
    check();
}

void BlobDocument::check()
{
    m_report.reset();
    Q_EMIT reportChanged();
    setStage(Stage::Checking);
    m_job.start([file = m_file,
                 domains = m_domains](const core::Task& task) { return checkBlob(file, domains, task); },
                [this](BlobReportPtr report) {
                    m_report = std::move(report);
                    Q_EMIT reportChanged();
                    if (!m_profile)
                        count();
                });
}

void BlobDocument::count()
{
    setStage(Stage::Counting);
    m_job.start(
        [file = m_file](const core::Task& task) {
            return std::make_shared<const ByteProfile>(profileOf(*file, task));
        },
        [this](std::shared_ptr<const ByteProfile> profile) {
            m_profile = std::move(profile);
            Q_EMIT profileChanged();
        });
}

core::Result<void> BlobDocument::setDomainsFile(const QString& path)
{
    core::Result<DomainsPtr> domains = domainsWith(path);
    if (!domains)
        return domains.error();
    m_domainsFile = path;
    if ((*domains)->domains() == m_domains->domains())
        return {};
    m_domains = std::move(domains).value();
    if (m_file)
        check();
    return {};
}

bool BlobDocument::isMendable() const
{
    return m_report &&
           std::ranges::count(m_report->result.causes.causes, blob::Proof::Proven, &blob::Cause::proof) > 0;
}

void BlobDocument::repair(const QString& output, std::optional<core::Code> cause)
{
    m_repair.startWriting(
        [input = diskPath(m_path), output = diskPath(output), domains = m_domains,
         cause](const core::Task& task) {
            blob::CheckOptions options;
            options.domains = domains.get();
            options.nested = false;
            return blob::repair(input, output, options, task, cause);
        },
        [this, output](const core::Result<blob::Receipt>& receipt) {
            if (receipt)
                Q_EMIT repaired(output, *receipt, m_repair.isCancelled());
            else if (m_repair.isFailure(receipt.error()))
                Q_EMIT repairFailed(receipt.error());
        });
    Q_EMIT stageChanged();
}

void BlobDocument::cancel()
{
    m_job.cancel();
    m_repair.cancel();
}

void BlobDocument::setStage(Stage stage)
{
    if (m_stage == stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged();
}

} // namespace chartroom::model
