#include "app/cli/report.h"

#include "app/cli/json_writer.h"
#include "formats/core/display_text.h"
#include "formats/core/system_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace chartroom::cli {

namespace {

void writeArgument(JsonWriter& json, const core::Message& message, std::string_view argument)
{
    // By a template: a phrase may name other arguments.
    const std::string value = core::fill(fmt::format("{{{}}}", argument), message.arguments);
    if (!value.empty())
        json.field(argument, std::string_view(value));
}

void writeFinding(JsonWriter& json, const core::Finding& finding)
{
    json.beginObject()
        .field("code", core::info(finding.code).name)
        .field("level", core::name(finding.level))
        .field("offset", finding.range.offset)
        .field("length", finding.range.length);
    if (!finding.file.empty())
        json.field("file", std::string_view(finding.file));
    // The pointer of a whole document is the empty text, so a file's findings always carry one.
    if (!finding.pointer.empty() || !finding.file.empty())
        json.field("pointer", std::string_view(finding.pointer));
    json.field("message", std::string_view(finding.text()));
    writeArgument(json, finding, "expected");
    writeArgument(json, finding, "found");
    json.endObject();
}

std::string place(const core::Finding& finding)
{
    if (!finding.file.empty() || !finding.pointer.empty())
        return core::displayText(finding.file + (finding.file.empty() ? "" : " ") + finding.pointer);
    return fmt::format("at 0x{:X} ({}), {} byte{}", finding.range.offset, finding.range.offset,
                       finding.range.length, finding.range.length == 1 ? "" : "s");
}

} // namespace

Report unreadable(const Target& target, const core::Message& why)
{
    Report report;
    report.target = target;
    report.reason = why.code;
    report.findings.add(core::finding(why.code, {}, why.arguments));
    return report;
}

std::string reportJson(const Report& report)
{
    JsonWriter json;
    json.beginObject()
        .field("path", std::string_view(report.target.path.native()))
        .field("kind", name(report.target.kind))
        .field("verdict", core::name(report.verdict))
        .key("reason");
    if (report.reason)
        json.value(core::info(*report.reason).name);
    else
        json.null();
    json.key("findings").beginArray();
    for (const core::Finding& finding : report.findings.findings())
        writeFinding(json, finding);
    json.endArray().key("causes").beginArray();
    for (const Report::Cause& cause : report.causes)
        json.beginObject()
            .field("code", core::info(cause.message.code).name)
            .field("proof", cause.proof)
            .field("message", std::string_view(cause.message.text()))
            .endObject();
    json.endArray();
    if (!report.findings.dropped().empty()) {
        json.key("dropped").beginObject();
        for (const auto& [code, count] : report.findings.dropped())
            json.field(core::info(code).name, count);
        json.endObject();
    }
    if (report.advice)
        json.field("advice", std::string_view(report.advice->text()));
    return json.endObject().text();
}

namespace {

std::string shown(const core::Message& message)
{
    return core::displayText(message.text());
}

std::string findingText(const core::Finding& finding, bool placed)
{
    std::string text = fmt::format("  {:7}  {}", core::name(finding.level), core::info(finding.code).name);
    if (placed)
        text += fmt::format("  {}", place(finding));
    return text + fmt::format("\n           {}\n", shown(finding));
}

/// How many findings of a report have a level.
std::string countText(const core::FindingList& findings)
{
    std::array<std::uint64_t, 3> counts{};
    for (const core::Finding& finding : findings.findings())
        ++counts.at(static_cast<std::size_t>(finding.level));
    for (const auto& [code, count] : findings.dropped())
        counts.at(static_cast<std::size_t>(core::info(code).level)) += count;
    const auto counted = [](std::uint64_t count, std::string_view one) {
        return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
    };
    return fmt::format("  in all {}, {}, {}\n", counted(counts[0], "error"), counted(counts[1], "warning"),
                       counted(counts[2], "note"));
}

std::string findingsText(const Report& report)
{
    // Whoever reads a terminal wants the first of a kind; a program reads the JSON, which has them all.
    constexpr std::uint64_t toldOfACode = 20;
    constexpr std::size_t fewEnoughToCount = 10;
    std::string text;
    std::map<core::Code, std::uint64_t> told;
    const auto& findings = report.findings.findings();
    for (const core::Finding& finding : findings)
        if (++told[finding.code] <= toldOfACode)
            text += findingText(finding, report.verdict != core::Verdict::Unreadable);
    for (const auto& [code, count] : told) {
        const std::uint64_t more = count - std::min(count, toldOfACode) + report.findings.dropped(code);
        if (more > 0)
            text += fmt::format("  and {} more of {}{}\n", more, core::info(code).name,
                                count > toldOfACode ? " (--json lists them)" : "");
    }
    if (findings.size() > fewEnoughToCount)
        text += countText(report.findings);
    if (report.following > 0)
        text += fmt::format(
            "  {} of the findings may only follow from the first error ({}): behind a wrong length "
            "everything is read in the wrong place. Mend the first one first.\n",
            report.following, core::info(*report.reason).name);
    return text;
}

} // namespace

std::string reportText(const Report& report)
{
    std::string text =
        fmt::format("{}: {}", core::displayPath(report.target.path), core::name(report.verdict));
    if (report.reason)
        text += fmt::format(" ({})", core::info(*report.reason).name);
    text += fmt::format(", {}\n", name(report.target.kind));
    text += findingsText(report);
    for (const Report::Cause& cause : report.causes)
        text += fmt::format("  cause    {} ({})\n           {}\n", core::info(cause.message.code).name,
                            cause.proof, shown(cause.message));
    if (report.advice)
        text += fmt::format("  advice   {}\n", shown(*report.advice));
    for (const core::Message& remark : report.remarks)
        text += fmt::format("  {}\n", shown(remark));
    return text;
}

} // namespace chartroom::cli
