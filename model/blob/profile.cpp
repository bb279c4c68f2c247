#include "model/blob/profile.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace chartroom::model {

namespace {

using Counts = std::array<std::uint64_t, 256>;

/// How often the stop token is asked, within a block too: a block of a huge file is many megabytes.
constexpr std::size_t countedAtOnce = std::size_t{4} << 20U;

void count(core::Bytes bytes, Counts& counts)
{
    // Several tables: the same value twice in a row would wait for its own counter.
    std::array<std::array<std::uint32_t, 256>, 4> tables{};
    std::size_t i = 0;
    for (; i + tables.size() <= bytes.size(); i += tables.size()) {
        for (std::size_t table = 0; table < tables.size(); ++table)
            ++tables[table][std::to_integer<std::size_t>(bytes[i + table])];
    }
    for (; i < bytes.size(); ++i)
        ++tables[0][std::to_integer<std::size_t>(bytes[i])];
    for (const auto& table : tables) {
        for (std::size_t value = 0; value < counts.size(); ++value)
            counts[value] += table[value];
    }
}

double entropyOf(const Counts& counts, std::uint64_t total)
{
    double bits = 0;
    for (const std::uint64_t number : counts) {
        if (number == 0)
            continue;
        const double share = static_cast<double>(number) / static_cast<double>(total);
        bits -= share * std::log2(share);
    }
    // Rounding may give a negative zero.
    return std::max(bits, 0.0);
}

} // namespace

ByteProfile profileOf(const core::MappedFile& file, const core::Task& task)
{
    const core::Bytes bytes = file.bytes();
    const std::uint64_t size = bytes.size();
    ByteProfile profile;
    profile.blockLength = std::max(smallestProfileBlock, (size + mostProfileBlocks - 1) / mostProfileBlocks);
    const std::uint64_t blocks = (size + profile.blockLength - 1) / profile.blockLength;
    profile.entropy.resize(static_cast<std::size_t>(blocks));
    std::mutex mutex;
    core::parallelFor(blocks, 1, task, [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t block = begin; block < end; ++block) {
            const std::uint64_t start = block * profile.blockLength;
            const std::uint64_t length = std::min(profile.blockLength, size - start);
            Counts counts{};
            for (std::uint64_t done = 0; done < length && !task.cancelled(); done += countedAtOnce) {
                const std::uint64_t part = std::min<std::uint64_t>(countedAtOnce, length - done);
                count(bytes.subspan(static_cast<std::size_t>(start + done), static_cast<std::size_t>(part)),
                      counts);
            }
            profile.entropy[static_cast<std::size_t>(block)] = entropyOf(counts, length);
            const std::lock_guard lock(mutex);
            std::ranges::transform(profile.histogram, counts, profile.histogram.begin(), std::plus());
        }
    });
    profile.disturbed = file.state() != core::MappedFile::State::Intact;
    return profile;
}

} // namespace chartroom::model
