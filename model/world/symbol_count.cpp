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
                        const std::vector<world::Address>& chunks, const core::Task& task)
{
    SymbolCount result;
    for (std::size_t i = 0; i < chunks.size() && !task.cancelled(); ++i) {
        task.report(double(i) / double(chunks.size()));
        const QRegion part = query.tiles ? tilesIn(*query.tiles, chunks[i], size) : QRegion();
        if (query.tiles && part.isEmpty())
            continue;
        const auto chunk = source(chunks[i]);
        const world::RoomLayer* layer = chunk ? chunk->layer(query.layer) : nullptr;
        if (!layer)
            continue;
        const std::uint64_t cells = query.tiles ? countIn(layer->cells, query.symbol, part, size.width)
                                                : countIn(layer->cells, query.symbol);
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
