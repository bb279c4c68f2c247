#include "views/common/byte_layout.h"

#include <algorithm>
#include <bit>

namespace chartroom::views {

namespace {

constexpr int group = 8;
// In widths of a digit.
constexpr int margin = 1;
constexpr int columnGap = 2;
constexpr int hexCell = 3;
constexpr int groupGap = 1;
/// Wider lines are harder to read than to scroll.
constexpr int maxFittingBytes = 64;

int digitsInAll(int bytes, int digits)
{
    const int groups = (bytes + group - 1) / group;
    return margin + digits + columnGap + bytes * hexCell + groups * groupGap + columnGap + bytes + margin;
}

} // namespace

int ByteLayout::offsetDigits(std::uint64_t lastOffset)
{
    const int needed = (static_cast<int>(std::bit_width(lastOffset)) + 3) / 4;
    return std::max(8, needed);
}

int ByteLayout::fittingBytesPerRow(Measures measures, int width, std::uint64_t lastOffset)
{
    const int digits = offsetDigits(lastOffset);
    int bytes = maxFittingBytes;
    while (bytes > group && digitsInAll(bytes, digits) * measures.digit > width)
        bytes -= group;
    return bytes;
}

void ByteLayout::set(Measures measures, int bytesPerRow, std::uint64_t lastOffset)
{
    m_measures = measures;
    m_bytesPerRow = bytesPerRow;
    m_digits = offsetDigits(lastOffset);
    const int digit = measures.digit;
    m_hexLeft = (margin + m_digits + columnGap) * digit;
    const int groups = (bytesPerRow + group - 1) / group;
    m_divider = m_hexLeft + (bytesPerRow * hexCell + groups * groupGap) * digit;
    m_textLeft = m_divider + columnGap * digit;
    m_width = digitsInAll(bytesPerRow, m_digits) * digit;
}

int ByteLayout::offsetLeft() const
{
    return margin * m_measures.digit;
}

int ByteLayout::cellLeft(int column, Side side) const
{
    if (side == Side::Text)
        return m_textLeft + column * m_measures.digit;
    return m_hexLeft + (column * hexCell + column / group * groupGap) * m_measures.digit;
}

int ByteLayout::glyphLeft(int column, Side side) const
{
    return cellLeft(column, side) + (side == Side::Hex ? m_measures.digit / 2 : 0);
}

QRect ByteLayout::cell(int row, int column, Side side) const
{
    const int width = (side == Side::Hex ? hexCell : 1) * m_measures.digit;
    return {cellLeft(column, side), row * m_measures.line, width, m_measures.line};
}

bool ByteLayout::onCells(QPoint position) const
{
    const int x = position.x();
    return (x >= m_hexLeft && x < m_divider) ||
           (x >= m_textLeft && x < m_textLeft + m_bytesPerRow * m_measures.digit);
}

ByteLayout::Hit ByteLayout::hit(QPoint position, std::optional<Side> preferred) const
{
    Hit result;
    // Division of negative places must not round towards the first row.
    const int y = position.y();
    result.row = y >= 0 ? y / m_measures.line : -((-y + m_measures.line - 1) / m_measures.line);
    result.side = preferred.value_or(position.x() < m_divider + m_measures.digit ? Side::Hex : Side::Text);
    int column = m_bytesPerRow - 1;
    while (column > 0 && position.x() < cellLeft(column, result.side))
        --column;
    result.column = column;
    return result;
}

} // namespace chartroom::views
