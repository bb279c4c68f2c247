#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace chartroom::model {

/// A count for the `%n` of a text, whose form depends on it. Larger ones than an int holds are as many as it
/// holds.
[[nodiscard]] constexpr int plural(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

} // namespace chartroom::model
