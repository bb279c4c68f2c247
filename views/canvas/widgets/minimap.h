#pragma once

#include "views/canvas/raster_renderer.h"
#include "views/canvas/widgets/canvas_state.h"

#include <QTimer>
#include <QWidget>

namespace chartroom::canvas {

/// The whole map in a corner of the canvas, with the part that is seen. A click or a drag goes there.
class Minimap : public QWidget
{
    Q_OBJECT

public:
    Minimap(CanvasState& state, QWidget* parent);

    /// The layers, the tiles or the source changed: draw the map anew.
    void refresh();
    /// The same in a moment: a stroke changes tiles with every move of the mouse.
    void refreshSoon();
    /// Takes the size that suits the map, and the canvas's lower right corner.
    void place();

Q_SIGNALS:
    /// The user wants this map point in the middle.
    void lookedAt(QPointF map);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] Camera wholeMap() const;
    void goTo(QPointF position);

    CanvasState& m_state;
    RasterRenderer m_renderer;
    QImage m_picture;
    QTimer m_soon;
    bool m_complete = false;
};

} // namespace chartroom::canvas
