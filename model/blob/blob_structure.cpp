#include "model/blob/blob_structure.h"

#include "model/blob/header_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

std::vector<ByteField> BlobStructure::fields(core::ByteRange window) const
{
    std::vector<ByteField> result;
    const std::uint64_t size = m_report->bytes().size();
    const std::uint64_t end = std::min(window.end(), size);
    for (std::uint64_t at = window.offset; at < end;) {
        result.push_back(fieldAt(at));
        at = result.back().range.end();
    }
    return result;
}

ByteField BlobStructure::fieldAt(std::uint64_t offset) const
{
    for (const HeaderField& field : headerFields(m_report->result)) {
        if (field.range.contains(offset))
            return {field.range, field.role, field.name, field.value};
    }
    const std::int32_t index = m_report->envelopeAt(offset);
    if (index >= 0)
        return envelopeField(index, offset);
    const auto after = std::ranges::upper_bound(
        m_report->unclaimed, offset, {}, [](const UnclaimedBytes& bytes) { return bytes.range.offset; });
    // Outside header and envelopes every byte is unclaimed: there is a range, and it is the one before.
    return {std::prev(after)->range,
            ByteRole::Unclaimed,
            QCoreApplication::translate("BlobStructure", "bytes that no structure claims"),
            {}};
}

ByteField BlobStructure::envelopeField(std::int32_t index, std::uint64_t offset) const
{
    const blob::Envelope& envelope = m_report->envelopes[static_cast<std::size_t>(index)];
    const std::uint64_t size = m_report->bytes().size();
    const QString domain = envelopeName(*m_report, envelope);
    const auto field = [&](core::ByteRange range, ByteRole role, const char* name, const QString& value) {
        range.length = std::min(range.length, size - range.offset);
        return ByteField{
            range, role,
            QStringLiteral("%1 \u203A %2").arg(domain, QCoreApplication::translate("BlobStructure", name)),
            value};
    };
    if (offset < envelope.name().offset)
        return field({envelope.offset, 4}, ByteRole::Length,
                     QT_TRANSLATE_NOOP("BlobStructure", "domain length"),
                     QString::number(envelope.domainLength));
    if (envelope.name().contains(offset))
        return field(envelope.name(), ByteRole::Text, QT_TRANSLATE_NOOP("BlobStructure", "domain"), domain);
    if (envelope.generationField().contains(offset))
        return field(envelope.generationField(), ByteRole::Version,
                     QT_TRANSLATE_NOOP("BlobStructure", "model generation"),
                     QString::number(envelope.generation));
    if (envelope.lengthField().contains(offset))
        return field(envelope.lengthField(), ByteRole::Length,
                     QT_TRANSLATE_NOOP("BlobStructure", "content length"),
                     QString::number(envelope.contentLength));
    // The run of content around the byte: from the envelope found before it to the one found behind it.
    const auto& all = m_report->envelopes;
    const auto next = std::ranges::upper_bound(all, offset, {}, &blob::Envelope::offset);
    const auto last = static_cast<std::int32_t>(next - all.begin()) - 1;
    std::uint64_t begin = envelope.content().offset;
    for (std::int32_t inner = last; inner > index; inner = m_report->parents[static_cast<std::size_t>(inner)])
        begin = std::max(begin, m_report->range(all[static_cast<std::size_t>(inner)]).end());
    std::uint64_t end = m_report->range(envelope).end();
    if (next != all.end())
        end = std::min(end, next->offset);
    return field({begin, end - begin}, ByteRole::Content, QT_TRANSLATE_NOOP("BlobStructure", "content"), {});
}

} // namespace chartroom::model
