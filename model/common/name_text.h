#pragma once

#include <QString>

#include <string_view>

namespace chartroom::model {

/// A name from a file or a palette as the window shows it, on one line and in its own order: control
/// characters and bytes that are not UTF-8 as `\xNN`, marks that turn the direction of writing as a sign.
[[nodiscard]] QString nameText(std::string_view utf8);
/// As much of a name as there is room for beside a sign on a map: at most 32 characters, the last of them
/// `…`.
[[nodiscard]] QString shortName(const QString& name);

} // namespace chartroom::model
