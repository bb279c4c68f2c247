#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

// B5: proven without a hash, too.
Search searchBom(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    constexpr std::string_view start = "\xEF\xBB\xBF"
                                       "BHBO";
    if (!evidence.noBlob() || !evidence.text().starts_with(start))
        return {};
    if (evidence.file.size() > budget)
        return {std::nullopt, false};
    const Mend mend{{{{0, 3}, {}}}};
    Cause cause{{Code::CauseBom, {}}};
    if (assess(evidence.file, evidence.header, mend, evidence.domains, task).sound()) {
        cause.proof = Proof::Proven;
        cause.mend = mend;
    }
    return {cause};
}

} // namespace chartroom::blob
