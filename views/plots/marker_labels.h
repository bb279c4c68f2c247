#pragma once

#include <QVector>

class QCPItemText;
class QCustomPlot;

namespace chartroom::views {

/// The names of a plot's markers: upright beside their lines where they fit into the plot's height, else
/// lying, below each other where they would overlap.
class MarkerLabels
{
public:
    /// Forgets all; the plot owns them.
    void clear() { m_labels.clear(); }
    /// Adds the name of a marker at `x`, in units of the x axis; without effect where that is no number.
    void add(QCustomPlot& plot, double x, const QString& name);
    /// Puts them in place, by the plot's size and the range of its x axis now.
    void place(const QCustomPlot& plot);

private:
    struct Label
    {
        double x;
        QCPItemText* text;
    };
    [[nodiscard]] QVector<double> uprightTops(const QCustomPlot& plot) const;
    void lay(const QCustomPlot& plot);

    QVector<Label> m_labels;
};

} // namespace chartroom::views
