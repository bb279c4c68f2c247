#include "views/common/byte_selection.h"

#include <algorithm>

namespace chartroom::views {

void ByteSelection::setSize(std::uint64_t size)
{
    m_size = size;
    m_anchor = std::min(m_anchor, size);
    m_caret = std::min(m_caret, size);
}

core::ByteRange ByteSelection::range() const
{
    const std::uint64_t first = std::min(m_anchor, m_caret);
    return {first, std::max(m_anchor, m_caret) - first};
}

void ByteSelection::moveTo(std::uint64_t offset, bool extend)
{
    m_caret = std::min(offset, m_size);
    if (!extend)
        m_anchor = m_caret;
}

void ByteSelection::moveBy(std::int64_t bytes, bool extend)
{
    if (bytes < 0) {
        const std::uint64_t back = std::uint64_t{0} - static_cast<std::uint64_t>(bytes);
        moveTo(m_caret - std::min(back, m_caret), extend);
    } else {
        moveTo(m_caret + std::min(static_cast<std::uint64_t>(bytes), m_size - m_caret), extend);
    }
}

void ByteSelection::selectBytes(std::uint64_t first, std::uint64_t last)
{
    if (m_size == 0)
        return;
    first = std::min(first, m_size - 1);
    last = std::min(last, m_size - 1);
    m_anchor = last >= first ? first : first + 1;
    m_caret = last >= first ? last + 1 : last;
}

void ByteSelection::extendOver(std::uint64_t byte)
{
    if (m_size == 0)
        return;
    byte = std::min(byte, m_size - 1);
    m_caret = byte >= m_anchor ? byte + 1 : byte;
}

void ByteSelection::select(core::ByteRange range)
{
    m_caret = std::min(range.offset, m_size);
    m_anchor = m_caret + std::min(range.length, m_size - m_caret);
}

} // namespace chartroom::views
