#pragma once

#include "views/canvas/layer.h"
#include "views/canvas/shading.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace chartroom::canvas {

/// A scene's visible layers and shading with everything worked out that does not depend on the place: the
/// formulas' constants and the look-up tables. Both back ends use these and the same formulas (shade_rows.cpp
/// and canvas.frag).
struct ShadePlan
{
    static constexpr int heightHalf = 512; ///< colours below, and colours from, the sea level
    static constexpr int scaleColors = 256;
    /// Table entries; entry 0 of these three is "none" (transparent).
    using HeightTable = std::array<QRgb, 1 + 2 * heightHalf>;
    using ScaleTable = std::array<QRgb, 1 + scaleColors>;
    using ByteTable = std::array<QRgb, 256>;

    struct Step
    {
        LayerKind kind;
        int opacity; ///< 1 to 256
        friend bool operator==(const Step&, const Step&) = default;
    };
    std::vector<Step> steps; ///< bottom first

    HeightTable heights{};
    float low = 0;
    float sea = 0;
    float belowScale = 0; ///< colours a raw unit, below the sea level
    float aboveScale = 0;

    ByteTable categories{};
    ByteTable bodies{}; ///< by bodySlot()

    ScaleTable surfaces{};
    float surfaceLow = 0;
    float surfaceScale = 0;
    ScaleTable depths{};
    float depthScale = 0;

    /// Slope of one raw unit over one cell of level 0 (Horn's eighth included).
    float slope = 0;
    float lightX = 0; ///< towards the sun, x east, y south, over the flat ground's brightness
    float lightY = 0;
    float lightZ = 0;

    QRgb paper = 0;
    QRgb surround = 0;
    QRgb outline = 0;

    friend bool operator==(const ShadePlan&, const ShadePlan&) = default;
};

/// The part of a brightness that does not depend on the slope.
inline constexpr float reliefAmbient = 0.3F;
/// The brightest that relief makes a colour, as a factor.
inline constexpr float reliefMaximum = 511.0F / 256.0F;

/// Which entry of ShadePlan::bodies an id has: 0 for none, 1 for the ocean, and every 254th lake the same.
[[nodiscard]] constexpr int bodySlot(std::uint16_t id)
{
    return id < 2 ? id : 2 + (id - 2) % 254;
}

[[nodiscard]] ShadePlan makeShadePlan(std::span<const Layer> layers, const Shading& shading);

} // namespace chartroom::canvas
