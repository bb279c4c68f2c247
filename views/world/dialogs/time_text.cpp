#include "views/world/dialogs/time_text.h"

#include <QDateTime>
#include <QLocale>

#include <chrono>

namespace chartroom::views {

QString timeText(std::filesystem::file_time_type time)
{
    const auto system =
        std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::file_clock::to_sys(time));
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(system.time_since_epoch().count());
    return QLocale().toString(local, QLocale::ShortFormat);
}

} // namespace chartroom::views
