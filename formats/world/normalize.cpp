#include "formats/world/normalize.h"

#include "formats/core/code.h"
#include "formats/world/json/number.h"
#include "formats/world/normalize_parts.h"

#include <algorithm>

namespace chartroom::world {

bool isInteger(const json::Value& value, std::int64_t number)
{
    const auto found = value.number();
    return found && *found == static_cast<double>(number);
}

std::optional<std::string_view> spellingOf(const json::Value& value, std::int64_t number)
{
    if (!value.is(json::Kind::Number))
        return std::nullopt;
    const std::string_view source = value.source();
    if (const auto usual = json::usualInteger(source))
        return *usual == number ? std::optional(std::string_view{}) : std::nullopt;
    if (!isInteger(value, number))
        return std::nullopt;
    return source == std::to_string(number) ? std::string_view{} : source;
}

std::size_t mendHalves(std::u16string& cells, std::size_t begin, std::size_t end, char16_t pad)
{
    std::size_t lone = 0;
    for (std::size_t i = begin; i < end; ++i) {
        if (!json::isSurrogate(cells[i]))
            continue;
        if (json::isHighSurrogate(cells[i]) && i + 1 < end && json::isLowSurrogate(cells[i + 1])) {
            ++i;
            continue;
        }
        cells[i] = pad;
        ++lone;
    }
    return lone;
}

std::int64_t schemaOf(const json::Value& root)
{
    return root.find("schemaVersion").integer().value_or(knownSchema);
}

ChunkSize ownSize(const json::Value& root)
{
    const auto side = [&](std::string_view name) {
        return std::max<std::int64_t>(1, root.find(name).integer().value_or(32));
    };
    return {side("width"), side("height")};
}

namespace {

// The chunk's own scalar fields, N11 and N20-N22.
class ChunkHead
{
public:
    ChunkHead(const json::Value& root, const ChunkContext& context, Chunk& chunk, Report& report)
        : m_root(root)
        , m_context(context)
        , m_chunk(chunk)
        , m_report(report)
    {}

    void run()
    {
        m_chunk.schemaVersion = schemaOf(m_root);
        m_chunk.worldId = m_context.worldId;
        m_chunk.address = m_context.address;
        m_chunk.size = m_context.size;
        m_root.members([this](const json::Value& key, const json::Value& value) { member(key, value); });
        for (std::size_t i = 1; i < fieldNames(ChunkField{}).size(); ++i) {
            const auto field = static_cast<ChunkField>(i);
            if (m_chunk.members.has(field))
                continue;
            m_chunk.members.append(field);
            m_report.repaired(ruleOf(field), pointerOf(field), {});
        }
        differing();
    }

private:
    static JsonPointer pointerOf(ChunkField field)
    {
        return JsonPointer() / fieldNames(field)[static_cast<std::size_t>(field)];
    }

    static std::string_view ruleOf(ChunkField field)
    {
        switch (field) {
        case ChunkField::SchemaVersion:
            return "N11";
        case ChunkField::ChunkX:
        case ChunkField::ChunkY:
            return "N20";
        case ChunkField::BackgroundTileId:
            return "N22";
        case ChunkField::RoomLayers:
            return "N25";
        case ChunkField::HeightLayers:
            return "N28";
        case ChunkField::Instances:
            return "N26";
        default:
            return "N21";
        }
    }

    void member(const json::Value& key, const json::Value& value)
    {
        const ChunkField field = m_chunk.members.fieldOf(key);
        switch (field) {
        case ChunkField::Unknown:
            m_chunk.members.appendUnknown(key, value);
            return;
        case ChunkField::SchemaVersion:
            return number(field, value, m_chunk.schemaVersion);
        case ChunkField::ChunkX:
            return number(field, value, m_chunk.address.x);
        case ChunkField::ChunkY:
            return number(field, value, m_chunk.address.y);
        case ChunkField::Width:
            return number(field, value, m_chunk.size.width);
        case ChunkField::Height:
            return number(field, value, m_chunk.size.height);
        case ChunkField::WorldId:
            if (!value.equals(m_chunk.worldId))
                m_report.repaired("N21", pointerOf(field), value);
            break;
        case ChunkField::BackgroundTileId:
            m_chunk.backgroundTileId = value.string();
            if (!value.is(json::Kind::String))
                m_report.repaired("N22", pointerOf(field), value);
            break;
        case ChunkField::RoomLayers:
        case ChunkField::HeightLayers:
        case ChunkField::Instances:
            if (!value.is(json::Kind::Array))
                m_report.repaired("W7", pointerOf(field), value);
            break;
        }
        m_chunk.members.append(field);
    }

    void number(ChunkField field, const json::Value& value, std::int64_t wanted)
    {
        const auto spelling = spellingOf(value, wanted);
        m_chunk.members.append(field, spelling.value_or(""));
        // Numbers that name another address or size are reported below, both coordinates at once.
        if (!spelling && (field == ChunkField::SchemaVersion || value.integer().value_or(wanted) == wanted))
            m_report.repaired(ruleOf(field), pointerOf(field), value);
    }

    void differing()
    {
        const auto pair = [this](std::string_view a, std::string_view b, std::int64_t x, std::int64_t y,
                                 core::Code code, std::string_view between) {
            const json::Value first = m_root.find(a);
            const json::Value second = m_root.find(b);
            const auto foundX = first.integer();
            const auto foundY = second.integer();
            if (foundX.value_or(x) == x && foundY.value_or(y) == y)
                return;
            const auto text = [&](std::int64_t left, std::int64_t right) {
                return std::to_string(left).append(between).append(std::to_string(right));
            };
            const bool firstDiffers = foundX.value_or(x) != x;
            m_report.add(code, JsonPointer() / (firstDiffers ? a : b), firstDiffers ? first : second,
                         {{"found", text(foundX.value_or(x), foundY.value_or(y))}, {"expected", text(x, y)}});
        };
        pair("chunkX", "chunkY", m_chunk.address.x, m_chunk.address.y, core::Code::ChunkAddress, ", ");
        pair("width", "height", m_chunk.size.width, m_chunk.size.height, core::Code::ChunkSizeDiffers, "x");
    }

    const json::Value& m_root;
    const ChunkContext& m_context;
    Chunk& m_chunk;
    Report& m_report;
};

} // namespace

NormalizedChunk normalizeChunk(const json::Document& document, const ChunkContext& context, Report& report)
{
    NormalizedChunk result;
    report.text(document);
    const json::Value root = document.root();
    if (!root.is(json::Kind::Object)) {
        report.add(core::Code::JsonRoot, {}, root, {core::phrase("found", describe(root))});
        return result;
    }
    Chunk chunk;
    ChunkHead(root, context, chunk, report).run();
    result.newer = chunk.schemaVersion > knownSchema;
    if (result.newer)
        report.add(
            core::Code::SchemaNewer, "/schemaVersion", root.find("schemaVersion"),
            {{"found", std::to_string(chunk.schemaVersion)}, {"expected", std::to_string(knownSchema)}});
    normalizeInstances(root, context, chunk, report);
    if (!normalizeLayers(root, context, chunk, report))
        return result;
    if (report.keepsFindings())
        reportInstanceIds(root, chunk, report);
    normalizePatches(root, context, chunk, report);
    result.lossy = report.lossy();
    result.chunk = std::move(chunk);
    return result;
}

} // namespace chartroom::world
