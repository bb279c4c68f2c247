#pragma once

#include "views/canvas/crew.h"
#include "views/canvas/frame_plan.h"
#include "views/canvas/shade_plan.h"

#include <QColor>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>

namespace chartroom::canvas {

/// Tiles in their final colours, kept from frame to frame: while the view pans and zooms, only what comes
/// into view is shaded. A change of the layers or of the sun shades everything in view anew.
class ShadedTiles
{
public:
    /// When the tiles of a level that just came into view are shaded.
    enum class Pace {
        AtOnce, ///< all of them in this frame
        Spread ///< some; where the last frame's coarser ones cover the rest, these stand in until shadeMore()
    };
    /// Shades what a frame shows and what does not have its colours yet, on all threads.
    void prepare(const FramePlan& frame, const ShadePlan& shading, Crew& crew, Pace pace = Pace::AtOnce);
    /// The frame's items, with those that stand in.
    [[nodiscard]] const std::vector<FrameItem>& items() const { return m_items; }
    /// Colours of a row of an item's tile, as prepared; one value a cell.
    [[nodiscard]] const QRgb* row(const FrameItem& item, int row) const;

    /// Whether something stands in: the frame is to be drawn again when this is over.
    [[nodiscard]] bool hasMore() const { return !m_later.empty(); }
    /// Shades some of what was put off: a few milliseconds' work, for the time between frames.
    void shadeMore(Crew& crew);

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

    /// An item that something stands in for, with the rows of it that the frame shows.
    struct Later
    {
        FrameItem item;
        int firstRow;
        int lastRow;
    };

    void want(const FrameItem& item, int firstRow, int lastRow);
    [[nodiscard]] int missingRows(const FrameItem& item, int firstRow, int lastRow) const;
    [[nodiscard]] std::optional<FrameItem> standIn(const FrameItem& item) const;
    void shadeWanted(Crew& crew);
    void take(Entry& entry, const FrameItem& item);
    void evict();
    void forget();
    void release(Entry& entry);

    ShadePlan m_shading;
    std::uint64_t m_frame = 0;
    std::unordered_map<TileKey, Entry, TileKeyHash> m_entries;
    std::uint64_t m_whole = 0; ///< the last frame that was not a part of one
    std::vector<Entry*> m_wanted;
    std::vector<FrameItem> m_items;
    std::vector<Later> m_later; ///< the most urgent last
    std::vector<std::unique_ptr<QRgb[]>>
        m_spare; ///< memory of whole tiles: fresh memory is slow to begin with
};

} // namespace chartroom::canvas
