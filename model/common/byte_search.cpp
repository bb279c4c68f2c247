#include "model/common/byte_search.h"

#include "formats/core/byte_find.h"
#include "formats/core/parallel.h"

#include <QLocale>
#include <QtEndian>

#include <algorithm>
#include <atomic>

namespace chartroom::model {

namespace {

/// How often the stop token is asked: a few milliseconds' worth of bytes.
constexpr std::uint64_t piece = std::uint64_t{4} << 20U;

core::Bytes bytesOf(const QByteArray& array)
{
    return {reinterpret_cast<const std::byte*>(array.constData()), static_cast<std::size_t>(array.size())};
}

std::uint64_t lengthOf(const QByteArray& array)
{
    return static_cast<std::uint64_t>(array.size());
}

/// The bytes in which a match of the pattern that begins in [begin, end) lies.
core::Bytes around(core::Bytes bytes, std::uint64_t begin, std::uint64_t end, const QByteArray& pattern)
{
    const std::uint64_t stop = std::min<std::uint64_t>(bytes.size(), end + lengthOf(pattern) - 1);
    return bytes.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(stop - begin));
}

template<class Number>
ByteQuery bothOrders(Number number)
{
    QByteArray little(sizeof(Number), '\0');
    qToLittleEndian(number, little.data());
    QByteArray big(sizeof(Number), '\0');
    qToBigEndian(number, big.data());
    return little == big ? ByteQuery{{little}} : ByteQuery{{little, big}};
}

std::optional<ByteQuery> hexQuery(const QString& text)
{
    QByteArray digits;
    for (const QString& word : text.split(QChar(u' '), Qt::SkipEmptyParts)) {
        const bool prefixed = word.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive);
        digits += word.mid(prefixed ? 2 : 0).remove(QLatin1Char(',')).toLatin1();
    }
    const auto isHex = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    if (digits.isEmpty() || digits.size() % 2 != 0 || !std::ranges::all_of(digits, isHex))
        return std::nullopt;
    return ByteQuery{{QByteArray::fromHex(digits)}};
}

ByteQuery utf16Query(const QString& text)
{
    QByteArray little;
    QByteArray big;
    for (const QChar character : text) {
        const ushort unit = character.unicode();
        little.append(static_cast<char>(unit & 0xFFU)).append(static_cast<char>(unit >> 8U));
        big.append(static_cast<char>(unit >> 8U)).append(static_cast<char>(unit & 0xFFU));
    }
    return {{little, big}};
}

} // namespace

std::optional<ByteQuery> byteQuery(SearchKind kind, const QString& text)
{
    if (text.isEmpty())
        return std::nullopt;
    const QString number = text.trimmed();
    // Base 0 takes 0x; a leading 0 alone must not mean octal.
    const int base = number.contains(QStringLiteral("0x"), Qt::CaseInsensitive) ? 16 : 10;
    bool ok = false;
    switch (kind) {
    case SearchKind::Hex:
        return hexQuery(text);
    case SearchKind::Utf8:
        return ByteQuery{{text.toUtf8()}};
    case SearchKind::Utf16:
        return utf16Query(text);
    case SearchKind::Int32:
        if (const qint32 value = number.toInt(&ok, base); ok)
            return bothOrders(value);
        break;
    case SearchKind::UInt32:
        if (const quint32 value = number.toUInt(&ok, base); ok)
            return bothOrders(value);
        break;
    case SearchKind::Int64:
        if (const qint64 value = number.toLongLong(&ok, base); ok)
            return bothOrders(value);
        break;
    case SearchKind::Float32:
        if (const float value = QLocale::c().toFloat(number, &ok); ok)
            return bothOrders(value);
        break;
    }
    return std::nullopt;
}

std::optional<core::ByteRange> findNext(core::Bytes bytes, const ByteQuery& query, std::uint64_t from,
                                        const core::Task& task)
{
    const std::uint64_t size = bytes.size();
    for (std::uint64_t begin = from; begin < size && !task.cancelled(); begin += piece) {
        const std::uint64_t end = std::min(size, begin + piece);
        std::optional<core::ByteRange> best;
        for (const QByteArray& pattern : query.patterns) {
            const auto place = core::findFirst(around(bytes, begin, end, pattern), bytesOf(pattern));
            const core::ByteRange found{begin + place.value_or(0), lengthOf(pattern)};
            const bool better = !best || found.offset < best->offset ||
                                (found.offset == best->offset && found.length > best->length);
            if (place && better)
                best = found;
        }
        if (best)
            return best;
        task.report(static_cast<double>(end - from) / static_cast<double>(size - from));
    }
    return std::nullopt;
}

std::optional<core::ByteRange> findPrevious(core::Bytes bytes, const ByteQuery& query, std::uint64_t before,
                                            const core::Task& task)
{
    const std::uint64_t start = std::min<std::uint64_t>(before, bytes.size());
    for (std::uint64_t end = start; end > 0 && !task.cancelled();) {
        const std::uint64_t begin = end - std::min(end, piece);
        std::optional<core::ByteRange> best;
        for (const QByteArray& pattern : query.patterns) {
            const auto place = core::findLast(around(bytes, begin, end, pattern), bytesOf(pattern));
            const core::ByteRange found{begin + place.value_or(0), lengthOf(pattern)};
            const bool better = !best || found.offset > best->offset ||
                                (found.offset == best->offset && found.length > best->length);
            if (place && better)
                best = found;
        }
        if (best)
            return best;
        end = begin;
        task.report(static_cast<double>(start - end) / static_cast<double>(start));
    }
    return std::nullopt;
}

MatchCount countMatches(core::Bytes bytes, const ByteQuery& query, std::uint64_t at, const core::Task& task)
{
    std::atomic<std::uint64_t> all{0};
    std::atomic<std::uint64_t> before{0};
    core::parallelFor(bytes.size(), piece, task, [&](std::uint64_t begin, std::uint64_t end) {
        MatchCount here;
        for (const QByteArray& pattern : query.patterns) {
            core::Bytes rest = around(bytes, begin, end, pattern);
            std::uint64_t offset = begin;
            while (const auto place = core::findFirst(rest, bytesOf(pattern))) {
                ++here.all;
                here.before += offset + *place < at ? 1 : 0;
                offset += *place + 1;
                rest = rest.subspan(static_cast<std::size_t>(*place) + 1);
            }
        }
        all += here.all;
        before += here.before;
    });
    return {all, before};
}

} // namespace chartroom::model
