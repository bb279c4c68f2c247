#pragma once

#include "formats/world/json/document.h"

#include <optional>
#include <string>
#include <string_view>

namespace chartroom::world {

/// Where a value is in its file: an RFC 6901 pointer that is put together only when somebody wants to read
/// it. A view; what it is made of must outlive it.
class JsonPointer
{
public:
    JsonPointer() = default;
    /// `start`: a whole pointer, such as `/roomLayers`.
    JsonPointer(std::string_view start)
        : m_start(start)
    {}
    JsonPointer(const char* start)
        : m_start(start)
    {}
    JsonPointer(const std::string& start)
        : m_start(start)
    {}
    /// `start/index`.
    JsonPointer(std::string_view start, std::size_t index)
        : m_start(start)
        , m_index(index)
    {}

    /// A value inside: `path` is a name, or names with slashes between, without any `~` or `/` of their own.
    [[nodiscard]] JsonPointer operator/(std::string_view path) const
    {
        JsonPointer result = *this;
        result.m_path = path;
        return result;
    }
    [[nodiscard]] std::string text() const;

private:
    std::string_view m_start;
    std::optional<std::size_t> m_index;
    std::string_view m_path;
};

/// `pointer/key`, escaped as RFC 6901 has it.
[[nodiscard]] std::string pointerTo(std::string_view pointer, std::string_view key);
/// `pointer/index`.
[[nodiscard]] std::string pointerTo(std::string_view pointer, std::size_t index);
/// The pointer of a node of a document.
[[nodiscard]] std::string pointerOf(const json::Document& document, std::uint32_t node);

} // namespace chartroom::world
