#pragma once

#include <QByteArray>

#include <string_view>

/// The texts of resources/shaders, compiled in.
namespace chartroom::canvas::shaders {

[[nodiscard]] std::string_view canvasVertex();
[[nodiscard]] std::string_view canvasFragment();
[[nodiscard]] std::string_view overlayFragment();

/// Such a text as Qt compiles it.
[[nodiscard]] inline QByteArray source(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace chartroom::canvas::shaders
