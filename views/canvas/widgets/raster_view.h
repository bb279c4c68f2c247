#pragma once

#include "views/canvas/raster_renderer.h"
#include "views/canvas/widgets/canvas_backend.h"
#include "views/canvas/widgets/canvas_state.h"

#include <QRegion>
#include <QTimer>

namespace chartroom::canvas {

/// The CPU back end as a widget. It keeps the picture and draws anew only what changed: while somebody
/// paints, that is a few cells.
class RasterView : public QWidget, public CanvasBackend
{
    Q_OBJECT

public:
    RasterView(CanvasState& state, QWidget* parent);

    [[nodiscard]] QWidget* widget() override { return this; }
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QImage grab() override;
    void update() override;
    void updatePart(const QRect& screen) override;
    void updateLive() override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Pace = ShadedTiles::Pace;

    /// Brings the picture without the live overlays up to date.
    void draw(Pace pace);
    void drawAll(Pace pace);
    void prepareMore();
    /// Returns whether it could be drawn without the rest of the picture.
    bool drawPart(const QRect& part);
    void drawOverlays(const QRect& part);
    void showSoon(const QRect& area);
    /// The widget's pixels that show these screen pixels.
    [[nodiscard]] QRect shown(const QRectF& screen) const;

    CanvasState& m_state;
    RasterRenderer m_renderer;
    Camera m_camera;         ///< that the picture was drawn for
    double m_ratio = 0;      ///< of screen pixels to logical ones, then
    bool m_complete = false; ///< no tile was missing, and none stands in for another
    bool m_outdated = true;  ///< all of it
    QTimer m_between;        ///< frames: for what may be done before the next one
    QRegion m_parts;         ///< screen pixels that are out of date
    QRect m_soon;            ///< what the next paint event shows, of the widget
    QRectF m_live;           ///< screen pixels that the live overlays reach
};

} // namespace chartroom::canvas
