#include "model/blob/header_fields.h"

#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("HeaderField", text);
}

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
        return translated(QT_TRANSLATE_NOOP("HeaderField", "a blob"));
    if (magic == blob::prereleaseMagic)
        return translated(QT_TRANSLATE_NOOP("HeaderField", "a blob from before version 1.0 of the format"));
    return translated(QT_TRANSLATE_NOOP("HeaderField", "no blob"));
}

QString flagsMeaning(const blob::Header& header)
{
    QString text = header.hashed() ? translated(QT_TRANSLATE_NOOP("HeaderField", "the data have a hash"))
                                   : translated(QT_TRANSLATE_NOOP("HeaderField", "the data have no hash"));
    if ((header.flags & ~blob::flagHashed) != 0)
        text += translated(QT_TRANSLATE_NOOP("HeaderField", "; unknown bits are set"));
    return text;
}

QString hashMeaning(const blob::HeaderReport& report)
{
    if (!report.header->hashed())
        return translated(QT_TRANSLATE_NOOP("HeaderField", "not looked at: the flag is not set"));
    if (!report.computedHash)
        return translated(QT_TRANSLATE_NOOP("HeaderField", "not computed"));
    if (*report.computedHash == report.header->hash)
        return translated(QT_TRANSLATE_NOOP("HeaderField", "that of what follows the header"));
    if (report.header->hash == 0)
        return translated(QT_TRANSLATE_NOOP("HeaderField",
                                            "all zeros: never filled in, or lost; what follows "
                                            "the header has %1"))
            .arg(hex(*report.computedHash, 16));
    return translated(QT_TRANSLATE_NOOP("HeaderField", "what follows the header has %1"))
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
        {blob::field::magic, ByteRole::Signature, translated(QT_TRANSLATE_NOOP("HeaderField", "magic")),
         magicText(header.magic), magicMeaning(header.magic)},
        {blob::field::generation, ByteRole::Version,
         translated(QT_TRANSLATE_NOOP("HeaderField", "codec generation")), QString::number(header.generation),
         known ? translated(QT_TRANSLATE_NOOP("HeaderField", "the known one"))
               : translated(QT_TRANSLATE_NOOP("HeaderField", "only 1 is known"))},
        {blob::field::flags, ByteRole::Version, translated(QT_TRANSLATE_NOOP("HeaderField", "flags")),
         hex(header.flags, 4), flagsMeaning(header)},
        {blob::field::length, ByteRole::Length, translated(QT_TRANSLATE_NOOP("HeaderField", "data length")),
         QString::number(header.length),
         translated(QT_TRANSLATE_NOOP("HeaderField", "bytes behind the header"))},
        {blob::field::hash, ByteRole::Checksum, translated(QT_TRANSLATE_NOOP("HeaderField", "hash")),
         hex(header.hash, 16), hashMeaning(report)},
    };
}

} // namespace chartroom::model
