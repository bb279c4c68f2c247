#pragma once

#include <cstdint>

namespace chartroom::views {

/// Which line is on top, and the scroll bar that stands for it. Lines are 64-bit, a scroll bar's values are
/// not: with more lines than it can count, a bar's value stands for a run of lines, while wheel and keys
/// still move by single ones.
class ByteScroll
{
public:
    /// The biggest value that a bar is given. Below the int's limit, so that a bar can add a page to it.
    static constexpr int maxBar = 1 << 30;

    /// The number of lines in all, and of those that fit whole.
    void setExtent(std::uint64_t lines, int visible);
    [[nodiscard]] std::uint64_t lines() const { return m_lines; }
    [[nodiscard]] std::uint64_t top() const { return m_top; }
    /// The last line that may be on top: the end of the file is then at the bottom.
    [[nodiscard]] std::uint64_t maxTop() const;
    /// Cut to maxTop().
    void setTop(std::uint64_t line);
    /// Moves by lines, stopping at either end.
    void moveBy(std::int64_t lines);
    /// Moves as little as needed to have a line within the lines that fit whole.
    void reveal(std::uint64_t line);

    /// The bar's maximum and value. A value of 0 means the first line and barMaximum() the last.
    [[nodiscard]] int barMaximum() const;
    [[nodiscard]] int barValue() const;
    /// Takes a value that the user gave the bar. The one that stands for the present line changes nothing.
    void setBarValue(int value);

private:
    std::uint64_t m_lines = 0;
    std::uint64_t m_top = 0;
    int m_visible = 1;
};

} // namespace chartroom::views
