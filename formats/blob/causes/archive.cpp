#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

Search searchArchive(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    const std::string_view text = evidence.text();
    if (!evidence.noBlob() || !(text.starts_with("PK\x03\x04") || text.starts_with("PK\x05\x06")))
        return {};
    return {Cause{{Code::CauseArchive, {}}}};
}

} // namespace chartroom::blob
