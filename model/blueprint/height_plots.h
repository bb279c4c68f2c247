#pragma once

#include "model/blueprint/snapshot.h"
#include "model/blueprint/statistics.h"

#include <QVector>

namespace chartroom::model {

/// The points of a plot.
struct PlotPoints
{
    QVector<double> x;
    QVector<double> y;
};

/// A named height in metres.
struct HeightAnchor
{
    QString name;
    double metres = 0;
};

/// Pixels by height: x the lower end of a bin in metres, y pixels. Empty without finite heights.
[[nodiscard]] PlotPoints heightHistogram(const Statistics& statistics);
/// The hypsometric curve: x a height in metres, y the percentage of pixels at or above it.
[[nodiscard]] PlotPoints hypsometricCurve(const Statistics& statistics);
/// The sea level and, where the file has a curve, the curve's anchors.
[[nodiscard]] QVector<HeightAnchor> heightAnchors(const Snapshot& snapshot);

} // namespace chartroom::model
