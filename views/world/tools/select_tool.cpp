#include "views/world/tools/select_tool.h"

#include "views/world/tools/tile_shapes.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace chartroom::views {

namespace {

/// Cells that are searched while the button goes down; more would be felt.
constexpr std::int64_t searchedAtOnce = 500'000;
constexpr Qt::KeyboardModifiers choiceKeys = Qt::ShiftModifier | Qt::ControlModifier;

void sayNothingSelected(ToolGate& gate)
{
    gate.say(QCoreApplication::translate(
        "Tool", "Nothing is selected: select cells first, with Select Rectangle for instance."));
}

void copy(const TilePattern& tiles)
{
    auto* data = new QMimeData;
    data->setData(QLatin1String(tilesMimeType), tiles.toBytes());
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace

bool copySelection(ToolGate& gate)
{
    const QRegion& selection = gate.state().selection();
    if (selection.isEmpty()) {
        sayNothingSelected(gate);
        return false;
    }
    // What could not be pasted must not be cut either.
    if (!gate.isCopyable(selection))
        return false;
    const auto cells = gate.cellsBelow(selection);
    if (!cells)
        return false;
    const TilePattern tiles = TilePattern::capture(*cells, selection, gate.editedLayers());
    if (!tiles.hasContent()) {
        gate.sayNothingThere();
        return false;
    }
    copy(tiles);
    return true;
}

bool deleteSelection(ToolGate& gate, const QString& label)
{
    const QRegion& selection = gate.state().selection();
    if (selection.isEmpty()) {
        sayNothingSelected(gate);
        return false;
    }
    if (gate.isBare(selection)) {
        gate.sayNothingThere();
        return false;
    }
    auto edit = erasing(gate, selection, label);
    return edit && gate.apply(std::move(*edit));
}

std::optional<TilePattern> copiedTiles()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString type = QLatin1String(tilesMimeType);
    return data && data->hasFormat(type) ? TilePattern::fromBytes(data->data(type)) : std::nullopt;
}

SelectionMode SelectTool::modeOf(Qt::KeyboardModifiers modifiers) const
{
    switch (static_cast<int>(modifiers & choiceKeys)) {
    case Qt::ShiftModifier:
        return SelectionMode::Add;
    case Qt::ControlModifier:
        return SelectionMode::Subtract;
    case static_cast<int>(choiceKeys):
        return SelectionMode::Intersect;
    default:
        return state().selectionMode();
    }
}

void SelectTool::combine(const QRegion& tiles, Qt::KeyboardModifiers modifiers)
{
    const QRegion& before = state().selection();
    switch (modeOf(modifiers)) {
    case SelectionMode::Add:
        state().setSelection(before | tiles);
        break;
    case SelectionMode::Subtract:
        state().setSelection(before - tiles);
        break;
    case SelectionMode::Intersect:
        state().setSelection(before & tiles);
        break;
    case SelectionMode::Replace:
        state().setSelection(tiles);
        break;
    }
}

void SelectTool::pressed(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!gate().session().ready())
        return;
    forgetFound();
    if (modeOf(modifiers) == SelectionMode::Replace && state().selection().contains(tile)) {
        if (m_floating.take())
            m_grip = tile;
        return;
    }
    if (m_kind == Kind::Rectangle)
        m_corner = tile;
    else
        find(tile, modifiers);
}

void SelectTool::find(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    const LayerCells cells = gate().cells();
    const auto search = [kind = m_kind, cells, layer = state().activeLayer(), tile](const core::Task& task) {
        return kind == Kind::Wand ? connectedTiles(cells, layer, tile, [&task] { return task.cancelled(); })
                                  : alikeTiles(cells, layer, tile);
    };
    const auto take = [this, modifiers, where = gate().view()](const QRegion& tiles) {
        combine(tiles, modifiers);
        sayFound(tiles, where);
    };
    const QRect area = cells.area();
    if (std::int64_t{area.width()} * area.height() <= searchedAtOnce)
        take(search({}));
    else
        m_search.start(search, take);
}

void SelectTool::sayFound(const QRegion& tiles, const world::Neighbourhood& where)
{
    if (tiles.isEmpty())
        return;
    const int count = static_cast<int>(cellsIn(tiles));
    m_found = (m_kind == Kind::Wand
                   ? QCoreApplication::translate(
                         "Tool", "%Ln cell(s) alike and connected, of the %1 × %1 chunks around the view.",
                         nullptr, count)
                   : QCoreApplication::translate(
                         "Tool", "%Ln cell(s) alike, of the %1 × %1 chunks around the view.", nullptr, count))
                  .arg(where.side());
    gate().say(m_found);
}

void SelectTool::forgetFound()
{
    if (const QString found = std::exchange(m_found, {}); !found.isEmpty())
        gate().unsay(found);
}

void SelectTool::released(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (m_grip) {
        const QPoint grip = *std::exchange(m_grip, std::nullopt);
        if (tile != grip)
            m_floating.moveBy(tile - grip);
        else if (m_kind == Kind::Rectangle)
            state().setSelection({}); // a click lets go
        else
            find(tile, modifiers); // a click asks for what is there
        return;
    }
    if (!m_corner)
        return;
    const QRect rect = rectangleOf(*std::exchange(m_corner, std::nullopt), tile);
    // A click on one tile takes it only when it adds or subtracts.
    const bool click = rect.width() == 1 && rect.height() == 1;
    if (click && modeOf(modifiers) == SelectionMode::Replace && !state().selection().isEmpty())
        state().setSelection({});
    else
        combine(rect, modifiers);
}

void SelectTool::lost()
{
    // What is moved is put down only where the user says so.
    m_grip.reset();
    m_corner.reset();
}

void SelectTool::leave()
{
    m_search.cancel();
    forgetFound();
    m_floating.putDown();
    lost();
}

bool SelectTool::cancel()
{
    if (m_grip || m_corner) {
        lost();
        return true;
    }
    if (m_floating.putBack())
        return true;
    forgetFound();
    const bool any = !state().selection().isEmpty() || m_search.isRunning();
    m_search.cancel();
    state().setSelection({});
    return any;
}

bool SelectTool::cut(const QString& label)
{
    if (m_floating.isAfloat())
        return m_floating.remove(label, {});
    const QRegion outline = state().selection();
    if (!deleteSelection(gate(), label))
        return false;
    if (!gate().session().isEditing())
        gate().noteMove(outline, {});
    state().setSelection({});
    return true;
}

bool SelectTool::command(ToolCommand command)
{
    const auto copied = [this] {
        if (!m_floating.isAfloat())
            return copySelection(gate());
        if (!gate().isCopyable(state().selection()))
            return false;
        // Not what they lie upon.
        copy(m_floating.tiles());
        return true;
    };
    const auto deleted = [this](const QString& label) {
        return m_floating.remove(label, state().selection()) || deleteSelection(gate(), label);
    };
    switch (command) {
    case ToolCommand::Copy:
        return copied();
    case ToolCommand::Cut:
        return copied() && cut(QCoreApplication::translate("Tool", "Cut"));
    case ToolCommand::Delete:
        return deleted(QCoreApplication::translate("Tool", "Delete"));
    case ToolCommand::PutDown:
        return m_floating.putDown();
    default:
        return false;
    }
}

void SelectTool::paint(const GhostPainter& ghost) const
{
    const auto tile = pointer();
    if (!tile)
        return;
    if (m_grip) {
        const QPoint by = *tile - *m_grip;
        ghost.pattern(m_floating.tiles(), state().selection().boundingRect().topLeft() + by);
        ghost.rim(state().selection().translated(by));
    } else if (m_corner) {
        ghost.fill(QRegion(rectangleOf(*m_corner, *tile)), QColor(120, 180, 255, 60));
        ghost.rim(rectangleOf(*m_corner, *tile));
    } else {
        ghost.rim(QRect(*tile, QSize(1, 1)));
    }
}

} // namespace chartroom::views
