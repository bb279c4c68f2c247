#include "app/cli/informers.h"
#include "app/cli/json_writer.h"
#include "formats/blob/advice.h"
#include "formats/core/display_text.h"
#include "formats/core/system_error.h"

#include <fmt/format.h>

namespace chartroom::cli {

namespace {

struct BlobFacts
{
    const Target& target;
    core::Bytes file;
    blob::CheckResult result;
};

const blob::Domain* domainOf(const blob::Envelope& envelope)
{
    return envelope.domain < 0 ? nullptr
                               : &blob::defaultDomains().domains()[static_cast<std::size_t>(envelope.domain)];
}

std::string_view name(blob::Outcome outcome)
{
    switch (outcome) {
    case blob::Outcome::Passed:
        return "passed";
    case blob::Outcome::Failed:
        return "failed";
    case blob::Outcome::WouldPass:
        return "would pass";
    case blob::Outcome::WouldFail:
        return "would fail";
    case blob::Outcome::NotLooked:
        break;
    }
    return "not looked at";
}

void writeHeader(JsonWriter& json, const blob::HeaderReport& report)
{
    if (report.header) {
        const blob::Header& header = *report.header;
        json.key("header")
            .beginObject()
            .field("magic", std::string_view(fmt::format("{:08x}", header.magic)))
            .field("generation", header.generation)
            .field("flags", header.flags)
            .field("length", header.length)
            .field("hash", std::string_view(fmt::format("{:016x}", header.hash)));
        if (report.computedHash)
            json.field("computedHash", std::string_view(fmt::format("{:016x}", *report.computedHash)));
        json.endObject();
    }
    json.key("checks").beginArray();
    for (const blob::HeaderCheck& check : report.checks) {
        json.beginObject().field("code", core::info(check.code).name).field("outcome", name(check.outcome));
        if (check.finding)
            json.field("message", std::string_view(check.finding->text()));
        json.endObject();
    }
    json.endArray();
}

void writeEnvelopes(JsonWriter& json, const BlobFacts& facts)
{
    json.key("envelopes").beginArray();
    for (const blob::Envelope& envelope : facts.result.envelopes.envelopes) {
        json.beginObject()
            .field("domain", std::string_view(blob::domainName(facts.file, envelope)))
            .field("generation", envelope.generation)
            .key("newest");
        if (const blob::Domain* const domain = domainOf(envelope))
            json.value(domain->newest);
        else
            json.null();
        json.field("offset", envelope.whole().offset)
            .field("length", envelope.whole().length)
            .field("depth", envelope.depth)
            .field("search", envelope.depth > 0)
            .endObject();
    }
    json.endArray();
    if (facts.result.envelopes.dropped > 0)
        json.field("envelopesNotListed", facts.result.envelopes.dropped);
}

std::string factsJson(const BlobFacts& facts)
{
    JsonWriter json;
    json.beginObject()
        .field("path", std::string_view(facts.target.path.native()))
        .field("kind", name(facts.target.kind))
        .field("bytes", facts.file.size())
        .field("verdict", core::name(facts.result.verdict));
    writeHeader(json, facts.result.header);
    writeEnvelopes(json, facts);
    json.key("causes").beginArray();
    for (const blob::Cause& cause : facts.result.causes.causes)
        json.beginObject()
            .field("code", core::info(cause.code).name)
            .field("proof", blob::name(cause.proof))
            .field("message", std::string_view(cause.text()))
            .endObject();
    return json.endArray().endObject().text() + '\n';
}

std::string headerText(const blob::HeaderReport& report)
{
    std::string text;
    if (report.header) {
        const blob::Header& header = *report.header;
        text += fmt::format("Header\n  magic       {:08x}\n  generation  {}\n  flags       0x{:04x}{}\n"
                            "  length      {}\n  hash        {:016x}",
                            header.magic, header.generation, header.flags, header.hashed() ? " (hash)" : "",
                            header.length, header.hash);
        if (report.computedHash)
            text += fmt::format(" (computed {:016x})", *report.computedHash);
        text += '\n';
    }
    text += "Checks\n";
    for (const blob::HeaderCheck& check : report.checks) {
        text += fmt::format("  {:16}  {}\n", core::info(check.code).name, name(check.outcome));
        if (check.finding)
            text += fmt::format("      {}\n", core::displayText(check.finding->text()));
    }
    return text;
}

std::string envelopesText(const BlobFacts& facts)
{
    if (facts.result.envelopes.envelopes.empty())
        return {};
    // Deep nesting must not make the lines long without end.
    constexpr std::uint32_t deepestIndent = 16;
    std::string text = "Envelopes (generation; offset, bytes)\n";
    for (const blob::Envelope& envelope : facts.result.envelopes.envelopes) {
        const blob::Domain* const domain = domainOf(envelope);
        const std::string newest =
            domain == nullptr ? "unknown domain" : fmt::format("newest {}", domain->newest);
        text += fmt::format("  {:{}}{}  {} ({}); {}, {}{}\n", "", 2 * std::min(envelope.depth, deepestIndent),
                            core::displayText(blob::domainName(facts.file, envelope)), envelope.generation,
                            newest, envelope.whole().offset, envelope.whole().length,
                            envelope.depth > 0 ? "  found by search" : "");
    }
    if (facts.result.envelopes.dropped > 0)
        text += fmt::format("  and {} more\n", facts.result.envelopes.dropped);
    return text;
}

std::string factsText(const BlobFacts& facts)
{
    std::string text = fmt::format("{}: blob, {} bytes, {}\n", core::displayPath(facts.target.path),
                                   facts.file.size(), core::name(facts.result.verdict));
    text += headerText(facts.result.header) + envelopesText(facts);
    for (const core::Finding& finding : facts.result.findings.findings())
        text += fmt::format("{}  {}\n  {}\n", core::name(finding.level), core::info(finding.code).name,
                            core::displayText(finding.text()));
    for (const blob::Cause& cause : facts.result.causes.causes)
        text += fmt::format("Cause ({})  {}\n  {}\n", blob::name(cause.proof), core::info(cause.code).name,
                            core::displayText(cause.text()));
    if (facts.result.reason)
        text += fmt::format("Advice\n  {}\n", core::displayText(blob::adviceFor(facts.result).text()));
    for (const core::Message& remark : facts.result.remarks)
        text += fmt::format("{}\n", core::displayText(remark.text()));
    return text;
}

} // namespace

core::Result<std::string> informBlob(const Target& target, bool json, const core::Task& task)
{
    const auto file = core::MappedFile::open(target.path);
    if (!file)
        return file.error();
    const BlobFacts facts{target, file->bytes(), blob::check(file->bytes(), {}, task)};
    const std::string text = json ? factsJson(facts) : factsText(facts);
    if (file->state() != core::MappedFile::State::Intact)
        return file->stateMessage();
    return text;
}

} // namespace chartroom::cli
