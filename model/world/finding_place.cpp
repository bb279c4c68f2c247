#include "model/world/finding_place.h"

#include "formats/world/json/document.h"
#include "formats/world/json/reader.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace chartroom::model {

namespace {

namespace json = world::json;

/// The parts between the strokes of a pointer.
std::vector<std::string_view> partsOf(std::string_view pointer)
{
    std::vector<std::string_view> parts;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        parts.push_back(pointer.substr(0, end));
        pointer.remove_prefix(end);
    }
    return parts;
}

std::optional<std::int64_t> indexAt(const std::vector<std::string_view>& parts, std::size_t place)
{
    if (place >= parts.size())
        return std::nullopt;
    std::int64_t index = 0;
    const auto read = std::from_chars(parts[place].data(), parts[place].data() + parts[place].size(), index);
    return read.ec == std::errc() ? std::optional(index) : std::nullopt;
}

json::Value elementOf(const json::Value& list, std::int64_t index)
{
    json::Value found;
    std::int64_t at = 0;
    list.elements([&](const json::Value& value) {
        if (at++ == index)
            found = value;
    });
    return found;
}

} // namespace

FindingPlace placeOf(const core::Finding& finding, std::string_view text, world::Address chunk,
                     world::ChunkSize size)
{
    const auto parts = partsOf(finding.pointer);
    const auto index = indexAt(parts, 1);
    json::Document document;
    if (!index || json::parse(text, document))
        return {};
    const json::Value value = elementOf(document.root().find(parts[0]), *index);
    if (!value || !value.is(json::Kind::Object))
        return {};
    const world::Tile origin = world::originOf(chunk, size);
    const auto tileAt = [&](std::int64_t x, std::int64_t y) {
        return world::Tile{origin.x + std::clamp<std::int64_t>(x, 0, size.width - 1),
                           origin.y + std::clamp<std::int64_t>(y, 0, size.height - 1)};
    };
    const std::int64_t x = value.find("x").integer().value_or(0);
    const std::int64_t y = value.find("y").integer().value_or(0);
    // The cell of a row, where the pointer goes on to one.
    const std::int64_t row = parts.size() > 2 && parts[2] == "rows" ? indexAt(parts, 3).value_or(-1) : -1;
    const std::int64_t column = indexAt(parts, 4).value_or(0);
    FindingPlace place;
    if (parts[0] == "roomLayers") {
        place.layer = LayerKey::room(value.find("layer").integer().value_or(*index));
        if (row >= 0)
            place.tile = tileAt(column, row);
    } else if (parts[0] == "heightLayers") {
        place.layer = LayerKey::height(value.find("id").string());
        place.tile = tileAt(x + column, y + std::max<std::int64_t>(row, 0));
    } else if (parts[0] == "instances") {
        place.tile = tileAt(x, y);
    }
    return place;
}

} // namespace chartroom::model
