#pragma once

#include "views/blueprint/scene/blueprint_feed.h"
#include "views/canvas/widgets/canvas_widget.h"

#include <QLineF>
#include <QStackedWidget>
#include <QTimer>

class QLabel;

namespace chartroom::views {

class LayersDock;

/// The middle of the blueprint workbench: the map as the layers dock wants it, or, where the file has no grid
/// that could be read, a page that says so. Feeds the canvas in the background.
class MapPage : public QStackedWidget
{
    Q_OBJECT

public:
    MapPage(LayersDock& layers, canvas::CanvasWidget::Backend backend, QWidget* parent = nullptr);

    /// Shows another state of the file; the view stays where the map's size does.
    void setSnapshot(const model::SnapshotPtr& snapshot);
    /// Says why there is no map.
    void setEmptyText(const QString& text);
    [[nodiscard]] canvas::CanvasWidget& canvas() { return *m_canvas; }
    [[nodiscard]] const canvas::CanvasWidget& canvas() const { return *m_canvas; }
    [[nodiscard]] BlueprintFeed& feed() { return m_feed; }
    [[nodiscard]] bool hasMap() const { return m_snapshot && m_snapshot->hasGrids(); }
    /// What is shown, without the ring: for a picture.
    [[nodiscard]] canvas::Scene pictureScene() const;
    /// The last map pixel under the pointer, else the one in the middle of the view.
    [[nodiscard]] QPoint currentPixel() const;

public Q_SLOTS:
    /// Takes the canvas to an area of the map and puts a ring around it.
    void showArea(const QRectF& area);
    void clearRing();
    /// Puts a line on the map, with knobs at its ends; a line without length: none.
    void showLine(const QLineF& line);

Q_SIGNALS:
    /// A snapshot is on the screen for the first time, or cannot be: what would have delayed it may be done
    /// now.
    void pictured();
    /// There is no pyramid to wait for any more.
    void ready();

private:
    void takeView();
    void finishPicture();
    void applyLayers();
    void applyShading();
    [[nodiscard]] std::vector<canvas::Overlay> overlays() const;

    LayersDock& m_layers;
    canvas::CanvasWidget* m_canvas;
    QLabel* m_empty;
    BlueprintFeed m_feed;
    model::SnapshotPtr m_snapshot;
    std::uint32_t m_shownSize = 0; ///< of the map that the canvas shows
    QTimer m_picturing; ///< runs until the first view is painted; a window that nobody sees never paints
    std::optional<QRectF> m_ring;
    QLineF m_line;
    std::optional<QPoint> m_pointed;
};

} // namespace chartroom::views
