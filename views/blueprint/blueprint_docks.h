#pragma once

#include "model/blueprint/document.h"
#include "model/common/place.h"

#include <QList>
#include <QObject>

class QMainWindow;

namespace chartroom::views {

class BytesDock;
class DockRoom;
class FindingsDock;
class HeightProfileDock;
class LayersDock;
class LazyDock;
class MapKey;
class ParametersDock;
class PixelDock;
class PlotsDock;
class TableDock;

/// The docks of the blueprint workbench: makes them, arranges them, and keeps them in step with the document.
class BlueprintDocks : public QObject
{
    Q_OBJECT

public:
    /// The docks are empty frames until they are filled: the map is to be seen first.
    BlueprintDocks(QMainWindow& window, const model::BlueprintDocument& document);
    /// Shows what the docks hold, from now on in step with the document. Once; more calls do nothing.
    void fill();
    /// For a file that could not be opened at all: nothing to choose, and nothing is still to come.
    void showNothing();
    /// Where they are and how large (see DockRoom).
    [[nodiscard]] QByteArray state() const;
    bool restore(const QByteArray& state);
    /// Brings the bytes to the front.
    void showBytes();

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
    HeightProfileDock* profile;
    BytesDock* bytes;
    MapKey* key; ///< in the legend

Q_SIGNALS:
    /// The user wants to see a place of the file.
    void placeRequested(const chartroom::model::Place& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange(QMainWindow& window);
    [[nodiscard]] QList<LazyDock*> lazy() const;
    void takeSnapshot();
    void takeFindings();
    void takeStatistics();
    [[nodiscard]] QString absence(const QString& what, bool broken) const;

    QMainWindow& m_window;
    const model::BlueprintDocument& m_document;
    DockRoom* m_room;
    bool m_filled = false;
};

} // namespace chartroom::views
