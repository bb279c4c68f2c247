#pragma once

#include <QString>

namespace chartroom::views {

/// A name from a file or a file system as one line: line breaks and other control characters become visible
/// signs.
[[nodiscard]] QString singleLine(const QString& text);
/// A file's name without its folder, on one line.
[[nodiscard]] QString fileNameText(const QString& path);

} // namespace chartroom::views
