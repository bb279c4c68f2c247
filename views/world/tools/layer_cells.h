#pragma once

#include "model/world/layer_key.h"
#include "model/world/session.h"

#include <QRegion>

#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace chartroom::views {

/// Cells of layers of the chunks that a session knows. A snapshot: may be handed to a worker.
class LayerCells
{
public:
    /// Takes the chunks of a neighbourhood that were read.
    LayerCells(const model::WorldSession& session, const world::Neighbourhood& where);

    /// Takes the chunks below some tiles, wherever they lie; `missing` gets those that were not read yet.
    /// Only at() is for these.
    LayerCells(const model::WorldSession& session, const QRegion& tiles,
               std::vector<world::Address>& missing);

    /// The symbol of a layer at a world tile: what the chunk has, or what a missing chunk or layer means (a
    /// dot on layer 0, else a space). Nothing outside what was taken and in chunks that cannot be read.
    [[nodiscard]] std::optional<char16_t> at(const model::LayerKey& layer, world::Tile tile) const;
    /// What flat() has for cells that nobody knows (no cell can hold half a surrogate pair): of chunks that
    /// cannot be read or were not read yet.
    static constexpr char16_t blocked = 0xD800;
    /// A layer's cells of the whole neighbourhood, row by row.
    [[nodiscard]] std::vector<char16_t> flat(const model::LayerKey& layer) const;
    /// The neighbourhood in world tiles.
    [[nodiscard]] QRect area() const;

private:
    world::ChunkSize m_size;
    world::Neighbourhood m_where;
    std::unordered_map<world::Address, world::ChunkLook> m_chunks;
};

/// What a flood fill from a tile reaches: 4-connected, alike, inside the neighbourhood (as the fill operation
/// has it). `stopped` is asked now and then; then the region is empty.
[[nodiscard]] QRegion connectedTiles(const LayerCells& cells, const model::LayerKey& layer, QPoint from,
                                     const std::function<bool()>& stopped = {});
/// All tiles of the neighbourhood that are like one.
[[nodiscard]] QRegion alikeTiles(const LayerCells& cells, const model::LayerKey& layer, QPoint like);

/// The tiles of a region, row by row.
[[nodiscard]] std::vector<world::Tile> tilesOf(const QRegion& region);
/// Whether something is true of one of them; they are asked row by row up to the first.
template<class Wanted>
[[nodiscard]] bool anyTile(const QRegion& region, const Wanted& wanted)
{
    for (const QRect& rect : region) {
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = rect.left(); x <= rect.right(); ++x) {
                if (wanted(world::Tile{x, y}))
                    return true;
            }
        }
    }
    return false;
}
/// How many they are.
[[nodiscard]] std::int64_t cellsIn(const QRegion& region);

} // namespace chartroom::views
