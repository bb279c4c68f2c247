#pragma once

#include <QString>

namespace chartroom::views {

/// A name from a file or a file system as one line: line breaks and other control characters become visible
/// signs.
[[nodiscard]] QString singleLine(const QString& text);
/// A name as a part of a window's title, on one line: there `[*]` is where unsaved changes are marked.
[[nodiscard]] QString titleText(const QString& name);
/// A file's name without its folder, on one line.
[[nodiscard]] QString fileNameText(const QString& path);
/// That work which was to be cancelled was finished by then, and the file that it wrote.
[[nodiscard]] QString tooLateText(const QString& path);

} // namespace chartroom::views
