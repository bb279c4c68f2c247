#pragma once

#include <QString>

namespace chartroom::model {

/// Both ends of a text of more than `most` letters, with … between them; any other as it is. For what is laid
/// out: names come from files and could be of any length, and no place has room for so much in one line.
[[nodiscard]] QString shortText(const QString& text, qsizetype most = 1000);

} // namespace chartroom::model
