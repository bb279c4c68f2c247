#include "model/world/world_fields.h"

#include "formats/world/json/edit.h"
#include "formats/world/json/number.h"
#include "formats/world/json/reader.h"
#include "model/world/world_text.h"

#include <algorithm>
#include <string_view>

namespace chartroom::model {

namespace json = world::json;

namespace {

world::Operation setField(std::string_view field, const std::string& value)
{
    const std::size_t slash = field.find('/');
    if (slash == std::string_view::npos)
        return {world::SetWorld{json::withMembers({}, {{field, value}})}};
    const std::string inner = json::withMembers({}, {{field.substr(slash + 1), value}});
    return {world::SetWorld{json::withMembers({}, {{field.substr(0, slash), inner}})}};
}

} // namespace

world::Operation setWorldText(const char* field, const QString& value)
{
    return setField(field, json::stringText(storedText(value)));
}

world::Operation setWorldNumber(const char* field, double value)
{
    return setField(field, json::printNumber(value));
}

world::Operation setWorldFlag(const char* field, bool value)
{
    return setField(field, value ? "true" : "false");
}

world::Operation setSpawn(world::Tile tile)
{
    return {world::SetWorld{"{\"spawn\":{\"x\":" + std::to_string(tile.x) +
                            ",\"y\":" + std::to_string(tile.y) + "}}"}};
}

std::string startBookmark(const world::WorldInfo& info)
{
    return json::OwnedDocument::of(info.json).root().find("editor").find("startBookmark").string();
}

world::Operation setStartBookmark(const std::string& id)
{
    return setField("editor/startBookmark", json::stringText(id));
}

world::Tile firstPlace(const world::WorldInfo& info, const std::vector<world::Bookmark>& bookmarks)
{
    const auto chosen = std::ranges::find(bookmarks, startBookmark(info), &world::Bookmark::id);
    return chosen == bookmarks.end() ? info.spawn : chosen->tile;
}

} // namespace chartroom::model
