#include "model/blob/byte_difference.h"

#include "formats/core/parallel.h"

#include <algorithm>
#include <atomic>
#include <cstring>

namespace chartroom::model {

namespace {

constexpr std::uint64_t comparedAtOnce = std::uint64_t{1} << 20U;

/// Whether the bytes at an offset differ; where only one side has one they do.
bool differs(core::Bytes a, core::Bytes b, std::uint64_t offset)
{
    return offset >= a.size() || offset >= b.size() || a[offset] != b[offset];
}

/// Whether a part that both sides have is the same.
bool same(core::Bytes a, core::Bytes b, std::uint64_t begin, std::uint64_t end)
{
    return end <= std::min(a.size(), b.size()) &&
           std::memcmp(a.data() + begin, b.data() + begin, end - begin) == 0;
}

} // namespace

std::optional<core::ByteRange> nextDifference(core::Bytes a, core::Bytes b, std::uint64_t from,
                                              const core::Task& task)
{
    const std::uint64_t size = std::max(a.size(), b.size());
    for (std::uint64_t begin = from; begin < size && !task.cancelled(); begin += comparedAtOnce) {
        const std::uint64_t end = std::min(size, begin + comparedAtOnce);
        task.report(static_cast<double>(end - from) / static_cast<double>(size - from));
        if (same(a, b, begin, end))
            continue;
        std::uint64_t first = begin;
        while (first < end && !differs(a, b, first))
            ++first;
        if (first == end)
            continue;
        std::uint64_t last = first;
        while (last < size && last - first < longestDifference && differs(a, b, last))
            ++last;
        return core::ByteRange{first, last - first};
    }
    return std::nullopt;
}

std::optional<core::ByteRange> previousDifference(core::Bytes a, core::Bytes b, std::uint64_t before,
                                                  const core::Task& task)
{
    const std::uint64_t start = std::min<std::uint64_t>(before, std::max(a.size(), b.size()));
    for (std::uint64_t end = start; end > 0 && !task.cancelled();) {
        const std::uint64_t begin = end - std::min(end, comparedAtOnce);
        task.report(static_cast<double>(start - begin) / static_cast<double>(start));
        if (!same(a, b, begin, end)) {
            std::uint64_t last = end;
            while (last > begin && !differs(a, b, last - 1))
                --last;
            std::uint64_t first = last;
            while (first > 0 && last - first < longestDifference && differs(a, b, first - 1))
                --first;
            if (first < last)
                return core::ByteRange{first, last - first};
        }
        end = begin;
    }
    return std::nullopt;
}

std::vector<core::ByteRange> differencesIn(core::Bytes a, core::Bytes b, core::ByteRange window)
{
    std::vector<core::ByteRange> result;
    const std::uint64_t end = std::min<std::uint64_t>(window.end(), std::max(a.size(), b.size()));
    for (std::uint64_t at = window.offset; at < end; ++at) {
        if (!differs(a, b, at))
            continue;
        if (!result.empty() && result.back().end() == at)
            ++result.back().length;
        else
            result.push_back({at, 1});
    }
    return result;
}

std::uint64_t countDifferences(core::Bytes a, core::Bytes b, const core::Task& task)
{
    const std::uint64_t common = std::min(a.size(), b.size());
    std::atomic<std::uint64_t> count{std::max(a.size(), b.size()) - common};
    core::parallelFor(common, comparedAtOnce, task, [&](std::uint64_t begin, std::uint64_t end) {
        std::uint64_t here = 0;
        for (std::uint64_t at = begin; at < end; ++at)
            here += a[at] != b[at] ? 1 : 0;
        count += here;
    });
    return count;
}

} // namespace chartroom::model
