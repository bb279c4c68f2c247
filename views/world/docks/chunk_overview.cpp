#include "views/world/docks/chunk_overview.h"

#include "model/world/world_text.h"
#include "views/common/status_colours.h"
#include "views/world/docks/chunk_sign.h"
#include "views/world/scene/chunk_colours.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>
#include <map>

namespace chartroom::views {

using model::ChunkRow;

namespace {

constexpr int leastSide = 48;

constexpr int margin = 4;
constexpr double largestChunk = 32;
constexpr int soonMilliseconds = 1000;
/// Smaller squares carry no signs.
constexpr double smallestSign = 6;
/// Worlds reach further than a widget can show chunk by chunk.
constexpr std::int64_t limit = std::int64_t(1) << 28U;

int shownCoordinate(std::int64_t value)
{
    return static_cast<int>(std::clamp(value, -limit, limit));
}

} // namespace

ChunkOverview::ChunkOverview(const model::ChunksModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
{
    setAccessibleName(tr("Overview of the chunks"));
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(leastSide, leastSide);
    const auto refresh = [this] { measure(); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, refresh);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, refresh);
    connect(&model, &QAbstractItemModel::dataChanged, this, &ChunkOverview::redraw);
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &ChunkOverview::redraw);
    measure();
}

void ChunkOverview::setPictures(PictureOf pictureOf)
{
    m_pictureOf = std::move(pictureOf);
    redraw();
}

void ChunkOverview::redraw()
{
    m_soon.stop();
    m_drawn = {};
    update();
}

void ChunkOverview::redrawSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void ChunkOverview::setView(const QRectF& chunks)
{
    m_view = chunks;
    update();
}

void ChunkOverview::measure()
{
    m_bounds = QRect();
    for (const ChunkRow& row : m_model.rows())
        m_bounds |= QRect(shownCoordinate(row.address.x), shownCoordinate(row.address.y), 1, 1);
    redraw();
}

double ChunkOverview::scale() const
{
    if (m_bounds.isEmpty())
        return largestChunk;
    return std::min({largestChunk, double(width() - 2 * margin) / m_bounds.width(),
                     double(height() - 2 * margin) / m_bounds.height()});
}

QRectF ChunkOverview::rectOf(world::Address chunk) const
{
    const double side = scale();
    const QPointF middle = QRectF(m_bounds).center();
    const QPointF origin(width() / 2.0 - middle.x() * side, height() / 2.0 - middle.y() * side);
    return {origin.x() + double(chunk.x) * side, origin.y() + double(chunk.y) * side, side, side};
}

world::Address ChunkOverview::chunkAt(QPointF point) const
{
    const QRectF zero = rectOf({0, 0});
    return {static_cast<std::int64_t>(std::floor((point.x() - zero.x()) / zero.width())),
            static_cast<std::int64_t>(std::floor((point.y() - zero.y()) / zero.height()))};
}

QSize ChunkOverview::sizeHint() const
{
    return {180, 120};
}

QImage ChunkOverview::drawn()
{
    const double ratio = devicePixelRatioF();
    QImage image((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const double side = scale();
    const QRectF first = rectOf({m_bounds.left(), m_bounds.top()});
    const QRectF all(first.topLeft(), QSizeF(m_bounds.size()) * side);
    const QImage picture = m_pictureOf ? m_pictureOf(m_bounds, (all.size() * ratio).toSize()) : QImage();
    if (!picture.isNull())
        painter.drawImage(all, picture);
    if (side >= smallestSign)
        paintChunks(painter, picture.isNull());
    else
        painter.drawImage(all.topLeft().toPoint(), dots(all.size(), picture.isNull()));
    return image;
}

void ChunkOverview::paintEvent(QPaintEvent*)
{
    if (m_bounds.isEmpty())
        return;
    if (m_drawn.size() != (QSizeF(size()) * devicePixelRatioF()).toSize())
        m_drawn = drawn();
    QPainter painter(this);
    painter.drawImage(0, 0, m_drawn);
    if (m_view.isEmpty())
        return;
    const double side = scale();
    const QRectF zero = rectOf({0, 0});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(zero.topLeft() + m_view.topLeft() * side, m_view.size() * side));
}

void ChunkOverview::paintChunks(QPainter& painter, bool filled)
{
    for (const ChunkRow& row : m_model.rows()) {
        const QRectF box = rectOf(row.address).adjusted(0, 0, -1, -1);
        if (filled)
            painter.fillRect(box, palette().color(QPalette::Mid));
        drawChunkSign(painter, box, row.state, QGuiApplication::palette());
    }
}

QImage ChunkOverview::dots(QSizeF size, bool filled) const
{
    // By hand: a painter takes too long for a hundred thousand.
    const double ratio = devicePixelRatioF();
    QImage image((size * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    const double across = double(image.width()) / m_bounds.width();
    const double down = double(image.height()) / m_bounds.height();
    const std::map<ChunkRow::State, QRgb> colours{
        {ChunkRow::State::Saved, palette().color(QPalette::Mid).rgb()},
        {ChunkRow::State::Modified, StatusColours::caution(palette()).sign.rgb()},
        {ChunkRow::State::ReadOnly, ChunkColours::newer().rgb()},
        {ChunkRow::State::Unreadable, StatusColours::bad(palette()).sign.rgb()}};
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
    const auto width = static_cast<std::ptrdiff_t>(image.bytesPerLine() / qsizetype(sizeof(QRgb)));
    const auto fill = [&](world::Address chunk, QRgb colour) {
        const int x = shownCoordinate(chunk.x) - m_bounds.left();
        const int y = shownCoordinate(chunk.y) - m_bounds.top();
        // Each has a pixel at least.
        const int left = std::min(int(x * across), image.width() - 1);
        const int top = std::min(int(y * down), image.height() - 1);
        const int right = std::clamp(int((x + 1) * across), left + 1, image.width());
        const int bottom = std::clamp(int((y + 1) * down), top + 1, image.height());
        for (int line = top; line < bottom; ++line)
            std::fill(pixels + line * width + left, pixels + line * width + right, colour);
    };
    // What is to be seen is seen where chunks share a pixel.
    for (const bool saved : {true, false}) {
        for (const ChunkRow& row : m_model.rows()) {
            if ((row.state == ChunkRow::State::Saved) == saved && (filled || !saved))
                fill(row.address, colours.at(row.state));
        }
    }
    return image;
}

void ChunkOverview::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_bounds.isEmpty())
        Q_EMIT goRequested(chunkAt(event->position()));
}

void ChunkOverview::changeEvent(QEvent* event)
{
    // Other colours.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        redraw();
    QWidget::changeEvent(event);
}

bool ChunkOverview::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_bounds.isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const world::Address chunk = chunkAt(help->pos());
        const model::ChunkRow* row = m_model.row(m_model.find(chunk));
        const QString state = row ? model::ChunksModel::text(row->state) : tr("empty");
        QToolTip::showText(help->globalPos(), QStringLiteral("%1, %2").arg(model::chunkText(chunk), state),
                           this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace chartroom::views
