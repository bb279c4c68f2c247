#include "app/cli/checkers.h"
#include "formats/blueprint/check.h"
#include "formats/blueprint/following.h"

namespace chartroom::cli {

Report checkBlueprint(const Target& target, const CheckSettings& settings, const core::Task& task)
{
    auto file = core::MappedFile::open(target.path);
    if (!file)
        return unreadable(target, file.error());
    const std::string fileName = target.path.filename();
    blueprint::CheckOptions options;
    options.palette = &settings.palette;
    options.audits = settings.audits;
    options.fileName = fileName;
    options.config = settings.config;
    if (settings.twin)
        options.twinOf = target.path;
    blueprint::CheckResult result = blueprint::check(file->bytes(), options, task);
    if (file->state() != core::MappedFile::State::Intact)
        return unreadable(target, file->stateMessage());

    Report report;
    report.target = target;
    report.verdict = result.verdict;
    report.reason = result.reason;
    report.following = blueprint::followingErrors(result.findings);
    report.findings = std::move(result.findings);
    return report;
}

} // namespace chartroom::cli
