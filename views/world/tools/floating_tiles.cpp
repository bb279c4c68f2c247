#include "views/world/tools/floating_tiles.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>
#include <utility>

namespace chartroom::views {

FloatingTiles::FloatingTiles(ToolGate& gate)
    : m_gate(gate)
{
    connect(&gate.session(), &model::WorldSession::editEnded, this, [this] {
        if (const auto landing = std::exchange(m_waiting, std::nullopt))
            land(*landing);
    });
    connect(&gate.session(), &model::WorldSession::editFailed, this, [this] {
        if (std::exchange(m_waiting, std::nullopt) && m_undone)
            std::ignore = m_gate.session().redo();
    });
}

bool FloatingTiles::isAfloat() const
{
    if (!m_step || !m_gate.session().ready() ||
        *m_step != m_gate.session().document().history().lastNumber() ||
        m_gate.state().selection() != m_home.translated(m_offset))
        return false;
    const std::vector<model::LayerKey> layers = m_gate.editedLayers();
    return layers.size() == m_tiles.layers().size() &&
           std::ranges::all_of(layers, [this](const auto& key) { return m_tiles.layers().contains(key); });
}

bool FloatingTiles::take()
{
    if (isAfloat())
        return true;
    putDown();
    const auto cells = m_gate.cellsBelow(m_gate.state().selection());
    if (!cells)
        return false;
    m_home = m_gate.state().selection();
    m_offset = {};
    m_tiles = TilePattern::capture(*cells, m_home, m_gate.editedLayers());
    return true;
}

void FloatingTiles::moveBy(QPoint by)
{
    const QPoint offset = m_offset + by;
    // There and back again: nothing was moved.
    if (offset.isNull() && putBack())
        return;
    std::vector<world::Operation> operations = erasing(m_gate, m_home);
    if (operations.empty())
        return;
    const QPoint corner = m_home.boundingRect().topLeft() + offset;
    for (world::Operation& operation : m_tiles.operations(corner, {}, m_gate.state().activeLayer()))
        operations.push_back(std::move(operation));
    replace(ToolGate::group(QCoreApplication::translate("Tool", "Move selection"), std::move(operations)),
            {offset, m_home.translated(offset), true});
}

bool FloatingTiles::replace(const world::Operation& operation, const Landing& landing)
{
    m_undone = isAfloat();
    if (m_undone && !m_gate.session().undo())
        return false;
    if (!m_gate.apply(operation)) {
        if (m_undone)
            std::ignore = m_gate.session().redo();
        return false;
    }
    if (m_gate.session().isEditing())
        m_waiting = landing;
    else
        land(landing);
    return true;
}

void FloatingTiles::land(const Landing& landing)
{
    const std::uint64_t step = m_gate.session().document().history().lastNumber();
    m_gate.noteMove(m_home, landing.outline);
    m_gate.state().setSelection(landing.outline);
    m_offset = landing.offset;
    m_step = landing.afloat ? std::optional(step) : std::nullopt;
    if (landing.afloat)
        m_gate.say(QCoreApplication::translate(
            "Tool", "The tiles float: drag them on; Enter puts them down, Esc takes them back."));
}

void FloatingTiles::putDown()
{
    if (isAfloat())
        m_gate.say({}); // nothing floats any more: what said so goes
    m_step.reset();
}

bool FloatingTiles::putBack()
{
    if (!isAfloat())
        return false;
    putDown();
    return m_gate.session().undo().ok();
}

bool FloatingTiles::remove(const QString& label)
{
    if (!isAfloat())
        return false;
    std::vector<world::Operation> operations = erasing(m_gate, m_home);
    return !operations.empty() && replace(ToolGate::group(label, std::move(operations)),
                                          {m_offset, m_gate.state().selection(), false});
}

std::vector<world::Operation> erasing(ToolGate& gate, const QRegion& region)
{
    std::vector<world::Operation> result;
    for (const model::LayerKey& layer : gate.editedLayers()) {
        if (!gate.permits(layer))
            return {};
        result.push_back(ToolGate::stroke(layer, u' ', tilesOf(region)));
    }
    return result;
}

} // namespace chartroom::views
