#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

Search searchGzip(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    if (!evidence.noBlob() || !evidence.text().starts_with("\x1F\x8B\x08"))
        return {};
    return {Cause{{Code::CauseGzip, {}}}};
}

} // namespace chartroom::blob
