#include "views/world/scene/place_marks.h"

#include "model/world/instances_model.h"
#include "model/world/world_text.h"

#include <QCoreApplication>

namespace chartroom::views {

namespace {

QPointF middleOf(world::Tile tile)
{
    return {static_cast<double>(tile.x) + 0.5, static_cast<double>(tile.y) + 0.5};
}

/// Instances' names are drawn from this scale on.
constexpr double namesFrom = 12;

} // namespace

canvas::Overlay placeMarks(const world::WorldInfo& info, const world::Bookmarks& bookmarks)
{
    const auto spawn = std::make_shared<canvas::MarkerSet>();
    spawn->sign = canvas::MarkerSet::Sign::Star;
    spawn->size = 13;
    spawn->fill = QColor(120, 230, 120);
    spawn->labelsGiveWay = true;
    spawn->markers.push_back({middleOf(info.spawn), QCoreApplication::translate("PlaceMarks", "Spawn"), 1});
    const auto marks = std::make_shared<canvas::MarkerSet>();
    marks->sign = canvas::MarkerSet::Sign::Diamond;
    marks->size = 10;
    marks->fill = QColor(255, 205, 70);
    marks->labelsGiveWay = true;
    for (const world::Bookmark& bookmark : bookmarks.list)
        marks->markers.push_back({middleOf(bookmark.tile), model::shownText(bookmark.label), 0});
    canvas::Overlay overlay;
    overlay.id = QStringLiteral("places");
    overlay.markers = {spawn, marks};
    return overlay;
}

canvas::Overlay instanceMarks(const model::WorldSession& session, const std::vector<world::Address>& chunks,
                              const model::RoomVisibility& rooms)
{
    const auto set = std::make_shared<canvas::MarkerSet>();
    set->sign = canvas::MarkerSet::Sign::Circle;
    set->size = 9;
    set->fill = QColor(110, 200, 255);
    set->labelMinScale = namesFrom;
    for (const world::Address address : chunks) {
        const auto look = session.chunk(address);
        if (!look || !look->chunk)
            continue;
        for (const model::InstanceRow& row : model::instanceRows(*look->chunk)) {
            if (rooms.shows(row.layer))
                set->markers.push_back({middleOf(row.tile), model::shownText(row.name), 0});
        }
    }
    canvas::Overlay overlay;
    overlay.id = QStringLiteral("instances");
    overlay.markers = {set};
    return overlay;
}

} // namespace chartroom::views
