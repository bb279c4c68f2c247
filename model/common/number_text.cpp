#include "model/common/number_text.h"

#include "formats/core/fill.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <charconv>
#include <cmath>

namespace chartroom::model {

QString exactText(float value)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QCoreApplication::translate("NumberText", "infinite")
                         : QCoreApplication::translate("NumberText", "-infinite");
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return withDecimalSeparator(QString::fromLatin1(buffer.data(), end.ptr - buffer.data()));
}

QString withDecimalSeparator(const QString& number)
{
    return QString(number).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString countText(std::uint64_t value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

QString offsetText(std::uint64_t offset)
{
    return QString::fromStdString(core::offsetWords(offset, countText(offset).toStdString()));
}

QString decimalText(double value, int decimals)
{
    return std::isfinite(value) ? QLocale().toString(value, 'f', decimals) : QStringLiteral("–");
}

QString shareText(std::uint64_t part, std::uint64_t whole)
{
    const double percent = whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    const QString number = QLocale().toString(std::max(percent, 0.1), 'f', 1);
    if (part > 0 && percent < 0.1)
        return QCoreApplication::translate("NumberText", "< %1 %").arg(number);
    return QCoreApplication::translate("NumberText", "%1 %").arg(QLocale().toString(percent, 'f', 1));
}

QString bytesText(std::uint64_t bytes)
{
    const QString exact = countText(bytes);
    if (bytes < 10240)
        return exact;
    return QStringLiteral("%1 (%2)").arg(exact, QLocale().formattedDataSize(static_cast<qint64>(bytes), 1));
}

} // namespace chartroom::model
