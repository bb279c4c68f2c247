#include "views/blueprint/plots_dock.h"

#include "views/plots/line_plot.h"

#include <QHBoxLayout>

namespace chartroom::views {

PlotsDock::PlotsDock(QWidget* parent)
    : LazyDock(tr("Plots"), parent)
{
    setObjectName(QStringLiteral("plots"));
}

void PlotsDock::makeContent()
{
    auto* content = new QWidget;
    m_histogram = new LinePlot;
    m_hypsometric = new LinePlot;
    m_histogram->setAccessibleName(tr("Histogram of the heights"));
    m_histogram->setAxes(tr("Height (m)"), tr("Pixels"));
    m_hypsometric->setAccessibleName(tr("Hypsometric curve"));
    m_hypsometric->setAxes(tr("Height (m)"), tr("At or above it (%)"));
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_histogram, 1);
    layout->addWidget(m_hypsometric, 1);
    setWidget(content);
}

void PlotsDock::setStatistics(const model::SnapshotPtr& snapshot,
                              const std::shared_ptr<const model::Statistics>& statistics)
{
    fill();
    const QString empty =
        snapshot && (statistics || !snapshot->blueprint.heights)
            ? tr("This file has no heights that could be read.")
            : tr("The heights of an open blueprint are plotted here when they have been counted.");
    m_histogram->setEmptyText(empty);
    m_hypsometric->setEmptyText(empty);
    if (!snapshot || !statistics || statistics->heights.finite == 0) {
        m_histogram->setCurves({});
        m_hypsometric->setCurves({});
        return;
    }
    QVector<LinePlot::Marker> markers;
    for (const model::HeightAnchor& anchor : model::heightAnchors(*snapshot))
        markers.push_back({anchor.metres, anchor.name});
    const model::PlotPoints counts = model::heightHistogram(*statistics);
    const model::PlotPoints shares = model::hypsometricCurve(*statistics);
    m_histogram->setCurves({{tr("Heights"), LinePlot::Style::Steps, counts.x, counts.y, 0}}, markers);
    m_hypsometric->setCurves({{tr("Hypsometric curve"), LinePlot::Style::Line, shares.x, shares.y, 1}},
                             markers);
}

} // namespace chartroom::views
