#include "formats/world/store/read_error.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <cerrno>

namespace chartroom::world {

bool isMissing(int error)
{
    return error == ENOENT || error == ENOTDIR;
}

core::Message readError(const std::filesystem::path& path, int error, std::uint64_t limit)
{
    if (error == EISDIR || error == EINVAL)
        return {core::Code::FileKind, {{"path", core::displayPath(path)}}};
    if (error == EFBIG)
        return {core::Code::FileTooLarge,
                {{"path", core::displayPath(path)}, {"expected", std::to_string(limit)}}};
    return core::systemError(core::Code::FileOpen, path, error);
}

core::Finding fileFinding(const std::string& name, core::Message problem)
{
    core::Finding finding;
    static_cast<core::Message&>(finding) = std::move(problem);
    finding.file = name;
    return finding;
}

} // namespace chartroom::world
