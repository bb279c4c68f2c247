#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace chartroom::blueprint {

/// How many pixels show a fault, and the first of them (its number in the grid).
struct Tally
{
    static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t count = 0;
    std::uint64_t first = none;

    void add(std::uint64_t pixel)
    {
        ++count;
        first = std::min(first, pixel);
    }
    void merge(const Tally& other)
    {
        count += other.count;
        first = std::min(first, other.first);
    }
};

} // namespace chartroom::blueprint
