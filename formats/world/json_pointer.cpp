#include "formats/world/json_pointer.h"

namespace chartroom::world {

std::string JsonPointer::text() const
{
    std::string result(m_start);
    if (m_index)
        result.append(1, '/').append(std::to_string(*m_index));
    if (!m_path.empty())
        result.append(1, '/').append(m_path);
    return result;
}

std::string pointerTo(std::string_view pointer, std::string_view key)
{
    std::string result(pointer);
    result += '/';
    for (const char c : key) {
        if (c == '~')
            result += "~0";
        else if (c == '/')
            result += "~1";
        else
            result += c;
    }
    return result;
}

std::string pointerTo(std::string_view pointer, std::size_t index)
{
    return std::string(pointer) + '/' + std::to_string(index);
}

std::string pointerOf(const json::Document& document, std::uint32_t node)
{
    std::string result;
    std::uint32_t at = 0;
    while (at < node && document.node(at).next > node) {
        const bool object = document.node(at).kind == json::Kind::Object;
        std::size_t index = 0;
        std::uint32_t child = at + 1;
        for (;; ++index) {
            const std::uint32_t value = object ? child + 1 : child;
            if (node < document.node(value).next) {
                result = object ? pointerTo(result, json::Value(document, child).string())
                                : pointerTo(result, index);
                at = node < value ? node : value;
                break;
            }
            child = document.node(value).next;
        }
    }
    return result;
}

} // namespace chartroom::world
