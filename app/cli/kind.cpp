#include "app/cli/kind.h"

#include "formats/core/opened_file.h"
#include "formats/world/chunk.h"
#include "formats/world/json/reader.h"
#include "formats/world/store/file_system.h"

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

// Whether a JSON file whose name is no chunk's address may still be a chunk: an object with a field of one,
// or something that cannot be read as one: checking it says why.
bool mayBeChunk(const fs::path& path)
{
    std::error_code error;
    std::string text;
    world::json::Document document;
    if (!fs::is_regular_file(path, error))
        return true;
    if (world::systemFiles().read(path, text) != 0 || world::json::parse(text, document))
        return true;
    bool found = !document.root().is(world::json::Kind::Object);
    document.root().members([&found](const world::json::Value& key, const world::json::Value&) {
        using Field = world::ChunkField;
        const Field field = world::Members<Field>::fieldOf(key);
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
    const bool address = world::parseChunkFileName(path.filename().native()).has_value();
    return address || mayBeChunk(path) ? Kind::Chunk : Kind::Unknown;
}

bool isWorldFolder(const fs::path& path)
{
    std::error_code error;
    return fs::is_regular_file(path / worldFile, error) || fs::is_regular_file(path / indexFile, error);
}

void addTargetsBelow(const fs::path& folder, std::vector<Target>& targets)
{
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        std::error_code entryError;
        if (entry->is_directory(entryError)) {
            if (!isWorldFolder(entry->path()))
                continue;
            targets.push_back({entry->path(), Kind::World});
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file(entryError)) {
            if (const Kind kind = detectKind(entry->path()); kind != Kind::Unknown)
                targets.push_back({entry->path(), kind});
        }
    }
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

std::vector<Target> findTargets(const fs::path& path)
{
    std::error_code error;
    const Kind kind = detectKind(path);
    if (kind != Kind::Unknown || !fs::is_directory(path, error))
        return {{path, kind}};
    std::vector<Target> targets;
    addTargetsBelow(path, targets);
    std::ranges::sort(targets, {}, &Target::path);
    return targets;
}

} // namespace chartroom::cli
