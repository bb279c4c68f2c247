#include "formats/blueprint/dotnet_string.h"

#include "formats/core/utf8.h"

#include <limits>

namespace chartroom::blueprint {

namespace {

constexpr std::uint64_t maxPrefixBytes = 5;

} // namespace

DotNetString readDotNetString(Bytes file, std::uint64_t offset, std::uint64_t end)
{
    using State = DotNetString::State;
    std::uint64_t length = 0;
    std::uint64_t at = offset;
    for (unsigned shift = 0;; shift += 7) {
        if (at - offset == maxPrefixBytes)
            return {State::Prefix, {offset, maxPrefixBytes}, {}, 0};
        if (at == end)
            return {State::Leaves, {offset, end - offset}, {}, 0};
        const auto byte = std::to_integer<std::uint64_t>(file[at++]);
        length |= (byte & 0x7FU) << shift;
        if ((byte & 0x80U) == 0)
            break;
    }
    if (length > static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max()))
        return {State::Prefix, {offset, at - offset}, {}, length};
    if (length > end - at)
        return {State::Leaves, {offset, end - offset}, {}, length};
    const std::string_view text(reinterpret_cast<const char*>(file.data()) + at, length);
    const ByteRange range{offset, at - offset + length};
    if (!core::isUtf8(text))
        return {State::NotUtf8, range, {}, length};
    return {State::Good, range, text, length};
}

} // namespace chartroom::blueprint
