#include "formats/core/code.h"
#include "formats/world/compose.h"
#include "formats/world/operations/apply_parts.h"
#include "formats/world/operations/cell_painter.h"

#include <algorithm>

namespace chartroom::world {

namespace {

/// The cells of one layer of a neighbourhood, as far as a fill needs them: like the first one and still to be
/// filled, or not.
class FillArea
{
public:
    FillArea(const Fill& fill, Draft& draft)
        : m_size(draft.info().chunkSize)
        , m_origin(originOf(fill.where.origin(), m_size))
        , m_width(fill.where.side() * m_size.width)
        , m_height(fill.where.side() * m_size.height)
        , m_open(static_cast<std::size_t>(m_width * m_height), 0)
    {
        const char16_t wanted = cellOf(fill, draft);
        const Address corner = fill.where.origin();
        for (std::int64_t y = 0; y < fill.where.side(); ++y) {
            for (std::int64_t x = 0; x < fill.where.side(); ++x)
                openChunk(draft.look({corner.x + x, corner.y + y}), fill.layer, wanted, {x, y});
        }
    }

    // Calls `visit(Tile)` for each cell that is connected with the first one.
    template<class Visit>
    core::Result<void> flood(Tile start, Visit&& visit)
    {
        std::vector<Tile> todo{{start.x - m_origin.x, start.y - m_origin.y}};
        while (!todo.empty()) {
            const Tile seed = todo.back();
            todo.pop_back();
            if (!open(seed.x, seed.y))
                continue;
            std::int64_t left = seed.x;
            while (open(left - 1, seed.y))
                --left;
            bool above = false;
            bool below = false;
            for (std::int64_t x = left; open(x, seed.y); ++x) {
                m_open[index(x, seed.y)] = 0;
                if (auto done = visit(Tile{m_origin.x + x, m_origin.y + seed.y}); !done)
                    return done;
                // One seed for each run of open cells above and below.
                if (open(x, seed.y - 1) && !above)
                    todo.push_back({x, seed.y - 1});
                if (open(x, seed.y + 1) && !below)
                    todo.push_back({x, seed.y + 1});
                above = open(x, seed.y - 1);
                below = open(x, seed.y + 1);
            }
        }
        return {};
    }

private:
    static char16_t cellOf(const Fill& fill, Draft& draft)
    {
        const TileAddress at = addressOf(fill.tile, draft.info().chunkSize);
        const ChunkLook look = draft.look(at.chunk);
        const RoomLayer* layer = look.chunk ? look.chunk->layer(fill.layer) : nullptr;
        if (!layer)
            return padOf(fill.layer);
        return layer->cells[static_cast<std::size_t>(at.localY * draft.info().chunkSize.width + at.localX)];
    }

    void openChunk(const ChunkLook& look, std::int64_t number, char16_t wanted, Tile place)
    {
        // What cannot be edited is a wall (W3).
        if (look.state == ChunkLook::State::Unreadable || look.state == ChunkLook::State::Newer)
            return;
        const RoomLayer* layer = look.chunk ? look.chunk->layer(number) : nullptr;
        for (std::int64_t y = 0; y < m_size.height; ++y) {
            auto* row = m_open.data() + index(place.x * m_size.width, place.y * m_size.height + y);
            if (!layer) {
                std::fill_n(row, m_size.width, static_cast<std::uint8_t>(padOf(number) == wanted));
                continue;
            }
            const char16_t* cells = layer->cells.data() + y * m_size.width;
            for (std::int64_t x = 0; x < m_size.width; ++x)
                row[x] = static_cast<std::uint8_t>(cells[x] == wanted);
        }
    }

    [[nodiscard]] std::size_t index(std::int64_t x, std::int64_t y) const
    {
        return static_cast<std::size_t>(y * m_width + x);
    }
    [[nodiscard]] bool open(std::int64_t x, std::int64_t y) const
    {
        return x >= 0 && y >= 0 && x < m_width && y < m_height && m_open[index(x, y)] != 0;
    }

    ChunkSize m_size;
    Tile m_origin;
    std::int64_t m_width;
    std::int64_t m_height;
    std::vector<std::uint8_t> m_open;
};

} // namespace

core::Result<void> applyOne(const Fill& fill, Draft& draft)
{
    const ChunkSize size = draft.info().chunkSize;
    const TileAddress start = addressOf(fill.tile, size);
    if (!fill.where.contains(start.chunk))
        return refusal(core::Code::EditFillOutside, "found",
                       std::to_string(fill.tile.x) + ", " + std::to_string(fill.tile.y));
    const Tile origin = originOf(fill.where.origin(), size);
    if (auto fits = checkSpan(origin, fill.where.side() * size.width, fill.where.side() * size.height, size);
        !fits)
        return fits;
    if (const auto base = draft.read(start.chunk); !base)
        return base.error();
    FillArea area(fill, draft);
    CellPainter painter(draft, fill.layer);
    auto done = area.flood(fill.tile, [&](Tile tile) { return painter.set(tile, fill.symbol); });
    painter.finish();
    return done;
}

} // namespace chartroom::world
