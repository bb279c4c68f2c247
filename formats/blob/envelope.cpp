#include "formats/blob/envelope.h"

#include "formats/blob/envelope_filter.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"
#include "formats/core/utf8.h"

#include <algorithm>

namespace chartroom::blob {

namespace {

// Beyond any name that means something; keeps sentences readable.
constexpr std::uint64_t longestShownName = 80;

std::string_view textOf(Bytes file, ByteRange range)
{
    const Bytes bytes = slice(file, range);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string shownName(Bytes file, ByteRange name)
{
    if (name.length <= longestShownName)
        return std::string(textOf(file, name));
    const std::string_view start = textOf(file, {name.offset, longestShownName});
    return std::string(start.substr(0, core::utf8PrefixLength(start))) + "...";
}

core::Finding domainFinding(ByteRange range, const char* problem, std::int32_t count, std::uint64_t left)
{
    return core::finding(Code::BlobEnvelopeDomain, range,
                         {core::phrase("problem", problem),
                          {"found", std::to_string(count)},
                          {"expected", std::to_string(left)}});
}

std::vector<core::Argument> generationArguments(Bytes file, const Envelope& envelope,
                                                const DomainList& domains)
{
    const std::int32_t newest =
        envelope.domain < 0 ? 0 : domains.domains()[static_cast<std::size_t>(envelope.domain)].newest;
    return {{"domain", shownName(file, envelope.name())},
            {"expected", std::to_string(newest)},
            {"found", std::to_string(envelope.generation)},
            {"offset", std::to_string(envelope.offset)}};
}

void judgeGeneration(Bytes file, const Envelope& root, const DomainList& domains, core::FindingList& findings)
{
    auto arguments = generationArguments(file, root, domains);
    if (root.domain < 0)
        findings.add(
            core::finding(Code::BlobEnvelopeUnknownDomain, {root.offset, 4 + root.name().length}, arguments));
    const std::int32_t newest =
        root.domain < 0 ? root.generation : domains.domains()[static_cast<std::size_t>(root.domain)].newest;
    if (root.generation < 0)
        arguments.push_back(core::phrase(
            "problem",
            QT_TRANSLATE_NOOP("Message", "but a generation cannot be negative, so the field is damaged")));
    else if (root.generation > newest)
        arguments.push_back(core::phrase(
            "problem",
            QT_TRANSLATE_NOOP("Message", "newer than {expected}: the file comes from a newer build")));
    if (root.generation < 0 || root.generation > newest)
        findings.add(
            core::finding(Code::BlobEnvelopeGeneration, root.generationField(), std::move(arguments)));
    else if (root.generation < newest)
        findings.add(core::finding(Code::BlobEnvelopeOlder, root.generationField(), std::move(arguments)));
}

core::Finding truncated(std::uint64_t present, std::uint64_t needed)
{
    return core::finding(Code::BlobEnvelopeTruncated, {headerLength, present},
                         {{"offset", std::to_string(headerLength)},
                          {"expected", std::to_string(needed)},
                          {"found", std::to_string(present)}});
}

// The envelope of a known domain at `offset`, if it is one and ends at or before `end`.
std::optional<Envelope> envelopeAt(Bytes file, std::uint64_t offset, std::uint64_t end,
                                   const DomainList& domains)
{
    if (end - offset < 12)
        return std::nullopt;
    const auto count = readNumber<std::uint32_t>(file, offset);
    if (count == 0 || count > Domain::longestName || end - offset - 12 < count)
        return std::nullopt;
    Envelope envelope;
    envelope.offset = offset;
    envelope.domainLength = count;
    const std::string_view name = textOf(file, envelope.name());
    const auto& candidates = domains.ofLength(count);
    const auto found = std::ranges::find_if(candidates, [&](std::int32_t index) {
        return domains.domains()[static_cast<std::size_t>(index)].name == name;
    });
    if (found == candidates.end())
        return std::nullopt;
    envelope.domain = *found;
    envelope.generation = readNumber<std::int32_t>(file, envelope.generationField().offset);
    const std::int64_t newest = domains.domains()[static_cast<std::size_t>(*found)].newest;
    if (envelope.generation < 0 || envelope.generation > newest + 255)
        return std::nullopt;
    const auto length = readNumber<std::int32_t>(file, envelope.lengthField().offset);
    if (length < 0 || static_cast<std::uint64_t>(length) > end - envelope.content().offset)
        return std::nullopt;
    envelope.contentLength = static_cast<std::uint32_t>(length);
    return envelope;
}

} // namespace

std::optional<Envelope> readRoot(Bytes file, std::uint64_t dataLength, const DomainList& domains,
                                 core::FindingList& findings)
{
    Envelope root;
    root.offset = headerLength;
    const ByteRange countField{headerLength, 4};
    const std::uint64_t end = headerLength + dataLength;
    if (dataLength < 4) {
        findings.add(truncated(dataLength, 4));
        return std::nullopt;
    }
    const auto count = readNumber<std::int32_t>(file, countField.offset);
    const std::uint64_t left = dataLength - countField.length;
    if (count <= 0) {
        const char* const problem =
            count == 0    ? QT_TRANSLATE_NOOP("Message", "its name is empty (byte count 0)")
            : count == -1 ? QT_TRANSLATE_NOOP("Message", "its name is null (byte count -1)")
                          : QT_TRANSLATE_NOOP("Message", "its byte count is negative: {found}");
        findings.add(domainFinding(countField, problem, count, left));
        return std::nullopt;
    }
    root.domainLength = static_cast<std::uint32_t>(count);
    if (root.name().end() > end || root.name().end() > file.size()) {
        findings.add(domainFinding(
            countField,
            QT_TRANSLATE_NOOP("Message",
                              "its byte count is {found}, but only {expected} bytes are left in the data"),
            count, left));
        return std::nullopt;
    }
    if (!core::isUtf8(textOf(file, root.name()))) {
        findings.add(domainFinding({countField.offset, 4 + root.name().length},
                                   QT_TRANSLATE_NOOP("Message", "its {found} bytes are not UTF-8"), count,
                                   left));
        return std::nullopt;
    }
    if (root.content().offset > end || root.content().offset > file.size()) {
        findings.add(truncated(dataLength, root.content().offset - headerLength));
        return std::nullopt;
    }
    root.domain = domains.find(textOf(file, root.name()));
    root.generation = readNumber<std::int32_t>(file, root.generationField().offset);
    judgeGeneration(file, root, domains, findings);
    const auto length = readNumber<std::int32_t>(file, root.lengthField().offset);
    const std::uint64_t contentLeft = end - root.content().offset;
    if (length < 0 || static_cast<std::uint64_t>(length) > contentLeft) {
        findings.add(core::finding(Code::BlobEnvelopeLength, root.lengthField(),
                                   {{"domain", shownName(file, root.name())},
                                    {"expected", std::to_string(contentLeft)},
                                    {"found", std::to_string(length)}}));
        return std::nullopt;
    }
    root.contentLength = static_cast<std::uint32_t>(length);
    if (const std::uint64_t trailing = contentLeft - root.contentLength; trailing > 0) {
        findings.add(core::finding(Code::BlobEnvelopeTrailing, {root.content().end(), trailing},
                                   {{"expected", "0"}, {"found", std::to_string(trailing)}}));
    }
    return findings.firstError() ? std::nullopt : std::optional(root);
}

void searchEnvelopes(Bytes file, ByteRange range, std::uint32_t depth, const DomainList& domains,
                     EnvelopeList& list, core::FindingList& findings, const core::Task& task)
{
    const EnvelopeFilter filter(domains);
    std::vector<std::uint64_t> ends{range.end()}; // of the enclosing contents, innermost last
    std::uint64_t at = range.offset;
    while (true) {
        while (ends.size() > 1 && at >= ends.back())
            ends.pop_back();
        if (at >= ends.back() || task.cancelled())
            return;
        // The filter may look beyond the innermost content, but what it finds there is judged by the right
        // one.
        const std::uint64_t next = filter.next(file, at, range.end(), task);
        while (ends.size() > 1 && next >= ends.back())
            ends.pop_back();
        if (next >= range.end())
            return;
        const auto envelope = envelopeAt(file, next, ends.back(), domains);
        if (!envelope) {
            at = next + 1;
            continue;
        }
        Envelope found = *envelope;
        found.depth = depth + static_cast<std::uint32_t>(ends.size() - 1);
        if (found.generation > domains.domains()[static_cast<std::size_t>(found.domain)].newest)
            findings.add(core::finding(Code::BlobEnvelopeNestedNewer, found.generationField(),
                                       generationArguments(file, found, domains)));
        if (list.envelopes.size() < EnvelopeList::limit)
            list.envelopes.push_back(found);
        else
            ++list.dropped;
        at = found.content().offset;
        ends.push_back(found.content().end());
    }
}

std::string domainName(Bytes file, const Envelope& envelope)
{
    return shownName(file, envelope.name());
}

} // namespace chartroom::blob
