#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

Search searchGzip(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    const std::string_view text = evidence.text();
    if (!evidence.noBlob() || !text.starts_with("\x1F\x8B\x08"))
        return {};
    Cause cause{{Code::CauseGzip, {}}};
    // RFC 1952: the last four bytes are the size of what was compressed; header, empty block and trailer
    // are 20.
    constexpr std::string_view nothing("\0\0\0\0", 4);
    if (text.size() <= 20 && text.ends_with(nothing))
        cause.arguments.push_back({"entries", "0"});
    return {cause};
}

} // namespace chartroom::blob
