#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

Search searchUtf8Replacement(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    constexpr std::string_view replacement = "\xEF\xBF\xBD";
    constexpr std::size_t piece = std::size_t{1} << 20U;
    const std::string_view text = evidence.text();
    if (text.size() > budget)
        return {std::nullopt, false};
    for (std::size_t at = 0; at < text.size() && !task.cancelled(); at += piece) {
        const std::size_t found = text.substr(at, piece + replacement.size() - 1).find(replacement);
        if (found != std::string_view::npos)
            return {Cause{{Code::CauseUtf8Replacement, {{"offset", std::to_string(at + found)}}}}};
        task.report(static_cast<double>(at) / static_cast<double>(text.size()));
    }
    return {};
}

} // namespace chartroom::blob
