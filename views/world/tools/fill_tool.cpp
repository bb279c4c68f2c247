#include "views/world/tools/fill_tool.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::views {

namespace {

/// Cells that are searched while the button goes down; more would be felt.
constexpr std::int64_t filledAtOnce = 200'000;
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

bool FillTool::isPreviewed(QPoint tile) const
{
    const world::Neighbourhood& now = gate().view();
    return m_preview.contains(tile) && m_previewed.centre == now.centre && m_previewed.radius == now.radius;
}

void FillTool::look(QPoint tile)
{
    if (!gate().session().ready() || isPreviewed(tile))
        return;
    m_preview = {};
    m_previewed = gate().view();
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
    const LayerCells cells = gate().cells();
    if (!state().paintsRandomly() && cells.at(layer, {tile.x(), tile.y()}) == state().symbol()) {
        gate().say(QCoreApplication::translate("Tool", "Nothing to fill: this symbol is there already."));
        return;
    }
    if (isPreviewed(tile)) {
        fillRegion(tile, QRegion(m_preview), m_previewed);
        return;
    }
    const QRect area = cells.area();
    if (std::int64_t{area.width()} * area.height() <= filledAtOnce)
        fillRegion(tile, connectedTiles(cells, layer, tile), gate().view());
    else
        search(tile);
}

void FillTool::search(QPoint tile)
{
    m_search.start(
        [cells = gate().cells(), layer = state().activeLayer(), tile](const core::Task& task) {
            return connectedTiles(cells, layer, tile, [&task] { return task.cancelled(); });
        },
        // The view may have moved on since.
        [this, tile, where = gate().view()](const QRegion& region) { fillRegion(tile, region, where); });
}

void FillTool::fillRegion(QPoint tile, const QRegion& region, const world::Neighbourhood& where)
{
    const model::LayerKey layer = state().activeLayer();
    if (!gate().permits(layer))
        return;
    const bool free = state().selection().isEmpty();
    const bool stopped = free && isCut(region, layer, tile, where);
    // The operation for it says in a script and in the journal what was done in a few words.
    const bool done =
        !layer.isHeight() && free && !state().paintsRandomly()
            ? gate().paint(layer, world::Operation{world::Fill{
                                      layer.number, {tile.x(), tile.y()}, state().symbol(), where}})
            : gate().paintRegion(QCoreApplication::translate("Step", "Fill"), layer, region);
    if (!done)
        return;
    gate().remark(sentenceOf(cellsIn(free ? region : region & state().selection()), stopped, where));
}

QString FillTool::sentenceOf(std::int64_t cells, bool stopped, const world::Neighbourhood& where) const
{
    const int count = static_cast<int>(cells);
    QString sentence = QCoreApplication::translate("Tool", "Filled: %Ln cell(s).", nullptr, count);
    if (stopped) {
        const std::int64_t side = where.side();
        sentence +=
            QLatin1Char(' ') +
            (where.radius < world::maximumRadius
                 ? QCoreApplication::translate("Tool", "It ended at the edge of the %1 × %1 chunks around "
                                                       "the view: zoom out to fill more at once.")
                 : QCoreApplication::translate("Tool", "It ended at the edge of the %1 × %1 chunks around "
                                                       "the view: move on and fill there as well."))
                .arg(side);
    }
    return sentence;
}

bool FillTool::isCut(const QRegion& region, const model::LayerKey& layer, QPoint tile,
                     const world::Neighbourhood& where) const
{
    const QRect area = LayerCells(gate().session(), where).area();
    const QRegion rim = region & QRegion(area).subtracted(area.adjusted(1, 1, -1, -1));
    QRegion beyond;
    for (const QPoint by : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
        beyond |= rim.translated(by);
    beyond -= area;
    std::vector<world::Address> missing;
    const LayerCells cells(gate().session(), beyond + QRegion(QRect(tile, QSize(1, 1))), missing);
    // What nobody has read may well be alike.
    if (!missing.empty())
        return true;
    const auto like = cells.at(layer, {tile.x(), tile.y()});
    const auto outside = tilesOf(beyond);
    return std::ranges::any_of(outside, [&](world::Tile at) { return cells.at(layer, at) == like; });
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
