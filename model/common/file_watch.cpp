#include "model/common/file_watch.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace chartroom::model {

namespace {
// Writers come in bursts: look when the burst is over, or the first look would see half a file.
constexpr int settleMilliseconds = 200;
constexpr qint64 nanosecondsPerSecond = 1'000'000'000;
} // namespace

FileWatch::FileWatch(QObject* parent)
    : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    const auto settle = [this] {
        if (!m_settle.isActive())
            m_settle.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
}

void FileWatch::start(const QString& path)
{
    stop();
    m_path = path;
    m_identity = identityOf(path);
    m_watcher.addPaths({path, QFileInfo(path).absolutePath()});
}

void FileWatch::stop()
{
    m_settle.stop();
    m_change = Change::None;
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
}

FileWatch::Identity FileWatch::identityOf(const QString& path)
{
    struct stat status
    {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return {status.st_dev, status.st_ino, status.st_size,
            status.st_mtim.tv_sec * nanosecondsPerSecond + status.st_mtim.tv_nsec};
}

void FileWatch::look()
{
    const Identity now = identityOf(m_path);
    Change change = Change::None;
    if (now.size < 0)
        change = Change::Removed;
    else if (now.device != m_identity.device || now.inode != m_identity.inode)
        change = Change::Replaced;
    else if (now.size < m_identity.size)
        change = Change::Shortened;
    else if (now.size != m_identity.size || now.modified != m_identity.modified)
        change = Change::Written;
    // A file that was replaced is no longer watched under its name.
    if (now.size >= 0 && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    if (change == m_change || change == Change::None)
        return;
    m_change = change;
    Q_EMIT changed(change);
}

} // namespace chartroom::model
