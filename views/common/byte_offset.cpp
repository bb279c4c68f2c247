#include "views/common/byte_offset.h"

namespace chartroom::views {

namespace {

std::optional<std::uint64_t> parseNumber(QString text)
{
    text.remove(QLatin1Char(' '));
    int base = 10;
    if (text.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive)) {
        text.remove(0, 2);
        base = 16;
    } else if (text.endsWith(QLatin1Char('h'), Qt::CaseInsensitive)) {
        text.chop(1);
        base = 16;
    }
    // toULongLong() would take a sign.
    if (text.isEmpty() || !text.front().isLetterOrNumber())
        return std::nullopt;
    bool ok = false;
    const quint64 value = text.toULongLong(&ok, base);
    return ok ? std::optional<std::uint64_t>(value) : std::nullopt;
}

} // namespace

std::optional<std::uint64_t> parseOffset(const QString& text, std::uint64_t caret, std::uint64_t size)
{
    const QString trimmed = text.trimmed();
    const bool forward = trimmed.startsWith(QLatin1Char('+'));
    const bool back = trimmed.startsWith(QLatin1Char('-'));
    const auto number = parseNumber(forward || back ? trimmed.mid(1) : trimmed);
    if (!number)
        return std::nullopt;
    if (back)
        return *number <= caret ? std::optional(caret - *number) : std::nullopt;
    const std::uint64_t start = forward ? caret : 0;
    return start <= size && *number <= size - start ? std::optional(start + *number) : std::nullopt;
}

} // namespace chartroom::views
