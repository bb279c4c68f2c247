#include "formats/core/utf8.h"

#include <simdjson.h>

namespace chartroom::core {

bool isUtf8(std::string_view bytes)
{
    return simdjson::validate_utf8(bytes.data(), bytes.size());
}

std::size_t utf8PrefixLength(std::string_view bytes)
{
    // A prefix of well-formed text that ends between characters is well-formed: search for the longest one. A
    // cut inside a character makes the prefix malformed, so the search runs over character starts only.
    std::size_t good = 0;
    std::size_t bad = bytes.size();
    if (isUtf8(bytes))
        return bytes.size();
    const auto startAtOrBefore = [bytes](std::size_t at) {
        std::size_t start = at;
        while (start > 0 && at - start < 4 && (static_cast<unsigned char>(bytes[start]) & 0xC0U) == 0x80U)
            --start;
        return start;
    };
    while (good < bad) {
        const std::size_t middle = startAtOrBefore(good + (bad - good) / 2);
        if (middle <= good)
            break;
        if (isUtf8(bytes.substr(0, middle)))
            good = middle;
        else
            bad = middle;
    }
    while (good < bad) {
        std::size_t next = good + 1;
        while (next < bytes.size() && next - good < 4 &&
               (static_cast<unsigned char>(bytes[next]) & 0xC0U) == 0x80U)
            ++next;
        if (!isUtf8(bytes.substr(good, next - good)))
            break;
        good = next;
    }
    return good;
}

} // namespace chartroom::core
