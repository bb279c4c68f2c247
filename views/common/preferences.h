#pragma once

#include <QString>

namespace chartroom::views {

/// What draws the canvas.
enum class CanvasBackend {
    Automatic, ///< OpenGL where a GPU does it, else the raster back end
    OpenGl,
    Raster
};

/// The user's choices that workbenches obey. A plain value, handed down by the main window.
struct Preferences
{
    CanvasBackend canvasBackend = CanvasBackend::Automatic;
    /// Whether the wheel alone zooms the canvas and Ctrl+wheel zooms finely; else the wheel scrolls and
    /// Ctrl+wheel zooms.
    bool wheelZooms = true;
    /// The user's own list of known domains of blobs; empty: none.
    QString domainsFile{};

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

} // namespace chartroom::views
