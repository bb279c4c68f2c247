#include "views/world/tools/picker.h"

#include "views/world/tools/tile_shapes.h"

namespace chartroom::views {

namespace {

bool showsSymbol(std::optional<char16_t> cell)
{
    return cell && *cell != u' ' && *cell != u'.';
}

} // namespace

std::optional<model::LayerKey> Picker::topLayer(const LayerCells& cells, QPoint tile) const
{
    const world::Tile at{tile.x(), tile.y()};
    const auto has = [&](const model::LayerKey& layer) {
        return state().isShown(layer) && showsSymbol(cells.at(layer, at));
    };
    const model::WorldDocument& document = gate().session().document();
    const world::HeightStack& stack = document.knownStack();
    for (auto entry = stack.rbegin(); entry != stack.rend(); ++entry) {
        if (has(model::LayerKey::height(entry->id)))
            return model::LayerKey::height(entry->id);
    }
    const std::vector<std::int64_t> rooms = document.chunks().roomLayers();
    for (auto number = rooms.rbegin(); number != rooms.rend(); ++number) {
        if (has(model::LayerKey::room(*number)))
            return model::LayerKey::room(*number);
    }
    return std::nullopt;
}

void Picker::pickSymbol(QPoint tile)
{
    const auto cells = gate().cellsBelow(QRect(tile, QSize(1, 1)));
    if (!cells)
        return;
    const world::Tile at{tile.x(), tile.y()};
    std::optional<char16_t> symbol = cells->at(state().activeLayer(), at);
    if (!showsSymbol(symbol)) {
        if (const auto layer = topLayer(*cells, tile))
            symbol = cells->at(*layer, at);
    }
    if (showsSymbol(symbol))
        state().setSymbol(*symbol);
    else
        sayEmpty();
}

void Picker::sayEmpty()
{
    gate().say(tr("No layer that is shown has a symbol here."));
}

void Picker::capture(const QRect& area)
{
    if (!gate().isCopyable(area))
        return;
    const auto cells = gate().cellsBelow(area);
    if (!cells)
        return;
    const TilePattern pattern = TilePattern::capture(*cells, area, {state().activeLayer()});
    if (pattern.hasContent())
        Q_EMIT captured(pattern);
    else
        gate().say(
            tr("The active layer has nothing there to capture: choose the layer that has, for instance "
               "by Ctrl and the right button."));
}

void Picker::pressed(QPoint tile, Qt::KeyboardModifiers)
{
    if (gate().session().ready())
        m_corner = tile;
}

void Picker::released(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!m_corner)
        return;
    const QPoint corner = *std::exchange(m_corner, std::nullopt);
    if (corner != tile) {
        capture(rectangleOf(corner, tile));
        return;
    }
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier)) {
        const auto cells = gate().cellsBelow(QRect(tile, QSize(1, 1)));
        if (const auto layer = cells ? topLayer(*cells, tile) : std::nullopt)
            state().setActiveLayer(*layer);
        else if (cells)
            sayEmpty();
        return;
    }
    pickSymbol(tile);
}

bool Picker::cancel()
{
    return std::exchange(m_corner, std::nullopt).has_value();
}

void Picker::paint(const GhostPainter& ghost) const
{
    if (const auto tile = pointer())
        ghost.rim(rectangleOf(m_corner.value_or(*tile), *tile));
}

} // namespace chartroom::views
