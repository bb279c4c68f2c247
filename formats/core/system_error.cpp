#include "formats/core/system_error.h"

#include "formats/core/display_text.h"

#include <system_error>

namespace chartroom::core {

std::string displayPath(const std::filesystem::path& path)
{
    return path.empty() ? "\"\"" : displayText(path.native());
}

Message systemError(Code code, const std::filesystem::path& path, int error)
{
    return {code, {{"path", displayPath(path)}, {"reason", std::generic_category().message(error)}}};
}

} // namespace chartroom::core
