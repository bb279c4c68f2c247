#pragma once

#include "views/canvas/color_map.h"

#include <QRgb>

#include <vector>

namespace chartroom::canvas {

/// The sun and the scale of the relief (Horn's slope from the 3 × 3 cells).
struct ReliefStyle
{
    double azimuth = 315;      ///< where the light comes from, degrees clockwise from north
    double altitude = 45;      ///< degrees above the horizon
    double exaggeration = 1.5; ///< factor on heights
    double metresPerRaw = 251; ///< of a height unit
    double metresPerPixel = 1; ///< of a map pixel: an assumption, hence settable

    friend bool operator==(const ReliefStyle&, const ReliefStyle&) = default;
};

/// How values become colours, for all layers of a scene. Heights in raw units.
struct Shading
{
    HeightRamp ramp = HeightRamp::Land;
    float low = 0;          ///< the height of the lowest colour
    float high = 1;         ///< the height of the highest colour
    float seaLevel = 0.15F; ///< the fixed break between the ramp's two halves
    ReliefStyle relief;
    std::vector<QRgb> categories; ///< by ordinal; those beyond the list get unknownCategory
    QRgb unknownCategory = qRgb(255, 0, 255);
    float surfaceLow = 0; ///< levels of the first and last colour
    float surfaceHigh = 1;
    float maxDepth = 0.2F; ///< the depth of the darkest colour
    QRgb outline = qRgb(20, 24, 60);
    QRgb paper = qRgb(236, 236, 232); ///< under all layers, where the map is
    QRgb surround = qRgb(88, 91, 96); ///< beside the map

    friend bool operator==(const Shading&, const Shading&) = default;
};

/// A quantised water level's value in raw units is `(q - 1) / surfaceSteps`.
inline constexpr float surfaceSteps = 32768.0F;

} // namespace chartroom::canvas
