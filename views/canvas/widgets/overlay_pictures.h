#pragma once

#include "views/canvas/camera.h"
#include "views/canvas/label_pictures.h"
#include "views/canvas/overlay.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace chartroom::canvas {

/// What a picture of overlays shows.
struct OverlayView
{
    Camera camera;
    double ratio = 1; ///< screen pixels a logical one
    GridStyle grid;
    std::vector<Overlay> overlays;

    /// Whether both show the same, maybe from different places.
    [[nodiscard]] bool sameContent(const OverlayView& other) const;
    /// Whether a worker can paint it: no overlay does its own painting, which may look at the window's
    /// things.
    [[nodiscard]] bool isPlain() const;
};

/// The picture of the overlays for a back end that lays it over its frames. Painting many roads takes longer
/// than a frame may: while the view moves, a worker paints, and the picture before goes along with the map.
class OverlayPictures : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~OverlayPictures() override;

    /// The newest picture; null before the first.
    [[nodiscard]] const QImage& image() const { return m_image; }
    /// Counts the pictures.
    [[nodiscard]] std::uint64_t number() const { return m_number; }
    /// Where the camera was for it.
    [[nodiscard]] const Camera& camera() const { return m_view.camera; }

    /// Sees to a picture for a view. Returns whether image() is exactly that; else it is one of the same
    /// things from a place nearby, and ready() comes.
    [[nodiscard]] bool prepare(const OverlayView& view, LabelPictures& labels, bool mayLag);
    /// Fonts or the like have changed: pictures that are there are no good.
    void forget();

Q_SIGNALS:
    void ready();

private:
    [[nodiscard]] bool isNear(const OverlayView& view) const;
    void startPainting(const OverlayView& view);
    void take();

    OverlayView m_view; ///< of m_image
    QImage m_image;
    std::uint64_t m_number = 0;
    OverlayView m_painting;                                                      ///< what the worker paints
    std::shared_ptr<LabelPictures> m_labels = std::make_shared<LabelPictures>(); ///< the worker's
    /// Its own: painting on the window's thread waits for what is in the global pool.
    QThreadPool m_thread;
    std::unique_ptr<QFutureWatcher<QImage>> m_worker;
};

} // namespace chartroom::canvas
