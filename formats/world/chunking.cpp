#include "formats/world/chunking.h"

#include <charconv>

namespace chartroom::world {

namespace {

// `0`, or digits that begin with none, with or without a minus.
std::optional<std::int64_t> parseCoordinate(std::string_view text)
{
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || digits.size() > 10 || (digits.front() == '0' && text != "0"))
        return std::nullopt;
    for (const char c : digits) {
        if (c < '0' || c > '9')
            return std::nullopt;
    }
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    if (value < -addressLimit || value > addressLimit)
        return std::nullopt;
    return value;
}

} // namespace

std::string chunkKey(Address address)
{
    return std::to_string(address.x) + ':' + std::to_string(address.y);
}

std::string chunkFileName(Address address)
{
    return std::to_string(address.x) + '_' + std::to_string(address.y) + ".json";
}

std::optional<Address> parseChunkFileName(std::string_view name)
{
    constexpr std::string_view ending = ".json";
    if (!name.ends_with(ending))
        return std::nullopt;
    name.remove_suffix(ending.size());
    const std::size_t underscore = name.find('_');
    if (underscore == std::string_view::npos)
        return std::nullopt;
    const auto x = parseCoordinate(name.substr(0, underscore));
    const auto y = parseCoordinate(name.substr(underscore + 1));
    if (!x || !y)
        return std::nullopt;
    return Address{*x, *y};
}

} // namespace chartroom::world
