#include "formats/blueprint/sample/noise.h"

#include <algorithm>
#include <cstddef>

namespace chartroom::blueprint::sample {

namespace {

struct Gradient
{
    float x;
    float y;
};

constexpr std::array<Gradient, 16> gradients{{{1.0F, 0.0F},
                                              {0.92388F, 0.38268F},
                                              {0.70711F, 0.70711F},
                                              {0.38268F, 0.92388F},
                                              {0.0F, 1.0F},
                                              {-0.38268F, 0.92388F},
                                              {-0.70711F, 0.70711F},
                                              {-0.92388F, 0.38268F},
                                              {-1.0F, 0.0F},
                                              {-0.92388F, -0.38268F},
                                              {-0.70711F, -0.70711F},
                                              {-0.38268F, -0.92388F},
                                              {0.0F, -1.0F},
                                              {0.38268F, -0.92388F},
                                              {0.70711F, -0.70711F},
                                              {0.92388F, -0.38268F}}};

// Gradient noise reaches 0.71 at most; this brings it to about 1.
constexpr float gain = 1.5F;

std::int32_t floorOf(float value)
{
    const auto whole = static_cast<std::int32_t>(value);
    return static_cast<float>(whole) > value ? whole - 1 : whole;
}

float fade(float t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

const Gradient& gradientAt(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return gradients[hash(x, y, seed) & 15U];
}

} // namespace

float gradientNoise(float x, float y, std::uint32_t seed)
{
    const std::int32_t cx = floorOf(x);
    const std::int32_t cy = floorOf(y);
    const float fx = x - static_cast<float>(cx);
    const float fy = y - static_cast<float>(cy);
    const Gradient& a = gradientAt(cx, cy, seed);
    const Gradient& b = gradientAt(cx, cy + 1, seed);
    const Gradient& c = gradientAt(cx + 1, cy, seed);
    const Gradient& d = gradientAt(cx + 1, cy + 1, seed);
    const float v = fade(fy);
    const float low = a.x * fx + a.y * fy;
    const float lowNext = b.x * fx + b.y * (fy - 1);
    const float high = c.x * (fx - 1) + c.y * fy;
    const float highNext = d.x * (fx - 1) + d.y * (fy - 1);
    const float left = low + v * (lowNext - low);
    const float right = high + v * (highNext - high);
    return (left + fade(fx) * (right - left)) * gain;
}

float fractalNoise(float x, float y, std::uint32_t seed, int octaves)
{
    float sum = 0;
    float strength = 0.5F;
    for (int i = 0; i < octaves; ++i) {
        sum += gradientNoise(x, y, seed + static_cast<std::uint32_t>(i)) * strength;
        strength *= 0.5F;
        x *= 2;
        y *= 2;
    }
    return sum;
}

float ridgedNoise(float x, float y, std::uint32_t seed, int octaves)
{
    float sum = 0;
    float strength = 0.5F;
    float carry = 1;
    for (int i = 0; i < octaves; ++i) {
        const float noise = gradientNoise(x, y, seed + static_cast<std::uint32_t>(i));
        float ridge = 1 - (noise < 0 ? -noise : noise);
        ridge *= ridge * carry;
        carry = ridge < 1 ? ridge : 1;
        sum += ridge * strength;
        strength *= 0.5F;
        x *= 2;
        y *= 2;
    }
    return sum;
}

void addNoiseColumn(std::uint32_t x, std::uint32_t pixels, float wavelength, std::uint32_t seed,
                    const float* strength, float factor, float* values)
{
    const float step = 1 / wavelength;
    const float px = static_cast<float>(x) * step;
    const std::int32_t cx = floorOf(px);
    const float fx = px - static_cast<float>(cx);
    const float u = fade(fx);
    std::uint32_t y = 0;
    for (std::int32_t cy = 0; y < pixels; ++cy) {
        // Along the column a gradient's product with the distance is a straight line: value = base + slope *
        // fy.
        const Gradient& a = gradientAt(cx, cy, seed);
        const Gradient& b = gradientAt(cx, cy + 1, seed);
        const Gradient& c = gradientAt(cx + 1, cy, seed);
        const Gradient& d = gradientAt(cx + 1, cy + 1, seed);
        const float nearBase = a.x * fx + u * (c.x * (fx - 1) - a.x * fx);
        const float nearSlope = a.y + u * (c.y - a.y);
        const float farBase = b.x * fx + u * (d.x * (fx - 1) - b.x * fx);
        const float farSlope = b.y + u * (d.y - b.y);
        const float origin = static_cast<float>(cy);
        std::uint32_t end = y;
        while (end < pixels && static_cast<float>(end) * step < origin + 1)
            ++end;
        for (; y < end; ++y) {
            const float fy = static_cast<float>(y) * step - origin;
            const float low = nearBase + nearSlope * fy;
            const float high = farBase + farSlope * (fy - 1);
            values[y] += strength[y] * factor * gain * (low + fade(fy) * (high - low));
        }
    }
}

} // namespace chartroom::blueprint::sample
