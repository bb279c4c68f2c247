#pragma once

#include <QString>

#include <filesystem>

namespace chartroom::views {

/// A file's time as the user's country writes it, in local time.
[[nodiscard]] QString timeText(std::filesystem::file_time_type time);

} // namespace chartroom::views
