#pragma once

#include <QString>

#include <filesystem>

namespace chartroom::model {

/// A path or file name as the system has it, of the text that Qt makes of it.
[[nodiscard]] std::filesystem::path diskPath(const QString& path);
/// The other way round: what Qt's classes take. Names that are no UTF-8 do not come through whole.
[[nodiscard]] QString qtPath(const std::filesystem::path& path);

} // namespace chartroom::model
