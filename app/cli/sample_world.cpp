#include "app/cli/json_writer.h"
#include "app/cli/sample_parts.h"
#include "app/cli/sample_tile_image.h"
#include "app/cli/sample_town.h"
#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "model/world/script.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

namespace chartroom::cli {

namespace {

constexpr std::string_view worldDir = "worlds/riverton";
constexpr std::array<std::string_view, SampleTown::heights> heightNames{"Upper walls", "Upper floor", "Roofs",
                                                                        "Spire"};

core::Result<void> makeFolder(const std::filesystem::path& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return core::systemError(core::Code::FileWrite, folder, error.value());
    return {};
}

core::Result<void> writeJson(const std::filesystem::path& target, const std::string& minified)
{
    const auto document = world::json::OwnedDocument::of(minified);
    const std::string text = world::json::print(document.root(), world::json::Layout::fresh());
    return core::writeFile(target, std::as_bytes(std::span(text)));
}

std::string worldsJson()
{
    JsonWriter json;
    json.beginObject().key("worlds").beginArray().beginObject().field("id", "riverton");
    json.field("name", "Riverton").field("worldDir", worldDir).endObject().endArray().endObject();
    return json.text();
}

std::string worldJson()
{
    JsonWriter json;
    json.beginObject().field("schemaVersion", 1).field("id", "riverton").field("name", "Riverton");
    json.field("chunkWidth", SampleTown::chunkSize).field("chunkHeight", SampleTown::chunkSize);
    json.field("tileSize", 32).field("backgroundColor", "#060A14");
    json.field("defaultBackgroundTileId", sampleTiles().front().id).field("heightBlurStep", 0.1);
    json.key("editorUi").beginObject().endObject();
    const auto spawn = SampleTown::bookmarks().front();
    json.key("spawn").beginObject().field("x", spawn.x).field("y", spawn.y).endObject();
    json.key("editor").beginObject().field("defaultZoom", 1).field("gridVisible", true).endObject();
    json.endObject();
    return json.text();
}

std::string tilesJson()
{
    JsonWriter json;
    json.beginObject().field("schemaVersion", 1).key("tiles").beginArray();
    for (const SampleTile& tile : sampleTiles()) {
        json.beginObject().field("id", tile.id).field("symbol", std::string_view(&tile.symbol, 1));
        json.field("name", tile.name).field("color", std::string_view(fmt::format("#{:06X}", tile.colour)));
        json.field("image", std::string_view(fmt::format("tiles/{}.png", tile.id))).endObject();
    }
    json.endArray().endObject();
    return json.text();
}

/// The edit operations that build the town in an empty world, one a line.
class TownScript
{
public:
    explicit TownScript(const SampleTown& town)
        : m_town(town)
    {}

    [[nodiscard]] std::string text()
    {
        for (int layer = 0; layer < SampleTown::heights; ++layer)
            line("addHeightLayer", [&](JsonWriter& json) {
                json.field("id", std::string_view(heightId(layer)));
                json.field("name", heightNames[static_cast<std::size_t>(layer)]);
            });
        for (std::int64_t y = -SampleTown::chunkReach; y <= SampleTown::chunkReach; ++y)
            for (std::int64_t x = -SampleTown::chunkReach; x <= SampleTown::chunkReach; ++x)
                chunk(x * SampleTown::chunkSize, y * SampleTown::chunkSize);
        for (const SampleTown::Place& place : SampleTown::bookmarks())
            line("setBookmark", [&](JsonWriter& json) {
                json.field("id", place.id).field("label", place.label);
                json.field("x", place.x).field("y", place.y);
            });
        return std::move(m_text);
    }

private:
    static std::string heightId(int layer) { return fmt::format("height_{}", layer + 1); }

    template<class Fields>
    void line(std::string_view operation, const Fields& fields)
    {
        JsonWriter json;
        json.beginObject().field("op", operation);
        fields(json);
        json.endObject();
        m_text += json.text() + '\n';
    }

    void chunk(std::int64_t left, std::int64_t top)
    {
        line("stamp", [&](JsonWriter& json) {
            json.field("x", left).field("y", top).key("layers").beginArray();
            for (int layer = 0; layer < 3; ++layer) {
                json.beginObject().field("layer", layer).key("rows").beginArray();
                for (std::int64_t y = 0; y < SampleTown::chunkSize; ++y) {
                    std::string row;
                    for (std::int64_t x = 0; x < SampleTown::chunkSize; ++x)
                        row += m_town.room(layer, left + x, top + y);
                    json.value(std::string_view(row));
                }
                json.endArray().endObject();
            }
            json.endArray();
        });
        for (int layer = 0; layer < SampleTown::heights; ++layer)
            for (const SampleTile& tile : sampleTiles())
                heightCells(layer, tile.symbol, left, top);
        for (std::int64_t y = top; y < top + SampleTown::chunkSize; ++y)
            for (std::int64_t x = left; x < left + SampleTown::chunkSize; ++x)
                instance(x, y);
    }

    void heightCells(int layer, char symbol, std::int64_t left, std::int64_t top)
    {
        JsonWriter cells;
        cells.beginArray();
        bool any = false;
        for (std::int64_t y = top; y < top + SampleTown::chunkSize; ++y)
            for (std::int64_t x = left; x < left + SampleTown::chunkSize; ++x)
                if (m_town.height(layer, x, y) == symbol) {
                    cells.beginArray().value(x).value(y).endArray();
                    any = true;
                }
        cells.endArray();
        if (any)
            m_text += fmt::format(R"({{"op":"strokeHeight","id":"{}","symbol":"{}","cells":{}}})"
                                  "\n",
                                  heightId(layer), symbol, cells.text());
    }

    // People stand at doors, chests before beds.
    void instance(std::int64_t x, std::int64_t y)
    {
        const bool door = m_town.room(1, x, y) == 'D';
        const bool bed = m_town.room(2, x, y) == 'b';
        if (!door && !bed)
            return;
        line("placeInstance", [&](JsonWriter& json) {
            json.field("templateId", door ? "npc" : "chest").field("layer", door ? 1 : 2);
            json.field("x", x).field("y", door ? y : y + 1).key("record").beginObject();
            if (door)
                json.field("greeting", "Good day!");
            else
                json.key("items").beginArray().value("lantern").value("rope").endArray();
            json.endObject();
        });
    }

    const SampleTown& m_town;
    std::string m_text;
};

// The town is built from nothing, so chunks of an earlier sample go first.
core::Result<void> removeOldChunks(const std::filesystem::path& folder)
{
    std::vector<std::string> names{"bookmarks.json"};
    for (std::int64_t y = -SampleTown::chunkReach; y <= SampleTown::chunkReach; ++y)
        for (std::int64_t x = -SampleTown::chunkReach; x <= SampleTown::chunkReach; ++x)
            names.push_back(world::chunkPath({x, y}));
    for (const std::string& name : names) {
        std::error_code error;
        std::filesystem::remove(folder / name, error);
        if (error)
            return core::systemError(core::Code::FileWrite, folder / name, error.value());
    }
    return {};
}

core::Result<void> writeTiles(const std::filesystem::path& content)
{
    for (const SampleTile& tile : sampleTiles()) {
        const auto target = content / "tiles" / fmt::format("{}.png", tile.id);
        const auto bytes = sampleTileImage(tile);
        if (auto written = core::writeFile(target, std::as_bytes(std::span(bytes))); !written)
            return written;
    }
    return writeJson(content / "tiles.json", tilesJson());
}

} // namespace

core::Result<void> writeSampleWorld(const SampleSettings& settings, const core::Task&)
{
    const auto content = settings.folder / "content";
    const auto folder = content / worldDir;
    for (const auto& path : {content / "tiles", folder / "chunks"})
        if (auto made = makeFolder(path); !made)
            return made;
    if (auto written = writeTiles(content); !written)
        return written;
    if (auto written = writeJson(content / "worlds.json", worldsJson()); !written)
        return written;
    if (auto written = writeJson(folder / "world.json", worldJson()); !written)
        return written;
    if (auto removed = removeOldChunks(folder); !removed)
        return removed;
    auto document = model::WorldDocument::open(folder, {}, world::Access::Write);
    if (!document)
        return document.error();
    const SampleTown town(static_cast<std::uint32_t>(settings.seed));
    if (auto stop = model::runScript(**document, TownScript(town).text()))
        return std::move(stop->why);
    return {};
}

} // namespace chartroom::cli
