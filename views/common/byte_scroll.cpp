#include "views/common/byte_scroll.h"

#include <algorithm>

namespace chartroom::views {

namespace {

/// a * b / c without overflow; c is not 0 and the result fits.
std::uint64_t scaled(std::uint64_t a, std::uint64_t b, std::uint64_t c)
{
    // __extension__: the only 128-bit integer there is, which -Wpedantic does not know.
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>(static_cast<Wide>(a) * b / c);
}

} // namespace

void ByteScroll::setExtent(std::uint64_t lines, int visible)
{
    m_lines = lines;
    m_visible = std::max(visible, 1);
    setTop(m_top);
}

std::uint64_t ByteScroll::maxTop() const
{
    const auto visible = static_cast<std::uint64_t>(m_visible);
    return m_lines > visible ? m_lines - visible : 0;
}

void ByteScroll::setTop(std::uint64_t line)
{
    m_top = std::min(line, maxTop());
}

void ByteScroll::moveBy(std::int64_t lines)
{
    if (lines < 0) {
        const std::uint64_t up = std::uint64_t{0} - static_cast<std::uint64_t>(lines);
        m_top -= std::min(up, m_top);
    } else {
        m_top += std::min(static_cast<std::uint64_t>(lines), maxTop() - m_top);
    }
}

void ByteScroll::reveal(std::uint64_t line)
{
    const auto visible = static_cast<std::uint64_t>(m_visible);
    if (line < m_top)
        setTop(line);
    else if (line - m_top >= visible)
        setTop(line - visible + 1);
}

int ByteScroll::barMaximum() const
{
    return static_cast<int>(std::min<std::uint64_t>(maxTop(), maxBar));
}

int ByteScroll::barValue() const
{
    if (maxTop() <= maxBar)
        return static_cast<int>(m_top);
    const auto value = static_cast<int>(scaled(m_top, maxBar, maxTop()));
    // Only the very first and the very last line are at the bar's ends.
    if (value == 0 && m_top > 0)
        return 1;
    return value;
}

void ByteScroll::setBarValue(int value)
{
    if (value == barValue())
        return;
    const auto wanted = static_cast<std::uint64_t>(std::max(value, 0));
    setTop(maxTop() <= maxBar ? wanted : scaled(wanted, maxTop(), maxBar));
}

} // namespace chartroom::views
