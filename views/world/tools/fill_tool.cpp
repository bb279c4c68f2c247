#include "views/world/tools/fill_tool.h"

namespace chartroom::views {

namespace {

/// Cells that are searched while the button goes down; more would be felt.
constexpr std::int64_t atOnce = 200'000;
/// Rectangles that a preview may be drawn of; more would be felt with each movement.
constexpr int mostDrawn = 20'000;

} // namespace

FillTool::FillTool(ToolGate& gate)
    : Tool(gate)
{
    // What a fill reaches depends on the cells and on the layer.
    connect(&gate.session(), &model::WorldSession::changed, this, &FillTool::forget);
    connect(&gate.state(), &WorldViewState::activeLayerChanged, this, [this] {
        m_search.cancel();
        forget();
    });
}

void FillTool::forget()
{
    m_job.cancel();
    if (!m_preview.isEmpty()) {
        m_preview = {};
        Q_EMIT gate().ghostChanged();
    }
}

bool FillTool::reaches(QPoint tile) const
{
    return state().selection().isEmpty() || state().selection().contains(tile);
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
    if (!reaches(tile)) {
        gate().sayOutside();
        return;
    }
    if (!layer.isHeight() && state().selection().isEmpty() && !state().paintsRandomly()) {
        gate().paint(layer, world::Operation{world::Fill{
                                layer.number, {tile.x(), tile.y()}, state().symbol(), gate().view()}});
        return;
    }
    if (m_preview.contains(tile)) {
        fillRegion(m_preview);
        return;
    }
    const LayerCells cells = gate().cells();
    const QRect area = cells.area();
    if (std::int64_t{area.width()} * area.height() <= atOnce)
        fillRegion(connectedTiles(cells, layer, tile));
    else
        search(tile);
}

void FillTool::search(QPoint tile)
{
    m_search.start(
        [cells = gate().cells(), layer = state().activeLayer(), tile](const core::Task& task) {
            return connectedTiles(cells, layer, tile, [&task] { return task.cancelled(); });
        },
        [this](const QRegion& region) { fillRegion(region); });
}

void FillTool::fillRegion(const QRegion& region)
{
    const model::LayerKey layer = state().activeLayer();
    if (gate().permits(layer))
        gate().paintRegion(layer, region);
}

bool FillTool::cancel()
{
    const bool any = !m_preview.isEmpty() || m_job.isRunning() || m_search.isRunning();
    m_dismissed = any;
    m_search.cancel();
    forget();
    return any;
}

void FillTool::leave()
{
    m_search.cancel();
    forget();
}

void FillTool::paint(const GhostPainter& ghost) const
{
    const auto tile = pointer();
    if (!tile || m_dismissed)
        return;
    const bool drawn = !m_preview.isEmpty() && m_preview.rectCount() <= mostDrawn;
    QRegion region = drawn ? m_preview : QRegion(QRect(*tile, QSize(1, 1)));
    if (!state().selection().isEmpty())
        region = reaches(*tile) ? region & state().selection() : QRegion();
    ghost.fill(region, QColor(255, 255, 255, 100));
    ghost.rim(QRect(*tile, QSize(1, 1)));
}

} // namespace chartroom::views
