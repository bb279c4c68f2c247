#include "views/world/mode_text.h"

#include "model/world/world_text.h"
#include "views/world/tile_text.h"
#include "views/world/tools/layer_cells.h"

#include <QCoreApplication>

#include <set>

namespace chartroom::views {

namespace {

bool hasBrush(ToolKind tool)
{
    return tool == ToolKind::Brush || tool == ToolKind::Eraser || tool == ToolKind::Hole;
}

bool selects(ToolKind tool)
{
    return tool == ToolKind::Select || tool == ToolKind::Wand || tool == ToolKind::SameSymbol;
}

bool paintsSymbol(ToolKind tool)
{
    return tool == ToolKind::Brush || tool == ToolKind::Rectangle || tool == ToolKind::Fill;
}

QString brushText(const BrushForm& brush)
{
    const char* form = brush.shape == BrushShape::Round ? QT_TRANSLATE_NOOP("ModeText", "round %1 × %1")
                                                        : QT_TRANSLATE_NOOP("ModeText", "%1 × %1");
    return QCoreApplication::translate("ModeText", form).arg(brush.size);
}

QString selectionModeText(SelectionMode mode)
{
    switch (mode) {
    case SelectionMode::Add:
        return QCoreApplication::translate("ModeText", "adds");
    case SelectionMode::Subtract:
        return QCoreApplication::translate("ModeText", "subtracts");
    case SelectionMode::Intersect:
        return QCoreApplication::translate("ModeText", "intersects");
    case SelectionMode::Replace:
        break;
    }
    return {};
}

/// The layer, and what keeps it from being painted.
QString layerText(const model::LayersModel& layers, const WorldViewState& state)
{
    const model::LayerKey layer = state.tool() == ToolKind::Hole       ? model::LayerKey::room(0)
                                  : state.tool() == ToolKind::Instance ? state.instanceLayer()
                                                                       : state.activeLayer();
    const QString name = layers.nameOf(layer);
    if (state.look(layer).locked)
        return QCoreApplication::translate("ModeText", "%1 (locked)").arg(name);
    return state.isShown(layer) ? name : QCoreApplication::translate("ModeText", "%1 (hidden)").arg(name);
}

/// What a tool is called: the names of some that are in a menu are long.
QString toolText(ToolKind tool, const QString& toolName)
{
    if (tool == ToolKind::Wand)
        return QCoreApplication::translate("ModeText", "Wand");
    if (tool == ToolKind::SameSymbol)
        return QCoreApplication::translate("ModeText", "Same symbol");
    return toolName;
}

/// What a press does to whole chunks.
QString chunksText(const WorldViewState& state)
{
    if (state.selectedChunks().empty())
        return QCoreApplication::translate("ModeText", "a click selects a chunk, a drag several");
    return QCoreApplication::translate("ModeText", "selected: %L1  ·  a drag moves, with Ctrl copies")
        .arg(state.selectedChunks().size());
}

/// How large the selection is, and how many cells it has where that does not follow.
QString selectionText(const QRegion& selection)
{
    const QRect area = selection.boundingRect();
    const QString size =
        QCoreApplication::translate("ModeText", "selection %L1 × %L2").arg(area.width()).arg(area.height());
    const std::int64_t cells = cellsIn(selection);
    if (cells == std::int64_t{area.width()} * area.height())
        return size;
    const int count = static_cast<int>(cells);
    return QCoreApplication::translate("ModeText", "%1 with %Ln cell(s)", nullptr, count).arg(size);
}

/// What is painted.
QString symbolText(const world::TileCatalog& catalog, const WorldViewState& state)
{
    if (!state.random())
        return symbolName(catalog, state.symbol());
    const QList<char16_t>& symbols = state.randomSymbols();
    const std::set<char16_t> kinds(symbols.begin(), symbols.end());
    if (kinds.size() > 1)
        return QCoreApplication::translate("ModeText", "at random of %L1 symbols").arg(kinds.size());
    return QCoreApplication::translate("ModeText", "at random only %1")
        .arg(symbolName(catalog, state.symbol()));
}

} // namespace

QString modeText(const model::WorldSession& session, const model::LayersModel& layers,
                 const WorldViewState& state, const QString& toolName)
{
    QStringList parts{toolText(state.tool(), toolName)};
    if (hasBrush(state.tool()))
        parts << brushText(state.brush());
    if (state.tool() == ToolKind::Rectangle && state.outlined())
        parts << QCoreApplication::translate("ModeText", "outline");
    if (const QString mode = selectionModeText(state.selectionMode());
        selects(state.tool()) && !mode.isEmpty())
        parts << mode;
    parts << (state.tool() == ToolKind::Chunks ? chunksText(state) : layerText(layers, state));
    if (paintsSymbol(state.tool()))
        parts << symbolText(*session.catalog(), state);
    if (state.tool() == ToolKind::Instance && !state.instanceTemplate().isEmpty())
        parts << state.instanceTemplate();
    // Whole chunks have a selection of their own.
    if (state.tool() != ToolKind::Chunks && !state.selection().isEmpty())
        parts << selectionText(state.selection());
    return parts.join(QStringLiteral("  ·  "));
}

QString modeHelp(const WorldViewState& state)
{
    if (state.tool() == ToolKind::Chunks && !state.selectedChunks().empty())
        return QCoreApplication::translate(
            "ModeText",
            "Dragging moves the selected chunks, with Ctrl it copies them without their instances.");
    const QList<char16_t>& symbols = state.randomSymbols();
    if (paintsSymbol(state.tool()) && state.random() &&
        std::set<char16_t>(symbols.begin(), symbols.end()).size() <= 1)
        return QCoreApplication::translate(
            "ModeText", "Choose more symbols in the palette, with Ctrl: they are painted at random.");
    return {};
}

} // namespace chartroom::views
