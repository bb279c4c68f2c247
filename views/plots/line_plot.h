#pragma once

#include "views/plots/marker_labels.h"

#include <QVector>
#include <QWidget>

class QCPItemTracer;
class QCustomPlot;
class QLabel;

namespace chartroom::views {

/// A plot of curves over one axis in the colours of the palette: histograms, hypsometric curves, profiles,
/// entropy. Wheel and drag move along the x axis, a double click shows everything again, a click tells where
/// it was.
class LinePlot : public QWidget
{
    Q_OBJECT

public:
    enum class Style {
        Line, ///< a plain line
        Area, ///< filled down to the axis
        Steps ///< a histogram: each value holds from its x to the next, filled
    };

    struct Series
    {
        QString name;
        Style style = Style::Line;
        /// Ascending. As many values as `y`; not finite ones leave a gap.
        QVector<double> x;
        QVector<double> y;
        /// Index into a set of colours that colour-blind eyes can tell apart; curves differ in dash too.
        int colour = 0;
    };

    /// A place on the x axis that means something: a vertical line with a name.
    struct Marker
    {
        double x = 0;
        QString name;
    };

    /// A part of the x axis that has a name: a bar below the curves. Parts of different levels lie above each
    /// other.
    struct Span
    {
        double from = 0;
        double to = 0;
        QString name;  ///< written where there is room
        int level = 0; ///< 0 is the lowest
    };

    explicit LinePlot(QWidget* parent = nullptr);
    ~LinePlot() override;

    /// Titles of the axes, with units.
    void setAxes(const QString& x, const QString& y);
    /// A logarithmic y axis, for counts that span many magnitudes. Values below 1 are drawn at the bottom.
    void setLogarithmic(bool on);
    /// Replaces all curves, markers and spans and shows all of them.
    void setCurves(QVector<Series> series, const QVector<Marker>& markers = {},
                   const QVector<Span>& spans = {});
    /// What would fill the plot, shown while there are no curves.
    void setEmptyText(const QString& text);
    /// Whether there is anything to see.
    [[nodiscard]] bool isEmpty() const;

Q_SIGNALS:
    /// A click into the plot, in x axis units.
    void clicked(double x);
    /// The pointer moved over the plot: the x under it, and the y of the first curve there.
    void hovered(double x, double y);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Left and right move the curves, + and - zoom, Home shows all.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addMarker(const Marker& marker);
    void fitTexts();
    void addSpan(const Span& span, double widest);
    [[nodiscard]] double spanShare() const;
    void applyPalette();
    void showAll();
    void trackPointer(const QPointF& position);

    QVector<Series> m_series;
    QVector<Marker> m_markers;
    MarkerLabels m_labels;
    QString m_xTitle;
    QString m_yTitle;
    QVector<Span> m_spans;
    bool m_logarithmic = false;
    QCustomPlot* m_plot;
    QCPItemTracer* m_tracer = nullptr;
    QLabel* m_empty;
};

} // namespace chartroom::views
