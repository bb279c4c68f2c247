#include "views/common/time_text.h"

#include <QLocale>

#include <chrono>

namespace chartroom::views {

namespace {

/// The short time format of a country, with seconds or without: some have them and most have not.
QString clockFormat(const QLocale& locale, bool seconds)
{
    QString format = locale.timeFormat(QLocale::ShortFormat);
    const auto minutes = format.indexOf(QLatin1String("mm"));
    if (minutes < 1 || format.contains(QLatin1String("ss")) == seconds)
        return format;
    // What stands before the minutes stands before the seconds.
    const QString part = format[minutes - 1] + QStringLiteral("ss");
    return seconds ? format.insert(minutes + 2, part) : format.remove(part);
}

} // namespace

QString dateText(const QDateTime& when)
{
    return QLocale().toString(when.toLocalTime().date(), QLocale::ShortFormat);
}

QString clockText(const QDateTime& when)
{
    const QLocale locale;
    return locale.toString(when.toLocalTime().time(), clockFormat(locale, false));
}

QString momentText(const QDateTime& when)
{
    const QLocale locale;
    return QStringLiteral("%1 %2").arg(dateText(when),
                                       locale.toString(when.toLocalTime().time(), clockFormat(locale, true)));
}

QString momentText(std::filesystem::file_time_type time)
{
    const auto system =
        std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::file_clock::to_sys(time));
    return momentText(QDateTime::fromMSecsSinceEpoch(system.time_since_epoch().count()));
}

} // namespace chartroom::views
