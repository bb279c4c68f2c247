#pragma once

#include <vector>

class QString;

namespace chartroom::bench {

/// In the program's window, which is there before: opens a world, paints it, fills, saves and closes: of each
/// the longest gap of the event loop, milliseconds. The world's files are changed.
[[nodiscard]] std::vector<double> longestGaps(const QString& path);

/// In the program's window, too: replaces a symbol in the whole world, which is all in view, takes it back,
/// does it again, saves it and takes that back: of each the most processor time of a turn of the event loop,
/// milliseconds. The world's files are changed.
[[nodiscard]] std::vector<double> longestLargeWorks(const QString& path);

} // namespace chartroom::bench
