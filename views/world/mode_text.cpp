#include "views/world/mode_text.h"

#include "model/world/world_text.h"
#include "views/world/tile_text.h"

#include <QCoreApplication>

namespace chartroom::views {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("ModeText", source);
}

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
    return text(form).arg(brush.size);
}

QString selectionModeText(SelectionMode mode)
{
    switch (mode) {
    case SelectionMode::Add:
        return text(QT_TRANSLATE_NOOP("ModeText", "adds"));
    case SelectionMode::Subtract:
        return text(QT_TRANSLATE_NOOP("ModeText", "subtracts"));
    case SelectionMode::Intersect:
        return text(QT_TRANSLATE_NOOP("ModeText", "intersects"));
    case SelectionMode::Replace:
        break;
    }
    return {};
}

/// The layer, and what keeps it from being painted.
QString layerText(const model::LayersModel& layers, const WorldViewState& state)
{
    const model::LayerKey layer =
        state.tool() == ToolKind::Hole ? model::LayerKey::room(0) : state.activeLayer();
    const QString name = layerName(layers, layer);
    if (state.look(layer).locked)
        return text(QT_TRANSLATE_NOOP("ModeText", "%1 (locked)")).arg(name);
    return state.isShown(layer) ? name : text(QT_TRANSLATE_NOOP("ModeText", "%1 (hidden)")).arg(name);
}

} // namespace

QString modeText(const model::WorldSession& session, const model::LayersModel& layers,
                 const WorldViewState& state, const QString& toolName)
{
    QStringList parts{toolName};
    if (hasBrush(state.tool()))
        parts << brushText(state.brush());
    if (const QString mode = selectionModeText(state.selectionMode());
        selects(state.tool()) && !mode.isEmpty())
        parts << mode;
    if (state.tool() != ToolKind::Chunks)
        parts << layerText(layers, state);
    if (paintsSymbol(state.tool()))
        parts << symbolName(*session.catalog(), state.symbol());
    if (state.tool() == ToolKind::Instance && !state.instanceTemplate().isEmpty())
        parts << state.instanceTemplate();
    if (const QRect area = state.selection().boundingRect(); !area.isEmpty())
        parts
            << text(QT_TRANSLATE_NOOP("ModeText", "selection %1 × %2")).arg(area.width()).arg(area.height());
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace chartroom::views
