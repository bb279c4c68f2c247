#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"
#include "views/canvas/camera.h"
#include "views/canvas/scene.h"

#include <filesystem>
#include <functional>

namespace chartroom::canvas {

/// Longest side of an exported picture, in pixels.
inline constexpr int maxPictureSide = 65536;

/// Draws what a camera sees of a scene with the raster back end and writes it as a PNG, in one step (the
/// target stays as it was until the picture is whole). Large pictures are drawn and written in strips: memory
/// does not grow with the height. Overlays with text need a QGuiApplication. Errors: `picture.format`,
/// `file.write`, `task.cancelled`, and that of `verify`, which is asked when all is drawn
/// whether it can be trusted (the file that the tiles come from may have changed meanwhile).
[[nodiscard]] core::Result<void> exportPicture(const Scene& scene, const Camera& camera,
                                               const std::filesystem::path& target,
                                               const core::Task& task = {},
                                               const std::function<core::Result<void>()>& verify = {});

/// The error for a name that is no PNG's; exportPicture() asks this first.
[[nodiscard]] core::Result<void> checkPictureName(const std::filesystem::path& target);

} // namespace chartroom::canvas
