#include "formats/blob/causes/cause.h"
#include "formats/blob/causes/line_end_choices.h"
#include "formats/blob/line_ends.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

namespace chartroom::blob {

namespace {

core::Message message(bool insert, std::uint64_t places)
{
    return {Code::CauseCrlf,
            {core::phrase("direction", insert ? QT_TRANSLATE_NOOP("Message", "CRLF became LF")
                                              : QT_TRANSLATE_NOOP("Message", "LF became CRLF")),
             {"found", std::to_string(places)}}};
}

// (1) of B8: undone everywhere, header too.
std::optional<Cause> everywhere(const Evidence& evidence, bool insert, std::uint64_t places,
                                const core::Task& task)
{
    Mend mend;
    mend.lineEnds = insert ? Mend::LineEnds::LfToCrlf : Mend::LineEnds::CrlfToLf;
    const Assessment assessment = assess(evidence.file, evidence.header, mend, evidence.domains, task);
    if (!assessment.header)
        return std::nullopt;
    Cause cause{message(insert, places)};
    if (assessment.sound() && assessment.hashed) {
        cause.proof = Proof::Proven;
        cause.mend = std::move(mend);
    }
    return cause;
}

} // namespace

Search searchCrlf(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    if (evidence.file.size() < headerLength)
        return {};
    const std::uint64_t size = evidence.file.size();
    if (size > budget / 4)
        return {std::nullopt, false};
    const LineEndCount count = countLineEnds(evidence.file, 0, task);
    std::optional<Cause> best;
    for (const bool insert : {false, true}) {
        const std::uint64_t places = insert ? count.lf : count.crlf;
        const auto cause = places > 0 ? everywhere(evidence, insert, places, task) : std::nullopt;
        if (cause && (!best || cause->proof == Proof::Proven))
            best = cause;
    }
    if ((best && best->proof == Proof::Proven) || !evidence.failedLength() || !evidence.hashed() ||
        evidence.header.header->length < 0)
        return {best};
    // (2) of B8: some of them, from the hash field on.
    const auto declared = static_cast<std::uint64_t>(evidence.header.header->length);
    const bool insert = declared > size - headerLength;
    const std::uint64_t wanted = insert ? declared - (size - headerLength) : size - headerLength - declared;
    const LineEndChoices choices = chooseLineEnds(evidence.file, insert, wanted, budget, task);
    if (!choices.tried)
        return {best, best.has_value()};
    if (!choices.mend)
        return {best};
    Cause cause = causeByMend(evidence, message(insert, wanted), *choices.mend, task);
    return {cause.proof == Proof::Proven ? cause : best};
}

} // namespace chartroom::blob
