#include "views/blueprint/blueprint_verdict.h"

#include "views/common/finding_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace chartroom::views {

namespace {

using State = VerdictBar::State;

/// The first error's sentence.
QString reason(const core::FindingList& findings)
{
    const auto error = std::ranges::find(findings.findings(), core::Level::Error, &core::Finding::level);
    return error != findings.findings().end() ? messageText(*error) : QString();
}

BlueprintVerdict refused(const core::FindingList& findings)
{
    return {State::Bad,
            QCoreApplication::translate("BlueprintVerdict", "The server will refuse this file: %1")
                .arg(reason(findings)),
            true};
}

// All of them, those that were counted and not kept included.
std::uint64_t warningsIn(const core::FindingList& findings)
{
    auto warnings = static_cast<std::uint64_t>(
        std::ranges::count(findings.findings(), core::Level::Warning, &core::Finding::level));
    for (const auto& [code, count] : findings.dropped()) {
        if (core::info(code).level == core::Level::Warning)
            warnings += count;
    }
    return warnings;
}

BlueprintVerdict accepted(const core::FindingList& findings)
{
    const std::uint64_t warnings = warningsIn(findings);
    if (warnings == 0)
        return {State::Good,
                QCoreApplication::translate("BlueprintVerdict", "The server will load this file."), false};
    return {State::Caution,
            QCoreApplication::translate("BlueprintVerdict", "The server will load this file. Warnings: %1")
                .arg(QLocale().toString(static_cast<qulonglong>(warnings))),
            true};
}

} // namespace

BlueprintVerdict blueprintVerdict(const model::BlueprintDocument& document, bool stopped)
{
    if (!document.snapshot())
        return {State::Pending, QCoreApplication::translate("BlueprintVerdict", "Opening…"), false};
    if (const model::CheckReport* report = document.report()) {
        if (report->disturbed)
            return {State::Caution, messageText(*report->disturbed), false};
        return report->verdict == core::Verdict::Accepted ? accepted(report->findings)
                                                          : refused(report->findings);
    }
    // What the structure says is final: a later check only adds to it.
    if (document.snapshot()->structureFindings.firstError())
        return refused(document.snapshot()->structureFindings);
    if (stopped)
        return {State::Pending,
                QCoreApplication::translate(
                    "BlueprintVerdict",
                    "Not checked: the check was stopped. Choose Tools, Check Again to run it."),
                false};
    return {
        State::Pending,
        QCoreApplication::translate("BlueprintVerdict", "Checking whether the server will load this file…"),
        false};
}

} // namespace chartroom::views
