#include "formats/blob/flip_search.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <mutex>
#include <vector>

namespace chartroom::blob {

namespace {

// The constants and steps of xxHash64, as its specification has them.
constexpr std::uint64_t prime1 = 0x9E3779B185EBCA87U;
constexpr std::uint64_t prime2 = 0xC2B2AE3D27D4EB4FU;
constexpr std::uint64_t prime3 = 0x165667B19E3779F9U;
constexpr std::uint64_t prime4 = 0x85EBCA77C2B2AE63U;
constexpr std::uint64_t prime5 = 0x27D4EB2F165667C5U;
constexpr std::size_t laneCount = 4;
constexpr std::size_t stripeSize = 32;
constexpr std::size_t wordBits = 64;

using Lanes = std::array<std::uint64_t, laneCount>;

// One round whose input has been multiplied by prime2 already.
std::uint64_t roundOf(std::uint64_t lane, std::uint64_t product)
{
    return std::rotl(lane + product, 31) * prime1;
}

std::uint64_t merge(const Lanes& lanes)
{
    std::uint64_t value =
        std::rotl(lanes[0], 1) + std::rotl(lanes[1], 7) + std::rotl(lanes[2], 12) + std::rotl(lanes[3], 18);
    for (const std::uint64_t lane : lanes)
        value = (value ^ roundOf(0, lane * prime2)) * prime1 + prime4;
    return value;
}

std::uint64_t finish(std::uint64_t value, Bytes tail)
{
    while (tail.size() >= 8) {
        value =
            std::rotl(value ^ roundOf(0, readNumber<std::uint64_t>(tail, 0) * prime2), 27) * prime1 + prime4;
        tail = tail.subspan(8);
    }
    if (tail.size() >= 4) {
        value = std::rotl(value ^ readNumber<std::uint32_t>(tail, 0) * prime1, 23) * prime2 + prime3;
        tail = tail.subspan(4);
    }
    for (const std::byte byte : tail)
        value = std::rotl(value ^ std::to_integer<std::uint64_t>(byte) * prime5, 11) * prime1;
    value = (value ^ value >> 33U) * prime2;
    value = (value ^ value >> 29U) * prime3;
    return value ^ value >> 32U;
}

// The hash's inner state at every stripe, so that a flip can start from the middle.
class FlipSearch
{
public:
    FlipSearch(Bytes bytes, std::uint64_t seed, std::uint64_t wanted)
        : m_size(bytes.size())
        , m_stripes(bytes.size() / stripeSize)
        , m_tail(bytes.subspan(m_stripes * stripeSize))
        , m_seed(seed)
        , m_wanted(wanted)
    {
        m_final = {seed + prime1 + prime2, seed + prime2, seed, seed - prime1};
        for (std::size_t lane = 0; lane < laneCount; ++lane) {
            m_products[lane].reserve(m_stripes);
            m_before[lane].reserve(m_stripes);
            for (std::size_t stripe = 0; stripe < m_stripes; ++stripe) {
                const auto word = readNumber<std::uint64_t>(bytes, stripe * stripeSize + lane * 8);
                m_products[lane].push_back(word * prime2);
                m_before[lane].push_back(m_final[lane]);
                m_final[lane] = roundOf(m_final[lane], word * prime2);
            }
        }
    }

    [[nodiscard]] std::size_t stripes() const { return m_stripes; }

    // Tries the 64 bits of one lane's word of one stripe.
    [[nodiscard]] std::optional<FlippedBit> tryWord(Bytes bytes, std::size_t stripe, std::size_t lane) const
    {
        const auto word = readNumber<std::uint64_t>(bytes, stripe * stripeSize + lane * 8);
        // Eight flips at a time: their chains of multiplications are independent of each other and fit in
        // registers.
        constexpr std::size_t together = 8;
        for (std::size_t bit = 0; bit < wordBits; bit += together) {
            std::array<std::uint64_t, together> values{};
            for (std::size_t i = 0; i < together; ++i)
                values[i] = roundOf(m_before[lane][stripe], (word ^ std::uint64_t{1} << (bit + i)) * prime2);
            for (std::size_t next = stripe + 1; next < m_stripes; ++next) {
                for (std::uint64_t& value : values)
                    value = roundOf(value, m_products[lane][next]);
            }
            for (std::size_t i = 0; i < together; ++i) {
                Lanes lanes = m_final;
                lanes[lane] = values[i];
                if (finish(merge(lanes) + m_size, m_tail) == m_wanted)
                    return FlippedBit{stripe * stripeSize + lane * 8 + (bit + i) / 8,
                                      static_cast<unsigned>(bit + i) % 8};
            }
        }
        return std::nullopt;
    }

    // Tries the bits of the bytes behind the last whole stripe.
    [[nodiscard]] std::optional<FlippedBit> tryTail() const
    {
        const std::uint64_t start = (m_stripes > 0 ? merge(m_final) : m_seed + prime5) + m_size;
        std::vector<std::byte> tail(m_tail.begin(), m_tail.end());
        for (std::size_t i = 0; i < tail.size() * 8; ++i) {
            const auto mask = static_cast<std::byte>(1U << i % 8);
            tail[i / 8] ^= mask;
            if (finish(start, tail) == m_wanted)
                return FlippedBit{m_stripes * stripeSize + i / 8, static_cast<unsigned>(i % 8)};
            tail[i / 8] ^= mask;
        }
        return std::nullopt;
    }

private:
    std::uint64_t m_size;
    std::size_t m_stripes;
    Bytes m_tail;
    std::uint64_t m_seed;
    std::uint64_t m_wanted;
    Lanes m_final{};
    std::array<std::vector<std::uint64_t>, laneCount> m_products;
    std::array<std::vector<std::uint64_t>, laneCount> m_before;
};

} // namespace

std::optional<FlippedBit> findFlippedBit(Bytes bytes, std::uint64_t seed, std::uint64_t wanted,
                                         const core::Task& task)
{
    const FlipSearch search(bytes, seed, wanted);
    if (const auto found = search.tryTail())
        return found;
    std::atomic<bool> done{false};
    std::mutex mutex;
    std::optional<FlippedBit> result;
    constexpr std::uint64_t grain = 64;
    core::parallelFor(search.stripes() * laneCount, grain, task, [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end && !done && !task.cancelled(); ++i) {
            const auto found = search.tryWord(bytes, i / laneCount, i % laneCount);
            if (!found)
                continue;
            const std::lock_guard lock(mutex);
            result = found;
            done = true;
        }
    });
    return task.cancelled() ? std::nullopt : result;
}

} // namespace chartroom::blob
