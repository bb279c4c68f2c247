#include "views/blueprint/scene/blueprint_picture.h"

#include "formats/core/code.h"
#include "formats/core/same_file.h"
#include "formats/core/system_error.h"
#include "model/blueprint/pyramid.h"
#include "views/blueprint/scene/blueprint_tile_source.h"
#include "views/canvas/frame_plan.h"
#include "views/canvas/picture_export.h"

#include <algorithm>

namespace chartroom::views {

core::Result<PictureCells> pictureCells(const model::Snapshot& snapshot, int side, const core::Task& task)
{
    const model::GridSet grids = model::gridsOf(snapshot.blueprint);
    const int most = static_cast<int>(std::min<std::int64_t>(
        static_cast<std::int64_t>(canvas::Camera::maxScale) * grids.size, canvas::maxPictureSide));
    PictureCells picture;
    picture.side = std::clamp(side, 1, most);
    // Only the level that the picture shows is worked out.
    const int level = canvas::levelForScale(static_cast<double>(picture.side) / grids.size, 0,
                                            model::lastLevelOf(grids.size));
    picture.level = std::max(level, model::Pyramid::firstLevel);
    picture.cells = model::reduceTo(grids, picture.level, task);
    if (!picture.cells)
        return core::Message{core::Code::TaskCancelled, {}};
    return picture;
}

core::Result<void> writePicture(canvas::Scene scene, const model::SnapshotPtr& snapshot,
                                const PictureCells& picture, const std::filesystem::path& target,
                                const core::Task& task)
{
    if (core::sameFile(snapshot->file->path(), target))
        return core::Message{core::Code::PictureSame, {{"path", core::displayPath(target)}}};
    scene.source = std::make_shared<BlueprintTileSource>(snapshot, picture.level, picture.cells);
    canvas::Camera camera;
    camera.setBounds(scene.source->bounds());
    camera.setViewport({picture.side, picture.side});
    camera.fit();
    return canvas::exportPicture(scene, camera, target, task, [&]() -> core::Result<void> {
        if (snapshot->file->state() != core::MappedFile::State::Intact)
            return snapshot->file->stateMessage();
        return {};
    });
}

} // namespace chartroom::views
