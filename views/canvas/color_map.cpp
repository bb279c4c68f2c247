#include "views/canvas/color_map.h"

#include "views/canvas/shade_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chartroom::canvas {

namespace {

// CIELAB with the D65 white; lightness 0 to 100.
struct Lab
{
    double l = 0;
    double a = 0;
    double b = 0;
};

double toLinear(double byte)
{
    const double c = byte / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

// The linear values at which a rounded byte becomes the next one. Searching them is far quicker than a power
// for each channel of each colour.
const std::array<double, 255>& byteSteps()
{
    static const std::array<double, 255> steps = [] {
        std::array<double, 255> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = toLinear(static_cast<double>(i) + 0.5);
        return result;
    }();
    return steps;
}

int toByte(double linear)
{
    const auto& steps = byteSteps();
    return static_cast<int>(std::upper_bound(steps.begin(), steps.end(), linear) - steps.begin());
}

double labRoot(double t)
{
    return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
}

double labCube(double t)
{
    return t * t * t > 216.0 / 24389.0 ? t * t * t : (116.0 * t - 16.0) * 27.0 / 24389.0;
}

constexpr double whiteX = 0.95047;
constexpr double whiteZ = 1.08883;

Lab toLab(QRgb color)
{
    const double r = toLinear(qRed(color));
    const double g = toLinear(qGreen(color));
    const double b = toLinear(qBlue(color));
    const double x = labRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / whiteX);
    const double y = labRoot(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = labRoot((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / whiteZ);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

QRgb toRgb(const Lab& lab)
{
    const double root = (lab.l + 16.0) / 116.0;
    const double x = whiteX * labCube(root + lab.a / 500.0);
    const double y = labCube(root);
    const double z = whiteZ * labCube(root - lab.b / 200.0);
    return qRgb(toByte(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
                toByte(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
                toByte(0.0556434 * x - 0.2040259 * y + 1.0572252 * z));
}

} // namespace

std::vector<QRgb> ramp(std::span<const QRgb> stops, std::size_t count)
{
    std::vector<Lab> labs;
    for (const QRgb stop : stops)
        labs.push_back(toLab(stop));
    std::vector<QRgb> colors(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double share = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0.0;
        const double at = share * static_cast<double>(labs.size() - 1);
        const std::size_t from = std::min(static_cast<std::size_t>(at), labs.size() - 2);
        const double part = at - static_cast<double>(from);
        const Lab& a = labs[from];
        const Lab& b = labs[from + 1];
        // Lightness runs straight from the first stop to the last: that is what makes the ramp even.
        const double lightness = labs.front().l + (labs.back().l - labs.front().l) * share;
        colors[i] = toRgb({lightness, a.a + (b.a - a.a) * part, a.b + (b.b - a.b) * part});
    }
    return colors;
}

HeightColors heightColors(HeightRamp which, std::size_t countEach)
{
    if (which == HeightRamp::Grey) {
        static constexpr std::array below{qRgb(20, 20, 22), qRgb(96, 96, 100)};
        static constexpr std::array above{qRgb(110, 110, 110), qRgb(250, 250, 250)};
        return {ramp(below, countEach), ramp(above, countEach)};
    }
    // Sea from dark to light blue, land from dark green over olive and sand to near white: both halves gain
    // lightness with height, and the shore is a step from light to dark.
    static constexpr std::array below{qRgb(8, 22, 58), qRgb(16, 62, 120), qRgb(64, 128, 176),
                                      qRgb(158, 204, 222)};
    static constexpr std::array above{qRgb(30, 78, 52),    qRgb(88, 122, 62),   qRgb(158, 146, 82),
                                      qRgb(206, 172, 128), qRgb(232, 216, 200), qRgb(252, 251, 250)};
    return {ramp(below, countEach), ramp(above, countEach)};
}

std::vector<QRgb> surfaceColors(std::size_t count)
{
    static constexpr std::array stops{qRgb(14, 40, 92), qRgb(22, 98, 142), qRgb(52, 158, 164),
                                      qRgb(150, 212, 186), qRgb(240, 248, 214)};
    return ramp(stops, count);
}

std::vector<QRgb> depthColors(std::size_t count)
{
    static constexpr std::array stops{qRgb(150, 206, 222), qRgb(78, 156, 200), qRgb(32, 98, 162),
                                      qRgb(12, 34, 92)};
    return ramp(stops, count);
}

QRgb bodyColor(std::uint16_t id)
{
    const int slot = bodySlot(id);
    if (slot == 0)
        return qRgba(0, 0, 0, 0);
    if (slot == 1)
        return qRgb(36, 84, 150);
    // The golden angle keeps consecutive ids far apart in hue; four lightnesses tell them apart without hue.
    static constexpr std::array lightness{72.0, 54.0, 82.0, 62.0};
    const double hue = slot * 2.39996322972865332;
    const double chroma = 42.0;
    return toRgb({lightness[static_cast<std::size_t>(slot) % lightness.size()], chroma * std::cos(hue),
                  chroma * std::sin(hue)});
}

} // namespace chartroom::canvas
