#include "app/cli/kind.h"

#include "formats/core/code.h"
#include "formats/core/opened_file.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"
#include "formats/core/unknown_kind.h"
#include "formats/world/chunk.h"
#include "formats/world/json/reader.h"
#include "formats/world/store/file_system.h"
#include "formats/world/store/read_error.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

namespace chartroom::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view blobMagic = "BHBO";
constexpr std::string_view blueprintMagic = "ISLA";
constexpr std::string_view blueprintMagicV1 = "\x07ISLA_V1";
constexpr std::string_view worldFile = "world.json";
constexpr std::string_view indexFile = "worlds.json";
constexpr std::string_view catalogFile = "tiles.json";
constexpr std::string_view bookmarksFile = "bookmarks.json";

Kind kindByContent(const core::OpenedFile& file)
{
    std::array<std::byte, 8> bytes{};
    const std::string_view first{reinterpret_cast<const char*>(bytes.data()), file.read(bytes)};
    if (first.starts_with(blobMagic))
        return Kind::Blob;
    if (first.starts_with(blueprintMagic) || first.starts_with(blueprintMagicV1))
        return Kind::Blueprint;
    return Kind::Unknown;
}

// Whether a JSON file that nobody named may be a chunk: by its name, or an object with a field of one, or
// something that cannot be read as one: checking it says why.
bool mayBeChunk(const fs::path& path)
{
    if (world::parseChunkFileName(path.filename().native()))
        return true;
    std::error_code error;
    std::string text;
    world::json::Document document;
    if (!fs::is_regular_file(path, error))
        return true;
    if (world::systemFiles().read(path, text, world::maximumFileBytes) != 0 ||
        world::json::parse(text, document))
        return true;
    bool found = !document.root().is(world::json::Kind::Object);
    document.root().members([&found](const world::json::Value& key, const world::json::Value&) {
        using Field = world::ChunkField;
        const Field field = world::Members<Field>{}.fieldOf(key);
        // Other files have these as well.
        const bool common = field == Field::Unknown || field == Field::SchemaVersion ||
                            field == Field::WorldId || field == Field::Width || field == Field::Height;
        found = found || !common;
    });
    return found;
}

Kind kindByName(const fs::path& path)
{
    const fs::path extension = path.extension();
    if (extension == ".dat")
        return Kind::Blueprint;
    if (extension == ".blob")
        return Kind::Blob;
    if (path.filename() == worldFile || path.filename() == indexFile)
        return Kind::World;
    if (extension != ".json")
        return Kind::Unknown;
    const bool other = path.filename() == catalogFile || path.filename() == bookmarksFile;
    return other ? Kind::Unknown : Kind::Chunk;
}

bool isWorldFolder(const fs::path& path)
{
    std::error_code error;
    return fs::is_regular_file(path / worldFile, error) || fs::is_regular_file(path / indexFile, error);
}

void addTargetsBelow(const fs::path& folder, std::vector<Target>& targets)
{
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const fs::path& path = entry->path();
        std::error_code entryError;
        // Links to folders are not followed: they may lead back.
        const bool isFolder = entry->is_directory(entryError) && !entry->is_symlink(entryError);
        if (isFolder && !isWorldFolder(path)) {
            addTargetsBelow(path, targets);
        } else if (isFolder || entry->is_regular_file(entryError)) {
            const Kind kind = detectKind(path);
            if (kind != Kind::Unknown && (kind != Kind::Chunk || mayBeChunk(path)))
                targets.push_back({path, kind});
        }
    }
    if (error)
        targets.push_back(
            {folder, Kind::Unknown, core::systemError(core::Code::FileOpen, folder, error.value())});
}

} // namespace

std::string_view name(Kind kind)
{
    switch (kind) {
    case Kind::Blueprint:
        return "blueprint";
    case Kind::Blob:
        return "blob";
    case Kind::Chunk:
        return "chunk";
    case Kind::World:
        return "world";
    case Kind::Unknown:
        break;
    }
    return "unknown";
}

Kind detectKind(const fs::path& path)
{
    if (const auto file = core::OpenedFile::open(path)) {
        const Kind kind = kindByContent(*file);
        return kind == Kind::Unknown ? kindByName(path) : kind;
    }
    std::error_code error;
    if (fs::is_directory(path, error))
        return isWorldFolder(path) ? Kind::World : Kind::Unknown;
    return kindByName(path);
}

core::Message whyUnknown(const fs::path& path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    const std::string shown = core::displayPath(path);
    if (!fs::exists(status) && error && error != std::errc::no_such_file_or_directory)
        return core::systemError(core::Code::FileOpen, path, error.value());
    if (!fs::exists(status))
        return {core::Code::FileMissing, {{"path", shown}}};
    if (!fs::is_regular_file(status) && !fs::is_directory(status))
        return {core::Code::FileKind, {{"path", shown}}};
    const char* problem = nullptr;
    if (fs::is_directory(status))
        problem =
            QT_TRANSLATE_NOOP("Message", "this folder is no world, for neither world.json nor worlds.json "
                                         "is in it. Name a world's folder or a single file");
    else if (path.filename() == catalogFile)
        problem =
            QT_TRANSLATE_NOOP("Message", "this is a catalog of tiles. Name the world that it belongs to");
    else if (path.filename() == bookmarksFile)
        problem = QT_TRANSLATE_NOOP("Message", "these are a world's bookmarks. Name the world's folder");
    if (problem == nullptr)
        return core::unknownKind(path);
    return {core::Code::FileUnknown, {{"path", shown}, core::phrase("problem", problem)}};
}

std::vector<Target> findTargets(const fs::path& path)
{
    std::error_code error;
    const Kind kind = detectKind(path);
    if (kind != Kind::Unknown || !fs::is_directory(path, error))
        return {{path, kind}};
    std::vector<Target> targets;
    addTargetsBelow(path, targets);
    std::ranges::sort(targets, {}, &Target::path);
    if (targets.empty()) {
        const char* const problem = QT_TRANSLATE_NOOP(
            "Message", "this folder holds no file of a known kind: no .dat, no .blob, no chunk and "
                       "no world");
        targets.push_back(
            {path, kind,
             core::Message{core::Code::FileUnknown,
                           {{"path", core::displayPath(path)}, core::phrase("problem", problem)}}});
    }
    return targets;
}

} // namespace chartroom::cli
