#include "app/cli/fonts.h"
#include "app/cli/renderers.h"
#include "app/cli/world_arguments.h"
#include "formats/core/code.h"
#include "model/world/catalog_file.h"
#include "model/world/document.h"
#include "model/world/tile_image.h"
#include "views/canvas/frame_plan.h"
#include "views/canvas/picture_export.h"
#include "views/world/scene/world_scene.h"

#include <algorithm>
#include <cmath>

namespace chartroom::cli {

namespace {

/// Chunks are read once for the tile that they lie in: few need be kept.
constexpr std::int64_t keptCells = std::int64_t{1} << 20U;

/// The chunks that are drawn.
std::vector<world::Address> chosenChunks(const RenderSettings& settings, model::WorldDocument& document)
{
    std::vector<world::Address> addresses = document.addresses();
    if (settings.center) {
        const world::Neighbourhood where{*settings.center, settings.radius};
        std::erase_if(addresses, [&](world::Address address) { return !where.contains(address); });
    }
    return addresses;
}

QRect areaOf(const RenderSettings& settings, const std::vector<world::Address>& addresses,
             world::ChunkSize size)
{
    if (!settings.center)
        return views::worldBounds(addresses, size, 0);
    return views::worldBounds({*settings.center}, size, static_cast<int>(settings.radius));
}

/// A camera over the whole of an area, `side` pixels along its longer side.
canvas::Camera cameraOver(const QRect& area, int side)
{
    const int longer = std::max(area.width(), area.height());
    const double scale = std::min(static_cast<double>(side) / longer, canvas::Camera::maxScale);
    const auto pixels = [scale](int tiles) {
        return std::max(1, static_cast<int>(std::lround(tiles * scale)));
    };
    canvas::Camera camera;
    camera.setBounds(area);
    camera.setViewport({pixels(area.width()), pixels(area.height())});
    camera.fit();
    return camera;
}

} // namespace

core::Result<void> renderWorld(const RenderSettings& settings, const std::filesystem::path& output,
                               const core::Task& task)
{
    auto opened = model::WorldDocument::open(settings.input, settings.world, world::Access::Read);
    if (!opened)
        return opened.error();
    model::WorldDocument& document = **opened;
    printFindings("render", document.store().findings());
    const core::Message cancelled{core::Code::TaskCancelled, {}};
    // The order of the heights is known only when every chunk was seen (N40).
    if (!document.index(task.part(0, 0.4)))
        return cancelled;
    printErrors("render", document.chunks().findings());
    const world::WorldInfo& info = document.info();
    core::FindingList remarks;
    world::TileCatalog catalog = model::loadCatalog(document.store().content(), remarks).catalog;
    model::checkTileImages(catalog, document.store().content(), remarks);
    const auto art = std::make_shared<const model::SymbolArt>(std::move(catalog), document.store().content());
    printFindings("render", remarks);
    const auto shelf = std::make_shared<const model::ChunkShelf>(
        std::make_shared<const world::Store>(document.store()), keptCells);
    const std::vector<world::Address> addresses = chosenChunks(settings, document);
    views::WorldTileSource::Content content;
    content.painter = std::make_shared<const model::WorldPainter>(art, model::lookOf(info, document.stack()));
    content.bounds = areaOf(settings, addresses, info.chunkSize);
    const canvas::Camera camera = cameraOver(content.bounds, settings.size);
    tellLargest(std::max(camera.viewport().width(), camera.viewport().height()), settings);
    const int level = canvas::levelForScale(camera.scale(), model::WorldPainter::finestLevel, 60);
    if (level >= model::Overview::firstLevel) {
        const auto overview = std::make_shared<model::Overview>();
        const auto read = [&](world::Address address) { return shelf->read(address); };
        if (!overview->paint(*content.painter, addresses, read, task.part(0.4, 0.9)))
            return cancelled;
        content.overview = overview;
    }
    canvas::Scene scene = views::worldScene(std::make_shared<const views::WorldTileSource>(shelf, content),
                                            info.backgroundColor);
    scene.shading.surround = scene.shading.paper;
    if (std::ranges::find(settings.overlays, "grid") != settings.overlays.end())
        scene.overlays.push_back(views::chunkLines(content.bounds, info.chunkSize));
    const auto gui = level <= -model::TileArt::glyphShift ? guiForText() : nullptr;
    return canvas::exportPicture(scene, camera, output, task.part(0.9, 1));
}

} // namespace chartroom::cli
