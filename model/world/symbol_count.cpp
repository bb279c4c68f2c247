#include "model/world/symbol_count.h"

#include <algorithm>

namespace chartroom::model {

namespace {

std::uint64_t countIn(const std::u16string& cells, char16_t symbol)
{
    return static_cast<std::uint64_t>(std::ranges::count(cells, symbol));
}

std::uint64_t countIn(const std::u16string& cells, char16_t symbol, const QRegion& tiles, std::int64_t width)
{
    std::uint64_t count = 0;
    for (const QRect& rect : tiles) {
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            const auto begin = cells.begin() + y * width + rect.left();
            count += static_cast<std::uint64_t>(std::count(begin, begin + rect.width(), symbol));
        }
    }
    return count;
}

/// The cells of a room layer; none where there is no chunk or no such layer.
const std::u16string& roomCells(const std::shared_ptr<const world::Chunk>& chunk, std::int64_t number)
{
    static const std::u16string none;
    const world::RoomLayer* layer = chunk ? chunk->layer(number) : nullptr;
    return layer ? layer->cells : none;
}

} // namespace

QRegion tilesIn(const QRegion& tiles, world::Address chunk, world::ChunkSize size)
{
    const world::Tile origin = world::originOf(chunk, size);
    const QRect bounds = tiles.boundingRect();
    if (origin.x > bounds.right() || origin.y > bounds.bottom() || origin.x + size.width <= bounds.left() ||
        origin.y + size.height <= bounds.top())
        return {};
    const QPoint corner(static_cast<int>(origin.x), static_cast<int>(origin.y));
    const QSize extent(static_cast<int>(size.width), static_cast<int>(size.height));
    return tiles.intersected(QRect(corner, extent)).translated(-corner);
}

SymbolCount countSymbol(const SymbolQuery& query, const world::ChunkSource& source, world::ChunkSize size,
                        const std::vector<world::Address>& chunks, const AddressSet& readOnly,
                        const core::Task& task)
{
    SymbolCount result;
    for (std::size_t i = 0; i < chunks.size() && !task.cancelled(); ++i) {
        task.report(double(i) / double(chunks.size()));
        const QRegion part = query.tiles ? tilesIn(*query.tiles, chunks[i], size) : QRegion();
        if (query.tiles && part.isEmpty())
            continue;
        const auto chunk = source(chunks[i]);
        if (!chunk)
            ++result.unreadable;
        const world::RoomLayer* layer = chunk ? chunk->layer(query.layer) : nullptr;
        if (!layer)
            continue;
        const std::uint64_t cells = query.tiles ? countIn(layer->cells, query.symbol, part, size.width)
                                                : countIn(layer->cells, query.symbol);
        const bool kept = readOnly.contains(chunks[i]);
        (kept ? result.keptCells : result.cells) += cells;
        (kept ? result.keptChunks : result.chunks) += cells > 0 ? 1 : 0;
    }
    return result;
}

SymbolCount countChanged(const EditStep& step, std::int64_t layer, const core::Task& task)
{
    SymbolCount result;
    for (auto pair = step.chunks.begin(); pair != step.chunks.end() && !task.cancelled(); ++pair) {
        const std::u16string& before = roomCells(pair->before, layer);
        const std::u16string& after = roomCells(pair->after, layer);
        const std::size_t both = std::min(before.size(), after.size());
        std::uint64_t cells = 0;
        for (std::size_t i = 0; i < both; ++i)
            cells += before[i] != after[i] ? 1 : 0;
        result.cells += cells;
        result.chunks += cells > 0 ? 1 : 0;
    }
    return result;
}

world::Operation replaceOperation(const SymbolQuery& query, char16_t by)
{
    world::Replace replace{query.layer, query.symbol, by, {}};
    if (!query.tiles)
        return {replace};
    world::Group group;
    for (const QRect& rect : *query.tiles) {
        replace.area = world::Area{{rect.left(), rect.top()}, rect.width(), rect.height()};
        group.operations.push_back({replace});
    }
    if (group.operations.size() == 1)
        return std::move(group.operations.front());
    return {std::move(group)};
}

} // namespace chartroom::model
