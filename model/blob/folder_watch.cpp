#include "model/blob/folder_watch.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>

#include <algorithm>

namespace chartroom::model {

namespace {
constexpr qint64 shortestPause = 2000; ///< milliseconds between two looks
constexpr qint64 pauseForEachWork = 50;
} // namespace

std::vector<BlobStamp> stampsBelow(const QString& folder, const core::Task& task)
{
    std::vector<BlobStamp> stamps;
    const QDir root(folder);
    QDirIterator it(folder, {QStringLiteral("*.blob")}, QDir::Files | QDir::Hidden,
                    QDirIterator::Subdirectories);
    while (it.hasNext() && !task.cancelled()) {
        it.next();
        const QFileInfo info = it.fileInfo();
        stamps.push_back(
            {root.relativeFilePath(info.filePath()), info.size(), info.lastModified().toMSecsSinceEpoch()});
    }
    std::ranges::sort(stamps, {}, &BlobStamp::path);
    return stamps;
}

FolderChange changeBetween(const std::vector<BlobStamp>& before, const std::vector<BlobStamp>& now)
{
    FolderChange change;
    auto a = before.begin();
    auto b = now.begin();
    while (a != before.end() || b != now.end()) {
        if (b == now.end() || (a != before.end() && a->path < b->path)) {
            ++change.removed;
            ++a;
        } else if (a == before.end() || b->path < a->path) {
            ++change.added;
            ++b;
        } else {
            change.changed += *a++ == *b++ ? 0 : 1;
        }
    }
    return change;
}

FolderWatch::FolderWatch(QObject* parent)
    : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &FolderWatch::look);
}

void FolderWatch::start(const QString& folder)
{
    m_folder = folder;
    m_before.reset();
    m_told = {};
    look();
}

void FolderWatch::setActive(bool active)
{
    m_active = active;
    // Whoever comes back to the window wants to know at once.
    if (active && m_before && !m_job.isRunning())
        look();
}

void FolderWatch::look()
{
    if (m_before && !m_active)
        return;
    m_next.stop();
    m_taken.start();
    m_job.start([folder = m_folder](const core::Task& task) { return stampsBelow(folder, task); },
                [this](std::vector<BlobStamp> stamps) { take(std::move(stamps)); });
}

void FolderWatch::take(std::vector<BlobStamp> stamps)
{
    m_next.start(static_cast<int>(
        std::min<qint64>(std::max(shortestPause, m_taken.elapsed() * pauseForEachWork), INT_MAX)));
    if (!m_before) {
        m_before = std::move(stamps);
        return;
    }
    const FolderChange change = changeBetween(*m_before, stamps);
    if (change == m_told)
        return;
    m_told = change;
    Q_EMIT changed(change);
}

} // namespace chartroom::model
