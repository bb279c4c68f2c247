#pragma once

#include "model/world/chunks_model.h"

#include <QPalette>
#include <QPixmap>
#include <QRectF>

class QPainter;

namespace chartroom::views {

/// Draws what a chunk's square in the overview says of its state over the picture of its tiles; nothing where
/// it is saved. Modified: a filled corner. Read-only: hatched as on the map. Unreadable: a cross. `box` in
/// the painter's coordinates.
void drawChunkSign(QPainter& painter, const QRectF& box, model::ChunkRow::State state,
                   const QPalette& palette);
/// The sign of a state alone, for a legend; `side` in logical pixels, `ratio` screen pixels a logical one.
[[nodiscard]] QPixmap chunkSign(model::ChunkRow::State state, const QPalette& palette, int side,
                                double ratio);

} // namespace chartroom::views
