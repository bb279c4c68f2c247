#include "model/world/world_watch.h"

#include "model/common/disk_path.h"

#include <QFile>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace chartroom::model {

namespace {

// Writers come in bursts: look when the burst is over, or the first look would see half of it.
constexpr int settleMilliseconds = 200;
constexpr int buffersATurn = 8;
constexpr std::uint32_t writes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE;
// What becomes of a folder itself, and what comes to be in one.
constexpr std::uint32_t itself = IN_MOVE_SELF | IN_DELETE_SELF;
constexpr std::uint32_t comings = IN_CREATE | IN_MOVED_TO;
const QString chunksName = QStringLiteral("chunks");
// Names that are looked at in the world's folder and in the content folder, which may be the same.
const QSet<QString>& ownNames()
{
    static const QSet<QString> names{QStringLiteral("world.json"), QStringLiteral("bookmarks.json"),
                                     QStringLiteral("tiles.json")};
    return names;
}

} // namespace

WorldWatch::WorldWatch(QObject* parent)
    : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &WorldWatch::report);
    // Folders tell nothing of what is mounted over them; the table of mounts has an exception then (proc(5)).
    m_mounts = ::open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC);
    if (m_mounts < 0)
        return;
    m_mountNotifier = std::make_unique<QSocketNotifier>(m_mounts, QSocketNotifier::Exception);
    connect(m_mountNotifier.get(), &QSocketNotifier::activated, this, &WorldWatch::lookAtMounts);
}

WorldWatch::~WorldWatch()
{
    m_notifier.reset();
    m_mountNotifier.reset();
    for (const int descriptor : {m_descriptor, m_mounts}) {
        if (descriptor >= 0)
            ::close(descriptor);
    }
}

std::vector<LinkedFile> linkedFiles(const std::filesystem::path& world)
{
    std::vector<LinkedFile> links;
    for (const std::string folder : {"", "chunks/"}) {
        std::error_code error;
        std::filesystem::directory_iterator entry(world / folder, error);
        for (const std::filesystem::directory_iterator end; !error && entry != end; entry.increment(error)) {
            // The listing itself says what is a link: no file is asked for.
            std::error_code unknown;
            if (!entry->is_symlink(unknown) || entry->path().extension() != ".json")
                continue;
            auto target = std::filesystem::weakly_canonical(entry->path(), unknown);
            if (!unknown)
                links.push_back({qtPath(folder + entry->path().filename().string()), std::move(target)});
        }
    }
    return links;
}

void WorldWatch::start(const std::filesystem::path& world, const std::filesystem::path& content,
                       const std::vector<LinkedFile>& links)
{
    std::error_code error;
    m_world = std::filesystem::absolute(world, error);
    m_real = std::filesystem::weakly_canonical(m_world, error);
    m_content = content;
    m_linked = links;
    watchAll();
}

void WorldWatch::watchAll()
{
    // With the old descriptor go the watches of folders that are elsewhere by now, and what they had to say.
    m_notifier.reset();
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    m_prefixes.clear();
    m_links.clear();
    m_awaited.clear();
    m_descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (m_descriptor < 0)
        return;
    watch(m_world, QString());
    watch(m_content, QString());
    watch(m_world / "chunks", QStringLiteral("chunks/"));
    for (const LinkedFile& link : m_linked) {
        if (const int id = add(link.target.parent_path(), writes); id >= 0)
            m_links.emplace(std::pair(id, qtPath(link.target.filename())), link.name);
    }
    watchAround(m_world);
    if (m_real != m_world)
        watchAround(m_real);
    m_watched = standing();
    m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &WorldWatch::readEvents);
}

std::vector<WorldWatch::Standing> WorldWatch::standing() const
{
    std::vector<Standing> result;
    for (std::filesystem::path folder : {m_world / "chunks", m_content}) {
        for (; folder.has_relative_path(); folder = folder.parent_path()) {
            struct stat found = {};
            const bool isThere = ::stat(folder.c_str(), &found) == 0;
            result.push_back(isThere ? Standing(found.st_dev, found.st_ino) : Standing());
        }
    }
    return result;
}

void WorldWatch::lookAtMounts()
{
    if (m_descriptor < 0 || standing() == m_watched)
        return;
    m_moved = true;
    m_settle.start();
}

void WorldWatch::watchAround(const std::filesystem::path& folder)
{
    bool isThere = true; // what was looked at before, which lies in what is looked at now
    std::filesystem::path below;
    for (std::filesystem::path at = folder;; below = at, at = at.parent_path()) {
        const int id = add(at, isThere ? itself : itself | comings);
        const bool isMissing = id < 0 && (errno == ENOENT || errno == ENOTDIR);
        if (id >= 0 && !isThere) {
            m_awaited.emplace(id, qtPath(below.filename()));
            // It may have come before it was waited for.
            std::error_code ignored;
            if (std::filesystem::is_directory(below, ignored)) {
                m_moved = true;
                m_settle.start();
            }
        }
        isThere = !isMissing;
        if (at == at.parent_path())
            return;
    }
}

// The same folder may be watched for more than one reason.
int WorldWatch::add(const std::filesystem::path& folder, std::uint32_t events) const
{
    return inotify_add_watch(m_descriptor, folder.c_str(), events | IN_ONLYDIR | IN_MASK_ADD);
}

void WorldWatch::watch(const std::filesystem::path& folder, const QString& prefix)
{
    if (const int id = add(folder, writes); id >= 0)
        m_prefixes[id] = prefix;
}

void WorldWatch::note(int watched, std::uint32_t mask, const QString& name)
{
    const auto [first, last] = m_links.equal_range({watched, name});
    for (auto link = first; link != last; ++link)
        m_touched.insert(link->second);
    const auto [firstAwaited, lastAwaited] = m_awaited.equal_range(watched);
    for (auto awaited = firstAwaited; awaited != lastAwaited; ++awaited)
        m_moved |= awaited->second == name;
    const auto prefix = m_prefixes.find(watched);
    if (prefix == m_prefixes.end())
        return;
    if (prefix->second.isEmpty() && name == chunksName && (mask & IN_ISDIR)) {
        // The folder of the chunks is made, or another one takes its place.
        watch(m_world / "chunks", QStringLiteral("chunks/"));
        m_missed = true;
    } else if (!prefix->second.isEmpty() ? name.endsWith(QLatin1String(".json"))
                                         : ownNames().contains(name)) {
        m_touched.insert(prefix->second + name);
    }
}

void WorldWatch::readEvents()
{
    alignas(inotify_event) std::array<char, 16384> buffer;
    // Somebody may write faster than this reads: what is left comes with the next turn of the event loop.
    for (int i = 0; i < buffersATurn; ++i) {
        const ssize_t length = ::read(m_descriptor, buffer.data(), buffer.size());
        if (length <= 0)
            break;
        for (const char* at = buffer.data(); at < buffer.data() + length;) {
            const auto* const event = reinterpret_cast<const inotify_event*>(at);
            at += sizeof(inotify_event) + event->len;
            m_missed |= (event->mask & IN_Q_OVERFLOW) != 0;
            m_moved |= (event->mask & (itself | IN_UNMOUNT)) != 0;
            if (event->len > 0)
                note(event->wd, event->mask, QFile::decodeName(event->name));
        }
    }
    if ((m_missed || m_moved || !m_touched.isEmpty()) && !m_settle.isActive())
        m_settle.start();
}

void WorldWatch::report()
{
    const bool moved = std::exchange(m_moved, false);
    if (moved)
        watchAll();
    if (std::exchange(m_missed, false) || moved)
        Q_EMIT missed();
    if (!m_touched.isEmpty())
        Q_EMIT touched(std::exchange(m_touched, {}));
}

} // namespace chartroom::model
