#include "formats/blueprint/check.h"

namespace chartroom::blueprint {

CheckResult check(Bytes bytes, const CheckOptions& options, const core::Task&)
{
    CheckResult result;
    result.blueprint = readStructure(bytes, *options.palette, result.findings);
    result.findings.sort();
    result.reason = result.findings.firstError();
    result.verdict = result.reason ? core::Verdict::Rejected : core::Verdict::Accepted;
    return result;
}

} // namespace chartroom::blueprint
