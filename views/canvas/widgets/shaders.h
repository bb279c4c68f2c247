#pragma once

#include <string_view>

/// The texts of resources/shaders, compiled in.
namespace chartroom::canvas::shaders {

[[nodiscard]] std::string_view canvasVertex();
[[nodiscard]] std::string_view canvasFragment();
[[nodiscard]] std::string_view overlayFragment();

} // namespace chartroom::canvas::shaders
