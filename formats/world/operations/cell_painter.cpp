#include "formats/world/operations/cell_painter.h"

#include "formats/core/code.h"
#include "formats/world/compose.h"
#include "formats/world/normalize_parts.h"
#include "formats/world/operations/apply_parts.h"

namespace chartroom::world {

core::Result<void> CellPainter::enter(Address address, bool emptying)
{
    if (m_entered && m_chunk == address && (m_target || emptying))
        return {};
    m_entered = false;
    const auto base = m_draft.read(address);
    if (!base)
        return base.error();
    m_chunk = address;
    m_entered = true;
    m_target = nullptr;
    if (emptying && !(*base)->layer(m_layer))
        return {};
    auto chunk = m_draft.edit(address);
    if (!chunk)
        return chunk.error();
    const auto index = addLayer(**chunk, m_layer);
    if (!index)
        return index.error();
    m_target = &(*chunk)->layers[*index].edit();
    return {};
}

core::Result<void> CellPainter::set(Tile tile, char16_t cell)
{
    const TileAddress address = addressOf(tile, m_size);
    if (auto entered = enter(address.chunk, cell == padOf(m_layer)); !entered)
        return entered;
    if (!m_target)
        return {};
    m_target->cells[static_cast<std::size_t>(address.localY * m_size.width + address.localX)] = cell;
    if (const std::pair row{m_target, address.localY}; row != m_lastRow) {
        m_rows.insert(row);
        m_lastRow = row;
    }
    return {};
}

void CellPainter::finish()
{
    for (const auto& [layer, y] : m_rows) {
        const auto begin = static_cast<std::size_t>(y * m_size.width);
        mendHalves(layer->cells, begin, begin + static_cast<std::size_t>(m_size.width), padOf(m_layer));
    }
    m_rows.clear();
    m_lastRow = {};
}

core::Result<void> checkSpan(Tile tile, std::int64_t width, std::int64_t height, ChunkSize size)
{
    const auto chunks = [](std::int64_t from, std::int64_t count, std::int64_t side) {
        return static_cast<double>(floorDivide(from + count - 1, side) - floorDivide(from, side) + 1);
    };
    const double cells = chunks(tile.x, width, size.width) * chunks(tile.y, height, size.height) *
                         static_cast<double>(size.cells());
    if (cells <= static_cast<double>(maximumDocumentCells))
        return {};
    return core::Message{core::Code::EditSize,
                         {{"found", std::to_string(static_cast<std::uint64_t>(std::min(cells, 1e18)))},
                          {"expected", std::to_string(maximumDocumentCells)}}};
}

} // namespace chartroom::world
