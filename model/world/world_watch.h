#pragma once

#include <QObject>
#include <QSet>
#include <QSocketNotifier>
#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace chartroom::model {

/// A file of a world that is a symbolic link.
struct LinkedFile
{
    QString name;                 ///< relative to the world's folder
    std::filesystem::path target; ///< where the link leads in the end
};

/// The links among a world's files; looks through a folder that may be large.
[[nodiscard]] std::vector<LinkedFile> linkedFiles(const std::filesystem::path& world);

/// Watches the folders of a world for files that somebody writes, replaces, renames or removes; this
/// program's own saves are reported too. Watches folders instead of files: one watch is enough for any number
/// of chunks. A folder that is deleted, moved or renamed itself, or with one that it lies in, is noticed as
/// well, and so is the one that comes in its place, be it by a mount; of the folders around it only that is
/// told, not what else happens in them.
class WorldWatch : public QObject
{
    Q_OBJECT

public:
    explicit WorldWatch(QObject* parent = nullptr);
    ~WorldWatch() override;

    /// Watches `world.json`, `bookmarks.json` and the chunks of a world's folder, and `tiles.json` of its
    /// content folder. Of files that are `links` the folders that they lead to are watched as well.
    void start(const std::filesystem::path& world, const std::filesystem::path& content,
               const std::vector<LinkedFile>& links);

Q_SIGNALS:
    /// Files that were touched, relative to the world's folder, `tiles.json` to the content folder; a burst
    /// is reported once.
    void touched(const QSet<QString>& files);
    /// More happened than the system could tell, or the folder went or came: any file may be another one.
    void missed();

private:
    [[nodiscard]] int add(const std::filesystem::path& folder, std::uint32_t events) const;
    void watch(const std::filesystem::path& folder, const QString& prefix);
    void watchAll();
    void watchAround(const std::filesystem::path& folder);
    void note(int watch, std::uint32_t mask, const QString& name);
    void readEvents();
    /// Device and inode of a folder; zeros: it is not there.
    using Standing = std::pair<std::uint64_t, std::uint64_t>;
    /// The folders that are at the watched places now, and those that they lie in.
    [[nodiscard]] std::vector<Standing> standing() const;
    void lookAtMounts();
    void report();

    int m_descriptor = -1;
    std::unique_ptr<QSocketNotifier> m_notifier;
    int m_mounts = -1; // the system's table of what is mounted where
    std::unique_ptr<QSocketNotifier> m_mountNotifier;
    std::vector<Standing> m_watched; // when they began to be watched
    std::filesystem::path m_world;
    std::filesystem::path m_real; // where links on the way to it lead
    std::filesystem::path m_content;
    std::vector<LinkedFile> m_linked;
    std::map<int, QString> m_prefixes;                       // by watch
    std::multimap<std::pair<int, QString>, QString> m_links; // files of the world by watch and name
    std::multimap<int, QString> m_awaited;                   // names of folders that are not there, by watch
    QSet<QString> m_touched;
    bool m_missed = false;
    bool m_moved = false; // the folder, or one that it lies in
    QTimer m_settle;
};

} // namespace chartroom::model
