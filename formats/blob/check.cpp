#include "formats/blob/check.h"

#include "formats/core/code.h"
#include "formats/core/file_content.h"
#include "formats/core/parallel.h"

#include <algorithm>
#include <array>

namespace chartroom::blob {

namespace {

// How the work is shared out on the progress bar.
constexpr double contentShare = 0.6;
/// From this size on it pays to hash the data and to search them at the same time.
constexpr std::size_t largeFile = std::size_t{4} << 20U;

// The hash, which is the header's last check, and the envelopes, which count only when it passes. They do not
// need each other, and each reads all data once: for a large file on two threads. What the search keeps is
// bounded.
void checkContent(Bytes file, const CheckOptions& options, CheckResult& result, const core::Task& task)
{
    core::FindingList findings;
    EnvelopeList envelopes;
    const auto search = [&](const core::Task& part) {
        const auto root = readRoot(file, dataOf(file).size(), *options.domains, findings);
        if (!root)
            return;
        envelopes.envelopes.push_back(*root);
        if (options.nested)
            searchEnvelopes(file, root->content(), 1, *options.domains, envelopes, findings, part);
    };
    const bool parallel = file.size() >= largeFile && result.header.failed() == nullptr && options.nested;
    if (parallel) {
        core::parallelFor(2, 1, {task.stop, {}}, [&](std::uint64_t part, std::uint64_t) {
            if (part == 0)
                checkHash(result.header, file, task);
            else
                search({task.stop, {}});
        });
    } else {
        checkHash(result.header, file, task.part(0, 0.5));
    }
    if (const HeaderCheck* const failed = result.header.failed()) {
        result.findings.add(*failed->finding);
        return;
    }
    if (!parallel)
        search(task.part(0.5, 1));
    result.findings = std::move(findings);
    result.envelopes = std::move(envelopes);
}

bool provenDamage(const CheckResult& result)
{
    const auto& causes = result.causes.causes;
    return std::ranges::count(causes, Proof::Proven, &Cause::proof) > 0;
}

bool otherKind(const Cause& cause)
{
    constexpr std::array kinds{Code::CauseJson,    Code::CauseArchive, Code::CauseGzip,
                               Code::CauseOpenpgp, Code::CauseHtml,    Code::CauseGitLfs};
    return std::ranges::find(kinds, cause.code) != kinds.end();
}

/// Whether a proven cause leaves the data as they are: its mend changes the header, or puts it right.
bool headerOnly(const Cause& cause)
{
    return cause.mend && cause.mend->lineEnds == Mend::LineEnds::Keep &&
           std::ranges::all_of(cause.mend->edits,
                               [](const Edit& edit) { return edit.range.end() <= headerLength; });
}

core::Code damageRemark(const CheckResult& result)
{
    const auto& causes = result.causes.causes;
    const bool added = std::ranges::any_of(causes, [](const Cause& cause) {
        return cause.proof == Proof::Proven &&
               (cause.code == Code::CauseBom || cause.code == Code::CauseTrailing);
    });
    if (added)
        return Code::BlobRemarkAdded;
    if (std::ranges::any_of(causes, headerOnly))
        return Code::BlobRemarkHeader;
    if (std::ranges::count(causes, Code::CausePrerelease, &Cause::code) > 0)
        return Code::BlobRemarkOlder;
    return Code::BlobRemarkDamaged;
}

Nature natureOf(const CheckResult& result)
{
    if (!result.reason)
        return Nature::Sound;
    // A flipped bit can make a header look newer, and so can what stands before a hole.
    if (provenDamage(result) ||
        std::ranges::count(result.causes.causes, Code::CauseZeroFilled, &Cause::code) > 0)
        return Nature::Damaged;
    const Code reason = *result.reason;
    if (reason == Code::BlobFlags ||
        (reason == Code::BlobGeneration && result.header.header->generation > codecGeneration))
        return Nature::Newer;
    if (reason == Code::BlobEnvelopeGeneration) {
        const auto& findings = result.findings.findings();
        const auto found = std::ranges::find(findings, reason, &core::Finding::code);
        return found->argument("found").starts_with('-') ? Nature::Damaged : Nature::Newer;
    }
    const bool foreign = std::ranges::any_of(result.causes.causes, otherKind);
    const bool unknown = result.causes.causes.empty() && reason == Code::BlobMagic;
    return foreign || (unknown && !hasHeader(result)) ? Nature::Foreign : Nature::Damaged;
}

void addRemarks(CheckResult& result)
{
    switch (result.nature) {
    case Nature::Damaged:
        result.remarks.push_back({damageRemark(result), {}});
        break;
    case Nature::Newer:
        result.remarks.push_back({Code::BlobRemarkNewer, {}});
        break;
    case Nature::Foreign:
        result.remarks.push_back({Code::BlobRemarkForeign, {}});
        break;
    case Nature::Sound:
        break;
    }
    if (result.header.failed() != nullptr)
        return;
    const bool hashed = result.header.header->hashed();
    result.remarks.push_back({hashed ? Code::BlobRemarkHash : Code::BlobRemarkNoHash, {}});
}

} // namespace

bool hasHeader(const CheckResult& result)
{
    if (!result.header.header)
        return false;
    if (result.header.header->magic == magicNumber)
        return true;
    const auto length = std::ranges::find(result.header.checks, Code::BlobLength, &HeaderCheck::code);
    return length->outcome == Outcome::WouldPass ||
           std::ranges::count(result.causes.causes, Code::CauseByteOrder, &Cause::code) > 0;
}

CheckResult check(Bytes file, const CheckOptions& options, const core::Task& task)
{
    CheckResult result;
    result.header = checkFields(file);
    checkContent(file, options, result, task.part(0, contentShare));
    result.findings.sort();
    result.reason = result.findings.firstError();
    result.verdict = result.reason ? core::Verdict::Rejected : core::Verdict::Accepted;
    if (result.reason && options.causes)
        result.causes = findCauses({file, result.header, *result.reason, *options.domains},
                                   options.costlyCauses, task.part(contentShare, 1));
    result.nature = natureOf(result);
    addRemarks(result);
    task.report(1);
    return result;
}

core::Result<CheckResult> checkFile(const std::filesystem::path& path, const CheckOptions& options,
                                    const core::Task& task)
{
    const auto file = core::FileContent::open(path);
    if (!file)
        return file.error();
    CheckResult result = check(file->bytes(), options, task);
    if (task.cancelled())
        return core::Message{Code::TaskCancelled, {}};
    if (file->state() != core::FileState::Intact)
        return file->stateMessage();
    return result;
}

} // namespace chartroom::blob
