#pragma once

#include "formats/core/finding.h"
#include "formats/core/result.h"
#include "formats/core/task.h"
#include "formats/world/json/reader.h"
#include "formats/world/normalize.h"
#include "formats/world/store/batch.h"
#include "formats/world/store/file_mark.h"
#include "formats/world/store/file_system.h"
#include "formats/world/world_info.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::world {

/// A world's file as it was read.
struct FileText
{
    FileMark mark;
    std::string bytes;
};

/// A chunk as its file has it.
struct LoadedChunk
{
    FileMark mark;           ///< `exists` is false where there is no file
    NormalizedChunk content; ///< no chunk: no file, or a rejected one
};

/// Whether the caller may write: interrupted saves are cleared up then, else they are only seen through.
enum class Access : std::uint8_t { Read, Write };

/// What a folder of worlds or of one world holds; nothing of it is loaded yet.
struct WorldPlace
{
    std::filesystem::path folder; ///< holds `world.json`
    std::string folderName;       ///< the id of a world that names none (N12)
    /// The folder that `tiles.json` may lie in (N60): that of `worlds.json`, also when the world was named by
    /// itself and is listed there.
    std::filesystem::path content;
    /// The `worlds.json` above a world that was named by itself, where it does not list the world: so the
    /// catalog beside it is not the world's. Empty: there is none above, or it does list the world.
    std::filesystem::path unlistedIn;
    core::FindingList findings; ///< refused entries of `worlds.json` (N10)
};

/// Finds the world that a path means: a folder that holds a `world.json`, that file, or a content folder or
/// its `worlds.json` (W4: the entry of `id`, or the first that is not refused). Errors: `world.missing`,
/// `world.unknown`, `world.refused`, `file.*`.
[[nodiscard]] core::Result<WorldPlace> findWorld(const std::filesystem::path& path, const std::string& id,
                                                 FileSystem& files = systemFiles());
/// All worlds that a `worlds.json` lists and that are not refused (N10).
[[nodiscard]] core::Result<std::vector<WorldEntry>> listWorlds(const std::filesystem::path& content,
                                                               core::FindingList& findings,
                                                               FileSystem& files = systemFiles());

/// The files of one world. Reading is safe from several threads.
class Store
{
public:
    /// Errors: `file.*`, `world.refused`, `world.save.recovery`. What made a world refused is added to
    /// `refused`.
    [[nodiscard]] static core::Result<Store> open(WorldPlace place, Access access,
                                                  FileSystem& files = systemFiles(),
                                                  core::FindingList* refused = nullptr);

    /// What a world's own file says, without looking at its other files. Errors: `file.*`, `world.refused`.
    [[nodiscard]] static core::Result<WorldInfo> readInfo(WorldPlace place,
                                                          FileSystem& files = systemFiles());

    [[nodiscard]] const WorldInfo& info() const { return m_info; }
    /// The normalized bookmarks; none where the file is missing or unreadable (W3, W16).
    [[nodiscard]] const Bookmarks& bookmarks() const { return m_bookmarks; }
    /// Whether the bookmarks' file may be written (W3, W5).
    [[nodiscard]] bool bookmarksWritable() const { return m_bookmarksWritable; }
    [[nodiscard]] const FileMark& infoMark() const { return m_infoMark; }
    [[nodiscard]] const FileMark& bookmarksMark() const { return m_bookmarksMark; }
    [[nodiscard]] const std::filesystem::path& folder() const { return m_place.folder; }
    [[nodiscard]] const std::filesystem::path& content() const { return m_place.content; }
    [[nodiscard]] const std::filesystem::path& unlistedIn() const { return m_place.unlistedIn; }
    /// What finding and opening the world had to say: `worlds.json`, `world.json`, `bookmarks.json`,
    /// recovered saves.
    [[nodiscard]] const core::FindingList& findings() const { return m_findings; }

    /// The addresses of all chunk files, by y, then x (N20).
    [[nodiscard]] const std::vector<Address>& addresses() const { return m_addresses; }
    /// Names of `.json` files in `chunks/` that are no addresses (N20).
    [[nodiscard]] const std::vector<std::string>& oddNames() const { return m_oddNames; }

    /// Reads and normalizes a chunk; `scratch` is reused from call to call, one a thread. Findings carry the
    /// file's name.
    [[nodiscard]] LoadedChunk load(Address address, json::Document& scratch,
                                   core::FindingList& findings) const;
    /// A file's bytes now, through an interrupted save. `name` is relative to the world's folder.
    [[nodiscard]] core::Result<FileText> read(const std::string& name) const;
    [[nodiscard]] ChunkContext contextOf(Address address) const;

    /// Puts a batch of files in place, all or none (N55). Files that changed since `expected` was read are a
    /// conflict: `world.conflict`, nothing is written.
    struct Target
    {
        std::string name;
        std::string json;          ///< the new content, minified; laid out as the file is (N5)
        FileMark expected;         ///< as it was last read or written
        bool keepOriginal = false; ///< write `<name>.orig` first, unless it is there (N30)
    };
    /// What save() would write or wrote: names with their new bytes.
    struct Written
    {
        std::vector<BatchFile> files;
        /// What each target's file is after the write, those included that have the content already (N6).
        std::map<std::string, FileMark> marks;
    };
    /// Works out what a save would write, on all processors: files whose content differs (N6), and `.orig`
    /// files. Errors: that of the first target that has one, `task.cancelled`.
    [[nodiscard]] core::Result<Written> plan(const std::vector<Target>& targets,
                                             const core::Task& task = {}) const;
    /// Writes what plan() worked out.
    [[nodiscard]] core::Result<void> write(const Written& written, const core::Task& task = {}) const;

private:
    Store(WorldPlace place, FileSystem& files)
        : m_place(std::move(place))
        , m_files(&files)
    {}
    [[nodiscard]] core::Result<void> readInfo();
    void readBookmarks();
    [[nodiscard]] core::Result<void> scan();
    // What a save does to one target.
    struct Planned
    {
        std::optional<BatchFile> original;
        std::optional<BatchFile> file;
        FileMark mark;
    };
    [[nodiscard]] core::Result<Planned> planOne(const Target& target) const;

    WorldPlace m_place;
    FileSystem* m_files;
    Batch::Overlay m_overlay;
    WorldInfo m_info;
    Bookmarks m_bookmarks;
    bool m_bookmarksWritable = true;
    FileMark m_infoMark;
    FileMark m_bookmarksMark;
    core::FindingList m_findings;
    std::vector<Address> m_addresses;
    std::vector<std::string> m_oddNames;
};

/// The name of a chunk's file relative to its world: `chunks/3_-2.json`.
[[nodiscard]] std::string chunkPath(Address address);
/// The finding of a `.json` file in `chunks/` whose name is no address (N20).
[[nodiscard]] core::Finding oddNameFinding(const std::string& name);
/// The finding of a file that is no JSON.
[[nodiscard]] core::Finding syntaxFinding(const json::SyntaxError& error, const std::string& file);
/// That a world, or the index at `path`, is not opened, since `why` was found in it. Both sentences can be
/// translated.
[[nodiscard]] core::Message worldRefusal(const std::filesystem::path& path, const core::Finding& why);

} // namespace chartroom::world
