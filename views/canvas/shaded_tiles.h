#pragma once

#include "views/canvas/crew.h"
#include "views/canvas/frame_plan.h"
#include "views/canvas/shade_plan.h"

#include <QColor>

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>

namespace chartroom::canvas {

/// Tiles in their final colours, kept from frame to frame: while the view pans and zooms, only what comes
/// into view is shaded. A change of the layers or of the sun shades everything in view anew.
class ShadedTiles
{
public:
    /// Shades the rows that a frame shows and does not have yet, on all threads.
    void prepare(const FramePlan& frame, const ShadePlan& shading, Crew& crew);
    /// Colours of a row of an item's tile, as prepared; one value a cell.
    [[nodiscard]] const QRgb* row(const FrameItem& item, int row) const;

private:
    struct Entry
    {
        std::shared_ptr<const Tile> tile; ///< kept, so that another tile cannot have its address
        int level = 0;
        std::unique_ptr<QRgb[]> colors;
        std::array<bool, tileSize> done{};
        std::uint64_t frame = 0; ///< the last one that showed it
        int firstWanted = 0;
        int lastWanted = 0;
    };

    Entry& want(const FrameItem& item, int firstRow, int lastRow);
    void take(Entry& entry, const FrameItem& item);
    void evict();
    void forget();
    void release(Entry& entry);

    ShadePlan m_shading;
    std::uint64_t m_frame = 0;
    std::unordered_map<TileKey, Entry, TileKeyHash> m_entries;
    std::vector<Entry*> m_wanted;
    std::vector<std::unique_ptr<QRgb[]>>
        m_spare; ///< memory of whole tiles: fresh memory is slow to begin with
};

} // namespace chartroom::canvas
