#pragma once

#include "model/world/picture/symbol_art.h"
#include "views/world/tools/tile_pattern.h"

#include <QRectF>
#include <QRegion>

#include <vector>

class QColor;
class QPainter;

namespace chartroom::canvas {
class Camera;
}

namespace chartroom::views {

/// What tools draw with, in screen pixels. Without a QPainter nothing is drawn: reach() then tells where it
/// would be.
class GhostPainter
{
public:
    /// `ratio`: screen pixels a logical one. `art` is null while the world is not open.
    GhostPainter(QPainter* painter, const canvas::Camera& camera, double ratio, const model::SymbolArt* art);

    /// Fills tiles in a translucent colour.
    void fill(const QRegion& tiles, const QColor& color) const;
    void fill(const std::vector<QPoint>& tiles, const QColor& color) const;
    /// Draws what a stamp would paint with its corner at a tile.
    void pattern(const TilePattern& pattern, QPoint corner) const;
    /// A rim around tiles that is seen on any ground.
    void rim(const QRegion& tiles) const;
    /// The frame of the cell cursor, which is seen however small a tile is; grey and broken where it waits
    /// for the keys.
    void cursor(QPoint tile, bool waits) const;

    /// The screen pixels that were drawn on, or would have been.
    [[nodiscard]] const QRectF& reach() const { return m_reach; }

private:
    /// The screen rectangle of world tiles.
    [[nodiscard]] QRectF screen(const QRect& tiles) const;
    /// Notes where something is drawn; returns whether any of it is seen now.
    bool draws(const QRect& tiles) const;
    bool drawsOn(const QRectF& area) const;

    QPainter* m_painter;
    const canvas::Camera& m_camera;
    double m_ratio;
    const model::SymbolArt* m_art;
    QRectF m_part; ///< that is painted now
    mutable QRectF m_reach;
};

} // namespace chartroom::views
