#pragma once

#include "views/canvas/scene.h"
#include "views/canvas/view_history.h"
#include "views/canvas/widgets/canvas_state.h"
#include "views/canvas/widgets/navigation.h"
#include "views/canvas/widgets/pointer_handler.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <memory>

class QRubberBand;

namespace chartroom::canvas {

class CanvasBackend;
class Minimap;
class SpaceKey;

/// A map on the screen: owns camera, scene, tiles, navigation, minimap and one of the two back ends.
///
/// Use: make one, give it a scene with a TileSource (for a blueprint: views::blueprintScene()), and keep the
/// scene's layers and shading in step with the controls by setLayers(), setShading() and setOverlays(). When
/// the source has more or other tiles (a level was built, a chunk was painted), call invalidate(). Nothing
/// here waits: what is not there yet is drawn from coarser tiles and refined when it arrives.
///
///     auto* canvas = new canvas::CanvasWidget(this);
///     canvas->setScene(scene);                       // shows the whole map
///     connect(canvas, &CanvasWidget::hovered, …);    // the map pixel under the pointer
///     connect(fitAction, &QAction::triggered, canvas, &CanvasWidget::fit);
///
/// Keys and gestures that it handles itself: wheel and Ctrl+wheel, middle drag, Space and drag, arrow keys,
/// the mouse's back and forward buttons, left drag (pans) and Shift+left drag (zoom box) where no tool uses
/// them. Everything that has a shortcut is a slot for the workbench's actions.
class CanvasWidget : public QWidget
{
    Q_OBJECT

public:
    /// Which back end draws. Automatic: OpenGL where a GPU does it, else raster.
    enum class Backend { Automatic, Raster, OpenGl };
    Q_ENUM(Backend)

    explicit CanvasWidget(QWidget* parent = nullptr, Backend backend = Backend::Automatic);
    ~CanvasWidget() override;

    /// Shows another scene, the whole map at first; with `keepView` what was seen stays in view.
    void setScene(Scene scene, bool keepView = false);
    [[nodiscard]] const Scene& scene() const { return m_state.scene; }
    void setLayers(std::vector<Layer> layers);
    void setShading(Shading shading);
    void setOverlays(std::vector<Overlay> overlays);
    void setGrid(const GridStyle& grid);
    /// Tiles of levels from `fromLevel` on that touch `map` (null: all) changed.
    void invalidate(const QRect& map = {}, int fromLevel = -100);
    /// Draws again, for overlays whose paint function would draw something else now: everywhere, or in a part
    /// of the map.
    void repaintOverlays();
    void repaintOverlays(const QRectF& map);
    /// Draws the overlays that follow the pointer again.
    void repaintLive();

    [[nodiscard]] const Camera& camera() const { return m_state.camera; }
    /// Moves the camera; the scene's bounds and the widget's size stay.
    void setView(const ViewPlace& place);
    [[nodiscard]] ViewPlace view() const { return {m_state.camera.centre(), m_state.camera.scale()}; }

    /// Switches the back end now. OpenGL where it cannot work gives raster, and backendRefused().
    void setBackend(Backend backend);
    /// Raster or OpenGl.
    [[nodiscard]] Backend backend() const { return m_backendKind; }
    /// What draws, for the About box and the status bar.
    [[nodiscard]] QString backendDescription() const;

    /// Whether there is a minimap while the canvas shows a part of the map only.
    void setMinimapVisible(bool visible);
    [[nodiscard]] bool isMinimapVisible() const { return m_minimapVisible; }
    /// Who gets presses, moves and releases first; null: nobody. Not owned; must be taken back before it
    /// goes.
    void setPointerHandler(PointerHandler* handler);
    /// Whether Shift and a left drag zoom to a box (viewers) or belong to the tool (editors).
    void setZoomBoxEnabled(bool enabled) { m_zoomBoxEnabled = enabled; }
    /// Whether the plain wheel scrolls and Ctrl+wheel zooms.
    void setWheelSwapped(bool swapped) { m_navigation.setWheelSwapped(swapped); }

    /// What is on the screen, in screen pixels, without the minimap.
    [[nodiscard]] QImage grabImage();
    /// The map pixel under a position of this widget, inside the map only.
    [[nodiscard]] std::optional<QPoint> pixelAt(QPointF position) const;
    [[nodiscard]] QPointF mapAt(QPointF position) const;
    /// The map pixel under the pointer, as hovered() told it.
    [[nodiscard]] const std::optional<QPoint>& hoveredPixel() const { return m_hovered; }
    [[nodiscard]] QSize sizeHint() const override { return {960, 640}; }

public Q_SLOTS:
    void fit();
    void oneToOne();
    void zoomIn();
    void zoomOut();
    void goBack();
    void goForward();
    /// Centres a map point (a pixel's middle is x + 0.5); with a scale of 0 the scale stays.
    void lookAt(QPointF map, double scale = 0);
    /// Shows a part of the map as large as it fits.
    void showRect(const QRectF& map);
    /// Moves the view no farther than a small part of the map needs to be seen, and not at the very edge.
    void reveal(const QRectF& map);

Q_SIGNALS:
    /// The map pixel under the pointer changed, or its value may have (tiles arrived).
    void hovered(QPoint pixel);
    /// The pointer is on no map pixel any more.
    void left();
    /// A left click (no drag) on a map pixel.
    void clicked(QPoint pixel);
    /// A right click that no tool used.
    void menuRequested(QPoint pixel, QPoint globalPosition);
    void cameraChanged();
    void backendChanged();
    /// OpenGL was asked for, or drew until now, and cannot be had. `why` is a sentence for the user.
    void backendRefused(const QString& why);
    /// A frame was drawn; `complete` when it had all its tiles.
    void drawn(bool complete);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// What a pressed button does until it is released.
    enum class Gesture { None, Pan, Tool, ZoomBox, Click };

    [[nodiscard]] QPointF screen(QPointF position) const { return position * devicePixelRatioF(); }
    [[nodiscard]] PointerEvent pointerEvent(const QMouseEvent& event) const;
    void refuseOpenGl();
    [[nodiscard]] QSize viewportSize() const { return (QSizeF(size()) * devicePixelRatioF()).toSize(); }
    void fitViewport();
    /// What is on the screen stays where it is when only the upper or lower edge has moved within the window,
    /// whose size is the same. False: the size is another one for another reason.
    [[nodiscard]] bool keepPlace();
    void updatePart(const QRectF& map);
    /// Whether tiles of levels from `fromLevel` on are on the screen, or may be.
    [[nodiscard]] bool showsLevel(int fromLevel) const;
    void shadingChanged();
    void cameraMoved();
    void updateMinimap();
    /// Goes to a place without making it one of the history.
    void moveTo(const ViewPlace& place);
    /// The view jumps: remembers where from.
    void leavePlace();
    /// Whether the pointer handler takes a press.
    [[nodiscard]] bool takePress(const QMouseEvent& event);
    void hover(QPointF position);
    void endGesture();
    void updateCursor();
    void finishZoomBox();

    CanvasState m_state;
    Navigation m_navigation{m_state.camera};
    std::unique_ptr<CanvasBackend> m_backend;
    Backend m_backendKind = Backend::Raster;
    Minimap* m_minimap;
    SpaceKey* m_space;
    QRubberBand* m_box = nullptr;
    PointerHandler* m_handler = nullptr;
    ViewHistory m_history;
    QTimer m_rest; ///< runs while the view moves
    Gesture m_gesture = Gesture::None;
    Qt::MouseButton m_gestureButton = Qt::NoButton;
    QPointF m_pressed;
    QRect m_place;              ///< within the window, when the size changed last
    QSize m_windowSize;         ///< at that time
    QTimer m_settling;          ///< runs while others find their places in a window of another size
    bool m_touched = false;     ///< somebody has pointed at the map with the mouse
    bool m_pressedHere = false; ///< the last press that the pointer can have made was one on the canvas
    std::optional<QPoint> m_hovered;
    bool m_minimapVisible = true;
    bool m_complete = false; ///< the last frame had all its tiles
    bool m_zoomBoxEnabled = true;
    bool m_wholeMap = true; ///< fit again when the window's size changes: nothing else was asked for yet
};

} // namespace chartroom::canvas
