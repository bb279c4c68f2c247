#pragma once

#include "model/blueprint/document.h"
#include "model/common/place.h"

#include <QObject>

class QMainWindow;

namespace chartroom::views {

class FindingsDock;
class LayersDock;
class ParametersDock;
class PixelDock;
class PlotsDock;
class TableDock;

/// The docks of the blueprint workbench: makes them, arranges them, and keeps them in step with the document.
class BlueprintDocks : public QObject
{
    Q_OBJECT

public:
    BlueprintDocks(QMainWindow& window, const model::BlueprintDocument& document);

    LayersDock* layers;
    TableDock* legend;
    PixelDock* pixel;
    ParametersDock* parameters;
    FindingsDock* problems;
    TableDock* sections;
    TableDock* towns;
    TableDock* roads;
    TableDock* bodies;
    PlotsDock* plots;

Q_SIGNALS:
    /// The user wants to see a place of the file.
    void placeRequested(const chartroom::model::Place& place);

private:
    void arrange(QMainWindow& window);
    void takeSnapshot();
    void takeFindings();
    void takeStatistics();
    [[nodiscard]] QString absence(const QString& what, bool broken) const;

    const model::BlueprintDocument& m_document;
};

} // namespace chartroom::views
