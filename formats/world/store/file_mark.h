#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom::world {

/// What a file was when it was read, to notice that somebody changed it since (N55).
struct FileMark
{
    bool exists = false;
    std::uint64_t hash = 0; ///< of all bytes

    friend bool operator==(const FileMark&, const FileMark&) = default;
};

/// The mark of a file of these bytes.
[[nodiscard]] FileMark markOf(std::string_view bytes);

} // namespace chartroom::world
