#include "app/cli/fonts.h"
#include "app/cli/renderers.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "views/blueprint/scene/blueprint_picture.h"
#include "views/blueprint/scene/blueprint_scene.h"
#include "views/blueprint/scene/map_overlays.h"

#include <algorithm>
#include <future>

namespace chartroom::cli {

namespace {

using canvas::LayerKind;

// The middle of flat ground's brightness under the usual sun: what GIS programs draw it in.
constexpr QRgb reliefPaper = qRgb(180, 180, 180);

struct LayerChoice
{
    const char* name;
    std::vector<canvas::Layer> layers;
    // The grids that are needed; the others are not read.
    bool heights = false;
    bool biomes = false;
    bool ids = false;
    bool surfaces = false;
    const char* missing = ""; // the sections' tags
};

const LayerChoice& choiceOf(const std::string& name)
{
    static const std::vector<LayerChoice> choices{
        {"height", {{LayerKind::Height}, {LayerKind::Relief}}, true, false, false, false, "HGTS"},
        {"hillshade", {{LayerKind::Relief}}, true, false, false, false, "HGTS"},
        {"biome", {{LayerKind::Category}}, false, true, false, false, "BIOM"},
        {"water", {{LayerKind::WaterBody}}, false, false, true, false, "WBID"},
        {"surface", {{LayerKind::Surface}}, false, false, false, true, "WSRF"},
        {"depth", {{LayerKind::Depth}}, true, false, false, true, "WSRF or HGTS"},
    };
    return *std::find_if(choices.begin(), choices.end(),
                         [&](const LayerChoice& c) { return name == c.name; });
}

bool has(const std::vector<std::string>& list, const char* name)
{
    return std::find(list.begin(), list.end(), name) != list.end();
}

core::Result<std::shared_ptr<const model::NamedPalette>> paletteFor(const RenderSettings& settings)
{
    if (!settings.palette)
        return model::defaultNamedPalette();
    auto loaded = blueprint::loadPalette(*settings.palette);
    if (!loaded)
        return loaded.error();
    return std::make_shared<const model::NamedPalette>(model::NamedPalette{std::move(*loaded), {}});
}

// The same snapshot with only the grids that the layer needs.
model::SnapshotPtr reduced(const model::SnapshotPtr& snapshot, const LayerChoice& choice, bool outlines)
{
    auto copy = std::make_shared<model::Snapshot>(*snapshot);
    if (!choice.heights)
        copy->blueprint.heights.reset();
    if (!choice.biomes)
        copy->blueprint.biomes.reset();
    if (!choice.ids && !outlines)
        copy->blueprint.waterIds.reset();
    if (!choice.surfaces)
        copy->blueprint.waterSurface.reset();
    return copy;
}

bool drawable(const blueprint::Blueprint& blueprint, const LayerChoice& choice)
{
    return blueprint.mapSize > 0 && (!choice.heights || blueprint.heights) &&
           (!choice.biomes || blueprint.biomes) && (!choice.ids || blueprint.waterIds) &&
           (!choice.surfaces || blueprint.waterSurface);
}

canvas::Scene makeScene(const RenderSettings& settings, const LayerChoice& choice,
                        const model::SnapshotPtr& snapshot, const model::CellPlanes& cells)
{
    canvas::Scene scene;
    scene.layers = choice.layers;
    scene.shading = views::blueprintShading(*snapshot, model::heightRange(cells));
    if (settings.layer == "hillshade")
        scene.shading.paper = reliefPaper;
    scene.grid.visible = has(settings.overlays, "grid");
    if (has(settings.overlays, "bodies")) {
        scene.layers.push_back({LayerKind::Outline});
        scene.overlays.push_back(views::bodies(*snapshot));
    }
    if (has(settings.overlays, "roads"))
        scene.overlays.push_back(views::roads(*snapshot));
    if (has(settings.overlays, "towns"))
        scene.overlays.push_back(views::towns(*snapshot));
    for (canvas::Overlay& overlay : scene.overlays)
        overlay.visible = true;
    return scene;
}

bool hasText(const canvas::Scene& scene)
{
    return std::any_of(scene.overlays.begin(), scene.overlays.end(),
                       [](const canvas::Overlay& overlay) { return !overlay.markers.empty(); });
}

} // namespace

core::Result<void> renderBlueprint(const RenderSettings& settings, const std::filesystem::path& output,
                                   const core::Task& task)
{
    auto palette = paletteFor(settings);
    if (!palette)
        return palette.error();
    auto opened = model::openSnapshot(settings.input, *palette);
    if (!opened)
        return opened.error();
    const LayerChoice& choice = choiceOf(settings.layer);
    if (!drawable((*opened)->blueprint, choice)) {
        return core::Message{core::Code::PictureNothing,
                             {{"path", core::displayPath(settings.input)},
                              {"layer", settings.layer},
                              {"reason", std::string("no readable ") + choice.missing}}};
    }
    const model::SnapshotPtr snapshot = reduced(*opened, choice, has(settings.overlays, "bodies"));
    const auto picture = views::pictureCells(*snapshot, settings.size, task);
    if (!picture)
        return picture.error();
    tellLargest(picture->side, settings);
    // The map's part is done. Beside the drawing this costs nothing; at the end it would run alone.
    const auto released = std::async(std::launch::async, [&] { snapshot->file->releasePages(); });
    const canvas::Scene scene = makeScene(settings, choice, snapshot, *picture->cells);
    const auto gui = hasText(scene) ? guiForText() : nullptr;
    return views::writePicture(scene, snapshot, *picture, output, task);
}

} // namespace chartroom::cli
