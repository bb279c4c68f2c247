#include "tests/support/made_map.h"

#include <cmath>
#include <limits>

namespace chartroom::test {

namespace {

template<class T>
void store(std::byte* at, T value)
{
    std::memcpy(at, &value, sizeof value);
}

std::uint32_t hash(std::uint32_t x, std::uint32_t y, std::uint32_t seed)
{
    std::uint32_t h = x * 0x9E3779B1U ^ (y * 0x85EBCA77U + seed * 0xC2B2AE3DU);
    h ^= h >> 15U;
    h *= 0x2C1B3C6DU;
    return h ^ h >> 12U;
}

} // namespace

MadeMap makeMap(std::uint32_t size, int version,
                const std::function<MadePixel(std::uint32_t, std::uint32_t)>& pixel)
{
    MadeMap map;
    map.size = size;
    const std::uint64_t pixels = std::uint64_t{size} * size;
    // One byte before the first grid: nothing is aligned.
    constexpr std::uint64_t front = 1;
    map.bytes.resize(front + pixels * (version == 1 ? 8 : 9));
    std::byte* const heights = map.bytes.data() + front;
    map.blueprint.version = version;
    map.blueprint.mapSize = size;
    const auto grid = [&](std::uint64_t from, std::uint32_t stride, std::uint32_t width) {
        return blueprint::Grid{map.bytes.data() + front + from, size, stride, width, front + from};
    };
    if (version == 1) {
        map.blueprint.heights = grid(0, 8, 4);
        map.blueprint.biomes = grid(4, 8, 4);
    } else {
        map.blueprint.heights = grid(0, 4, 4);
        map.blueprint.biomes = grid(pixels * 4, 1, 1);
        map.blueprint.waterIds = grid(pixels * 5, 2, 2);
        map.blueprint.waterSurface = grid(pixels * 7, 2, 2);
    }
    for (std::uint64_t i = 0; i < pixels; ++i) {
        const MadePixel value =
            pixel(static_cast<std::uint32_t>(i / size), static_cast<std::uint32_t>(i % size));
        if (version == 1) {
            store(heights + i * 8, value.height);
            store(heights + i * 8 + 4, value.biome);
            continue;
        }
        store(heights + i * 4, value.height);
        store(heights + pixels * 4 + i, static_cast<std::uint8_t>(value.biome));
        store(heights + pixels * 5 + i * 2, value.waterId);
        store(heights + pixels * 7 + i * 2, value.surface);
    }
    return map;
}

MadeMap makeNoiseMap(std::uint32_t size, int version, std::uint32_t seed)
{
    return makeMap(size, version, [=](std::uint32_t x, std::uint32_t y) {
        MadePixel pixel;
        const std::uint32_t h = hash(x, y, seed);
        pixel.height =
            0.2F +
            0.15F * std::sin(static_cast<float>(x) * 0.05F) * std::cos(static_cast<float>(y) * 0.037F) +
            0.01F * static_cast<float>(h % 1000) / 1000.0F;
        if (h % 100 == 0)
            pixel.height = std::numeric_limits<float>::quiet_NaN();
        else if (h % 100 == 1)
            pixel.height = h % 200 == 1 ? std::numeric_limits<float>::infinity()
                                        : -std::numeric_limits<float>::infinity();
        // Patches of one biome beside patches of a random mixture.
        const std::uint32_t patch = hash(x / 24, y / 24, seed + 1);
        pixel.biome = static_cast<std::int32_t>(patch % 3 == 0 ? h % 16 : patch % 16);
        if (version == 1 && h % 61 == 0)
            pixel.biome = h % 2 == 0 ? -5 : 70000;
        const std::uint32_t lake = hash(x / 20, y / 20, seed + 2);
        const bool wet = lake % 3 == 0 || (lake % 3 == 1 && h % 2 == 0);
        if (wet) {
            pixel.waterId = static_cast<std::uint16_t>(1 + lake % 700);
            pixel.surface = static_cast<std::uint16_t>(5000 + lake % 9000);
        }
        return pixel;
    });
}

} // namespace chartroom::test
