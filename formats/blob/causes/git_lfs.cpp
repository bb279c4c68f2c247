#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

Search searchGitLfs(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    if (!evidence.noBlob() || !evidence.text().starts_with("version https://git-lfs.github.com/spec/"))
        return {};
    return {Cause{{Code::CauseGitLfs, {}}}};
}

} // namespace chartroom::blob
