#include "app/cli/checkers.h"
#include "formats/blob/advice.h"

namespace chartroom::cli {

Report checkBlob(const Target& target, const CheckSettings&, const core::Task& task)
{
    core::Result<blob::CheckResult> result = blob::checkFile(target.path, {}, task);
    if (!result)
        return unreadable(target, result.error());
    Report report;
    report.target = target;
    report.verdict = result->verdict;
    report.reason = result->reason;
    report.findings = std::move(result->findings);
    for (const blob::Cause& cause : result->causes.causes)
        report.causes.push_back({cause, blob::name(cause.proof)});
    if (report.reason)
        report.advice = blob::adviceFor(*result);
    report.remarks = std::move(result->remarks);
    return report;
}

} // namespace chartroom::cli
