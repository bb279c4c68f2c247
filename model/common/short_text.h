#pragma once

#include <QString>

namespace chartroom::model {

/// Both ends of a text of more than `most` letters, with … between them; any other as it is. For what is laid
/// out: names come from files and could be of any length, and no place has room for so much in one line.
/// Letters are counted in UTF-16 units and never cut in the middle, with the marks that stand over them.
[[nodiscard]] QString shortText(const QString& text, qsizetype most = 1000);
/// The beginning of a text of more than `most` letters, counted and cut alike; any other as it is.
[[nodiscard]] QString beginningOf(const QString& text, qsizetype most);

} // namespace chartroom::model
