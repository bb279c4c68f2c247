#include "formats/blob/repair.h"

#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/same_file.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

#include <algorithm>

namespace chartroom::blob {

namespace {

core::Message unproven(const std::filesystem::path& path, const CheckResult& result,
                       std::optional<core::Code> wanted)
{
    std::string proven;
    for (const Cause& cause : result.causes.causes)
        if (cause.proof == Proof::Proven)
            proven += (proven.empty() ? "" : ", ") + std::string(core::info(cause.code).name);
    if (wanted && !proven.empty())
        return {Code::RepairUnproven,
                {{"path", core::displayPath(path)},
                 {"wanted", std::string(core::info(*wanted).name)},
                 {"proven", proven},
                 core::phrase("problem", QT_TRANSLATE_NOOP("Message", "{wanted} is not proven")),
                 core::phrase("reason", QT_TRANSLATE_NOOP("Message", "Proven is {proven}: mend that."))}};
    // The most helpful sentence there is: the likely cause, or else what is wrong.
    const auto& causes = result.causes.causes;
    core::Argument reason = causes.empty() ? core::cause("reason", result.findings.findings().front())
                                           : core::cause("reason", causes.front());
    return {Code::RepairUnproven,
            {{"path", core::displayPath(path)},
             core::phrase("problem", QT_TRANSLATE_NOOP("Message", "no cause is proven")),
             std::move(reason)}};
}

core::Result<void> writeTo(core::AtomicFile& file, Bytes input, const Mend& mend, const core::Task& task)
{
    core::Result<void> written;
    const bool whole = writeMended(
        input, mend,
        [&](Bytes piece) {
            written = file.write(piece);
            task.report(static_cast<double>(file.size()) / static_cast<double>(input.size() + 1));
            return written.ok();
        },
        task);
    if (!written)
        return written;
    return whole ? core::Result<void>{} : core::Result<void>{core::Message{Code::TaskCancelled, {}}};
}

} // namespace

core::Result<Receipt> repair(const std::filesystem::path& input, const std::filesystem::path& output,
                             const CheckOptions& options, const core::Task& task,
                             std::optional<core::Code> wanted)
{
    const auto mapped = core::MappedFile::open(input);
    if (!mapped)
        return mapped.error();
    if (core::sameFile(input, output))
        return core::Message{Code::RepairSame, {{"path", core::displayPath(output)}}};
    const Bytes bytes = mapped->bytes();
    const CheckResult checked = check(bytes, options, task.part(0, 0.5));
    if (task.cancelled())
        return core::Message{Code::TaskCancelled, {}};
    if (!checked.reason)
        return core::Message{Code::RepairSound, {{"path", core::displayPath(input)}}};
    const auto& causes = checked.causes.causes;
    const auto proven = std::ranges::find_if(causes, [&](const Cause& cause) {
        return cause.proof == Proof::Proven && (!wanted || cause.code == *wanted);
    });
    if (proven == causes.end())
        return unproven(input, checked, wanted);

    auto file = core::AtomicFile::create(output);
    if (!file)
        return file.error();
    if (auto written = writeTo(*file, bytes, *proven->mend, task.part(0.5, 1)); !written)
        return written.error();
    Receipt receipt{*proven, changesOf(bytes, *proven->mend), file->size()};
    // What was proven holds only for the bytes that were looked at.
    if (mapped->state() != core::MappedFile::State::Intact)
        return mapped->stateMessage();
    if (task.cancelled())
        return core::Message{Code::TaskCancelled, {}};
    if (auto done = file->commit(); !done)
        return done.error();
    return receipt;
}

} // namespace chartroom::blob
