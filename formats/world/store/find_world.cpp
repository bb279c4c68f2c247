#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"
#include "formats/world/json/reader.h"
#include "formats/world/store/read_error.h"
#include "formats/world/store/store.h"

#include <algorithm>

namespace chartroom::world {

namespace {

// The name of a folder as the user sees it: links are not followed, `.` and a final slash do not count.
std::string nameOf(const std::filesystem::path& folder)
{
    std::error_code error;
    auto path = std::filesystem::absolute(folder, error).lexically_normal();
    if (!path.has_filename())
        path = path.parent_path();
    return core::displayPath(path.filename());
}

// Whether a folder lies in another one after every link and `..` is resolved (N10).
bool isInside(const std::filesystem::path& folder, const std::filesystem::path& outer)
{
    std::error_code error;
    const auto inner = std::filesystem::weakly_canonical(folder, error);
    if (error)
        return false;
    const auto bound = std::filesystem::weakly_canonical(outer, error);
    if (error)
        return false;
    return std::mismatch(bound.begin(), bound.end(), inner.begin(), inner.end()).first == bound.end();
}

/// Where the catalog of a world is looked for (N60).
struct CatalogPlace
{
    std::filesystem::path content;
    std::filesystem::path unlistedIn; ///< see WorldPlace
};

WorldPlace placeOf(const std::filesystem::path& folder, const CatalogPlace& catalog)
{
    WorldPlace place;
    place.folder = folder.empty() ? "." : folder;
    place.folderName = nameOf(place.folder);
    place.content = catalog.content.empty() ? "." : catalog.content;
    place.unlistedIn = catalog.unlistedIn;
    return place;
}

bool isFile(FileSystem& files, const std::filesystem::path& path)
{
    FileStatus status;
    return files.status(path, status) == 0 && status.exists && !status.folder;
}

// The folder whose catalog a world uses that was named by itself (N60): its own, else that of the
// `worlds.json` above it that lists it.
CatalogPlace catalogOf(const std::filesystem::path& world, FileSystem& files)
{
    constexpr int levels = 8;
    std::error_code error;
    const auto folder = std::filesystem::weakly_canonical(world.empty() ? "." : world, error);
    if (error || isFile(files, folder / "tiles.json"))
        return {world, {}};
    auto above = folder;
    for (int i = 0; i < levels && above.has_relative_path(); ++i) {
        above = above.parent_path();
        if (!isFile(files, above / "worlds.json"))
            continue;
        core::FindingList ignored;
        const auto entries = listWorlds(above, ignored, files);
        const bool listed =
            entries && std::ranges::any_of(*entries, [&](const WorldEntry& entry) {
                return std::filesystem::weakly_canonical(above / entry.worldDir, error) == folder;
            });
        return listed ? CatalogPlace{above, {}} : CatalogPlace{world, above / "worlds.json"};
    }
    return {world, {}};
}

core::Result<WorldPlace> fromIndex(const std::filesystem::path& content, const std::string& id,
                                   FileSystem& files)
{
    core::FindingList findings;
    const auto entries = listWorlds(content, findings, files);
    if (!entries)
        return entries.error();
    std::string ids;
    for (const WorldEntry& entry : *entries) {
        if (!id.empty() && entry.id != id) {
            ids.append(ids.empty() ? "" : ", ").append(entry.id);
            continue;
        }
        WorldPlace place = placeOf(content / entry.worldDir, {content, {}});
        place.findings = std::move(findings);
        return place;
    }
    return core::Message{core::Code::WorldUnknown,
                         {{"path", core::displayPath(content / "worlds.json")},
                          id.empty() ? core::phrase("id", QT_TRANSLATE_NOOP("Message", "of any id"))
                                     : core::Argument{"id", id},
                          ids.empty() ? core::phrase("found", QT_TRANSLATE_NOOP("Message", "none"))
                                      : core::Argument{"found", ids}}};
}

} // namespace

core::Result<std::vector<WorldEntry>> listWorlds(const std::filesystem::path& content,
                                                 core::FindingList& findings, FileSystem& files)
{
    const auto path = content / "worlds.json";
    std::string bytes;
    if (const int error = files.read(path, bytes, maximumFileBytes))
        return readError(path, error);
    json::Document document;
    if (const auto error = json::parse(bytes, document)) {
        findings.add(syntaxFinding(*error, "worlds.json"));
        return worldRefusal(path, findings.findings().back());
    }
    Report report(findings, "worlds.json");
    auto entries = readWorldIndex(document, report);
    if (!entries)
        return worldRefusal(path, findings.findings().back());
    std::erase_if(*entries, [&](const WorldEntry& entry) {
        const std::filesystem::path folder(entry.worldDir);
        if (!entry.worldDir.empty() && folder.is_relative() && isInside(content / folder, content))
            return false;
        report.add(core::Code::WorldDirEscapes, entry.pointer + "/worldDir", {},
                   {{"id", entry.id},
                    {"found", entry.worldDir.empty() ? "nothing" : entry.worldDir},
                    {"expected", core::displayPath(content.empty() ? "." : content)}});
        return true;
    });
    return std::move(*entries);
}

core::Result<WorldPlace> findWorld(const std::filesystem::path& path, const std::string& id,
                                   FileSystem& files)
{
    FileStatus status;
    if (const int error = files.status(path, status))
        return core::systemError(core::Code::FileOpen, path, error);
    if (!status.exists)
        return core::Message{core::Code::FileMissing, {{"path", core::displayPath(path)}}};
    if (!status.folder) {
        const auto folder = path.parent_path();
        if (path.filename() == "worlds.json")
            return fromIndex(folder, id, files);
        return placeOf(folder, catalogOf(folder, files));
    }
    const bool isWorld = isFile(files, path / "world.json");
    const bool isIndex = isFile(files, path / "worlds.json");
    if (isIndex && (!isWorld || !id.empty()))
        return fromIndex(path, id, files);
    if (isWorld)
        return placeOf(path, catalogOf(path, files));
    return core::Message{core::Code::WorldMissing, {{"path", core::displayPath(path)}}};
}

} // namespace chartroom::world
