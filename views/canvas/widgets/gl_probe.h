#pragma once

#include <QString>

namespace chartroom::canvas {

/// What OpenGL is worth here.
struct GlProbe
{
    bool usable = false;   ///< a context of OpenGL 3.3 core could be made and used
    bool software = false; ///< no GPU behind it: the raster back end is faster
    QString renderer;      ///< the driver's name for what draws
};

/// Tries OpenGL on a surface of its own, once a run. Never on platforms without a display, where the window
/// system's OpenGL classes crash. GUI thread.
[[nodiscard]] const GlProbe& probeOpenGl();

/// Whether a driver's name is that of a software renderer.
[[nodiscard]] bool isSoftwareRenderer(const QString& renderer);

} // namespace chartroom::canvas
