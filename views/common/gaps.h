#pragma once

namespace chartroom::views {

/// Pixels between the parts of a layout and around them, so that all windows and docks have them alike.

/// Within a bar or a dock.
inline constexpr int narrowGap = 4;
/// Between parts that are apart in meaning, and around a page.
inline constexpr int wideGap = 8;

} // namespace chartroom::views
