#include "views/blueprint/scene/map_overlays.h"

#include "model/common/name_text.h"
#include "views/canvas/camera.h"
#include "views/canvas/label_pictures.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace chartroom::views {

namespace {

using Sign = canvas::MarkerSet::Sign;

// For towns whose tier the palette does not have.
constexpr int unknownTier = -1;
constexpr double largestSign = 20;

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

std::shared_ptr<canvas::LineSet> roadSet(std::size_t tier)
{
    const RoadLook& look = roadLooks()[tier];
    auto set = std::make_shared<canvas::LineSet>();
    set->color = QColor::fromRgb(look.color);
    set->casing = QColor(52, 36, 24, look.dashes.isEmpty() ? 220 : 130);
    set->width = look.width;
    set->dashes = look.dashes;
    set->minScale = look.minScale;
    return set;
}

// Tiers beyond those that have a sign of their own differ by size, up to what would hide the map.
std::shared_ptr<canvas::MarkerSet> townSet(int tier)
{
    static constexpr std::array signs{Sign::Circle, Sign::Circle, Sign::Square, Sign::Star};
    // A whole island is readable with its large towns' labels only.
    static constexpr std::array labelScales{0.6, 0.25, 0.0, 0.0};
    auto set = std::make_shared<canvas::MarkerSet>();
    set->rim = QColor(24, 20, 20);
    if (tier == unknownTier) {
        set->sign = Sign::Diamond;
        set->size = 12;
        set->fill = QColor(176, 132, 222);
        return set;
    }
    const auto look = std::min(static_cast<std::size_t>(tier), signs.size() - 1);
    set->sign = signs[look];
    set->size = std::min(7 + 2.5 * tier, largestSign);
    set->fill = tier == 0 ? QColor(255, 255, 255) : QColor(226, 74, 51);
    set->labelMinScale = labelScales[look];
    return set;
}

QImage keyPicture(const canvas::Overlay& overlay, QSize size, double ratio)
{
    QImage picture(size * ratio, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    canvas::Camera camera;
    camera.setBounds(QRect(QPoint(), size));
    camera.setViewport(picture.size());
    camera.lookAt(QRectF(QPointF(), QSizeF(size)).center(), ratio);
    QPainter painter(&picture);
    canvas::LabelPictures labels;
    paintOverlays(painter, camera, {overlay}, {}, ratio, labels);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace

canvas::Overlay roads(const model::Snapshot& snapshot)
{
    canvas::Overlay overlay;
    overlay.id = roadsOverlay;
    // Highways last: they lie on top.
    for (std::size_t tier = snapshot.blueprint.roads.size(); tier-- > 0;) {
        const auto set = roadSet(tier);
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
    canvas::Overlay overlay;
    overlay.id = townsOverlay;
    if (!snapshot.blueprint.towns)
        return overlay;
    // The largest first: their labels get the room, and small towns' signs are not covered. Unknown ones
    // last: they are what somebody looks for.
    std::map<int, std::shared_ptr<canvas::MarkerSet>, std::greater<>> sets;
    for (std::uint32_t i = 0; i < snapshot.blueprint.towns->size(); ++i) {
        const auto town = snapshot.blueprint.towns->at(i);
        const int tier = snapshot.isKnownTier(town.tier) ? town.tier : unknownTier;
        auto& set = sets[tier];
        if (!set)
            set = townSet(tier);
        set->markers.push_back(
            {QPointF(town.at.x, town.at.y), model::shortName(snapshot.tierName(town.tier)), tier});
    }
    for (const auto& [tier, set] : sets)
        overlay.markers.push_back(set);
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
    set->sign = Sign::None;
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

std::vector<MapKeyEntry> mapKey(const std::vector<canvas::Overlay>& overlays, QSize size, double ratio)
{
    const auto find = [&overlays](const QString& id) {
        const auto overlay = std::ranges::find(overlays, id, &canvas::Overlay::id);
        return overlay == overlays.end() ? canvas::Overlay() : *overlay;
    };
    const QRectF box(QPoint(0, 0), size);
    std::vector<MapKeyEntry> key;
    // From the hamlet up, what is unknown last.
    auto markers = find(townsOverlay).markers;
    std::ranges::reverse(markers);
    std::stable_partition(markers.begin(), markers.end(),
                          [](const auto& set) { return set->markers.front().rank != unknownTier; });
    for (const auto& set : markers) {
        const canvas::MarkerSet::Marker& first = set->markers.front();
        const auto sign = townSet(first.rank);
        sign->markers.push_back({box.center(), {}, 0});
        key.push_back({first.rank == unknownTier ? QCoreApplication::translate("Legend", "unknown town tier")
                                                 : first.label,
                       keyPicture({{}, true, 1, {}, {sign}, {}}, size, ratio)});
    }
    // From the highway down.
    const auto lines = find(roadsOverlay).lines;
    for (std::size_t tier = 0; tier < lines.size(); ++tier) {
        if (lines[lines.size() - 1 - tier]->lines.empty())
            continue;
        const auto line = roadSet(tier);
        line->add({QPointF(1, box.center().y()), QPointF(box.right() - 1, box.center().y())});
        key.push_back({model::roadTierName(static_cast<blueprint::RoadTier>(tier)),
                       keyPicture({{}, true, 1, {line}, {}, {}}, size, ratio)});
    }
    return key;
}

} // namespace chartroom::views
