#pragma once

#include <QString>

#include <string>

namespace chartroom::model {

/// What of a record that is typed is not stored as it stands, as sentences: of members with one name the last
/// counts (N1), and `position` follows the instance's tile (N26). `stored` is the record as it is now, whose
/// `position` is the tile in the world. Empty: all of it is stored, or the text cannot be read as a record.
[[nodiscard]] QString recordRemarks(const QString& text, const std::string& stored);

} // namespace chartroom::model
