#include "formats/world/chunk.h"
#include "formats/world/json/number.h"
#include "formats/world/json/reader.h"

#include <array>
#include <charconv>

namespace chartroom::world {

void appendNumber(std::string& out, std::int64_t value, std::string_view spelling)
{
    if (!spelling.empty() && json::parseNumber(spelling) == static_cast<double>(value)) {
        out += spelling;
        return;
    }
    if (value >= 0 && value < 10) {
        out += static_cast<char>('0' + value);
        return;
    }
    std::array<char, 24> digits{};
    const auto printed = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), printed.ptr);
}

namespace {

void appendRows(std::string& out, const RoomLayer& layer, std::int64_t width)
{
    const std::u16string_view cells = layer.cells;
    const auto step = static_cast<std::size_t>(width);
    constexpr std::size_t rowsAtOnce = 16;
    out += '[';
    std::size_t at = 0;
    while (at < cells.size()) {
        const auto block = cells.substr(at, step * rowsAtOnce);
        const std::size_t plain = json::appendQuotedRows(out, block, step);
        at += plain;
        if (plain == block.size())
            continue;
        json::appendQuoted(out, cells.substr(at, step));
        out += ',';
        at += step;
    }
    out.back() = ']';
}

void appendRows(std::string& out, const PatchRows& rows)
{
    char separator = '[';
    for (const std::u16string& row : rows) {
        out += separator;
        json::appendQuoted(out, std::u16string_view(row));
        separator = ',';
    }
    out.append(separator == '[' ? "[]" : "]");
}

void appendInstanceIds(std::string& out, const std::vector<Instance>& instances, std::int64_t layer)
{
    char separator = '[';
    for (const Instance& instance : instances) {
        if (instance.layer != layer)
            continue;
        out += separator;
        json::appendQuoted(out, std::string_view(instance.id));
        separator = ',';
    }
    out.append(separator == '[' ? "[]" : "]");
}

void appendLayer(std::string& out, const RoomLayer& layer, const Chunk& chunk)
{
    appendObject(out, layer.members, [&](LayerField field, std::string_view spelling) {
        if (field == LayerField::Layer)
            appendNumber(out, layer.number, spelling);
        else if (field == LayerField::Rows)
            appendRows(out, layer, chunk.size.width);
        else
            appendInstanceIds(out, *chunk.instances, layer.number);
    });
}

void appendPatch(std::string& out, const HeightPatch& patch)
{
    appendObject(out, patch.members, [&](PatchField field, std::string_view spelling) {
        switch (field) {
        case PatchField::Id:
            return json::appendQuoted(out, std::string_view(patch.id));
        case PatchField::Name:
            return json::appendQuoted(out, std::string_view(*patch.name));
        case PatchField::Z:
            return appendNumber(out, patch.z, spelling);
        case PatchField::X:
            return appendNumber(out, patch.x, spelling);
        case PatchField::Y:
            return appendNumber(out, patch.y, spelling);
        case PatchField::Rows:
            return appendRows(out, patch.rows);
        case PatchField::Unknown:
            break;
        }
    });
}

void appendInstance(std::string& out, const Instance& instance)
{
    appendObject(out, instance.members, [&](InstanceField field, std::string_view spelling) {
        switch (field) {
        case InstanceField::Id:
            return json::appendQuoted(out, std::string_view(instance.id));
        case InstanceField::TemplateId:
            return json::appendQuoted(out, std::string_view(instance.templateId));
        case InstanceField::Layer:
            return appendNumber(out, instance.layer, spelling);
        case InstanceField::X:
            return appendNumber(out, instance.x, spelling);
        case InstanceField::Y:
            return appendNumber(out, instance.y, spelling);
        case InstanceField::Record:
            out += instance.record;
            return;
        case InstanceField::Unknown:
            break;
        }
    });
}

template<class List, class Append>
void appendList(std::string& out, const List& list, Append&& append)
{
    char separator = '[';
    for (const auto& element : list) {
        out += separator;
        append(element);
        separator = ',';
    }
    out.append(separator == '[' ? "[]" : "]");
}

} // namespace

std::string toJson(const Chunk& chunk)
{
    std::string out;
    out.reserve(static_cast<std::size_t>(chunk.size.cells()) * chunk.layers.size() * 5 / 4 + 1024);
    appendObject(out, chunk.members, [&](ChunkField field, std::string_view spelling) {
        switch (field) {
        case ChunkField::SchemaVersion:
            return appendNumber(out, chunk.schemaVersion, spelling);
        case ChunkField::WorldId:
            return json::appendQuoted(out, std::string_view(chunk.worldId));
        case ChunkField::ChunkX:
            return appendNumber(out, chunk.address.x, spelling);
        case ChunkField::ChunkY:
            return appendNumber(out, chunk.address.y, spelling);
        case ChunkField::Width:
            return appendNumber(out, chunk.size.width, spelling);
        case ChunkField::Height:
            return appendNumber(out, chunk.size.height, spelling);
        case ChunkField::BackgroundTileId:
            return json::appendQuoted(out, std::string_view(chunk.backgroundTileId));
        case ChunkField::RoomLayers:
            return appendList(out, chunk.layers, [&](const auto& layer) { appendLayer(out, *layer, chunk); });
        case ChunkField::HeightLayers:
            return appendList(out, chunk.patches, [&](const auto& patch) { appendPatch(out, *patch); });
        case ChunkField::Instances:
            return appendList(out, *chunk.instances,
                              [&](const Instance& instance) { appendInstance(out, instance); });
        case ChunkField::Unknown:
            break;
        }
    });
    return out;
}

namespace {

// Appends an object with some members set, in the order of json::withMembers(): `set(key)` says whether it
// wrote the value of a key, `rest()` appends those that did not occur, each behind a call of its argument.
template<class Set, class Rest>
void appendWith(std::string& out, const json::Value& object, const Set& set, const Rest& rest)
{
    char separator = '{';
    const auto separate = [&] {
        out += separator;
        separator = ',';
    };
    object.members([&](const json::Value& key, const json::Value& value) {
        separate();
        out.append(key.source()).append(1, ':');
        if (!set(key, value))
            json::appendMinified(out, value);
    });
    rest(separate);
    out += '}';
}

void appendPosition(std::string& out, const json::Value& position, Tile tile)
{
    bool hasX = false;
    bool hasY = false;
    const auto set = [&](const json::Value& key, const json::Value& value) {
        const bool isX = key.equals("x");
        if (!isX && !key.equals("y"))
            return false;
        (isX ? hasX : hasY) = true;
        const bool number = value.is(json::Kind::Number);
        appendNumber(out, isX ? tile.x : tile.y, number ? value.source() : std::string_view{});
        return true;
    };
    appendWith(out, position, set, [&](const auto& separate) {
        if (!hasX) {
            separate();
            out += "\"x\":";
            appendNumber(out, tile.x, {});
        }
        if (!hasY) {
            separate();
            out += "\"y\":";
            appendNumber(out, tile.y, {});
        }
    });
}

} // namespace

void appendRecordAt(std::string& out, const json::Value& record, Tile tile)
{
    bool hasPosition = false;
    const auto set = [&](const json::Value& key, const json::Value& value) {
        if (!key.equals("position"))
            return false;
        hasPosition = true;
        appendPosition(out, value, tile);
        return true;
    };
    appendWith(out, record, set, [&](const auto& separate) {
        if (hasPosition)
            return;
        separate();
        out += "\"position\":";
        appendPosition(out, {}, tile);
    });
}

std::string recordAt(std::string_view record, Tile tile)
{
    json::Document document;
    (void)json::parse(record, document);
    std::string out;
    appendRecordAt(out, document.root(), tile);
    return out;
}

} // namespace chartroom::world
