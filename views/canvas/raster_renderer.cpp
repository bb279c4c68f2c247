#include "views/canvas/raster_renderer.h"

#include "views/canvas/shade_rows.h"

#include <algorithm>
#include <cstring>
#include <new>

namespace chartroom::canvas {

namespace {

// Screen rows that one thread draws at a time.
constexpr int bandRows = 24;
// Fewer pixels are drawn before another thread has woken up.
constexpr int alonePixels = 1 << 16;

struct Target
{
    uchar* bits;
    qsizetype bytesPerLine;
    [[nodiscard]] QRgb* row(int y) const { return reinterpret_cast<QRgb*>(bits + y * bytesPerLine); }
};

void fillRect(const Target& target, const QRect& rect, QRgb color)
{
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        std::fill_n(target.row(y) + rect.left(), rect.width(), color);
}

// What lies beside the map, above, below, left and right of it.
void fillSurround(const Target& target, const QRect& band, const QRect& map, QRgb color)
{
    const QRect middle = map.isEmpty() ? QRect() : map.intersected(band);
    if (middle.isEmpty()) {
        fillRect(target, band, color);
        return;
    }
    fillRect(target, QRect(band.left(), band.top(), band.width(), middle.top() - band.top()), color);
    fillRect(target, QRect(band.left(), middle.bottom() + 1, band.width(), band.bottom() - middle.bottom()),
             color);
    fillRect(target, QRect(band.left(), middle.top(), middle.left() - band.left(), middle.height()), color);
    fillRect(target, QRect(middle.right() + 1, middle.top(), band.right() - middle.right(), middle.height()),
             color);
}

void drawItem(const Target& target, const FrameItem& item, const QRect& part, const FramePlan& frame,
              const ShadedTiles& shaded)
{
    const int shift = item.key.level - frame.level;
    const FramePlan::Span span = frame.cellsAcross(item);
    const bool direct = shift == 0 && span.count == part.width();
    const std::span<const int> columns(frame.columns.data() + part.left(),
                                       static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom(); ++y) {
        QRgb* const out = target.row(y) + part.left();
        const int row = frame.cellY(item, y);
        if (y > part.top() && row == frame.cellY(item, y - 1)) {
            std::memcpy(out, target.row(y - 1) + part.left(), columns.size_bytes());
            continue;
        }
        const QRgb* const cells = shaded.row(item, row);
        if (direct)
            std::memcpy(out, cells + span.first, columns.size_bytes());
        else
            spreadRow(cells, columns, shift, item.key.x * tileSize, out);
    }
}

} // namespace

QImage& RasterRenderer::render(const FramePlan& frame, const ShadePlan& shading, QSize size,
                               ShadedTiles::Pace pace)
{
    if (m_image.size() != size)
        m_image = QImage(size, QImage::Format_RGB32);
    // The toolkit answers with no image where memory is short.
    if (m_image.isNull() && !size.isEmpty())
        throw std::bad_alloc();
    m_image.setDevicePixelRatio(1);
    m_shaded.prepare(frame, shading, m_crew, pace);
    const Target target{m_image.bits(), m_image.bytesPerLine()};
    const QRect part = frame.part & QRect(QPoint(), size);
    const int rows = part.width() * part.height() <= alonePixels ? std::max(part.height(), 1) : bandRows;
    m_crew.run((part.height() + rows - 1) / rows, [&](int piece) {
        const QRect band = QRect(part.left(), part.top() + piece * rows, part.width(), rows) & part;
        fillSurround(target, band, frame.map, shading.surround);
        for (const QRect& blank : frame.blank)
            fillRect(target, blank.intersected(band), shading.paper);
        for (const FrameItem& item : m_shaded.items()) {
            const QRect drawn = item.screen & band;
            if (!drawn.isEmpty())
                drawItem(target, item, drawn, frame, m_shaded);
        }
    });
    return m_image;
}

} // namespace chartroom::canvas
