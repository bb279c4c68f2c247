#include "model/blob/header_fields.h"

#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {

QString hex(std::uint64_t value, int digits)
{
    return QStringLiteral("0x%1").arg(value, digits, 16, QLatin1Char('0'));
}

QString magicText(std::uint32_t magic)
{
    QString text;
    for (unsigned i = 0; i < sizeof magic; ++i) {
        const unsigned byte = magic >> (8 * i) & 0xFFU;
        text += byte >= 0x20 && byte < 0x7F ? QChar(static_cast<ushort>(byte)) : QChar(u'.');
    }
    return text;
}

QString magicMeaning(std::uint32_t magic)
{
    if (magic == blob::magicNumber)
        return QCoreApplication::translate("HeaderField", "a blob");
    if (magic == blob::prereleaseMagic)
        return QCoreApplication::translate("HeaderField", "a blob from before version 1.0 of the format");
    return QCoreApplication::translate("HeaderField", "no blob");
}

QString flagsMeaning(const blob::Header& header)
{
    QString text = header.hashed() ? QCoreApplication::translate("HeaderField", "the data have a hash")
                                   : QCoreApplication::translate("HeaderField", "the data have no hash");
    if ((header.flags & ~blob::flagHashed) != 0)
        text += QCoreApplication::translate("HeaderField", "; unknown bits are set");
    return text;
}

QString hashMeaning(const blob::HeaderReport& report)
{
    if (!report.header->hashed())
        return QCoreApplication::translate("HeaderField", "not looked at: the flag is not set");
    if (!report.computedHash)
        return QCoreApplication::translate("HeaderField", "not computed");
    if (*report.computedHash == report.header->hash)
        return QCoreApplication::translate("HeaderField", "that of what follows the header");
    if (report.header->hash == 0)
        return QCoreApplication::translate("HeaderField", "all zeros: never filled in, or lost; what follows "
                                                          "the header has %1")
            .arg(hex(*report.computedHash, 16));
    return QCoreApplication::translate("HeaderField", "what follows the header has %1")
        .arg(hex(*report.computedHash, 16));
}

} // namespace

std::vector<HeaderField> headerFields(const blob::CheckResult& result)
{
    if (!blob::hasHeader(result))
        return {};
    const blob::HeaderReport& report = result.header;
    const blob::Header& header = *report.header;
    const bool known = header.generation == blob::codecGeneration;
    return {
        {blob::field::magic, ByteRole::Signature, QCoreApplication::translate("HeaderField", "magic"),
         magicText(header.magic), magicMeaning(header.magic)},
        {blob::field::generation, ByteRole::Version,
         QCoreApplication::translate("HeaderField", "codec generation"), QString::number(header.generation),
         known ? QCoreApplication::translate("HeaderField", "the known one")
               : QCoreApplication::translate("HeaderField", "only 1 is known")},
        {blob::field::flags, ByteRole::Version, QCoreApplication::translate("HeaderField", "flags"),
         hex(header.flags, 4), flagsMeaning(header)},
        {blob::field::length, ByteRole::Length, QCoreApplication::translate("HeaderField", "data length"),
         QString::number(header.length),
         QCoreApplication::translate("HeaderField", "bytes behind the header")},
        {blob::field::hash, ByteRole::Checksum, QCoreApplication::translate("HeaderField", "hash"),
         hex(header.hash, 16), hashMeaning(report)},
    };
}

} // namespace chartroom::model
