#include "formats/world/compose.h"

#include "formats/core/code.h"
#include "formats/world/patches.h"

#include <algorithm>
#include <map>

namespace chartroom::world {

namespace {

class Composer
{
public:
    Composer(const Neighbourhood& where, ChunkSize size)
        : m_where(where)
        , m_size(size)
    {
        m_document.origin = where.origin();
        m_document.width = where.side() * size.width;
        m_document.height = where.side() * size.height;
        m_document.offset = originOf(m_document.origin, size);
    }

    core::Result<ComposedDocument> run(const HeightStack& stack, const ChunkSource& source)
    {
        std::vector<std::shared_ptr<const Chunk>> chunks;
        for (std::int64_t y = 0; y < m_where.side(); ++y) {
            for (std::int64_t x = 0; x < m_where.side(); ++x) {
                if (auto chunk = source({m_document.origin.x + x, m_document.origin.y + y}))
                    chunks.push_back(std::move(chunk));
            }
        }
        if (auto made = makeLayers(chunks); !made)
            return made.error();
        for (const StackEntry& entry : stack) {
            m_place.try_emplace(entry.id, m_document.patches.size());
            m_document.patches.push_back(
                newPatch(entry.id, entry.name, static_cast<std::int64_t>(m_document.patches.size()) + 1));
        }
        for (const auto& chunk : chunks) {
            add(*chunk);
            // Rows reach from the left edge of the neighbourhood to their last cell: patches of few cells can
            // take more room than all layers.
            if (m_patchCells > maximumDocumentCells)
                return tooLarge(m_patchCells);
        }
        for (HeightPatch& patch : m_document.patches) {
            trimPatch(patch);
            if (isEmpty(patch))
                patch.x = patch.y = 0;
        }
        return std::move(m_document);
    }

private:
    [[nodiscard]] core::Message tooLarge(std::int64_t cells) const
    {
        return {core::Code::ComposeSize,
                {{"found", std::to_string(cells)},
                 {"expected", std::to_string(maximumDocumentCells)},
                 {"radius", std::to_string(m_where.radius)}}};
    }

    core::Result<void> makeLayers(const std::vector<std::shared_ptr<const Chunk>>& chunks)
    {
        std::map<std::int64_t, std::size_t> numbers{{0, 0}, {1, 0}};
        // A missing chunk is an empty one, with layers 0 and 1; where all chunks are there, only theirs
        // count.
        if (static_cast<std::int64_t>(chunks.size()) == m_where.side() * m_where.side())
            numbers.clear();
        for (const auto& chunk : chunks) {
            for (const auto& layer : chunk->layers)
                numbers.try_emplace(layer->number, 0);
        }
        const std::int64_t cells = m_document.width * m_document.height;
        if (static_cast<std::int64_t>(numbers.size()) > maximumDocumentCells / cells)
            return core::Message{
                core::Code::ComposeSize,
                {{"found", std::to_string(static_cast<std::int64_t>(numbers.size()) * cells)},
                 {"expected", std::to_string(maximumDocumentCells)},
                 {"radius", std::to_string(m_where.radius)}}};
        for (auto& [number, index] : numbers) {
            index = m_document.layers.size();
            m_document.layers.push_back(
                {number, std::u16string(static_cast<std::size_t>(cells), padOf(number))});
        }
        m_layers = std::move(numbers);
        return {};
    }

    void add(const Chunk& chunk)
    {
        const std::int64_t left = (chunk.address.x - m_document.origin.x) * m_size.width;
        const std::int64_t top = (chunk.address.y - m_document.origin.y) * m_size.height;
        for (const auto& layer : chunk.layers) {
            std::u16string& target = m_document.layers[m_layers[layer->number]].cells;
            for (std::int64_t y = 0; y < m_size.height; ++y)
                std::copy_n(layer->cells.begin() + y * m_size.width, m_size.width,
                            target.begin() + (top + y) * m_document.width + left);
        }
        for (const auto& patch : chunk.patches) {
            const auto place = m_place.find(patch->id);
            if (place != m_place.end())
                join(m_document.patches[place->second], *patch, left, top);
        }
        for (const Instance& instance : *chunk.instances) {
            m_document.instances.push_back({instance, chunk.address});
            m_document.instances.back().instance.x += left;
            m_document.instances.back().instance.y += top;
        }
    }

    // Until it is trimmed at the end, a patch of the document begins at the neighbourhood's corner.
    void join(HeightPatch& target, const HeightPatch& piece, std::int64_t left, std::int64_t top)
    {
        const auto x = static_cast<std::size_t>(left + piece.x);
        const auto y = static_cast<std::size_t>(top + piece.y);
        if (target.rows.size() < y + piece.rows.size())
            target.rows.resize(y + piece.rows.size());
        for (std::size_t i = 0; i < piece.rows.size(); ++i) {
            std::u16string& row = target.rows[y + i];
            const std::size_t wanted = x + piece.rows[i].size();
            if (row.size() < wanted) {
                m_patchCells += static_cast<std::int64_t>(wanted - row.size());
                row.resize(wanted, u' ');
            }
            std::ranges::copy(piece.rows[i], row.begin() + static_cast<std::ptrdiff_t>(x));
        }
    }

    Neighbourhood m_where;
    ChunkSize m_size;
    ComposedDocument m_document;
    std::map<std::int64_t, std::size_t> m_layers;
    std::map<std::string, std::size_t> m_place;
    std::int64_t m_patchCells = 0;
};

} // namespace

core::Result<ComposedDocument> compose(const Neighbourhood& where, ChunkSize size, const HeightStack& stack,
                                       const ChunkSource& chunks)
{
    if (where.radius < 0 || where.radius > maximumRadius)
        return core::Message{
            core::Code::ComposeRadius,
            {{"found", std::to_string(where.radius)}, {"expected", std::to_string(maximumRadius)}}};
    return Composer(where, size).run(stack, chunks);
}

namespace {

void appendRows(std::string& out, const std::u16string& cells, std::int64_t width)
{
    const auto step = static_cast<std::size_t>(width);
    for (std::size_t at = 0; at < cells.size(); at += step) {
        out += at == 0 ? '[' : ',';
        json::appendQuoted(out, std::u16string_view(cells).substr(at, step));
    }
    out += ']';
}

void appendField(std::string& out, std::string_view name, std::int64_t value)
{
    out.append(",\"").append(name).append("\":").append(std::to_string(value));
}

void appendPatch(std::string& out, const HeightPatch& patch)
{
    out += "{\"id\":";
    json::appendQuoted(out, std::string_view(patch.id));
    if (patch.name) {
        out += ",\"name\":";
        json::appendQuoted(out, std::string_view(*patch.name));
    }
    appendField(out, "z", patch.z);
    appendField(out, "x", patch.x);
    appendField(out, "y", patch.y);
    out += ",\"rows\":[";
    for (std::size_t i = 0; i < patch.rows.size(); ++i) {
        if (i > 0)
            out += ',';
        json::appendQuoted(out, std::u16string_view(patch.rows[i]));
    }
    out += "]}";
}

void appendInstance(std::string& out, const ComposedInstance& composed)
{
    const Instance& instance = composed.instance;
    out += "{\"id\":";
    json::appendQuoted(out, std::string_view(instance.id));
    out += ",\"templateId\":";
    json::appendQuoted(out, std::string_view(instance.templateId));
    appendField(out, "layer", instance.layer);
    appendField(out, "x", instance.x);
    appendField(out, "y", instance.y);
    appendField(out, "chunkX", composed.chunk.x);
    appendField(out, "chunkY", composed.chunk.y);
    out.append(",\"record\":").append(instance.record).append("}");
}

} // namespace

std::string toJson(const ComposedDocument& document)
{
    std::string out = "{\"originChunkX\":" + std::to_string(document.origin.x);
    appendField(out, "originChunkY", document.origin.y);
    appendField(out, "width", document.width);
    appendField(out, "height", document.height);
    appendField(out, "tileOffsetX", document.offset.x);
    appendField(out, "tileOffsetY", document.offset.y);
    out += ",\"roomLayers\":[";
    for (std::size_t i = 0; i < document.layers.size(); ++i) {
        out.append(i > 0 ? ",{\"layer\":" : "{\"layer\":").append(std::to_string(document.layers[i].number));
        out += ",\"rows\":";
        appendRows(out, document.layers[i].cells, document.width);
        out += '}';
    }
    out += "],\"heightLayers\":[";
    for (std::size_t i = 0; i < document.patches.size(); ++i) {
        out.append(i > 0 ? "," : "");
        appendPatch(out, document.patches[i]);
    }
    out += "],\"instances\":[";
    for (std::size_t i = 0; i < document.instances.size(); ++i) {
        out.append(i > 0 ? "," : "");
        appendInstance(out, document.instances[i]);
    }
    return out + "]}";
}

} // namespace chartroom::world
