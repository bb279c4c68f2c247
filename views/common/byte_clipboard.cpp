#include "views/common/byte_clipboard.h"

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr int arrayColumns = 12;
constexpr std::size_t dumpColumns = 16;

void appendHex(QString& text, unsigned value, int digits)
{
    static constexpr char16_t digit[] = u"0123456789ABCDEF";
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
        text.append(QChar(digit[(value >> static_cast<unsigned>(shift)) & 0xFU]));
}

QString asHex(core::Bytes bytes)
{
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size()) * 3);
    for (const std::byte byte : bytes) {
        if (!text.isEmpty())
            text.append(QLatin1Char(' '));
        appendHex(text, std::to_integer<unsigned>(byte), 2);
    }
    return text;
}

QString asArray(core::Bytes bytes)
{
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size()) * 6 + 16);
    text.append(QLatin1Char('{'));
    int column = 0;
    for (const std::byte byte : bytes) {
        if (column > 0)
            text.append(QLatin1Char(','));
        if (column > 0)
            text.append(QLatin1Char(column % arrayColumns == 0 ? '\n' : ' '));
        text.append(QStringLiteral("0x"));
        appendHex(text, std::to_integer<unsigned>(byte), 2);
        ++column;
    }
    text.append(QLatin1Char('}'));
    return text;
}

QString asDump(core::Bytes bytes, std::uint64_t offset)
{
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size() / dumpColumns + 1) * 80);
    for (std::size_t line = 0; line < bytes.size(); line += dumpColumns) {
        const core::Bytes part = bytes.subspan(line, std::min(dumpColumns, bytes.size() - line));
        text.append(QStringLiteral("%1 ").arg(offset + line, 8, 16, QLatin1Char('0')).toUpper());
        for (std::size_t i = 0; i < dumpColumns; ++i) {
            text.append(QLatin1Char(' '));
            if (i < part.size())
                appendHex(text, std::to_integer<unsigned>(part[i]), 2);
            else
                text.append(QStringLiteral("  "));
        }
        text.append(QStringLiteral("  "));
        for (const std::byte byte : part)
            text.append(byteCharacter(byte));
        text.append(QLatin1Char('\n'));
    }
    return text;
}

} // namespace

QChar byteCharacter(std::byte byte)
{
    const auto value = std::to_integer<unsigned char>(byte);
    return value >= 0x20 && value < 0x7F ? QChar(ushort{value}) : QChar(u'.');
}

QString bytesAsText(core::Bytes bytes, std::uint64_t offset, ByteFormat format)
{
    switch (format) {
    case ByteFormat::Hex:
        return asHex(bytes);
    case ByteFormat::CArray:
        return asArray(bytes);
    case ByteFormat::Text:
        return QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()),
                                 static_cast<qsizetype>(bytes.size()));
    case ByteFormat::HexDump:
        return asDump(bytes, offset);
    case ByteFormat::Offset:
        break;
    }
    return QString::number(offset);
}

} // namespace chartroom::views
