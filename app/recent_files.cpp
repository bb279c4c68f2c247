#include "app/recent_files.h"

#include "model/common/tip_text.h"
#include "model/common/workers.h"
#include "views/common/display_text.h"

#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QSaveFile>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace chartroom::app {

RecentFiles::RecentFiles(AppSettings& settings, QString pictureFolder, QObject* parent)
    : QAbstractListModel(parent)
    , m_settings(settings)
    , m_pictureFolder(std::move(pictureFolder))
    , m_entries(settings.recentFiles())
{
    m_pictureWriter.setMaxThreadCount(1);
    connect(&settings.store(), &SettingsStore::refreshed, this, [this] {
        if (m_settings.recentFiles() != m_entries)
            reload();
    });
}

void RecentFiles::add(const QString& path, const QString& kind)
{
    RecentEntry entry{path, kind, {}, QDateTime::currentDateTimeUtc(), {}};
    const auto old = std::ranges::find(m_entries, path, &RecentEntry::path);
    if (old != m_entries.end()) {
        entry.verdict = old->verdict;
        entry.title = old->title;
    }
    // First, also where the clock says otherwise.
    if (!m_entries.isEmpty() && m_entries.first().opened >= entry.opened)
        entry.opened = m_entries.first().opened.addMSecs(1);
    m_missing.remove(path);
    m_settings.setRecentFile(entry);
    for (const RecentEntry& excess : m_settings.recentFiles().mid(limit)) {
        removePicture(excess.path);
        m_settings.removeRecentFile(excess.path);
    }
    reload();
}

QString RecentFiles::nameOf(const RecentEntry& entry)
{
    return entry.title.isEmpty() ? views::fileNameText(entry.path) : views::singleLine(entry.title);
}

void RecentFiles::update(const QString& path, const QString& title, const QString& verdict,
                         const QImage& picture)
{
    const auto found = std::ranges::find(m_entries, path, &RecentEntry::path);
    if (found == m_entries.end())
        return;
    if (!picture.isNull()) {
        m_pictures[path] = picture;
        m_pictureWriter.start([folder = m_pictureFolder, name = pictureFile(path), picture] {
            QDir().mkpath(folder);
            QSaveFile file(name);
            if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG"))
                file.commit();
        });
    }
    RecentEntry entry = *found;
    entry.title = title;
    entry.verdict = verdict;
    m_settings.setRecentFile(entry);
    reload();
}

void RecentFiles::remove(const QString& path)
{
    removePicture(path);
    m_pictures.remove(path);
    m_settings.removeRecentFile(path);
    reload();
}

void RecentFiles::clear()
{
    for (const RecentEntry& entry : std::as_const(m_entries)) {
        removePicture(entry.path);
        m_settings.removeRecentFile(entry.path);
    }
    m_pictures.clear();
    reload();
}

void RecentFiles::refresh()
{
    m_settings.store().refresh();
    // A path on a network that is down can take seconds: looks that wait for it must not take all workers.
    if (m_looking)
        m_lookAgain = true;
    else
        look();
}

void RecentFiles::look()
{
    m_looking = true;
    QStringList paths;
    for (const RecentEntry& entry : std::as_const(m_entries))
        paths << entry.path;
    auto* watcher = new QFutureWatcher<QSet<QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        watcher->deleteLater();
        m_looking = false;
        if (std::exchange(m_lookAgain, false))
            look();
        if (watcher->result() == m_missing)
            return;
        m_missing = watcher->result();
        if (!m_entries.isEmpty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        Q_EMIT changed();
    });
    watcher->setFuture(QtConcurrent::run(&model::workers(), [paths] {
        QSet<QString> missing;
        for (const QString& path : paths) {
            if (!QFileInfo::exists(path))
                missing.insert(path);
        }
        return missing;
    }));
}

int RecentFiles::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant RecentFiles::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecentEntry& entry = m_entries[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(entry);
    case PlaceRole: {
        // Where the name is the file's, the folder says more.
        const bool named = nameOf(entry) != views::fileNameText(entry.path);
        return views::singleLine(QDir::toNativeSeparators(named ? entry.path : QFileInfo(entry.path).path()));
    }
    case Qt::ToolTipRole:
        return model::tipText(views::singleLine(QDir::toNativeSeparators(entry.path)));
    case PathRole:
        return entry.path;
    case KindRole:
        return entry.kind;
    case VerdictRole:
        return entry.verdict;
    case OpenedRole:
        return entry.opened;
    case MissingRole:
        return missing(entry.path);
    case PictureRole:
        if (!m_pictures.contains(entry.path))
            m_pictures[entry.path] = QImage(pictureFile(entry.path));
        return m_pictures.value(entry.path);
    default:
        return {};
    }
}

void RecentFiles::reload()
{
    beginResetModel();
    m_entries = m_settings.recentFiles();
    endResetModel();
    Q_EMIT changed();
}

void RecentFiles::removePicture(const QString& path)
{
    m_pictureWriter.start([name = pictureFile(path)] { QFile::remove(name); });
}

QString RecentFiles::pictureFile(const QString& path) const
{
    return m_pictureFolder + QLatin1Char('/') + AppSettings::recentId(path) + QStringLiteral(".png");
}

} // namespace chartroom::app
