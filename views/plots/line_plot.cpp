#include "views/plots/line_plot.h"

#include "views/plots/custom_plot.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace chartroom::views {

namespace {

/// Height of a span as a share of the plot's, and how wide it must be beside the widest one to have its name
/// in it.
constexpr double spanHeight = 0.09;
constexpr double narrowestNamed = 0.2;
constexpr int usualTicks = 5;
// A press of a key moves by this share of what is seen, or zooms by this factor.
constexpr double keyPan = 0.1;
constexpr double keyZoom = 1.25;

// Okabe and Ito's set, told apart by colour-blind eyes; yellow is left out, it vanishes on white.
constexpr std::array<QRgb, 6> seriesColours{0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00};
constexpr std::array<Qt::PenStyle, 3> seriesDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine};

QColor seriesColour(int index)
{
    return QColor::fromRgb(seriesColours[static_cast<std::size_t>(index) % seriesColours.size()]);
}

} // namespace

LinePlot::LinePlot(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
    , m_empty(new QLabel(this))
{
    auto* layout = new QStackedLayout(this);
    layout->addWidget(m_plot);
    layout->addWidget(m_empty);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setWordWrap(true);
    m_empty->setMargin(16);
    // With digit groups, which the library leaves out by itself.
    m_plot->setLocale(QLocale());
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->axisRect()->setRangeDrag(Qt::Horizontal);
    m_plot->axisRect()->setRangeZoom(Qt::Horizontal);
    // The keys are taken here, where the name for screen readers is.
    m_plot->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::StrongFocus);
    m_tracer = new QCPItemTracer(m_plot);
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setVisible(false);
    connect(m_plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this] { m_labels.place(*m_plot); });
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &LinePlot::showAll);
    connect(m_plot, &QCustomPlot::mouseMove, this,
            [this](const QMouseEvent* event) { trackPointer(event->position()); });
    connect(m_plot, &QCustomPlot::mousePress, this, [this](const QMouseEvent* event) {
        if (event->button() == Qt::LeftButton && !isEmpty())
            Q_EMIT clicked(m_plot->xAxis->pixelToCoord(event->position().x()));
    });
    applyPalette();
    setCurves({});
}

LinePlot::~LinePlot() = default;

void LinePlot::setAxes(const QString& x, const QString& y)
{
    m_xTitle = x;
    m_yTitle = y;
    fitTexts();
}

void LinePlot::setLogarithmic(bool on)
{
    m_logarithmic = on;
    m_plot->yAxis->setScaleType(on ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_plot->yAxis->setTicker(on ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                                : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    setCurves(m_series, m_markers, m_spans);
}

void LinePlot::setEmptyText(const QString& text)
{
    m_empty->setText(text);
}

bool LinePlot::isEmpty() const
{
    return std::ranges::all_of(m_series, [](const Series& series) { return series.x.isEmpty(); });
}

void LinePlot::setCurves(QVector<Series> series, const QVector<Marker>& markers, const QVector<Span>& spans)
{
    m_series = std::move(series);
    m_markers = markers;
    m_spans = spans;
    m_tracer->setGraph(nullptr);
    m_tracer->setVisible(false);
    m_plot->clearGraphs();
    for (int i = m_plot->itemCount() - 1; i >= 0; --i) {
        if (m_plot->item(i) != m_tracer)
            m_plot->removeItem(i);
    }
    for (qsizetype i = 0; i < m_series.size(); ++i) {
        const Series& s = m_series[i];
        QVector<double> y = s.y;
        if (m_logarithmic)
            std::ranges::transform(y, y.begin(), [](double value) { return std::max(value, 0.5); });
        QCPGraph* const graph = m_plot->addGraph();
        graph->setName(s.name);
        graph->setData(s.x, y, true);
        graph->setLineStyle(s.style == Style::Steps ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
        QPen pen(seriesColour(s.colour), 1.5);
        pen.setStyle(seriesDashes[static_cast<std::size_t>(i) % seriesDashes.size()]);
        graph->setPen(pen);
        if (s.style != Style::Line) {
            QColor fill = seriesColour(s.colour);
            fill.setAlpha(70);
            graph->setBrush(fill);
        }
    }
    m_labels.clear();
    for (const Marker& marker : m_markers)
        addMarker(marker);
    double widest = 0;
    for (const Span& span : m_spans)
        widest = std::max(widest, span.to - span.from);
    for (const Span& span : m_spans)
        addSpan(span, widest);
    m_plot->legend->setVisible(m_series.size() > 1);
    static_cast<QStackedLayout*>(layout())->setCurrentWidget(isEmpty() ? static_cast<QWidget*>(m_empty)
                                                                       : m_plot);
    applyPalette();
    showAll();
}

void LinePlot::addMarker(const Marker& marker)
{
    auto* const line = new QCPItemStraightLine(m_plot);
    line->point1->setCoords(marker.x, 1);
    line->point2->setCoords(marker.x, 2);
    m_labels.add(*m_plot, marker.x, marker.name);
}

void LinePlot::addSpan(const Span& span, double widest)
{
    auto* const bar = new QCPItemRect(m_plot);
    for (QCPItemPosition* const corner : {bar->topLeft, bar->bottomRight}) {
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    const double bottom = 1 - span.level * spanHeight;
    bar->topLeft->setCoords(span.from, bottom - spanHeight);
    bar->bottomRight->setCoords(span.to, bottom);
    QColor fill = seriesColour(span.level + 1);
    fill.setAlpha(60);
    bar->setBrush(fill);
    if (span.to - span.from < widest * narrowestNamed)
        return;
    auto* const text = new QCPItemText(m_plot);
    text->setText(span.name);
    text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords((span.from + span.to) / 2, bottom - spanHeight / 2);
    text->setPositionAlignment(Qt::AlignCenter);
}

double LinePlot::spanShare() const
{
    int levels = 0;
    for (const Span& span : m_spans)
        levels = std::max(levels, span.level + 1);
    return std::min(levels * spanHeight, 0.8);
}

void LinePlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        applyPalette();
    QWidget::changeEvent(event);
}

void LinePlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // The plot itself is given its size, and works out its axes' room, after this.
    QMetaObject::invokeMethod(
        this, [this] { fitTexts(); }, Qt::QueuedConnection);
}

void LinePlot::fitTexts()
{
    const QFontMetrics metrics(m_plot->yAxis->labelFont());
    const int height = m_plot->axisRect()->height();
    // A low plot has no room for a title along its side: it stands below, beside the other one.
    const bool low = metrics.horizontalAdvance(m_yTitle) > height;
    m_plot->yAxis->setLabel(low ? QString() : m_yTitle);
    m_plot->xAxis->setLabel(low ? tr("%1; upwards: %2").arg(m_xTitle, m_yTitle) : m_xTitle);
    m_plot->yAxis->ticker()->setTickCount(std::clamp(height / (2 * metrics.lineSpacing()), 1, usualTicks));
    m_labels.place(*m_plot);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LinePlot::applyPalette()
{
    const QColor text = palette().color(QPalette::Text);
    QColor faint = text;
    faint.setAlpha(50);
    m_plot->setBackground(palette().brush(QPalette::Base));
    for (QCPAxis* const axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(text);
        axis->setTickPen(text);
        axis->setSubTickPen(faint);
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->grid()->setPen(QPen(faint, 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(QPen(faint, 1));
    }
    for (int i = 0; i < m_plot->itemCount(); ++i) {
        if (auto* const line = qobject_cast<QCPItemStraightLine*>(m_plot->item(i)))
            line->setPen(QPen(text, 1, Qt::DashLine));
        else if (auto* const label = qobject_cast<QCPItemText*>(m_plot->item(i)))
            label->setColor(text);
        else if (auto* const bar = qobject_cast<QCPItemRect*>(m_plot->item(i)))
            bar->setPen(text);
    }
    m_tracer->setPen(text);
    m_plot->legend->setBrush(palette().brush(QPalette::Base));
    m_plot->legend->setTextColor(text);
    m_plot->legend->setBorderPen(faint);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LinePlot::keyPressEvent(QKeyEvent* event)
{
    const QCPRange seen = m_plot->xAxis->range();
    switch (isEmpty() ? Qt::Key_unknown : event->key()) {
    case Qt::Key_Left:
        m_plot->xAxis->moveRange(-keyPan * seen.size());
        break;
    case Qt::Key_Right:
        m_plot->xAxis->moveRange(keyPan * seen.size());
        break;
    case Qt::Key_Plus:
        m_plot->xAxis->scaleRange(1 / keyZoom);
        break;
    case Qt::Key_Minus:
        m_plot->xAxis->scaleRange(keyZoom);
        break;
    case Qt::Key_Home:
        showAll();
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    m_plot->replot();
}

void LinePlot::showAll()
{
    m_plot->rescaleAxes();
    if (m_logarithmic) {
        m_plot->yAxis->setRange(0.5, std::max(2.0, m_plot->yAxis->range().upper * 1.5));
    } else {
        // Curves that are flat would leave an empty range.
        const QCPRange range = m_plot->yAxis->range();
        const double margin =
            range.size() > 0 ? range.size() * 0.05 : std::max(1.0, std::abs(range.lower) * 0.05);
        // The spans have the lowest part to themselves.
        const double share = spanShare();
        const double below = (range.size() + 2 * margin) * share / (1 - share);
        m_plot->yAxis->setRange(range.lower - margin - below, range.upper + margin);
    }
    m_labels.place(*m_plot);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LinePlot::trackPointer(const QPointF& position)
{
    if (isEmpty() || m_plot->graphCount() == 0)
        return;
    const double x = m_plot->xAxis->pixelToCoord(position.x());
    m_tracer->setGraph(m_plot->graph(0));
    m_tracer->setGraphKey(x);
    m_tracer->setVisible(true);
    m_tracer->updatePosition();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    Q_EMIT hovered(x, m_tracer->position->value());
}

} // namespace chartroom::views
