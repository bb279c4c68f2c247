#include "model/world/address_set.h"

#include <algorithm>
#include <bit>

namespace chartroom::model {

AddressSet::Place AddressSet::placeOf(std::int64_t bit)
{
    return {static_cast<std::size_t>(bit / wordBits),
            std::uint64_t{1} << static_cast<std::uint64_t>(bit % wordBits)};
}

void AddressSet::Iterator::toBit(std::int64_t bit)
{
    for (; m_block != m_end; ++m_block, bit = 0) {
        const Bits& bits = m_block->second;
        while (bit < blockSide) {
            const auto skipped = static_cast<std::uint64_t>(bit % wordBits);
            if (const std::uint64_t rest = bits[static_cast<std::size_t>(bit / wordBits)] >> skipped) {
                m_bit = bit + std::countr_zero(rest);
                return;
            }
            bit += wordBits - bit % wordBits;
        }
    }
    m_bit = 0;
}

bool AddressSet::insert(world::Address address)
{
    const std::int64_t column = world::floorDivide(address.x, blockSide);
    const Place place = placeOf(address.x - column * blockSide);
    std::uint64_t& word = m_blocks[{column, address.y}][place.word];
    if ((word & place.mask) != 0)
        return false;
    word |= place.mask;
    ++m_size;
    return true;
}

bool AddressSet::erase(world::Address address)
{
    const std::int64_t column = world::floorDivide(address.x, blockSide);
    const auto block = m_blocks.find({column, address.y});
    if (block == m_blocks.end())
        return false;
    const Place place = placeOf(address.x - column * blockSide);
    std::uint64_t& word = block->second[place.word];
    if ((word & place.mask) == 0)
        return false;
    word &= ~place.mask;
    --m_size;
    if (std::ranges::all_of(block->second, [](std::uint64_t bits) { return bits == 0; }))
        m_blocks.erase(block);
    return true;
}

void AddressSet::clear()
{
    m_blocks.clear();
    m_size = 0;
}

bool AddressSet::contains(world::Address address) const
{
    const std::int64_t column = world::floorDivide(address.x, blockSide);
    const auto block = m_blocks.find({column, address.y});
    if (block == m_blocks.end())
        return false;
    const Place place = placeOf(address.x - column * blockSide);
    return (block->second[place.word] & place.mask) != 0;
}

AddressSet::Iterator AddressSet::begin() const
{
    Iterator first(m_blocks.begin(), m_blocks.end());
    first.toBit(0);
    return first;
}

AddressSet::Iterator AddressSet::lower_bound(world::Address address) const
{
    const std::int64_t column = world::floorDivide(address.x, blockSide);
    Iterator first(m_blocks.lower_bound({column, address.y}), m_blocks.end());
    const bool same =
        first.m_block != first.m_end && first.m_block->first == world::Address{column, address.y};
    first.toBit(same ? address.x - column * blockSide : 0);
    return first;
}

} // namespace chartroom::model
