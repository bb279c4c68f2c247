#pragma once

#include <QColor>

namespace chartroom::views {

/// The colours that mark chunks over their tiles, on the map and in its overviews: on any ground, in a light
/// and in a dark window alike.
struct ChunkColours
{
    /// Of chunks with unsaved changes.
    [[nodiscard]] static QColor changed() { return {255, 170, 40}; }
    /// Of chunks whose file cannot be read.
    [[nodiscard]] static QColor unreadable() { return {235, 70, 70}; }
    /// Of chunks of a newer version, which cannot be edited.
    [[nodiscard]] static QColor newer() { return {90, 170, 255}; }
    /// What lies under the hatching of a chunk that is too small for a hatched frame.
    [[nodiscard]] static QColor tint(QColor color)
    {
        color.setAlpha(110);
        return color;
    }
};

} // namespace chartroom::views
