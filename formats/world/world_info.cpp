#include "formats/world/world_info.h"

#include "formats/core/code.h"
#include "formats/world/ids.h"
#include "formats/world/normalize.h"
#include "formats/world/object_repair.h"

#include <algorithm>

namespace chartroom::world {

namespace {

bool isRoot(const json::Document& document, Report& report)
{
    report.text(document);
    const json::Value root = document.root();
    if (root.is(json::Kind::Object))
        return true;
    report.add(core::Code::JsonRoot, {}, root, {core::phrase("found", describe(root))});
    return false;
}

void reportNewer(std::int64_t schema, const json::Value& root, Report& report)
{
    if (schema > knownSchema)
        report.add(core::Code::SchemaNewer, "/schemaVersion", root.find("schemaVersion"),
                   {{"found", std::to_string(schema)}, {"expected", std::to_string(knownSchema)}});
}

std::string stringOr(const json::Value& value, std::string missing)
{
    return value.is(json::Kind::String) ? value.string() : std::move(missing);
}

std::string nonEmptyOr(const json::Value& value, std::string missing)
{
    std::string text = value.string();
    return text.empty() ? std::move(missing) : std::move(text);
}

} // namespace

std::optional<std::string> normalizeColor(std::string_view text)
{
    if (text.starts_with('#'))
        text.remove_prefix(1);
    if (text.size() != 3 && text.size() != 6)
        return std::nullopt;
    std::string result = "#";
    for (char c : text) {
        if (c >= 'a' && c <= 'f')
            c = static_cast<char>(c - 'a' + 'A');
        if (!(c >= '0' && c <= '9') && !(c >= 'A' && c <= 'F'))
            return std::nullopt;
        result.append(text.size() == 3 ? 2 : 1, c);
    }
    return result;
}

std::optional<WorldInfo> normalizeWorld(const json::Document& document, const std::string& folderName,
                                        Report& report)
{
    if (!isRoot(document, report))
        return std::nullopt;
    const json::Value root = document.root();
    WorldInfo world;
    ObjectRepair repair(root, {}, "N11-N15", report);
    world.schemaVersion = repair.integer("schemaVersion", knownSchema);
    reportNewer(world.schemaVersion, root, report);
    world.id = repair.string("id", nonEmptyOr(root.find("id"), folderName));
    world.name = repair.string("name", stringOr(root.find("name"), world.id));
    world.chunkSize.width = repair.integer("chunkWidth", 32, 1);
    world.chunkSize.height = repair.integer("chunkHeight", 32, 1);
    // Both sides are at most 2^31, so that their product fits.
    if (world.chunkSize.cells() > maximumChunkCells) {
        report.add(
            core::Code::WorldChunkSize, "/chunkWidth", root.find("chunkWidth"),
            {{"found", std::to_string(world.chunkSize.width) + 'x' + std::to_string(world.chunkSize.height)},
             {"expected", std::to_string(maximumChunkCells)},
             {"fields", "chunkWidth, chunkHeight"}});
        return std::nullopt;
    }
    world.tileSize = repair.integer("tileSize", 32, 8);
    world.backgroundColor =
        repair.string("backgroundColor",
                      normalizeColor(root.find("backgroundColor").string()).value_or(world.backgroundColor));
    world.defaultBackgroundTileId =
        repair.string("defaultBackgroundTileId", root.find("defaultBackgroundTileId").string());
    world.heightBlurStep = repair.number("heightBlurStep", 0.1, [](double value) { return value >= 0; });
    const json::Value editorUi = root.find("editorUi");
    if (!editorUi.is(json::Kind::Object))
        report.repaired("N15", "/editorUi", editorUi);
    repair.text("editorUi", editorUi.is(json::Kind::Object) ? json::minified(editorUi) : "{}");
    ObjectRepair spawn(root.find("spawn"), "/spawn", "N15", report);
    world.spawn.x = spawn.integer("x", 0);
    world.spawn.y = spawn.integer("y", 0);
    repair.text("spawn", spawn.json());
    ObjectRepair editor(root.find("editor"), "/editor", "N15", report);
    world.defaultZoom = editor.number("defaultZoom", 1, [](double value) { return value > 0; });
    world.gridVisible = editor.boolean("gridVisible", true);
    repair.text("editor", editor.json());
    world.json = repair.json();
    return world;
}

namespace {

class BookmarkList
{
public:
    explicit BookmarkList(Report& report)
        : m_report(report)
    {}

    std::string read(const json::Value& list, std::vector<Bookmark>& out)
    {
        std::vector<Source> sources;
        std::size_t index = 0;
        list.elements([&](const json::Value& value) {
            const std::size_t place = index++;
            if (!value.is(json::Kind::Object)) {
                m_report.add(core::Code::BookmarkDropped, pointerTo("/bookmarks", place), value,
                             {{"index", std::to_string(place + 1)}, core::phrase("found", describe(value))});
                return;
            }
            Source source{value, place, value.find("id").string(), false};
            source.owned = !source.id.empty() && m_ids.reserve(source.id);
            sources.push_back(std::move(source));
        });
        std::string json = "[";
        for (Source& source : sources) {
            if (!source.owned)
                source.id = source.id.empty() ? m_ids.number("poi_", 1) : m_ids.unique(source.id);
            if (json.size() > 1)
                json += ',';
            json += one(source, out.emplace_back());
        }
        return json + ']';
    }

private:
    struct Source
    {
        json::Value value;
        std::size_t index = 0;
        std::string id;
        bool owned = false;
    };

    std::string one(const Source& source, Bookmark& bookmark)
    {
        ObjectRepair repair(source.value, pointerTo("/bookmarks", source.index), "N16", m_report);
        bookmark.id = repair.string("id", source.id);
        bookmark.label = repair.string("label", stringOr(source.value.find("label"), source.id));
        bookmark.tile.x = repair.integer("x", 0);
        bookmark.tile.y = repair.integer("y", 0);
        return repair.json();
    }

    Report& m_report;
    UniqueIds m_ids;
};

} // namespace

std::optional<Bookmarks> normalizeBookmarks(const json::Document& document, const std::string& worldId,
                                            Report& report)
{
    if (!isRoot(document, report))
        return std::nullopt;
    const json::Value root = document.root();
    Bookmarks result;
    ObjectRepair repair(root, {}, "N16", report);
    result.schemaVersion = repair.integer("schemaVersion", knownSchema);
    reportNewer(result.schemaVersion, root, report);
    (void)repair.string("worldId", worldId);
    const json::Value list = root.find("bookmarks");
    if (!list.is(json::Kind::Array))
        report.repaired("N16", "/bookmarks", list);
    repair.text("bookmarks", BookmarkList(report).read(list, result.list));
    result.json = repair.json();
    return result;
}

Bookmarks noBookmarks(const std::string& worldId)
{
    Bookmarks result;
    result.json = "{\"schemaVersion\":1,\"worldId\":" + json::stringText(worldId) + ",\"bookmarks\":[]}";
    return result;
}

std::optional<std::vector<WorldEntry>> readWorldIndex(const json::Document& document, Report& report)
{
    if (!isRoot(document, report))
        return std::nullopt;
    const json::Value root = document.root();
    reportNewer(schemaOf(root), root, report);
    std::vector<WorldEntry> result;
    std::size_t index = 0;
    root.find("worlds").elements([&](const json::Value& value) {
        const std::size_t place = index++;
        if (value.is(json::Kind::Object))
            result.push_back({value.find("id").string(), value.find("name").string(),
                              value.find("worldDir").string(), pointerTo("/worlds", place)});
    });
    return result;
}

} // namespace chartroom::world
