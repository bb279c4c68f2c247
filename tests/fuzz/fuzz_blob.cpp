// Header, envelopes, causes and mends of any bytes. What the checks promise is held: places lie in the file,
// and what is called proven is accepted once it is mended.
#include "formats/blob/check.h"

#include <cstdlib>

using namespace chartroom;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const core::Bytes file{reinterpret_cast<const std::byte*>(data), size};
    const blob::CheckResult result = blob::check(file);
    for (const core::Finding& finding : result.findings.findings()) {
        require(finding.range.end() <= size);
        require(!finding.text().empty());
    }
    for (const blob::Envelope& envelope : result.envelopes.envelopes)
        require(envelope.whole().end() <= size);
    for (const blob::Cause& cause : result.causes.causes) {
        require(!cause.text().empty());
        require((cause.proof == blob::Proof::Proven) == cause.mend.has_value());
        if (!cause.mend)
            continue;
        std::vector<std::byte> mended;
        const auto collect = [&mended](core::Bytes piece) {
            mended.insert(mended.end(), piece.begin(), piece.end());
            return true;
        };
        require(blob::writeMended(file, *cause.mend, collect, {}));
        require(blob::check(mended).verdict == core::Verdict::Accepted);
        require(blob::changesOf(file, *cause.mend).count > 0);
    }
    require((result.verdict == core::Verdict::Accepted) == !result.reason.has_value());
    return 0;
}
