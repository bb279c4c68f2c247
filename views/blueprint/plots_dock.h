#pragma once

#include "model/blueprint/height_plots.h"

#include <QDockWidget>

class QLabel;

namespace chartroom::views {

class LinePlot;

/// How the heights of the map are spread: histogram and hypsometric curve with the curve's anchors.
class PlotsDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit PlotsDock(QWidget* parent = nullptr);

    /// Shows a map's heights; without statistics what will be there.
    void setStatistics(const model::SnapshotPtr& snapshot,
                       const std::shared_ptr<const model::Statistics>& statistics);

private:
    void makePlots();

    LinePlot* m_histogram = nullptr; ///< null until there is something to say: plots take long to make
    LinePlot* m_hypsometric = nullptr;
};

} // namespace chartroom::views
