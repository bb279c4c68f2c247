#include "formats/blob/advice.h"

#include "formats/core/code.h"

#include <algorithm>

namespace chartroom::blob {

namespace {

/// The advice for a cause that is only likely.
Code adviceForCause(const Cause& cause)
{
    switch (cause.code) {
    case Code::CauseEmpty:
        return Code::AdviceEmpty;
    case Code::CauseZeroFilled:
    case Code::CauseTruncated:
    case Code::CauseUtf8Replacement:
        return Code::AdviceLost;
    case Code::CauseCrlf:
        return Code::AdviceTransfer;
    case Code::CausePrerelease:
        return Code::AdviceOlder;
    case Code::CauseJson:
        return Code::AdviceJson;
    case Code::CauseArchive:
        return cause.argument("entries").empty() ? Code::AdviceArchive : Code::AdviceArchiveEmpty;
    case Code::CauseGzip:
        return cause.argument("entries").empty() ? Code::AdviceGzip : Code::AdviceArchiveEmpty;
    case Code::CauseOpenpgp:
        return Code::AdviceOpenpgp;
    case Code::CauseHtml:
        return Code::AdviceHtml;
    case Code::CauseGitLfs:
        return Code::AdviceGitLfs;
    default:
        return Code::AdviceUnproven;
    }
}

Code adviceWithoutCause(const CheckResult& result)
{
    if (result.nature == Nature::Newer)
        return Code::AdviceNewer;
    if (result.nature == Nature::Foreign)
        return Code::AdviceForeign;
    const bool hashFits =
        result.header.failed() == nullptr && result.header.header && result.header.header->hashed();
    return hashFits ? Code::AdviceMaker : Code::AdviceUnproven;
}

} // namespace

const Cause* leadingCause(const CheckResult& result)
{
    const auto& causes = result.causes.causes;
    // What a newer build writes may look like anything.
    if (causes.empty() || result.nature == Nature::Newer)
        return nullptr;
    // What was done to all of a file explains that its length is wrong, and not the other way round.
    for (const Code code : {Code::CauseUtf8Replacement, Code::CauseCrlf}) {
        const auto found = std::ranges::find(causes, code, &Cause::code);
        if (found != causes.end() && causes.front().proof == Proof::Likely)
            return &*found;
    }
    return &causes.front();
}

core::Message adviceFor(const CheckResult& result)
{
    const Cause* const cause = leadingCause(result);
    if (cause == nullptr)
        return {adviceWithoutCause(result), {}};
    return {cause->proof == Proof::Proven ? Code::AdviceRepair : adviceForCause(*cause), {}};
}

} // namespace chartroom::blob
