#pragma once

#include <QRgb>

#include <span>
#include <vector>

namespace chartroom::canvas {

/// Ready-made sequences of colours. All are perceptually even (lightness rises or falls steadily) and keep
/// their order for colour-blind eyes.
enum class HeightRamp { Land, Grey };

/// `count` colours from the first stop to the last, evenly spaced, mixed in the CIELAB space. Opaque. There
/// are at least two stops.
[[nodiscard]] std::vector<QRgb> ramp(std::span<const QRgb> stops, std::size_t count);

/// Colours of heights: `below` for those under the sea level (deep first), `above` for the rest (shore
/// first).
struct HeightColors
{
    std::vector<QRgb> below;
    std::vector<QRgb> above;
};
[[nodiscard]] HeightColors heightColors(HeightRamp ramp, std::size_t countEach);

/// Colours of water levels (low first) and of depths (shallow first).
[[nodiscard]] std::vector<QRgb> surfaceColors(std::size_t count);
[[nodiscard]] std::vector<QRgb> depthColors(std::size_t count);

/// The colour of a water body: ocean blue for id 1, else one of many that differ in hue and lightness from
/// those of the ids beside it. Always the same for an id. Transparent for 0.
[[nodiscard]] QRgb bodyColor(std::uint16_t id);

} // namespace chartroom::canvas
