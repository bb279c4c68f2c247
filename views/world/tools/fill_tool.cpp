#include "views/world/tools/fill_tool.h"

namespace chartroom::views {

FillTool::FillTool(ToolGate& gate)
    : Tool(gate)
{
    // What a fill reaches depends on the cells and on the layer.
    connect(&gate.session(), &model::WorldSession::changed, this, &FillTool::forget);
    connect(&gate.state(), &WorldViewState::activeLayerChanged, this, &FillTool::forget);
}

void FillTool::forget()
{
    m_job.cancel();
    if (!m_preview.isEmpty()) {
        m_preview = {};
        Q_EMIT gate().ghostChanged();
    }
}

void FillTool::look(QPoint tile)
{
    if (m_preview.contains(tile) || !gate().session().ready())
        return;
    m_preview = {};
    m_job.start(
        [cells = gate().cells(), layer = state().activeLayer(), tile](const core::Task& task) {
            return connectedTiles(cells, layer, tile, [&task] { return task.cancelled(); });
        },
        [this](QRegion region) {
            m_preview = std::move(region);
            Q_EMIT gate().ghostChanged();
        });
}

void FillTool::moved(QPoint tile, Qt::KeyboardModifiers)
{
    m_dismissed = false;
    look(tile);
}

void FillTool::pressed(QPoint tile, Qt::KeyboardModifiers)
{
    const model::LayerKey layer = state().activeLayer();
    if (!gate().permits(layer))
        return;
    m_job.cancel();
    if (!layer.isHeight() && state().selection().isEmpty()) {
        gate().apply({world::Fill{layer.number, {tile.x(), tile.y()}, state().symbol(), gate().view()}});
        return;
    }
    QRegion region = m_preview.contains(tile) ? m_preview : connectedTiles(gate().cells(), layer, tile);
    if (!state().selection().isEmpty())
        region &= state().selection();
    if (!region.isEmpty())
        gate().apply(ToolGate::stroke(layer, state().symbol(), tilesOf(region)));
}

bool FillTool::cancel()
{
    const bool any = !m_preview.isEmpty() || m_job.isRunning();
    m_dismissed = any;
    forget();
    return any;
}

void FillTool::leave()
{
    forget();
}

void FillTool::paint(const GhostPainter& ghost) const
{
    const auto tile = pointer();
    if (!tile || m_dismissed)
        return;
    QRegion region = m_preview.isEmpty() ? QRegion(QRect(*tile, QSize(1, 1))) : m_preview;
    if (!state().selection().isEmpty())
        region &= state().selection();
    ghost.fill(region, QColor(255, 255, 255, 100));
    ghost.rim(QRect(*tile, QSize(1, 1)));
}

} // namespace chartroom::views
