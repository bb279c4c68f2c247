#include "formats/core/same_file.h"

namespace chartroom::core {

bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b)
{
    std::error_code error;
    // Follows symbolic links and knows hard links; fails when there is no file at one of the paths.
    if (std::filesystem::equivalent(a, b, error))
        return true;
    return std::filesystem::absolute(a, error).lexically_normal() ==
           std::filesystem::absolute(b, error).lexically_normal();
}

} // namespace chartroom::core
