#include "views/canvas/shade_plan.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace chartroom::canvas {

namespace {

// Steps a unit along a range; 0 for a range that is empty, not finite, or so short that the steps are not
// finite: it then has one colour.
float steps(int count, float low, float high)
{
    const float length = high - low;
    const float perUnit = static_cast<float>(count) / length;
    return std::isfinite(length) && length > 0 && std::isfinite(perUnit) ? perUnit : 0.0F;
}

// Colours are mixed once: a plan is made whenever a slider moves.
const HeightColors& rampColors(HeightRamp ramp)
{
    constexpr auto half = static_cast<std::size_t>(ShadePlan::heightHalf);
    static const HeightColors land = heightColors(HeightRamp::Land, half);
    static const HeightColors grey = heightColors(HeightRamp::Grey, half);
    return ramp == HeightRamp::Grey ? grey : land;
}

const decltype(ShadePlan::bodies)& bodyColors()
{
    static const auto colors = [] {
        decltype(ShadePlan::bodies) result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = bodyColor(static_cast<std::uint16_t>(i));
        return result;
    }();
    return colors;
}

void fillHeights(ShadePlan& plan, const Shading& shading)
{
    const HeightColors& colors = rampColors(shading.ramp);
    std::copy(colors.below.begin(), colors.below.end(), plan.heights.begin() + 1);
    std::copy(colors.above.begin(), colors.above.end(), plan.heights.begin() + 1 + ShadePlan::heightHalf);
    plan.low = shading.low;
    plan.sea = shading.seaLevel;
    plan.belowScale = steps(ShadePlan::heightHalf, shading.low, shading.seaLevel);
    plan.aboveScale = steps(ShadePlan::heightHalf, shading.seaLevel, shading.high);
}

void fillRelief(ShadePlan& plan, const ReliefStyle& relief)
{
    const double radians = std::numbers::pi / 180.0;
    // A sun in the horizon would make flat ground black and every ratio to it infinite.
    const double altitude = std::clamp(relief.altitude, 5.0, 90.0) * radians;
    const double azimuth = relief.azimuth * radians;
    const double flat = std::sin(altitude);
    plan.lightX = static_cast<float>(std::sin(azimuth) * std::cos(altitude) / flat);
    plan.lightY = static_cast<float>(-std::cos(azimuth) * std::cos(altitude) / flat);
    plan.lightZ = 1.0F;
    plan.slope =
        static_cast<float>(relief.exaggeration * relief.metresPerRaw / (8.0 * relief.metresPerPixel));
}

} // namespace

ShadePlan makeShadePlan(std::span<const Layer> layers, const Shading& shading)
{
    ShadePlan plan;
    for (const Layer& layer : layers) {
        const int opacity = static_cast<int>(std::lround(std::clamp(layer.opacity, 0.0, 1.0) * 256.0));
        if (layer.visible && opacity > 0)
            plan.steps.push_back({layer.kind, opacity});
    }
    fillHeights(plan, shading);
    fillRelief(plan, shading.relief);
    for (std::size_t i = 0; i < plan.categories.size(); ++i)
        plan.categories[i] = i < shading.categories.size() ? shading.categories[i] : shading.unknownCategory;
    plan.bodies = bodyColors();
    static const std::vector<QRgb> surfaces = surfaceColors(ShadePlan::scaleColors);
    std::copy(surfaces.begin(), surfaces.end(), plan.surfaces.begin() + 1);
    plan.surfaceLow = shading.surfaceLow;
    plan.surfaceScale = steps(ShadePlan::scaleColors, shading.surfaceLow, shading.surfaceHigh);
    static const std::vector<QRgb> depths = depthColors(ShadePlan::scaleColors);
    std::copy(depths.begin(), depths.end(), plan.depths.begin() + 1);
    plan.depthScale = steps(ShadePlan::scaleColors, 0, shading.maxDepth);
    plan.paper = shading.paper | 0xff000000U;
    plan.surround = shading.surround | 0xff000000U;
    plan.outline = shading.outline | 0xff000000U;
    return plan;
}

} // namespace chartroom::canvas
