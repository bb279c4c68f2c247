#pragma once

#include <cstddef>

namespace chartroom::views {

/// A tree of more rows comes closed.
inline constexpr std::size_t openedRows = 2000;
/// Deeper trees open by hand: a hostile file may have a hundred thousand levels.
inline constexpr int openedDepth = 8;

} // namespace chartroom::views
