#include "views/blueprint/height_scale.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr int barHeight = 12;
constexpr int tick = 4;
constexpr int shortestBar = 96;
constexpr int labelAir = 6;
constexpr std::size_t colorsEach = 256;

QRgb colorAt(const std::vector<QRgb>& colors, double share)
{
    const double last = static_cast<double>(colors.size() - 1);
    return colors[static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * last)];
}

} // namespace

HeightScale::HeightScale(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Colours of the heights"));
    setToolTip(tr("The colours of the heights; the long tick is the sea level"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HeightScale::setScale(canvas::HeightRamp ramp, double low, double sea, double high)
{
    m_ramp = ramp;
    m_low = low;
    m_sea = sea;
    m_high = high;
    update();
}

QSize HeightScale::sizeHint() const
{
    return {2 * shortestBar, barHeight + tick + fontMetrics().height()};
}

QSize HeightScale::minimumSizeHint() const
{
    return {shortestBar, sizeHint().height()};
}

void HeightScale::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double length = std::max(m_high - m_low, 1e-6);
    const canvas::HeightColors colors = canvas::heightColors(m_ramp, colorsEach);
    for (int x = 0; x < width(); ++x) {
        const double height = m_low + length * (x + 0.5) / width();
        const QRgb color = height < m_sea ? colorAt(colors.below, (height - m_low) / (m_sea - m_low))
                                          : colorAt(colors.above, (height - m_sea) / (m_high - m_sea));
        painter.fillRect(x, 0, 1, barHeight, isEnabled() ? QColor(color) : palette().color(QPalette::Mid));
    }
    if (!isEnabled())
        return;

    painter.setPen(palette().color(QPalette::WindowText));
    const auto text = [](double metres) { return tr("%1 m").arg(QLocale().toString(qRound(metres))); };
    const QRect line(0, barHeight + tick, width(), fontMetrics().height());
    painter.drawText(line, Qt::AlignLeft, text(m_low));
    painter.drawText(line, Qt::AlignRight, text(m_high));
    const int sea = static_cast<int>((m_sea - m_low) / length * width());
    if (m_sea <= m_low || m_sea >= m_high)
        return;
    painter.fillRect(sea, 0, 1, barHeight + tick, painter.pen().color());
    QRect label = fontMetrics().boundingRect(text(m_sea));
    label.moveTopLeft({sea - label.width() / 2, line.top()});
    const int left = fontMetrics().horizontalAdvance(text(m_low)) + labelAir;
    const int right = width() - fontMetrics().horizontalAdvance(text(m_high)) - labelAir;
    // Beside the first label rather than over it.
    label.moveLeft(std::max(label.left(), left));
    if (label.right() < right)
        painter.drawText(label.adjusted(0, 0, 1, 0), Qt::AlignLeft, text(m_sea));
}

} // namespace chartroom::views
