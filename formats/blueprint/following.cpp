#include "formats/blueprint/following.h"

#include "formats/core/code.h"

#include <algorithm>
#include <array>

namespace chartroom::blueprint {

using core::Code;

std::uint64_t followingErrors(const core::FindingList& findings)
{
    const auto& all = findings.findings();
    const auto first = std::ranges::find(all, core::Level::Error, &core::Finding::level);
    if (first == all.end() ||
        (first->code != Code::BlueprintSectionLength && first->code != Code::BlueprintGridLength &&
         first->code != Code::BlueprintTruncated && first->code != Code::BlueprintSectionConsumed))
        return 0;
    constexpr std::array aboutSections{Code::BlueprintSectionDuplicate, Code::BlueprintSectionUnknown,
                                       Code::BlueprintSectionMissing, Code::BlueprintSectionLength,
                                       Code::BlueprintTruncated};
    const auto follows = [&](Code code) {
        return std::ranges::find(aboutSections, code) != aboutSections.end();
    };
    auto count = static_cast<std::uint64_t>(
        std::count_if(first + 1, all.end(), [&](const core::Finding& one) { return follows(one.code); }));
    for (const auto& [code, dropped] : findings.dropped())
        count += follows(code) ? dropped : 0;
    return count;
}

} // namespace chartroom::blueprint
