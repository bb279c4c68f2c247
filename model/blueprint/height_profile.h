#pragma once

#include "model/blueprint/snapshot.h"

#include <QLineF>
#include <QVector>

namespace chartroom::model {

/// The ground, and the water on it, along a straight line over the map. All in metres.
struct HeightProfile
{
    QVector<double> distance; ///< from the line's beginning; one pixel is 1 m, an assumption
    QVector<double> ground;   ///< NaN where the file has no finite height
    QVector<double> water;    ///< the surface; NaN where there is no water. Empty without any
    double lowest = 0;        ///< ground
    double highest = 0;
    double climb = 0;   ///< all rises of the ground added up
    double descent = 0; ///< all falls, a positive number

    [[nodiscard]] bool isEmpty() const { return distance.isEmpty(); }
};

/// Reads the pixels under a line (map coordinates), one a pixel of its length and at most 4,096. What lies
/// outside the map is left out. Empty for a map without heights.
[[nodiscard]] HeightProfile heightProfile(const Snapshot& snapshot, const QLineF& line);

} // namespace chartroom::model
