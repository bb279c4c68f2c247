#include "views/world/scene/world_scene.h"

namespace chartroom::views {

canvas::Scene worldScene(std::shared_ptr<const WorldTileSource> source, const std::string& backgroundColor)
{
    canvas::Scene scene;
    scene.source = std::move(source);
    scene.layers = {{canvas::LayerKind::Picture}};
    scene.shading.paper = QColor(QString::fromStdString(backgroundColor)).rgb();
    return scene;
}

canvas::Overlay chunkLines(const QRect& tiles, world::ChunkSize size)
{
    const auto set = std::make_shared<canvas::LineSet>();
    set->color = QColor(255, 255, 255, 150);
    set->casing = QColor(0, 0, 0, 70);
    set->width = 1;
    const QRectF area(tiles);
    const world::Address first = world::addressOf({tiles.left(), tiles.top()}, size).chunk;
    const world::Address last = world::addressOf({tiles.right(), tiles.bottom()}, size).chunk;
    for (std::int64_t x = first.x; x <= last.x + 1; ++x) {
        const auto at = static_cast<double>(x * size.width);
        set->add({{at, area.top()}, {at, area.bottom()}});
    }
    for (std::int64_t y = first.y; y <= last.y + 1; ++y) {
        const auto at = static_cast<double>(y * size.height);
        set->add({{area.left(), at}, {area.right(), at}});
    }
    canvas::Overlay overlay;
    overlay.id = QStringLiteral("chunks");
    overlay.lines = {set};
    return overlay;
}

} // namespace chartroom::views
