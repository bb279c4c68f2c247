#include "views/blueprint/scene/blueprint_scene.h"

#include "model/common/name_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chartroom::views {

namespace {

using canvas::Layer;
using canvas::LayerKind;

// Where no range can be had: the game's usual heights.
constexpr float usualHigh = 1.0F;

struct RoadLook
{
    QRgb color;
    double width;
    QList<qreal> dashes;
    double minScale;
};

// By RoadTier. Told apart by width and dashes as well as by colour.
const std::array<RoadLook, 4>& roadLooks()
{
    static const std::array<RoadLook, 4> looks{{{qRgb(255, 209, 102), 3.2, {}, 0},
                                                {qRgb(250, 243, 221), 2.2, {}, 0},
                                                {qRgb(230, 190, 150), 1.7, {5, 2.5}, 0.02},
                                                {qRgb(240, 225, 215), 1.3, {2, 2.5}, 0.04}}};
    return looks;
}

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

canvas::Overlay roads(const model::Snapshot& snapshot)
{
    canvas::Overlay overlay;
    overlay.id = roadsOverlay;
    // Highways last: they lie on top.
    for (std::size_t tier = snapshot.blueprint.roads.size(); tier-- > 0;) {
        const RoadLook& look = roadLooks()[tier];
        const auto set = std::make_shared<canvas::LineSet>();
        set->color = QColor::fromRgb(look.color);
        set->casing = QColor(52, 36, 24, look.dashes.isEmpty() ? 220 : 130);
        set->width = look.width;
        set->dashes = look.dashes;
        set->minScale = look.minScale;
        for (std::uint32_t i = 0; i < snapshot.roads[tier].size(); ++i) {
            const auto path = snapshot.roads[tier].path(i);
            QPolygonF points;
            points.reserve(static_cast<qsizetype>(path.size));
            for (std::uint32_t p = 0; p < path.size; ++p) {
                const auto point = path.at(p);
                points << QPointF(point.x, point.y);
            }
            set->add(points);
        }
        overlay.lines.push_back(set);
    }
    return overlay;
}

canvas::Overlay towns(const model::Snapshot& snapshot)
{
    using Sign = canvas::MarkerSet::Sign;
    static constexpr std::array signs{Sign::Circle, Sign::Circle, Sign::Square, Sign::Star};
    // A whole island is readable with its large towns' labels only.
    static constexpr std::array labelScales{0.6, 0.25, 0.0, 0.0};
    canvas::Overlay overlay;
    overlay.id = townsOverlay;
    if (!snapshot.blueprint.towns)
        return overlay;
    std::array<std::shared_ptr<canvas::MarkerSet>, signs.size()> sets;
    for (std::size_t tier = 0; tier < sets.size(); ++tier) {
        sets[tier] = std::make_shared<canvas::MarkerSet>();
        sets[tier]->sign = signs[tier];
        sets[tier]->size = 7 + 2.5 * static_cast<double>(tier);
        sets[tier]->fill = tier == 0 ? QColor(255, 255, 255) : QColor(226, 74, 51);
        sets[tier]->rim = QColor(24, 20, 20);
        sets[tier]->labelMinScale = labelScales[tier];
    }
    for (std::uint32_t i = 0; i < snapshot.blueprint.towns->size(); ++i) {
        const auto town = snapshot.blueprint.towns->at(i);
        const int tier = std::clamp(town.tier, 0, static_cast<int>(sets.size()) - 1);
        sets[static_cast<std::size_t>(tier)]->markers.push_back(
            {QPointF(town.at.x, town.at.y), model::shortName(snapshot.tierName(town.tier)), tier});
    }
    // The largest towns' labels are placed first, their signs drawn first.
    for (std::size_t tier = sets.size(); tier-- > 0;)
        overlay.markers.push_back(sets[tier]);
    return overlay;
}

canvas::Overlay bodies(const model::Snapshot& snapshot)
{
    canvas::Overlay overlay;
    overlay.id = bodiesOverlay;
    overlay.visible = false;
    if (!snapshot.blueprint.waterBodies)
        return overlay;
    const auto set = std::make_shared<canvas::MarkerSet>();
    set->sign = canvas::MarkerSet::Sign::None;
    for (std::uint32_t i = 0; i < snapshot.blueprint.waterBodies->size(); ++i) {
        const auto body = snapshot.blueprint.waterBodies->at(i);
        // A centroid is a mean of pixel numbers; the middle of pixel 3 is at 3.5.
        set->markers.push_back({QPointF(body.centroid.x + 0.5F, body.centroid.y + 0.5F),
                                QStringLiteral("%1 %2").arg(model::waterTypeName(body.type)).arg(body.id),
                                body.pixelCount});
    }
    overlay.markers.push_back(set);
    return overlay;
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
