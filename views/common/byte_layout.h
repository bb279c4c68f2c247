#pragma once

#include <QRect>

#include <cstdint>
#include <optional>

namespace chartroom::views {

/// Where the offset column, the hex cells and the characters of a byte view stand. Pure geometry, in logical
/// pixels of the viewport; a row is one line of bytes, row 0 the first one shown.
class ByteLayout
{
public:
    enum class Side : std::uint8_t { Hex, Text };

    /// The measures of the font: width of a digit and height of a line.
    struct Measures
    {
        int digit = 8;
        int line = 16;
    };
    struct Hit
    {
        int row = 0;
        int column = 0;
        Side side = Side::Hex;
    };

    /// `lastOffset` is the biggest one that is shown: the offset column has room for it.
    void set(Measures measures, int bytesPerRow, std::uint64_t lastOffset);
    /// How many bytes fit a line of `width` pixels: a multiple of 8, at least 8.
    [[nodiscard]] static int fittingBytesPerRow(Measures measures, int width, std::uint64_t lastOffset);
    /// Hex digits that offsets are shown with: 8, or as many as the biggest one needs.
    [[nodiscard]] static int offsetDigits(std::uint64_t lastOffset);

    [[nodiscard]] int bytesPerRow() const { return m_bytesPerRow; }
    [[nodiscard]] int digits() const { return m_digits; }
    [[nodiscard]] Measures measures() const { return m_measures; }
    /// Width of everything.
    [[nodiscard]] int width() const { return m_width; }
    /// Left edge of the offset column's digits.
    [[nodiscard]] int offsetLeft() const;
    /// The cell of one byte; between cells of one row there is no gap that belongs to none.
    [[nodiscard]] QRect cell(int row, int column, Side side) const;
    /// Left edge of the digits or the character of a byte.
    [[nodiscard]] int glyphLeft(int column, Side side) const;
    /// x of the line between the hex and the text side.
    [[nodiscard]] int divider() const { return m_divider; }
    /// The byte at a place. Places beside the columns belong to the nearest byte of the row, on `preferred`'s
    /// side when that is given (a drag stays on its side).
    [[nodiscard]] Hit hit(QPoint position, std::optional<Side> preferred = std::nullopt) const;
    /// Whether a place lies on a byte's cell (not in the offset column and not beside the columns).
    [[nodiscard]] bool onCells(QPoint position) const;

private:
    [[nodiscard]] int cellLeft(int column, Side side) const;

    Measures m_measures;
    int m_bytesPerRow = 16;
    int m_digits = 8;
    int m_hexLeft = 0;
    int m_divider = 0;
    int m_textLeft = 0;
    int m_width = 0;
};

} // namespace chartroom::views
