#include "views/world/docks/chunk_sign.h"

#include "views/common/status_colours.h"
#include "views/world/scene/chunk_colours.h"

#include <QPainter>

namespace chartroom::views {

using model::ChunkRow;

void drawChunkSign(QPainter& painter, const QRectF& box, ChunkRow::State state, const QPalette& palette)
{
    switch (state) {
    case ChunkRow::State::Saved:
        break;
    case ChunkRow::State::Modified: {
        const double side = box.width() / 2;
        painter.setPen(Qt::NoPen);
        painter.setBrush(StatusColours::caution(palette).sign);
        painter.drawPolygon(QPolygonF(
            {box.topRight(), box.topRight() - QPointF(side, 0), box.topRight() + QPointF(0, side)}));
        break;
    }
    case ChunkRow::State::ReadOnly:
        // As the map hatches chunks of this size.
        painter.fillRect(box, ChunkColours::tint(ChunkColours::newer()));
        painter.fillRect(box, QBrush(ChunkColours::newer(), Qt::BDiagPattern));
        break;
    case ChunkRow::State::Unreadable:
        painter.setPen(QPen(StatusColours::bad(palette).sign, 2));
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
        break;
    }
}

QPixmap chunkSign(ChunkRow::State state, const QPalette& palette, int side, double ratio)
{
    QPixmap picture(QSizeF(side * ratio, side * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(palette.color(QPalette::Mid));
    QPainter painter(&picture);
    drawChunkSign(painter, QRectF(0, 0, side, side), state, palette);
    return picture;
}

} // namespace chartroom::views
