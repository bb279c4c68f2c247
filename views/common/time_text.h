#pragma once

#include <QDateTime>
#include <QString>

#include <filesystem>

namespace chartroom::views {

// Moments as they are written for the user: in local time, as the user's country writes dates and times in
// short. Whether there are seconds depends on what is said alone, not on the country.

/// The day.
[[nodiscard]] QString dateText(const QDateTime& when);
/// Hours and minutes.
[[nodiscard]] QString clockText(const QDateTime& when);
/// The day, hours, minutes and seconds: of what one of several that follow soon after each other is told by.
[[nodiscard]] QString momentText(const QDateTime& when);
/// The same of a file's time.
[[nodiscard]] QString momentText(std::filesystem::file_time_type time);

} // namespace chartroom::views
