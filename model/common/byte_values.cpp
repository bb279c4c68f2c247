#include "model/common/byte_values.h"

#include "formats/core/utf8.h"
#include "model/common/number_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <string_view>

namespace chartroom::model {

namespace {

enum class Order { Little, Big };
constexpr std::array byteOrders{Order::Little, Order::Big};

/// More of a string is not shown: it has to fit a cell.
constexpr qsizetype longestText = 120;
constexpr std::uint64_t longestChecked = std::uint64_t{1} << 20U;

/// The bytes at a place, and what is asked of them.
struct BytesAt
{
    core::Bytes bytes; ///< from the place to the end

    template<class Number>
    [[nodiscard]] std::optional<Number> read(Order order) const
    {
        std::array<std::byte, sizeof(Number)> raw{};
        if (bytes.size() < raw.size())
            return std::nullopt;
        std::copy_n(bytes.begin(), raw.size(), raw.begin());
        if (order == Order::Big)
            std::ranges::reverse(raw);
        return std::bit_cast<Number>(raw);
    }
};

QString numberText(std::int64_t value)
{
    return QString::number(value);
}

QString numberText(std::uint64_t value)
{
    return QString::number(value);
}

QString numberText(double value)
{
    return withDecimalSeparator(QString::number(value, 'g', QLocale::FloatingPointShortest));
}

template<class Number, class Shown>
ByteValue number(const QString& type, const BytesAt& place)
{
    ByteValue value{type, {}, {}, 0};
    for (const Order order : byteOrders) {
        const auto read = place.read<Number>(order);
        if (!read)
            continue;
        value.length = sizeof(Number);
        (order == Order::Little ? value.little : value.big) = numberText(static_cast<Shown>(*read));
    }
    return value;
}

/// The shortest text that reads back as the same float, not the longer one of the double it is widened to.
ByteValue float32(const BytesAt& place)
{
    ByteValue value{QStringLiteral("f32"), {}, {}, 0};
    for (const Order order : byteOrders) {
        const auto read = place.read<float>(order);
        if (!read)
            continue;
        value.length = sizeof(float);
        QString text = QString::number(static_cast<double>(*read), 'g', 9);
        for (int digits = 1; digits < 9; ++digits) {
            const QString shorter = QString::number(static_cast<double>(*read), 'g', digits);
            if (shorter.toFloat() == *read) {
                text = shorter;
                break;
            }
        }
        (order == Order::Little ? value.little : value.big) = withDecimalSeparator(text);
    }
    return value;
}

ByteValue bits(const BytesAt& place)
{
    const auto read = place.read<std::uint8_t>(Order::Little);
    if (!read)
        return {QCoreApplication::translate("ByteValue", "bits"), {}, {}, 0};
    const QString text = QStringLiteral("%1").arg(uint{*read}, 8, 2, QLatin1Char('0'));
    return {QCoreApplication::translate("ByteValue", "bits"), text, text, 1};
}

/// A string's text, or why there is none.
QString stringText(core::Bytes bytes, std::int32_t count, std::uint64_t& length)
{
    if (count == -1) {
        length = sizeof count;
        return QCoreApplication::translate("ByteValue", "null");
    }
    if (count < 0)
        return QCoreApplication::translate("ByteValue", "none: the count %1 is negative").arg(count);
    const core::Bytes rest = bytes.subspan(sizeof count);
    const auto wanted = static_cast<std::uint64_t>(count);
    if (wanted > rest.size())
        return QCoreApplication::translate("ByteValue", "none: %1 bytes counted, %2 are left")
            .arg(wanted)
            .arg(rest.size());
    // A count of gigabytes must not hold up the window: what is shown is checked, and a good part of the
    // rest.
    const std::string_view text(reinterpret_cast<const char*>(rest.data()),
                                static_cast<std::size_t>(std::min(wanted, longestChecked)));
    const std::size_t good = core::utf8PrefixLength(text);
    const bool cutInCharacter = wanted > longestChecked && text.size() - good < 4;
    if (good < text.size() && !cutInCharacter)
        return QCoreApplication::translate("ByteValue", "none: not UTF-8");
    length = sizeof count + wanted;
    QString shown =
        QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min<std::size_t>(good, longestText * 4)));
    const bool whole = shown.size() <= longestText && good == wanted && good <= longestText * 4;
    shown.truncate(longestText);
    return QStringLiteral("\u201C%1%2\u201D").arg(shown, whole ? QString() : QStringLiteral("\u2026"));
}

QString entriesText(std::int32_t count)
{
    if (count == -1)
        return QCoreApplication::translate("ByteValue", "null");
    if (count == 0)
        return QCoreApplication::translate("ByteValue", "empty");
    if (count < 0)
        return QCoreApplication::translate("ByteValue", "none: the count %1 is negative").arg(count);
    return QCoreApplication::translate("ByteValue", "%1 entries").arg(count);
}

ByteValue string(const BytesAt& place)
{
    ByteValue value{QCoreApplication::translate("ByteValue", "string"), {}, {}, 0};
    if (const auto count = place.read<std::int32_t>(Order::Little))
        value.little = stringText(place.bytes, *count, value.length);
    std::uint64_t unused = 0;
    if (const auto count = place.read<std::int32_t>(Order::Big))
        value.big = stringText(place.bytes, *count, unused);
    return value;
}

ByteValue list(const BytesAt& place)
{
    ByteValue value{QCoreApplication::translate("ByteValue", "list"), {}, {}, 0};
    if (const auto count = place.read<std::int32_t>(Order::Little)) {
        value.little = entriesText(*count);
        value.length = sizeof *count;
    }
    if (const auto count = place.read<std::int32_t>(Order::Big))
        value.big = entriesText(*count);
    return value;
}

ByteValue tag(const BytesAt& place)
{
    ByteValue value{QCoreApplication::translate("ByteValue", "tag"), {}, {}, 0};
    const auto read = place.read<std::uint8_t>(Order::Little);
    if (!read)
        return value;
    value.length = 1;
    value.little = *read == 0xFF ? QCoreApplication::translate("ByteValue", "null") : QString::number(*read);
    value.big = value.little;
    return value;
}

} // namespace

std::vector<ByteValue> byteValues(core::Bytes bytes, std::uint64_t offset)
{
    const std::uint64_t at = std::min<std::uint64_t>(offset, bytes.size());
    const BytesAt place{bytes.subspan(static_cast<std::size_t>(at))};
    return {number<std::uint8_t, std::uint64_t>(QStringLiteral("u8"), place),
            number<std::int8_t, std::int64_t>(QStringLiteral("i8"), place),
            number<std::uint16_t, std::uint64_t>(QStringLiteral("u16"), place),
            number<std::int16_t, std::int64_t>(QStringLiteral("i16"), place),
            number<std::uint32_t, std::uint64_t>(QStringLiteral("u32"), place),
            number<std::int32_t, std::int64_t>(QStringLiteral("i32"), place),
            number<std::uint64_t, std::uint64_t>(QStringLiteral("u64"), place),
            number<std::int64_t, std::int64_t>(QStringLiteral("i64"), place),
            float32(place),
            number<double, double>(QStringLiteral("f64"), place),
            bits(place),
            string(place),
            list(place),
            tag(place)};
}

} // namespace chartroom::model
