#pragma once

#include "views/world/tools/layer_cells.h"
#include "views/world/tools/tool_gate.h"

#include <QList>
#include <QSize>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::views {

/// A block of cells of one or more layers, copied from a world: what a stamp paints. Cells that are no part
/// of it are `noCell`; a space on layer 0 is a hole, elsewhere it leaves what is there.
class TilePattern
{
public:
    static constexpr char16_t noCell = 0xD800; ///< no cell can hold half a surrogate pair
    using Rows = std::vector<std::u16string>;
    /// Tiles along a side of the largest block that the clipboard and a stamp take.
    static constexpr int largestSide = 4096;

    /// Whether they take a block of that size.
    [[nodiscard]] static bool fits(QSize size)
    {
        return size.width() <= largestSide && size.height() <= largestSide;
    }

    /// Copies the cells of a region, which is not empty.
    [[nodiscard]] static TilePattern capture(const LayerCells& cells, const QRegion& region,
                                             const std::vector<model::LayerKey>& layers);

    [[nodiscard]] bool isEmpty() const { return m_layers.empty(); }
    [[nodiscard]] QSize size() const { return m_size; }
    /// The tiles that it covers when its corner is at a tile.
    [[nodiscard]] QRegion region(QPoint corner) const;
    [[nodiscard]] const std::map<model::LayerKey, Rows>& layers() const { return m_layers; }

    [[nodiscard]] TilePattern mirrored(Qt::Orientation axis) const;
    /// A quarter turn, clockwise or back.
    [[nodiscard]] TilePattern turned(bool clockwise) const;

    /// The edits that paint it with its corner at a tile, inside `clip` (empty: everywhere). A pattern of one
    /// layer is painted onto `active`, whatever layer it was copied from.
    [[nodiscard]] std::vector<world::Operation> operations(QPoint corner, const QRegion& clip,
                                                           const model::LayerKey& active) const;

    /// Whether a cell of a layer is more than empty: a symbol, or a hole in layer 0.
    [[nodiscard]] static bool isContent(const model::LayerKey& layer, char16_t cell);
    /// Whether any of its cells is.
    [[nodiscard]] bool hasContent() const;
    /// The layers that operations() has any for; none where it would paint nothing.
    [[nodiscard]] std::vector<model::LayerKey> paintedLayers(const model::LayerKey& active) const;

    /// Its symbols, each as often as it is there.
    [[nodiscard]] QList<char16_t> symbols() const;

    /// As bytes for the clipboard, and back; nothing for other bytes.
    [[nodiscard]] QByteArray toBytes() const;
    [[nodiscard]] static std::optional<TilePattern> fromBytes(const QByteArray& bytes);

    friend bool operator==(const TilePattern&, const TilePattern&) = default;

private:
    template<class Place>
    [[nodiscard]] TilePattern rearranged(QSize size, const Place& place) const;

    QSize m_size;
    std::map<model::LayerKey, Rows> m_layers; ///< each `height` rows of `width` cells
};

} // namespace chartroom::views
