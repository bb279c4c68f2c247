#include "views/world/tools/stamp_texts.h"

#include <QtEndian>

namespace chartroom::views {

namespace {

/// A larger stamp is not remembered: the file is written again and again.
constexpr qsizetype largestStamp = qsizetype{512} << 10;

} // namespace

void StampTexts::Packed::update(const StampTool::Kept& kept)
{
    if (std::exchange(changes, kept.changes) == kept.changes)
        return;
    const QByteArray bytes = kept.pattern.isEmpty() ? QByteArray() : kept.pattern.toBytes();
    text = bytes.size() > largestStamp ? QString() : QString::fromLatin1(qCompress(bytes).toBase64());
}

void StampTexts::update(const StampTool& tool)
{
    m_pattern.update(tool.keptPattern());
    for (int slot = 0; slot < StampTool::slotCount; ++slot)
        m_slots[static_cast<std::size_t>(slot)].update(tool.keptSlot(slot));
}

std::optional<TilePattern> StampTexts::stampOf(const QString& text)
{
    const QByteArray bytes = QByteArray::fromBase64(text.toLatin1());
    // The first four bytes say how large it becomes.
    if (bytes.size() < 4 || qFromBigEndian<quint32>(bytes.constData()) > quint32{largestStamp})
        return std::nullopt;
    return TilePattern::fromBytes(qUncompress(bytes));
}

} // namespace chartroom::views
