#include "views/blueprint/scene/blueprint_scene.h"

#include "views/blueprint/scene/map_overlays.h"

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

using canvas::Layer;
using canvas::LayerKind;

// Where no range can be had: the game's usual heights.
constexpr float usualHigh = 1.0F;

// The water levels and the deepest water that the table of water bodies lets expect.
void fillWaterRanges(const model::Snapshot& snapshot, canvas::Shading& shading)
{
    std::optional<model::HeightRange> levels;
    if (const auto& bodies = snapshot.blueprint.waterBodies) {
        for (std::uint32_t i = 0; i < bodies->size(); ++i) {
            const float level = bodies->at(i).surfaceLevel;
            if (!std::isfinite(level))
                continue;
            if (!levels)
                levels = model::HeightRange{level, level};
            levels->low = std::min(levels->low, level);
            levels->high = std::max(levels->high, level);
        }
    }
    shading.surfaceLow = levels ? levels->low : 0;
    shading.surfaceHigh = levels ? levels->high : usualHigh;
    // One level only: a range around it, so that it has a colour in the middle.
    if (shading.surfaceHigh - shading.surfaceLow < 0.001F) {
        shading.surfaceLow -= 0.05F;
        shading.surfaceHigh += 0.05F;
    }
    shading.maxDepth = std::clamp(shading.seaLevel - shading.low, 0.01F, 2.0F);
}

// The grids of the default layers that are visible; without heights there is no such choice. Half of the work
// is half of the wait for the first picture.
model::GridSet seenAtFirst(const model::GridSet& grids)
{
    if (!grids.heights)
        return grids;
    model::GridSet seen = grids;
    seen.biomes.reset();
    seen.waterIds.reset();
    return seen;
}

} // namespace

std::vector<Layer> defaultLayers()
{
    return {{LayerKind::Height, true, 1},       {LayerKind::Category, false, 0.5},
            {LayerKind::Relief, true, 1},       {LayerKind::Depth, true, 0.85},
            {LayerKind::WaterBody, false, 0.7}, {LayerKind::Surface, false, 1},
            {LayerKind::Outline, false, 0.8}};
}

canvas::Shading blueprintShading(const model::Snapshot& snapshot,
                                 const std::optional<model::HeightRange>& heights)
{
    canvas::Shading shading;
    shading.seaLevel = snapshot.seaLevel.level;
    shading.low = heights ? std::min(heights->low, shading.seaLevel) : 0;
    shading.high = heights ? std::max(heights->high, shading.seaLevel) : usualHigh;
    for (const auto& biome : snapshot.palette->values.biomes)
        shading.categories.push_back(0xff000000U | biome.color);
    fillWaterRanges(snapshot, shading);
    return shading;
}

BlueprintSample firstSample(const model::Snapshot& snapshot)
{
    BlueprintSample sample;
    const model::GridSet grids = model::gridsOf(snapshot.blueprint);
    if (!grids.any())
        return sample;
    const model::GridSet seen = seenAtFirst(grids);
    sample.level = BlueprintTileSource::sampleLevelFor(grids.size);
    sample.cells = std::make_shared<const model::CellPlanes>(model::sampleLevel(seen, sample.level));
    sample.heights = model::heightRange(*sample.cells);
    sample.partial = seen.biomes.has_value() != grids.biomes.has_value() ||
                     seen.waterIds.has_value() != grids.waterIds.has_value();
    return sample;
}

BlueprintView firstView(const model::SnapshotPtr& snapshot)
{
    return firstView(snapshot, firstSample(*snapshot));
}

BlueprintView firstView(const model::SnapshotPtr& snapshot, const BlueprintSample& sample)
{
    BlueprintView view;
    if (sample.cells) {
        view.partial = sample.partial;
        view.source = std::make_shared<BlueprintTileSource>(snapshot, sample.level, sample.cells);
        view.scene.source = view.source;
    }
    view.scene.layers = defaultLayers();
    view.scene.shading = blueprintShading(*snapshot, sample.heights);
    view.scene.overlays = {roads(*snapshot), towns(*snapshot), bodies(*snapshot)};
    return view;
}

} // namespace chartroom::views
