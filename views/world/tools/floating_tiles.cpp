#include "views/world/tools/floating_tiles.h"

#include "formats/core/code.h"
#include "views/common/finding_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace chartroom::views {

namespace {

QString afloatText()
{
    return QCoreApplication::translate(
        "Tool", "The tiles float: drag them on; Enter puts them down, Esc takes them back.");
}

} // namespace

FloatingTiles::FloatingTiles(ToolGate& gate)
    : m_gate(gate)
{
    connect(&gate.session(), &model::WorldSession::editEnded, this, [this] {
        if (auto next = std::exchange(m_next, std::nullopt))
            begin(std::move(next->first), next->second);
        else if (const auto landing = std::exchange(m_waiting, std::nullopt))
            land(*landing);
        else
            floatAgain();
    });
    connect(&gate.session(), &model::WorldSession::editFailed, this, [this] {
        const bool stands = std::exchange(m_next, std::nullopt).has_value();
        if (std::exchange(m_waiting, std::nullopt))
            redoUndone();
        else if (stands)
            floatAgain();
        else
            m_undone.reset();
    });
    connect(&gate.session(), &model::WorldSession::stateChanged, this, &FloatingTiles::settle);
    for (const auto signal : {&WorldViewState::selectionChanged, &WorldViewState::activeLayerChanged})
        connect(&gate.state(), signal, this, &FloatingTiles::settle);
}

void FloatingTiles::settle()
{
    // Once and for all: what lies still does not float again for a step that is done again.
    if (!m_step || isAfloat())
        return;
    m_gate.unsay(afloatText());
    m_step.reset();
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
    // What is under way needs those that were taken for it.
    if (m_gate.session().isEditing()) {
        m_gate.say(messageText({core::Code::EditBusy, {}}));
        return false;
    }
    if (isAfloat())
        return true;
    putDown();
    const QRegion& selection = m_gate.state().selection();
    const std::vector<model::LayerKey> layers = m_gate.editedLayers();
    // Two tiles far apart are a large block as well.
    if (cellsIn(selection.boundingRect()) * std::ssize(layers) > world::maximumDocumentCells) {
        m_gate.say(QCoreApplication::translate(
            "Tool", "Too much is selected to be moved at once: select less, or what lies nearer together."));
        return false;
    }
    const auto cells = m_gate.cellsBelow(selection);
    if (!cells)
        return false;
    m_home = selection;
    m_offset = {};
    m_tiles = TilePattern::capture(*cells, m_home, layers);
    return true;
}

void FloatingTiles::moveBy(QPoint by)
{
    if (!m_tiles.hasContent()) {
        m_gate.sayNothingThere();
        return;
    }
    const QPoint offset = m_offset + by;
    // There and back again: nothing was moved.
    if (offset.isNull() && putBack())
        return;
    const QString label = QCoreApplication::translate("Tool", "Move selection");
    auto edit = erasing(m_gate, m_home, label);
    if (!edit)
        return;
    const QPoint corner = m_home.boundingRect().topLeft() + offset;
    const auto moved = [erase = std::move(edit->make), tiles = m_tiles, corner,
                        active = m_gate.state().activeLayer()] {
        world::Operation all = erase();
        for (world::Operation& operation : tiles.operations(corner, {}, active))
            std::get<world::Group>(all.value).operations.push_back(std::move(operation));
        return all;
    };
    replace({2 * edit->cells, moved}, {offset, m_home.translated(offset), true});
}

bool FloatingTiles::replace(model::DeferredEdit edit, const Landing& landing)
{
    if (m_gate.session().isEditing())
        return m_gate.apply(std::move(edit)); // which says why not
    if (isAfloat()) {
        const std::uint64_t step = *m_step;
        if (!m_gate.session().undo())
            return false;
        m_undone = step;
    }
    if (!m_gate.session().isEditing())
        return begin(std::move(edit), landing);
    // Very many tiles are taken back in their time.
    m_next.emplace(std::move(edit), landing);
    return true;
}

bool FloatingTiles::begin(model::DeferredEdit edit, const Landing& landing)
{
    if (!m_gate.apply(std::move(edit))) {
        redoUndone();
        return false;
    }
    if (m_gate.session().isEditing())
        m_waiting = landing;
    else
        land(landing);
    return true;
}

void FloatingTiles::redoUndone()
{
    if (!m_undone)
        return;
    if (!m_gate.session().redo())
        m_undone.reset();
    else if (!m_gate.session().isEditing())
        floatAgain();
}

void FloatingTiles::floatAgain()
{
    if (!m_undone)
        return;
    m_step = std::exchange(m_undone, std::nullopt);
    settle();
}

void FloatingTiles::land(const Landing& landing)
{
    const std::uint64_t step = m_gate.session().document().history().lastNumber();
    m_gate.noteMove(m_home, landing.outline);
    m_gate.state().setSelection(landing.outline);
    m_offset = landing.offset;
    m_undone.reset();
    m_step = landing.afloat ? std::optional(step) : std::nullopt;
    if (landing.afloat)
        m_gate.say(afloatText());
}

bool FloatingTiles::putDown()
{
    const bool afloat = isAfloat();
    if (afloat)
        m_gate.unsay(afloatText());
    m_step.reset();
    return afloat;
}

bool FloatingTiles::putBack()
{
    if (!isAfloat())
        return false;
    putDown();
    return m_gate.session().undo().ok();
}

bool FloatingTiles::remove(const QString& label, const QRegion& outline)
{
    if (!isAfloat())
        return false;
    auto edit = erasing(m_gate, m_home, label);
    return edit && replace(std::move(*edit), {m_offset, outline, false});
}

std::optional<model::DeferredEdit> erasing(ToolGate& gate, const QRegion& region, const QString& label)
{
    const std::vector<model::LayerKey> layers = gate.editedLayers();
    if (layers.empty() ||
        !std::ranges::all_of(layers, [&gate](const auto& layer) { return gate.permits(layer); }))
        return std::nullopt;
    const auto make = [layers, region, label] {
        std::vector<world::Operation> strokes;
        for (const model::LayerKey& layer : layers)
            strokes.push_back(ToolGate::stroke(layer, u' ', tilesOf(region)));
        return ToolGate::group(label, std::move(strokes));
    };
    return model::DeferredEdit{cellsIn(region) * std::ssize(layers), make};
}

} // namespace chartroom::views
