#include "model/world/new_world.h"

#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"
#include "formats/world/json/edit.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "formats/world/json/rewrite.h"
#include "formats/world/normalize.h"
#include "formats/world/store/read_error.h"
#include "formats/world/store/store.h"

#include <algorithm>
#include <optional>
#include <set>

namespace chartroom::model {

namespace json = world::json;
using Path = std::filesystem::path;

namespace {

core::Message alreadyThere(const Path& path)
{
    return {core::Code::FileWrite,
            {{"path", core::displayPath(path)},
             core::phrase("reason", QT_TRANSLATE_NOOP("Message", "it is there already"))}};
}

core::Message listedAlready(const Path& index)
{
    return {core::Code::FileWrite,
            {{"path", core::displayPath(index)},
             core::phrase("reason", QT_TRANSLATE_NOOP("Message", "it lists a world of this id already"))}};
}

/// The ids of a `worlds.json`, also of entries that are refused.
std::set<std::string> idsIn(const json::Document& index)
{
    std::set<std::string> ids;
    index.root().find("worlds").elements(
        [&](const json::Value& entry) { ids.insert(entry.find("id").string()); });
    return ids;
}

core::Message failed(const Path& path, const std::error_code& error)
{
    return core::systemError(core::Code::FileWrite, path, error.value());
}

core::Result<void> makeFolder(const Path& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return failed(folder, error);
    return {};
}

core::Result<void> writeText(const Path& path, const std::string& text)
{
    return core::writeFile(path, std::as_bytes(std::span(text)));
}

// A new file's text: two blanks a level, a final newline (N5).
std::string printed(const std::string& minified)
{
    const auto document = json::OwnedDocument::of(minified);
    return json::print(document.root(), json::Layout::fresh());
}

std::string worldJson(const NewWorld& what)
{
    std::string text = "{\"schemaVersion\":1,\"id\":" + json::stringText(what.id);
    text += ",\"name\":" + json::stringText(what.name.empty() ? what.id : what.name);
    text += ",\"chunkWidth\":" + std::to_string(what.chunkSize.width);
    text += ",\"chunkHeight\":" + std::to_string(what.chunkSize.height);
    text += ",\"tileSize\":" + std::to_string(std::max<std::int64_t>(what.tileSize, 8));
    text += ",\"backgroundColor\":" +
            json::stringText(world::normalizeColor(what.backgroundColor).value_or("#060A14"));
    text += ",\"defaultBackgroundTileId\":\"\",\"heightBlurStep\":0.1,\"editorUi\":{},"
            "\"spawn\":{\"x\":0,\"y\":0},\"editor\":{\"defaultZoom\":1,\"gridVisible\":true}}";
    return text;
}

std::string entryJson(const NewWorld& what)
{
    return "{\"id\":" + json::stringText(what.id) +
           ",\"name\":" + json::stringText(what.name.empty() ? what.id : what.name) +
           ",\"worldDir\":" + json::stringText("worlds/" + what.id) + "}";
}

/// What a folder has of a world already.
std::optional<Path> partOfWorld(const Path& folder)
{
    std::error_code ignored;
    for (const char* name : {"world.json", "chunks"}) {
        if (std::filesystem::exists(std::filesystem::symlink_status(folder / name, ignored)))
            return folder / name;
    }
    return std::nullopt;
}

core::Result<void> checked(const NewWorld& what)
{
    if (!isFolderName(what.id))
        return core::Message{
            core::Code::FileWrite,
            {{"path", core::displayPath(what.id)},
             core::phrase("reason", QT_TRANSLATE_NOOP("Message", "the id cannot be the name of a folder"))}};
    const world::ChunkSize size = what.chunkSize;
    if (size.width < 1 || size.height < 1 || size.width > world::maximumChunkCells / size.height)
        return core::Message{core::Code::WorldChunkSize,
                             {{"found", std::to_string(size.width) + "x" + std::to_string(size.height)},
                              {"expected", std::to_string(world::maximumChunkCells)},
                              {"fields", "chunkWidth, chunkHeight"}}};
    return {};
}

} // namespace

bool isFolderName(const std::string& id)
{
    return !id.empty() && id.size() <= 200 && id.front() != '.' && std::ranges::none_of(id, [](char c) {
        return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    });
}

bool holdsWorld(const Path& folder)
{
    return partOfWorld(folder).has_value();
}

std::set<std::string> listedIds(const Path& content)
{
    std::string bytes;
    json::Document document;
    if (world::systemFiles().read(content / "worlds.json", bytes, world::maximumFileBytes) != 0 ||
        json::parse(bytes, document))
        return {};
    return idsIn(document);
}

core::Result<Path> createWorld(const Path& folder, const NewWorld& what)
{
    if (const auto valid = checked(what); !valid)
        return valid.error();
    if (const auto there = partOfWorld(folder))
        return alreadyThere(*there);
    if (const auto made = makeFolder(folder / "chunks"); !made)
        return made.error();
    if (const auto written = writeText(folder / "world.json", printed(worldJson(what))); !written)
        return written.error();
    return folder;
}

core::Result<Path> createContentFolder(const Path& content, const NewWorld& first)
{
    const Path index = content / "worlds.json";
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(index, ignored)))
        return alreadyThere(index);
    auto world = createWorld(content / "worlds" / first.id, first);
    if (!world)
        return world;
    const std::string text = "{\"schemaVersion\":1,\"worlds\":[" + entryJson(first) + "]}";
    if (const auto written = writeText(index, printed(text)); !written)
        return written.error();
    return world;
}

core::Result<Path> addWorld(const Path& content, const NewWorld& what)
{
    core::FindingList findings;
    const auto entries = world::listWorlds(content, findings);
    if (!entries)
        return entries.error();
    const Path index = content / "worlds.json";
    std::string bytes;
    if (const int error = world::systemFiles().read(index, bytes, world::maximumFileBytes))
        return world::readError(index, error);
    json::Document document;
    if (const auto error = json::parse(bytes, document))
        return world::worldRefusal(index, world::syntaxFinding(*error, {}));
    if (idsIn(document).contains(what.id))
        return listedAlready(index);
    std::string list = "[";
    document.root().find("worlds").elements([&](const json::Value& entry) {
        list.append(list.size() > 1 ? "," : "").append(json::minified(entry));
    });
    list.append(list.size() > 1 ? "," : "").append(entryJson(what)).append("]");
    auto world = createWorld(content / "worlds" / what.id, what);
    if (!world)
        return world;
    const auto fresh = json::OwnedDocument::of(json::withMembers(document.root(), {{"worlds", list}}));
    if (const auto written = writeText(index, json::rewrite(document, fresh.root())); !written)
        return written.error();
    return world;
}

} // namespace chartroom::model
