#include "formats/blob/causes/cause.h"
#include "formats/blob/envelope.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

#include <algorithm>

namespace chartroom::blob {

namespace {

constexpr std::string_view magicText = "BHBO";

void addLastWhole(std::vector<core::Argument>& arguments, const Evidence& evidence, const core::Task& task)
{
    EnvelopeList list;
    core::FindingList findings;
    searchEnvelopes(evidence.file, {headerLength, evidence.file.size() - headerLength}, 0, evidence.domains,
                    list, findings, task);
    if (list.envelopes.empty()) {
        arguments.push_back(
            core::phrase("lastWhole", QT_TRANSLATE_NOOP("Message", "No envelope in it is whole.")));
        return;
    }
    const Envelope& last = *std::ranges::max_element(
        list.envelopes, {}, [](const Envelope& envelope) { return envelope.whole().end(); });
    arguments.push_back({"domain", domainName(evidence.file, last)});
    arguments.push_back({"offset", std::to_string(last.offset)});
    arguments.push_back({"length", std::to_string(last.whole().length)});
    arguments.push_back(core::phrase(
        "lastWhole",
        QT_TRANSLATE_NOOP(
            "Message",
            "The last whole envelope is '{domain}' at offset {offset:offset}, {length:count} bytes long.")));
}

Cause cause(std::uint64_t found, std::uint64_t expected, const char* problem)
{
    return {{Code::CauseTruncated,
             {{"found", std::to_string(found)},
              {"expected", std::to_string(expected)},
              {"missing", std::to_string(expected - found)},
              core::phrase("problem", problem)}}};
}

} // namespace

// B11. Nothing can prove it: the missing bytes are gone.
Search searchTruncated(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    if (evidence.reason == Code::BlobShort) {
        const std::string_view start = evidence.text().substr(0, magicText.size());
        if (start.empty() || !magicText.starts_with(start))
            return {};
        Cause truncated =
            cause(evidence.file.size(), headerLength,
                  QT_TRANSLATE_NOOP("Message", "{missing} of {expected} header bytes are missing"));
        truncated.arguments.push_back(
            core::phrase("lastWhole", QT_TRANSLATE_NOOP("Message", "Not even the header is whole.")));
        return {truncated};
    }
    const std::uint64_t present = dataOf(evidence.file).size();
    if (!evidence.failedLength() || evidence.header.header->length < 0 ||
        static_cast<std::uint64_t>(evidence.header.header->length) < present)
        return {};
    if (present > budget)
        return {std::nullopt, false};
    const auto declared = static_cast<std::uint64_t>(evidence.header.header->length);
    Cause truncated = cause(
        present, declared,
        declared - present == 1
            ? QT_TRANSLATE_NOOP("Message", "One of {expected:count} data bytes is missing")
            : QT_TRANSLATE_NOOP("Message", "{missing:count} of {expected:count} data bytes are missing"));
    addLastWhole(truncated.arguments, evidence, task);
    return {truncated};
}

} // namespace chartroom::blob
