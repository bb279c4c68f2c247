#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

#include <algorithm>

namespace chartroom::blob {

// B9. Read from the end: a file that does not end in zeros costs one byte.
Search searchZeroFilled(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    constexpr std::size_t least = 64;
    constexpr std::size_t piece = std::size_t{1} << 20U;
    std::size_t start = evidence.file.size();
    while (start > 0 && !task.cancelled()) {
        if (evidence.file.size() - start >= budget)
            return {std::nullopt, false};
        const Bytes part = evidence.file.subspan(start - std::min(start, piece), std::min(start, piece));
        const auto last =
            std::find_if(part.rbegin(), part.rend(), [](std::byte b) { return b != std::byte{0}; });
        start -= static_cast<std::size_t>(last - part.rbegin());
        if (last != part.rend())
            break;
    }
    const std::size_t zeros = evidence.file.size() - start;
    if (zeros == 0 || (start > 0 && zeros < least))
        return {};
    return {Cause{
        {Code::CauseZeroFilled, {{"offset", std::to_string(start)}, {"found", std::to_string(zeros)}}}}};
}

} // namespace chartroom::blob
