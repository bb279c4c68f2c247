#pragma once

#include <array>
#include <cstdint>

/// The sample island: everything here computes with +, -, *, / and square roots only (no library functions
/// whose last bit differs between machines), so that one seed gives the same bytes everywhere.
namespace chartroom::blueprint::sample {

/// A well-mixed number for a lattice place.
[[nodiscard]] inline std::uint32_t hash(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    std::uint32_t h = seed * 0x9E3779B1U ^ static_cast<std::uint32_t>(x) * 0x85EBCA6BU ^
                      static_cast<std::uint32_t>(y) * 0xC2B2AE35U;
    h ^= h >> 15U;
    h *= 0x2C1B3C6DU;
    h ^= h >> 12U;
    h *= 0x297A2D39U;
    h ^= h >> 15U;
    return h;
}

/// A number in [0, 1) for a lattice place.
[[nodiscard]] inline float unit(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return static_cast<float>(hash(x, y, seed) >> 8U) * (1.0F / 16777216.0F);
}

/// 0 below `from`, 1 above `to`, smooth between them.
[[nodiscard]] inline float smoothStep(float from, float to, float value)
{
    const float t = (value - from) / (to - from);
    const float clamped = t < 0 ? 0 : (t > 1 ? 1 : t);
    return clamped * clamped * (3 - 2 * clamped);
}

/// Gradient noise, about -1 to 1, one undulation a unit.
[[nodiscard]] float gradientNoise(float x, float y, std::uint32_t seed);
/// Sum of `octaves` noises, each twice as fine and half as strong; about -1 to 1.
[[nodiscard]] float fractalNoise(float x, float y, std::uint32_t seed, int octaves);
/// The same of ridges: 0 in the valleys, near 1 on the crests.
[[nodiscard]] float ridgedNoise(float x, float y, std::uint32_t seed, int octaves);

/// Adds gradient noise to a column of pixels: `values[y] += strength[y] * noise(x / wavelength, y /
/// wavelength)`. Cheaper than one gradientNoise() a pixel. `wavelength` is in pixels.
void addNoiseColumn(std::uint32_t x, std::uint32_t pixels, float wavelength, std::uint32_t seed,
                    const float* strength, float factor, float* values);

} // namespace chartroom::blueprint::sample
