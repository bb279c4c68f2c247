#include "formats/blueprint/layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom::blueprint {

std::string tagName(Tag tag)
{
    std::string letters;
    for (unsigned shift = 0; shift < 32; shift += 8)
        letters += static_cast<char>(tag >> shift & 0xFFU);
    const bool printable = std::ranges::all_of(letters, [](char c) { return c > ' ' && c <= '~'; });
    return printable ? letters : fmt::format("0x{:08X}", tag);
}

} // namespace chartroom::blueprint
