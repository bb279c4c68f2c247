#include "views/plots/marker_labels.h"

#include "views/plots/custom_plot.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

constexpr QMargins padding(2, 2, 2, 2);

QSize sizeOf(const QCPItemText& text)
{
    return QFontMetrics(text.font()).size(0, text.text()).grownBy(padding);
}

} // namespace

void MarkerLabels::add(QCustomPlot& plot, double x, const QString& name)
{
    if (!std::isfinite(x))
        return;
    auto* const text = new QCPItemText(&plot);
    text->setText(name);
    text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->setPadding(padding);
    m_labels.push_back({x, text});
}

QVector<double> MarkerLabels::uprightTops(const QCustomPlot& plot) const
{
    constexpr double upper = 0.02;
    constexpr double lower = 0.44;
    QVector<double> tops(m_labels.size(), upper);
    // Labels of markers that stand close together take turns.
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        for (qsizetype before = 0; before < i; ++before) {
            const double apart = std::abs(plot.xAxis->coordToPixel(m_labels[i].x) -
                                          plot.xAxis->coordToPixel(m_labels[before].x));
            if (apart < sizeOf(*m_labels[i].text).height() && tops[before] == upper)
                tops[i] = lower;
        }
    }
    return tops;
}

void MarkerLabels::place(const QCustomPlot& plot)
{
    const QVector<double> tops = uprightTops(plot);
    const double height = plot.axisRect()->height();
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        if (tops[i] * height + sizeOf(*m_labels[i].text).width() > height) {
            lay(plot);
            return;
        }
    }
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        m_labels[i].text->position->setCoords(m_labels[i].x, tops[i]);
        const double end = plot.xAxis->coordToPixel(m_labels[i].x) + sizeOf(*m_labels[i].text).height();
        const bool before = end > plot.axisRect()->right();
        m_labels[i].text->setPositionAlignment(Qt::AlignRight | (before ? Qt::AlignBottom : Qt::AlignTop));
        m_labels[i].text->setRotation(-90);
    }
}

void MarkerLabels::lay(const QCustomPlot& plot)
{
    const QRect area = plot.axisRect()->rect();
    QVector<QRect> taken;
    for (const Label& label : m_labels) {
        // Markers may lie far outside of what is shown.
        const double reach = 1e6;
        const int x = qRound(std::clamp(plot.xAxis->coordToPixel(label.x), -reach, reach));
        QRect place(QPoint(x, area.top()), sizeOf(*label.text));
        const bool before = place.right() > area.right();
        if (before)
            place.moveRight(x);
        while (std::ranges::any_of(taken, [&](const QRect& other) { return other.intersects(place); }))
            place.translate(0, place.height());
        taken << place;
        const double top = static_cast<double>(place.top() - area.top()) / std::max(1, area.height());
        label.text->position->setCoords(label.x, top);
        label.text->setPositionAlignment((before ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
        label.text->setRotation(0);
    }
}

} // namespace chartroom::views
