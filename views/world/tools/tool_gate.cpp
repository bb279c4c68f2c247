#include "views/world/tools/tool_gate.h"

#include "model/world/history_model.h"
#include "views/common/finding_text.h"
#include "views/world/state/read_only_text.h"
#include "views/world/tools/tile_pattern.h"
#include "views/world/tools/tile_shapes.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <map>

namespace chartroom::views {

namespace {

/// Paints each cell with one of the symbols, on any thread.
world::Operation paintingWith(const QList<char16_t>& symbols, const model::LayerKey& layer,
                              std::vector<world::Tile> cells)
{
    if (symbols.size() == 1)
        return ToolGate::stroke(layer, symbols.first(), std::move(cells));
    QRandomGenerator random(QRandomGenerator::global()->generate());
    std::map<char16_t, std::vector<world::Tile>> bySymbol;
    for (const world::Tile tile : cells)
        bySymbol[symbols[random.bounded(symbols.size())]].push_back(tile);
    std::vector<world::Operation> strokes;
    for (auto& [symbol, tiles] : bySymbol)
        strokes.push_back(ToolGate::stroke(layer, symbol, std::move(tiles)));
    return {world::Group{{}, std::move(strokes)}};
}

/// A step that paints a layer for the first time and names it; in the history it is called as without.
world::Operation withNaming(world::Operation painting, world::Operation naming)
{
    const auto* group = std::get_if<world::Group>(&painting.value);
    auto label = group ? group->label : std::nullopt;
    return {world::Group{std::move(label), {std::move(painting), std::move(naming)}}};
}

} // namespace

ToolGate::ToolGate(model::WorldSession& session, WorldViewState& state, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_state(state)
{
    connect(&session, &model::WorldSession::gestureEnded, this, [this] { setInStroke(false); });
    connect(&session, &model::WorldSession::stateChanged, this, [this] {
        if (!m_session.ready())
            return;
        const std::uint64_t step = m_session.document().history().lastNumber();
        if (const auto outline = m_outlines.follow(step, m_state.selection()))
            m_state.setSelection(*outline);
    });
}

void ToolGate::setInStroke(bool on)
{
    if (std::exchange(m_inStroke, on) != on)
        Q_EMIT strokeChanged();
}

bool ToolGate::permits(const model::LayerKey& layer)
{
    if (!m_session.ready())
        return false;
    if (const auto reason = m_session.readOnlyReason()) {
        say(readOnlyText(*reason));
        return false;
    }
    if (m_state.look(layer).locked) {
        say(tr("The layer is locked: unlock it in the list of layers first."));
        return false;
    }
    if (!m_state.isShown(layer)) {
        say(tr("The layer is hidden: show it in the list of layers first."));
        return false;
    }
    if (layer.isHeight() && !m_session.isIndexed()) {
        say(tr("Heights can be edited when the whole world has been read."));
        return false;
    }
    return true;
}

std::optional<LayerCells> ToolGate::cellsBelow(const QRegion& tiles)
{
    std::vector<world::Address> missing;
    LayerCells cells(m_session, tiles, missing);
    if (missing.empty())
        return cells;
    m_session.request(std::move(missing));
    say(m_session.isFolderGone() ? tr("Some of these chunks were not read before the folder of the world "
                                      "went. Try again when it is "
                                      "back.")
                                 : tr("Some of these chunks are still being read. Try again in a moment."));
    return std::nullopt;
}

std::vector<model::LayerKey> ToolGate::editedLayers() const
{
    if (!m_state.allLayers())
        return {m_state.activeLayer()};
    std::vector<model::LayerKey> layers;
    const auto add = [&](const model::LayerKey& layer) {
        if (m_state.isShown(layer) && !m_state.look(layer).locked)
            layers.push_back(layer);
    };
    for (const std::int64_t number : m_session.document().chunks().roomLayers())
        add(model::LayerKey::room(number));
    for (const world::StackEntry& entry : m_session.document().knownStack())
        add(model::LayerKey::height(entry.id));
    return layers;
}

bool ToolGate::isCopyable(const QRegion& tiles)
{
    const bool fits = TilePattern::fits(tiles.boundingRect().size());
    if (!fits)
        say(tr("That is too large to be copied: at most %L1 × %L1 tiles. Take less at once.")
                .arg(TilePattern::largestSide));
    return fits;
}

std::vector<world::Tile> ToolGate::clipped(const std::vector<QPoint>& tiles) const
{
    if (!m_state.selection().isEmpty())
        return tilesIn(tiles, m_state.selection());
    std::vector<world::Tile> result;
    result.reserve(tiles.size());
    for (const QPoint tile : tiles)
        result.push_back({tile.x(), tile.y()});
    return result;
}

void ToolGate::sayOutside()
{
    if (!m_state.selection().isEmpty())
        say(tr("Outside of the selection; Ctrl+Shift+A selects nothing."));
}

void ToolGate::sayNothingThere()
{
    say(m_state.allLayers()
            ? tr("No layer that is shown and not locked has anything there: show or unlock the one that has.")
            : tr("The active layer has nothing there: choose the layer that has, or let selections take all "
                 "layers."));
}

bool ToolGate::isBare(const QRegion& region) const
{
    const std::vector<model::LayerKey> layers = editedLayers();
    // To look through more would be felt.
    if (cellsIn(region) * std::ssize(layers) > model::WorldSession::cellsAtOnce)
        return false;
    std::vector<world::Address> missing;
    const LayerCells cells(m_session, region, missing);
    return missing.empty() && std::ranges::none_of(layers, [&](const model::LayerKey& layer) {
               return anyTile(region, [&](world::Tile tile) {
                   return TilePattern::isContent(layer, cells.at(layer, tile).value_or(TilePattern::noCell));
               });
           });
}

void ToolGate::noteMove(const QRegion& before, const QRegion& after)
{
    m_outlines.note(m_session.document().history().lastNumber(), before, after);
}

QList<char16_t> ToolGate::symbols() const
{
    return m_state.paintsRandomly() ? m_state.randomSymbols() : QList<char16_t>{m_state.symbol()};
}

world::Operation ToolGate::painting(const model::LayerKey& layer, std::vector<world::Tile> cells) const
{
    return paintingWith(symbols(), layer, std::move(cells));
}

bool ToolGate::paintRegion(const QString& label, const model::LayerKey& layer, QRegion region)
{
    if (!m_state.selection().isEmpty())
        region &= m_state.selection();
    if (region.isEmpty()) {
        sayOutside();
        return false;
    }
    return paint(layer, {cellsIn(region), [symbols = symbols(), label, layer, region] {
                             return group(label, {paintingWith(symbols, layer, tilesOf(region))});
                         }});
}

world::Operation ToolGate::stroke(const model::LayerKey& layer, char16_t symbol,
                                  std::vector<world::Tile> cells)
{
    if (layer.isHeight())
        return {world::StrokeHeight{layer.id, symbol, std::move(cells)}};
    return {world::Stroke{layer.number, symbol, std::move(cells)}};
}

world::Operation ToolGate::holes(const std::vector<world::Tile>& cells)
{
    world::Group group;
    group.operations.reserve(cells.size());
    for (const world::Tile tile : cells)
        group.operations.push_back({world::Hole{tile}});
    return {std::move(group)};
}

world::Operation ToolGate::group(const QString& label, std::vector<world::Operation> operations)
{
    world::Group group;
    group.label = label.toStdString();
    group.operations = std::move(operations);
    return {std::move(group)};
}

std::optional<world::Operation> ToolGate::namingOf(const model::LayerKey& layer) const
{
    // Until the whole world is read it would be refused: the name is stored later then.
    return m_naming && m_session.isIndexed() ? m_naming(layer) : std::nullopt;
}

bool ToolGate::paint(const model::LayerKey& layer, const world::Operation& operation)
{
    const auto naming = namingOf(layer);
    return apply(naming ? withNaming(operation, *naming) : operation);
}

bool ToolGate::paint(const model::LayerKey& layer, model::DeferredEdit edit)
{
    if (const auto naming = namingOf(layer))
        edit.make = [make = std::move(edit.make), naming] { return withNaming(make(), *naming); };
    return apply(std::move(edit));
}

bool ToolGate::apply(const world::Operation& operation)
{
    return told(m_session.apply(operation));
}

bool ToolGate::apply(model::DeferredEdit edit)
{
    return told(m_session.apply(std::move(edit)));
}

bool ToolGate::told(const core::Result<model::WorldChange>& done)
{
    if (!done)
        say(messageText(done.error()));
    return done.ok();
}

void ToolGate::beginStroke(const QString& label)
{
    m_session.beginGesture(label);
    m_strokeWrote = false;
    setInStroke(true);
}

void ToolGate::extendStroke(const world::Operation& operation)
{
    if (!m_inStroke)
        return;
    m_strokeWrote = true;
    if (const auto done = m_session.extendGesture(operation); !done)
        say(messageText(done.error()));
}

void ToolGate::endStroke()
{
    if (!m_inStroke)
        return;
    if (m_strokeWrote)
        Q_EMIT strokeEnding();
    m_session.endGesture();
    setInStroke(false);
    if (!m_strokeWrote)
        sayOutside();
}

void ToolGate::cancelStroke()
{
    if (!m_inStroke)
        return;
    m_session.cancelGesture();
    setInStroke(false);
}

} // namespace chartroom::views
