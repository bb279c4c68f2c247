#include "views/canvas/shade_rows.h"

#include "formats/core/hot_loops.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace chartroom::canvas {

// The loops below are written for the vectoriser: counted, without branches, over restrict pointers. They are
// the same formulas as in resources/shaders/canvas.frag. std::max(0.0F, x) is 0 where x is no number
// (infinite heights, or a range that overflows); the other way round it would be no number, and no index.
namespace loops {

using Index = std::int32_t;

CHARTROOM_WIDE_LOOPS void heightIndex(const float* __restrict heights, int count, const ShadePlan& plan,
                                      Index* __restrict index)
{
    constexpr float top = ShadePlan::heightHalf - 1;
    const float low = plan.low;
    const float sea = plan.sea;
    const float belowScale = plan.belowScale;
    const float aboveScale = plan.aboveScale;
    for (int i = 0; i < count; ++i) {
        const float h = heights[i];
        const bool above = h >= sea;
        const float origin = above ? sea : low;
        const float scale = above ? aboveScale : belowScale;
        const float step = std::min(std::max(0.0F, (h - origin) * scale), top);
        const Index at = static_cast<Index>(step) + (above ? 1 + ShadePlan::heightHalf : 1);
        index[i] = h == h ? at : 0;
    }
}

CHARTROOM_WIDE_LOOPS void levelIndex(const std::uint16_t* __restrict levels, int count, float low,
                                     float scale, Index* __restrict index)
{
    constexpr float top = ShadePlan::scaleColors - 1;
    for (int i = 0; i < count; ++i) {
        const float level = static_cast<float>(levels[i] - 1) / surfaceSteps;
        const float step = std::min(std::max(0.0F, (level - low) * scale), top);
        index[i] = levels[i] != 0 ? static_cast<Index>(step) + 1 : 0;
    }
}

CHARTROOM_WIDE_LOOPS void depthIndex(const std::uint16_t* __restrict levels, const float* __restrict heights,
                                     int count, float scale, Index* __restrict index)
{
    constexpr float top = ShadePlan::scaleColors - 1;
    for (int i = 0; i < count; ++i) {
        const float h = heights[i];
        const float depth = static_cast<float>(levels[i] - 1) / surfaceSteps - h;
        const float step = std::min(std::max(0.0F, depth * scale), top);
        const Index at = levels[i] != 0 ? static_cast<Index>(step) + 1 : 0;
        index[i] = h == h ? at : 0;
    }
}

CHARTROOM_WIDE_LOOPS void lookUp(const QRgb* __restrict table, const Index* __restrict index, int count,
                                 QRgb* __restrict out)
{
    for (int i = 0; i < count; ++i)
        out[i] = table[index[i]];
}

// 1 / sqrt(v) for v >= 1, within 5e-6 of it: an estimate from the bits and two of Newton's steps. Square root
// and division together take several times as long, and are most of what a shaded frame costs.
inline float inverseRoot(float v)
{
    float y = std::bit_cast<float>(0x5f375a86 - (std::bit_cast<std::int32_t>(v) >> 1));
    y = y * (1.5F - 0.5F * v * y * y);
    return y * (1.5F - 0.5F * v * y * y);
}

// Brightness of one cell by Horn's slopes, in 1/256; the letters are its neighbours, row by row.
struct Brightness
{
    float slope, lightX, lightY, lightZ, opacity;

    [[nodiscard]] Index of(float a, float b, float c, float d, float f, float g, float h, float k) const
    {
        const float east = ((c + 2 * f + k) - (a + 2 * d + g)) * slope;
        const float down = ((g + 2 * h + k) - (a + 2 * b + c)) * slope;
        const float shade = std::max(0.0F, (lightZ - east * lightX - down * lightY) *
                                               inverseRoot(1 + east * east + down * down));
        const float full = std::min(reliefAmbient + (1 - reliefAmbient) * shade, reliefMaximum);
        return static_cast<Index>((1 + (full - 1) * opacity) * 256.0F + 0.5F);
    }
};

CHARTROOM_WIDE_LOOPS void relief(const float* __restrict north, const float* __restrict here,
                                 const float* __restrict south, int count, Brightness brightness,
                                 Index* __restrict factor)
{
    for (int i = 0; i < count; ++i)
        factor[i] = brightness.of(north[i - 1], north[i], north[i + 1], here[i - 1], here[i + 1],
                                  south[i - 1], south[i], south[i + 1]);
}

CHARTROOM_WIDE_LOOPS void reliefWithGaps(const float* __restrict north, const float* __restrict here,
                                         const float* __restrict south, int count, Brightness brightness,
                                         Index* __restrict factor)
{
    for (int i = 0; i < count; ++i) {
        const float e = here[i];
        // A neighbour without a height counts as level ground.
        const auto known = [e](float v) { return v == v ? v : e; };
        const Index bright =
            brightness.of(known(north[i - 1]), known(north[i]), known(north[i + 1]), known(here[i - 1]),
                          known(here[i + 1]), known(south[i - 1]), known(south[i]), known(south[i + 1]));
        factor[i] = e == e ? bright : 256;
    }
}

CHARTROOM_WIDE_LOOPS void multiply(QRgb* __restrict out, const Index* __restrict factor, int count)
{
    for (int i = 0; i < count; ++i) {
        const auto f = static_cast<std::uint32_t>(factor[i]);
        const std::uint32_t red = std::min(((out[i] >> 16U & 0xffU) * f + 128U) >> 8U, 255U);
        const std::uint32_t green = std::min(((out[i] >> 8U & 0xffU) * f + 128U) >> 8U, 255U);
        const std::uint32_t blue = std::min(((out[i] & 0xffU) * f + 128U) >> 8U, 255U);
        out[i] = 0xff000000U | red << 16U | green << 8U | blue;
    }
}

// Colours are opaque or wholly transparent here.
CHARTROOM_WIDE_LOOPS void cover(QRgb* __restrict out, const QRgb* __restrict over, int count)
{
    for (int i = 0; i < count; ++i)
        out[i] = over[i] >> 24U != 0 ? over[i] : out[i];
}

CHARTROOM_WIDE_LOOPS void mix(QRgb* __restrict out, const QRgb* __restrict over, int opacity, int count)
{
    for (int i = 0; i < count; ++i) {
        const std::uint32_t a = over[i] >> 24U != 0 ? static_cast<std::uint32_t>(opacity) : 0U;
        const std::uint32_t keep = 256U - a;
        const std::uint32_t red =
            ((over[i] >> 16U & 0xffU) * a + (out[i] >> 16U & 0xffU) * keep + 128U) >> 8U;
        const std::uint32_t green =
            ((over[i] >> 8U & 0xffU) * a + (out[i] >> 8U & 0xffU) * keep + 128U) >> 8U;
        const std::uint32_t blue = ((over[i] & 0xffU) * a + (out[i] & 0xffU) * keep + 128U) >> 8U;
        out[i] = 0xff000000U | red << 16U | green << 8U | blue;
    }
}

// Premultiplied colours of any transparency.
CHARTROOM_WIDE_LOOPS void blend(QRgb* __restrict out, const QRgb* __restrict over, int opacity, int count)
{
    const auto o = static_cast<std::uint32_t>(opacity);
    for (int i = 0; i < count; ++i) {
        const std::uint32_t alpha = (over[i] >> 24U) * o; // 0 to 255 * 256
        const std::uint32_t keep = 65280U - alpha;
        const auto channel = [&](unsigned shift) {
            const std::uint32_t sum =
                (over[i] >> shift & 0xffU) * o * 255U + (out[i] >> shift & 0xffU) * keep;
            return std::min((sum + 32640U) / 65280U, 255U);
        };
        out[i] = 0xff000000U | channel(16) << 16U | channel(8) << 8U | channel(0);
    }
}

CHARTROOM_WIDE_LOOPS void rims(const std::uint16_t* __restrict north, const std::uint16_t* __restrict here,
                               const std::uint16_t* __restrict south, int count, QRgb color,
                               QRgb* __restrict out)
{
    for (int i = 0; i < count; ++i) {
        const std::uint16_t id = here[i];
        const bool rim =
            id != 0 && ((here[i - 1] != id) | (here[i + 1] != id) | (north[i] != id) | (south[i] != id)) != 0;
        out[i] = rim ? color : 0U;
    }
}

CHARTROOM_WIDE_LOOPS void spread(const QRgb* __restrict cells, const int* __restrict columns, int count,
                                 int shift, int first, QRgb* __restrict out)
{
    for (int i = 0; i < count; ++i)
        out[i] = cells[(columns[i] >> shift) - first];
}

} // namespace loops

namespace {

struct Scratch
{
    std::array<loops::Index, tileSize> index;
    std::array<QRgb, tileSize> colors;
};

// Fills scratch.colors with a layer's colours; false when the tile lacks what the layer needs.
bool layerColors(const ShadePlan& plan, LayerKind kind, const Tile& tile, int row, int first, int count,
                 Scratch& scratch)
{
    loops::Index* const index = scratch.index.data();
    QRgb* const colors = scratch.colors.data();
    switch (kind) {
    case LayerKind::Height:
        if (!tile.heights.present())
            return false;
        loops::heightIndex(tile.heights.row(row) + first, count, plan, index);
        loops::lookUp(plan.heights.data(), index, count, colors);
        return true;
    case LayerKind::Category: {
        if (!tile.categories.present())
            return false;
        const std::uint8_t* const values = tile.categories.row(row) + first;
        for (int i = 0; i < count; ++i)
            colors[i] = plan.categories[values[i]];
        return true;
    }
    case LayerKind::WaterBody: {
        if (!tile.ids.present())
            return false;
        const std::uint16_t* const values = tile.ids.row(row) + first;
        for (int i = 0; i < count; ++i)
            colors[i] = plan.bodies[static_cast<std::size_t>(bodySlot(values[i]))];
        return true;
    }
    case LayerKind::Surface:
        if (!tile.surfaces.present())
            return false;
        loops::levelIndex(tile.surfaces.row(row) + first, count, plan.surfaceLow, plan.surfaceScale, index);
        loops::lookUp(plan.surfaces.data(), index, count, colors);
        return true;
    case LayerKind::Depth:
        if (!tile.surfaces.present() || !tile.heights.present())
            return false;
        loops::depthIndex(tile.surfaces.row(row) + first, tile.heights.row(row) + first, count,
                          plan.depthScale, index);
        loops::lookUp(plan.depths.data(), index, count, colors);
        return true;
    case LayerKind::Outline:
        if (!tile.ids.present())
            return false;
        loops::rims(tile.ids.row(row - 1) + first, tile.ids.row(row) + first, tile.ids.row(row + 1) + first,
                    count, plan.outline, colors);
        return true;
    case LayerKind::Relief:
    case LayerKind::Picture:
        break;
    }
    return false;
}

} // namespace

void shadeRow(const ShadePlan& plan, const Tile& tile, int level, int row, int first, std::span<QRgb> out)
{
    const int count = static_cast<int>(out.size());
    Scratch scratch;
    std::fill(out.begin(), out.end(), plan.paper);
    for (const ShadePlan::Step& step : plan.steps) {
        if (step.kind == LayerKind::Relief) {
            if (!tile.heights.present())
                continue;
            const float* const north = tile.heights.row(row - 1) + first;
            const float* const here = tile.heights.row(row) + first;
            const float* const south = tile.heights.row(row + 1) + first;
            const loops::Brightness brightness{std::ldexp(plan.slope, -level), plan.lightX, plan.lightY,
                                               plan.lightZ, static_cast<float>(step.opacity) / 256.0F};
            if (tile.gaps)
                loops::reliefWithGaps(north, here, south, count, brightness, scratch.index.data());
            else
                loops::relief(north, here, south, count, brightness, scratch.index.data());
            loops::multiply(out.data(), scratch.index.data(), count);
        } else if (step.kind == LayerKind::Picture) {
            if (tile.pictures.present())
                loops::blend(out.data(), tile.pictures.row(row) + first, step.opacity, count);
        } else if (layerColors(plan, step.kind, tile, row, first, count, scratch)) {
            if (step.opacity == 256)
                loops::cover(out.data(), scratch.colors.data(), count);
            else
                loops::mix(out.data(), scratch.colors.data(), step.opacity, count);
        }
    }
}

void spreadRow(const QRgb* cells, std::span<const int> columns, int shift, int first, QRgb* out)
{
    loops::spread(cells, columns.data(), static_cast<int>(columns.size()), shift, first, out);
}

} // namespace chartroom::canvas
