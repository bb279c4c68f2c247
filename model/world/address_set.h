#pragma once

#include "formats/world/chunking.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <map>

namespace chartroom::model {

/// A set of chunk addresses, in order. Chunks lie side by side: a row's neighbours share one block of bits,
/// so that going through a hundred thousand takes well under a millisecond.
class AddressSet
{
    static constexpr int blockShift = 8;
    static constexpr std::int64_t blockSide = std::int64_t{1} << blockShift;
    static constexpr std::int64_t wordBits = 64;
    using Bits = std::array<std::uint64_t, blockSide / wordBits>;
    /// By their place among the blocks of all rows: `x` counts blocks. None is empty.
    using Blocks = std::map<world::Address, Bits>;
    /// Of a bit in its block.
    struct Place
    {
        std::size_t word = 0;
        std::uint64_t mask = 0;
    };
    [[nodiscard]] static Place placeOf(std::int64_t bit);

public:
    /// Goes through the addresses; they cannot be changed.
    class Iterator
    {
    public:
        using value_type = world::Address;
        using difference_type = std::ptrdiff_t;
        using reference = world::Address;
        using pointer = const world::Address*;
        using iterator_category = std::input_iterator_tag;
        using iterator_concept = std::forward_iterator_tag;

        Iterator() = default;
        world::Address operator*() const { return {m_block->first.x * blockSide + m_bit, m_block->first.y}; }
        Iterator& operator++()
        {
            toBit(m_bit + 1);
            return *this;
        }
        Iterator operator++(int)
        {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        friend class AddressSet;
        Iterator(Blocks::const_iterator block, Blocks::const_iterator end)
            : m_block(block)
            , m_end(end)
        {}
        /// Goes to the first address from a bit of the block on.
        void toBit(std::int64_t bit);

        Blocks::const_iterator m_block;
        Blocks::const_iterator m_end;
        std::int64_t m_bit = 0;
    };

    AddressSet() = default;
    AddressSet(std::initializer_list<world::Address> addresses)
    {
        for (const world::Address address : addresses)
            insert(address);
    }

    /// Each returns whether that changed anything.
    bool insert(world::Address address);
    bool erase(world::Address address);
    void clear();
    [[nodiscard]] bool contains(world::Address address) const;
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const { return {m_blocks.end(), m_blocks.end()}; }
    /// The first address that is not before one.
    [[nodiscard]] Iterator lower_bound(world::Address address) const;

    friend bool operator==(const AddressSet& a, const AddressSet& b) { return a.m_blocks == b.m_blocks; }

private:
    Blocks m_blocks;
    std::size_t m_size = 0;
};

} // namespace chartroom::model
