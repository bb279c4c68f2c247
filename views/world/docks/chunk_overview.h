#pragma once

#include "model/world/chunks_model.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace chartroom::views {

/// A small map of a world's chunks: each as what is in it, or as a plain square; modified, read-only and
/// unreadable ones carry a sign. The frame is what is in view; a click goes there.
class ChunkOverview : public QWidget
{
    Q_OBJECT

public:
    /// A picture of some chunks' area, or a null one while there is none. `chunks`: x, y, width and height in
    /// chunks; `size` in pixels.
    using PictureOf = std::function<QImage(const QRect& chunks, QSize size)>;

    explicit ChunkOverview(const model::ChunksModel& model, QWidget* parent = nullptr);

    void setPictures(PictureOf pictureOf);
    /// What is in view, in chunks.
    void setView(const QRectF& chunks);
    /// The chunk at a point of the widget.
    [[nodiscard]] world::Address chunkAt(QPointF point) const;
    /// Where a chunk is drawn.
    [[nodiscard]] QRectF rectOf(world::Address chunk) const;
    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    /// What it shows beside the frame is different: it is drawn anew. (The frame moves with every move of the
    /// map, and a large world takes long to draw.)
    void redraw();
    /// The same where it will be so again and again: it is drawn anew about once a second.
    void redrawSoon();

Q_SIGNALS:
    void goRequested(chartroom::world::Address chunk);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void measure();
    /// All but the frame, as large as the widget.
    [[nodiscard]] QImage drawn();
    /// Chunks that are large enough for signs; `filled`: there is no picture below.
    void paintChunks(QPainter& painter, bool filled);
    /// Smaller ones, as a picture of this size.
    [[nodiscard]] QImage dots(QSizeF size, bool filled) const;
    [[nodiscard]] double scale() const;

    const model::ChunksModel& m_model;
    PictureOf m_pictureOf;
    QRect m_bounds; ///< of all chunks
    QImage m_drawn; ///< null: it has to be drawn anew
    QRectF m_view;
    QTimer m_soon;
};

} // namespace chartroom::views
