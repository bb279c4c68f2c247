#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

#include <functional>

namespace chartroom::canvas {

/// How a canvas puts its state on the screen: one of the two back ends. Owns a child widget that fills the
/// canvas and lets the mouse through.
class CanvasBackend
{
public:
    CanvasBackend() = default;
    CanvasBackend(const CanvasBackend&) = delete;
    CanvasBackend& operator=(const CanvasBackend&) = delete;
    virtual ~CanvasBackend() = default;

    [[nodiscard]] virtual QWidget* widget() = 0;
    /// What draws, such as "Raster, 2 threads" or the OpenGL renderer's name.
    [[nodiscard]] virtual QString description() const = 0;
    /// What is on the screen, in screen pixels.
    [[nodiscard]] virtual QImage grab() = 0;
    /// Draws all of it soon.
    virtual void update() { widget()->update(); }
    /// Draws soon what changed in a part of the screen, in screen pixels.
    virtual void updatePart(const QRect& /*screen*/) { update(); }
    /// Draws soon the overlays that follow the pointer.
    virtual void updateLive() { update(); }

    /// Called after each drawn frame; `complete` when no tile was missing.
    std::function<void(bool complete)> onDrawn;
    /// Called when the back end cannot go on (a lost context): the canvas takes the raster back end instead.
    std::function<void()> onFailed;
};

} // namespace chartroom::canvas
