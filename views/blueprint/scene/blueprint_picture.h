#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"
#include "model/blueprint/cell_planes.h"
#include "model/blueprint/snapshot.h"
#include "views/canvas/scene.h"

#include <filesystem>
#include <memory>

namespace chartroom::views {

/// The values that a square picture of a whole map shows, worked out exactly from the file at the one level
/// that the picture needs.
struct PictureCells
{
    int side = 0;  ///< of the picture, in its pixels
    int level = 0; ///< of the cells
    std::shared_ptr<const model::CellPlanes> cells;
};

/// Reads a map, which must have a grid, for a picture of `side` pixels; at most 64 a map pixel. Meant for a
/// worker thread. Error: `task.cancelled`.
[[nodiscard]] core::Result<PictureCells> pictureCells(const model::Snapshot& snapshot, int side,
                                                      const core::Task& task = {});

/// Draws the whole map with a scene's layers, shading, overlays and grid (its source is not used) and writes
/// it as PNG in one step. Errors: those of canvas::exportPicture(), `file.write` when the target leads to the
/// map's own file by whatever way, `file.truncated` and `file.changed` (the map's file was changed
/// meanwhile).
[[nodiscard]] core::Result<void> writePicture(canvas::Scene scene, const model::SnapshotPtr& snapshot,
                                              const PictureCells& picture,
                                              const std::filesystem::path& target,
                                              const core::Task& task = {});

} // namespace chartroom::views
