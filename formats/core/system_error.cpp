#include "formats/core/system_error.h"

#include "formats/core/utf8.h"

#include <fmt/format.h>

#include <system_error>

namespace chartroom::core {

std::string displayPath(const std::filesystem::path& path)
{
    const std::string_view bytes = path.native();
    if (bytes.empty())
        return "\"\"";
    std::string result;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t good = utf8PrefixLength(bytes.substr(at));
        for (const char c : bytes.substr(at, good)) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x20U || byte == 0x7FU)
                result += fmt::format("\\x{:02X}", byte);
            else
                result += c;
        }
        at += good;
        if (at < bytes.size())
            result += fmt::format("\\x{:02X}", static_cast<unsigned char>(bytes[at++]));
    }
    return result;
}

Message systemError(Code code, const std::filesystem::path& path, int error)
{
    return {code, {{"path", displayPath(path)}, {"reason", std::generic_category().message(error)}}};
}

} // namespace chartroom::core
