#pragma once

#include "formats/world/chunking.h"

#include <algorithm>
#include <utility>

namespace chartroom::world {

/// A rectangle of chunks; both corners are in it.
struct AddressRange
{
    Address first;
    Address last;
};

/// The chunks that a rectangle of tiles lies in, of at least 1x1.
[[nodiscard]] constexpr AddressRange chunksOf(Tile tile, std::int64_t width, std::int64_t height,
                                              ChunkSize size)
{
    return {addressOf(tile, size).chunk, addressOf({tile.x + width - 1, tile.y + height - 1}, size).chunk};
}

namespace detail {

constexpr const Address& addressIn(const Address& address)
{
    return address;
}
template<class Value>
constexpr const Address& addressIn(const std::pair<const Address, Value>& entry)
{
    return entry.first;
}

template<class Sorted>
auto seek(const Sorted& all, Address address)
{
    if constexpr (requires { all.lower_bound(address); })
        return all.lower_bound(address);
    else
        return std::ranges::lower_bound(all, address);
}

} // namespace detail

/// Calls `visit(Address)` for each address of a sorted vector, a set or a map that lies in a range, in order.
/// What is beside the range is passed over, a row of chunks at a time.
template<class Sorted, class Visit>
void visitRange(const Sorted& all, const AddressRange& range, Visit&& visit)
{
    for (auto at = detail::seek(all, range.first); at != all.end();) {
        const Address address = detail::addressIn(*at);
        if (address.y > range.last.y)
            return;
        if (address.x < range.first.x) {
            at = detail::seek(all, {range.first.x, address.y});
        } else if (address.x > range.last.x) {
            at = detail::seek(all, {range.first.x, address.y + 1});
        } else {
            visit(address);
            ++at;
        }
    }
}

} // namespace chartroom::world
