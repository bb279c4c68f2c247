#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

Search searchEmpty(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    if (!evidence.file.empty())
        return {};
    return {Cause{{Code::CauseEmpty, {}}}};
}

} // namespace chartroom::blob
