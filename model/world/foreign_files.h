#pragma once

#include "formats/core/task.h"
#include "model/world/chunk_cache.h"

#include <QSet>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace chartroom::model {

/// A `world.json` or `bookmarks.json` as it is on disk now.
template<class T>
struct ReadPart
{
    world::FileMark mark;
    std::optional<T> content; ///< nothing: no file, or one that is rejected
};

/// Files of a world as they are on disk now, normalized. Immutable, so that a worker can make it.
struct ForeignFiles
{
    std::vector<ReadChunk> chunks;
    std::optional<ReadPart<world::WorldInfo>> info;
    std::optional<ReadPart<world::Bookmarks>> bookmarks;
    /// About all but the chunks, which carry their own, and the files that these are all findings of.
    core::FindingList findings = core::FindingList();
    std::set<std::string> looked;
    /// Whether the folder of the world is gone; then nothing is known of its files.
    bool folderGone = false;
};

/// Files of a world that may have changed. Immutable parts of it are shared, so that very many are handed on
/// in no time.
class TouchedFiles
{
public:
    /// Names relative to the world's folder.
    void add(const QSet<QString>& names) { m_names.push_back(names); }
    /// Chunks whose files may have changed.
    void add(std::vector<world::Address> chunks);
    void add(const TouchedFiles& more);

    [[nodiscard]] bool empty() const { return m_names.empty() && m_chunks.empty(); }
    [[nodiscard]] bool contains(const QString& name) const;
    /// The names but those of chunks, each once.
    [[nodiscard]] QSet<QString> others() const;
    /// Names in `chunks/` that are no addresses (N20).
    [[nodiscard]] QSet<QString> oddNames() const;
    /// All chunks, in order, each once.
    [[nodiscard]] std::vector<world::Address> chunks() const;

private:
    std::vector<QSet<QString>> m_names;
    std::vector<std::shared_ptr<const std::vector<world::Address>>> m_chunks;
};

/// Whether the folder of a world is gone. One that was gone is back when the world's own file is: whoever
/// copies it there needs time.
[[nodiscard]] bool isGone(const world::Store& store, bool wasGone);
/// Why a chunk cannot be read that is known to be there and whose file is not: `file.open`, of that file or,
/// where the folder is gone, of the world's own.
[[nodiscard]] core::Message goneMessage(const world::Store& store, world::Address chunk);

/// What a look at a world's files is told beside the files.
struct ForeignLook
{
    /// Not null: all chunk files are looked at, those that are not as it says are read.
    std::shared_ptr<const WorldIndex> whole;
    /// Whether the folder was gone (see isGone()).
    bool wasGone = false;
};

/// What files are when they are as a save left them, by name.
using WrittenMarks = std::map<std::string, world::FileMark>;

/// Reads files of a world. Left out are names that belong to no world, and chunks that are as `written` says;
/// null: nothing is known.
[[nodiscard]] ForeignFiles readForeign(const world::Store& store, const TouchedFiles& touched,
                                       const std::shared_ptr<const WrittenMarks>& written,
                                       const core::Task& task);
/// The same, unless the folder is gone, which is no deletion of all its files.
[[nodiscard]] ForeignFiles lookAtForeign(const world::Store& store, TouchedFiles touched,
                                         const std::shared_ptr<const WrittenMarks>& written,
                                         const ForeignLook& look, const core::Task& task);

} // namespace chartroom::model
