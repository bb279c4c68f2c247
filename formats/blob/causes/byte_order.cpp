#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

#include <algorithm>

namespace chartroom::blob {

// B12; B5: proven without a hash, too.
Search searchByteOrder(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    if (!evidence.noBlob() || !evidence.text().starts_with("OBHB"))
        return {};
    Cause cause{{Code::CauseByteOrder, {}}};
    if (evidence.file.size() < headerLength)
        return {cause};
    if (evidence.file.size() > budget)
        return {std::nullopt, false};
    Mend mend;
    for (const ByteRange range :
         {field::magic, field::generation, field::flags, field::length, field::hash}) {
        const Bytes bytes = slice(evidence.file, range);
        mend.edits.push_back({range, {bytes.rbegin(), bytes.rend()}});
    }
    if (assess(evidence.file, evidence.header, mend, evidence.domains, task).sound()) {
        cause.proof = Proof::Proven;
        cause.mend = mend;
    }
    return {cause};
}

} // namespace chartroom::blob
