#include "formats/blob/causes/cause.h"
#include "formats/blob/envelope.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom::blob {

namespace {

constexpr std::uint64_t kibi = 1024;
constexpr std::uint64_t gibi = kibi * kibi * kibi;
/// Enough for a look at the first bytes.
constexpr std::uint64_t glance = 4 * kibi;
/// A pass or a few over the largest files; seconds a gibibyte at most.
constexpr std::uint64_t passes = 256 * gibi;
/// Hashing for ten thousand choices of line ends: some seconds.
constexpr std::uint64_t choices = 16 * gibi;

bool rootIsSound(const Evidence& evidence)
{
    core::FindingList findings;
    const std::uint64_t length = dataOf(evidence.file).size();
    return readRoot(evidence.file, length, evidence.domains, findings).has_value();
}

} // namespace

std::string_view name(Proof proof)
{
    return proof == Proof::Proven ? "proven" : "likely";
}

std::string_view Evidence::text() const
{
    return {reinterpret_cast<const char*>(file.data()), file.size()};
}

Cause causeByMend(const Evidence& evidence, core::Message message, Mend mend, const core::Task& task)
{
    Cause cause{std::move(message)};
    const Assessment assessment = assess(evidence.file, evidence.header, mend, evidence.domains, task);
    if (assessment.sound() && assessment.hashed) {
        cause.proof = Proof::Proven;
        cause.mend = std::move(mend);
    }
    return cause;
}

const std::vector<CauseRow>& causeTable()
{
    static const std::vector<CauseRow> table{
        {Code::CauseEmpty, searchEmpty, glance},
        {Code::CauseZeroFilled, searchZeroFilled, passes},
        {Code::CauseTruncated, searchTruncated, passes},
        {Code::CauseTrailing, searchTrailing, passes},
        {Code::CauseLengthField, searchLengthField, passes},
        {Code::CauseBom, searchBom, passes},
        {Code::CauseByteOrder, searchByteOrder, passes},
        {Code::CausePrerelease, searchPrerelease, glance},
        {Code::CauseJson, searchJson, passes},
        {Code::CauseArchive, searchArchive, glance},
        {Code::CauseGzip, searchGzip, glance},
        {Code::CauseOpenpgp, searchOpenpgp, glance},
        {Code::CauseHtml, searchHtml, passes},
        {Code::CauseGitLfs, searchGitLfs, glance},
        {Code::CauseCrlf, searchCrlf, choices, true},
        {Code::CauseUtf8Replacement, searchUtf8Replacement, passes},
        {Code::CauseHashSeed, searchHashSeed, passes},
        {Code::CauseHashScope, searchHashScope, passes},
        {Code::CauseBitFlip, searchBitFlip, passes, true},
    };
    return table;
}

CauseReport findCauses(const Evidence& evidence, bool costly, const core::Task& task)
{
    CauseReport report;
    std::vector<Cause> found;
    const auto& table = causeTable();
    for (std::size_t i = 0; i < table.size() && !task.cancelled(); ++i) {
        const CauseRow& row = table[i];
        if (row.costly && !costly) {
            report.notTried.push_back(row.code);
            continue;
        }
        const auto rows = static_cast<double>(table.size());
        const auto done = static_cast<double>(i);
        Search search = row.search(evidence, row.budget, task.part(done / rows, (done + 1) / rows));
        if (!search.tried)
            report.notTried.push_back(row.code);
        else if (search.cause)
            found.push_back(std::move(*search.cause));
    }
    // The fallback (B6).
    if (found.empty() && evidence.failedHash() && rootIsSound(evidence)) {
        const char* const problem =
            evidence.header.header->hash == 0
                ? QT_TRANSLATE_NOOP("Message",
                                    "the hash field holds only zeros, so it was never filled in, or "
                                    "was lost, and nothing tells whether the data are whole")
                : QT_TRANSLATE_NOOP("Message", "the one in the header ({found}) matches nothing that was "
                                               "tried, so the data or the hash field are damaged, and it "
                                               "cannot be told where");
        Cause cause{{Code::CauseHashField,
                     {{"found", fmt::format("{:016x}", evidence.header.header->hash)},
                      core::phrase("problem", problem)}}};
        found.push_back(std::move(cause));
    }
    const bool proven = std::ranges::count(found, Proof::Proven, &Cause::proof) > 0;
    for (Cause& cause : found) {
        if (!proven || cause.proof == Proof::Proven)
            report.causes.push_back(std::move(cause));
    }
    return report;
}

} // namespace chartroom::blob
