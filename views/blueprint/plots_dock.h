#pragma once

#include "model/blueprint/height_plots.h"
#include "views/common/lazy_dock.h"

class QLabel;

namespace chartroom::views {

class LinePlot;

/// How the heights of the map are spread: histogram and hypsometric curve with the curve's anchors.
class PlotsDock : public LazyDock
{
    Q_OBJECT

public:
    explicit PlotsDock(QWidget* parent = nullptr);

    /// Shows a map's heights; without statistics what will be there.
    void setStatistics(const model::SnapshotPtr& snapshot,
                       const std::shared_ptr<const model::Statistics>& statistics);

protected:
    void makeContent() override;

private:
    // Made with the content.
    LinePlot* m_histogram = nullptr;
    LinePlot* m_hypsometric = nullptr;
};

} // namespace chartroom::views
