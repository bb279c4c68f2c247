#pragma once

#include "views/canvas/tile.h"

#include <QRect>

namespace chartroom::canvas {

/// Where a canvas gets its tiles from. Knows nothing of screens; a blueprint's pyramid and a world's composed
/// neighbourhood are such sources. All functions may be called from any thread at any time.
class TileSource
{
public:
    TileSource() = default;
    TileSource(const TileSource&) = delete;
    TileSource& operator=(const TileSource&) = delete;
    virtual ~TileSource() = default;

    /// The map's extent in map pixels; not empty.
    [[nodiscard]] virtual QRect bounds() const = 0;
    /// What a small map of the whole shows, and a view that is asked for all there is: the part of the bounds
    /// that there is something in.
    [[nodiscard]] virtual QRect heart() const { return bounds(); }
    /// The finest and the coarsest level there are. One tile of the coarsest should cover the bounds.
    [[nodiscard]] virtual int minLevel() const { return 0; }
    [[nodiscard]] virtual int maxLevel() const = 0;
    /// Whether tiles of a level can be had now (a level may still be in the making).
    [[nodiscard]] virtual bool available(int level) const = 0;
    /// Whether fetch() of this tile is quick enough for the GUI thread: no disk, no work beyond about 0.1 ms.
    [[nodiscard]] virtual bool immediate(const TileKey& key) const = 0;
    /// A tile inside the bounds; null when it cannot be had now.
    [[nodiscard]] virtual std::shared_ptr<const Tile> fetch(const TileKey& key) const = 0;
    /// Whether patch() of this tile is quick enough for the GUI thread.
    [[nodiscard]] virtual bool patchable(const TileKey& key, const QRect& /*changed*/) const
    {
        return immediate(key);
    }
    /// A tile as it is now, made of what it was (`before`) when only these map pixels were other ones; null
    /// when it cannot be had now. It may be drawn into the values of `before`, which are as new then: for the
    /// thread that draws only, while nobody else reads that tile.
    [[nodiscard]] virtual std::shared_ptr<const Tile>
    patch(const TileKey& key, const std::shared_ptr<const Tile>& /*before*/, const QRect& /*changed*/) const
    {
        return fetch(key);
    }
};

} // namespace chartroom::canvas
