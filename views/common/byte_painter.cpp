#include "views/common/byte_painter.h"

#include "views/common/byte_clipboard.h"
#include "views/common/byte_colours.h"
#include "views/common/status_colours.h"

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr std::array bothSides{ByteLayout::Side::Hex, ByteLayout::Side::Text};
constexpr int lineWidth = 2;

QChar hexDigit(unsigned value)
{
    return QChar(u"0123456789ABCDEF"[value & 0xFU]);
}

QColor translucent(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

BytePainter::BytePainter(QPainter& painter, const QPalette& palette, const QFont& font,
                         const ByteScene& scene)
    : m_painter(painter)
    , m_palette(palette)
    , m_scene(scene)
    , m_font(QRawFont::fromFont(font))
{
    QString characters;
    for (char16_t c = 0x20; c < 0x7F; ++c)
        characters.append(QChar(c));
    const QVector<quint32> glyphs = m_font.glyphIndexesForString(characters);
    std::copy(glyphs.begin(), glyphs.end(), m_glyphs.begin() + 0x20);
    const double text = m_font.ascent() + m_font.descent();
    m_baseline = static_cast<int>((scene.layout.measures().line - text) / 2 + m_font.ascent());
}

std::uint64_t BytePainter::visibleEnd() const
{
    const auto most =
        static_cast<std::uint64_t>(m_scene.rows) * static_cast<std::uint64_t>(m_scene.layout.bytesPerRow());
    return std::min<std::uint64_t>(m_scene.bytes.size(), m_scene.topOffset + most);
}

template<class Run>
void BytePainter::forRuns(core::ByteRange range, Run run) const
{
    const auto perRow = static_cast<std::uint64_t>(m_scene.layout.bytesPerRow());
    std::uint64_t at = std::max(range.offset, m_scene.topOffset);
    const std::uint64_t end = std::min(range.end(), visibleEnd());
    while (at < end) {
        const std::uint64_t place = at - m_scene.topOffset;
        const std::uint64_t rowEnd = at - place % perRow + perRow;
        const std::uint64_t stop = std::min(end, rowEnd);
        run(static_cast<int>(place / perRow), static_cast<int>(place % perRow),
            static_cast<int>((stop - 1 - m_scene.topOffset) % perRow));
        at = stop;
    }
}

QRect BytePainter::runRect(int row, int first, int last, Side side) const
{
    return m_scene.layout.cell(row, first, side) | m_scene.layout.cell(row, last, side);
}

void BytePainter::paint()
{
    paintFields();
    paintMarks();
    paintSelection();
    paintCharacters();
    paintCaret();
}

void BytePainter::paintFields()
{
    const int digit = m_scene.layout.measures().digit;
    for (const model::ByteField& field : m_scene.fields) {
        const ByteColours colours = ByteColours::of(field.role, m_palette);
        const bool hovered = m_scene.hoveredField == field.range;
        forRuns(field.range, [&](int row, int first, int last) {
            for (const Side side : bothSides) {
                const QRect rect = runRect(row, first, last, side);
                if (colours.background.isValid())
                    m_painter.fillRect(rect, colours.background);
                if (hovered)
                    m_painter.fillRect(rect, translucent(colours.line, 60));
                // The gap at either end keeps the lines of neighbours apart.
                const int gap = side == Side::Hex ? digit / 2 : 1;
                m_painter.fillRect(rect.left() + gap, rect.bottom() + 1 - lineWidth, rect.width() - 2 * gap,
                                   lineWidth, colours.line);
            }
        });
    }
}

void BytePainter::paintMarks()
{
    const StatusColours bad = StatusColours::bad(m_palette);
    const StatusColours caution = StatusColours::caution(m_palette);
    for (const ByteMark& mark : m_scene.marks) {
        QPen pen(bad.sign, lineWidth);
        QBrush brush(Qt::NoBrush);
        if (mark.kind == ByteMark::Kind::Difference) {
            pen = QPen(caution.sign, 1, Qt::DashLine);
            brush = translucent(caution.sign, 70);
        } else if (mark.kind == ByteMark::Kind::Match) {
            pen.setColor(m_palette.color(QPalette::Highlight));
        }
        m_painter.setPen(pen);
        m_painter.setBrush(brush);
        forRuns(mark.range, [&](int row, int first, int last) {
            for (const Side side : bothSides)
                m_painter.drawRect(runRect(row, first, last, side).adjusted(1, 1, -1, -1));
        });
    }
}

void BytePainter::paintSelection()
{
    const QColor highlight =
        m_palette.color(m_scene.active ? QPalette::Active : QPalette::Inactive, QPalette::Highlight);
    forRuns(m_scene.selection, [&](int row, int first, int last) {
        for (const Side side : bothSides)
            m_painter.fillRect(runRect(row, first, last, side),
                               side == m_scene.side ? highlight : translucent(highlight, 90));
    });
}

void BytePainter::addCharacter(Ink ink, QChar character, int left, int row)
{
    const double y = row * m_scene.layout.measures().line + m_baseline;
    m_inks[ink].glyphs.append(m_glyphs[character.unicode() & 0x7FU]);
    m_inks[ink].positions.append(QPointF(left, y));
}

void BytePainter::addByte(std::uint64_t offset, int row, int column)
{
    const bool selected = m_scene.selection.contains(offset);
    const int digit = m_scene.layout.measures().digit;
    const int hexLeft = m_scene.layout.glyphLeft(column, Side::Hex);
    const int textLeft = m_scene.layout.glyphLeft(column, Side::Text);
    if (offset >= m_scene.remaining) {
        addCharacter(Faint, u'-', hexLeft, row);
        addCharacter(Faint, u'-', hexLeft + digit, row);
        addCharacter(Faint, u'-', textLeft, row);
        return;
    }
    const std::byte byte = m_scene.bytes[static_cast<std::size_t>(offset)];
    const auto value = std::to_integer<unsigned>(byte);
    const bool printable = value >= 0x20 && value < 0x7F;
    const auto ink = [&](Side side, bool faint) {
        if (selected && m_scene.side == side)
            return Selected;
        return faint ? Faint : Plain;
    };
    const Ink hexInk = ink(Side::Hex, value == 0);
    addCharacter(hexInk, hexDigit(value >> 4U), hexLeft, row);
    addCharacter(hexInk, hexDigit(value), hexLeft + digit, row);
    addCharacter(ink(Side::Text, !printable), byteCharacter(byte), textLeft, row);
}

void BytePainter::paintCharacters()
{
    const ByteLayout& layout = m_scene.layout;
    const auto perRow = static_cast<std::uint64_t>(layout.bytesPerRow());
    const std::uint64_t size = m_scene.bytes.size();
    for (int row = 0; row < m_scene.rows; ++row) {
        const std::uint64_t start = m_scene.topOffset + static_cast<std::uint64_t>(row) * perRow;
        if (start > size)
            break;
        const bool caretRow = m_scene.caret >= start && m_scene.caret - start < perRow;
        for (int i = 0; i < layout.digits(); ++i) {
            const auto shift = static_cast<unsigned>(layout.digits() - 1 - i) * 4;
            addCharacter(caretRow ? Plain : Faint, hexDigit(static_cast<unsigned>(start >> shift)),
                         layout.offsetLeft() + i * layout.measures().digit, row);
        }
        const std::uint64_t count = std::min(perRow, size - start);
        for (std::uint64_t i = 0; i < count; ++i)
            addByte(start + i, row, static_cast<int>(i));
    }
    flush();
}

void BytePainter::flush()
{
    const QColor text = m_palette.color(QPalette::Text);
    const QColor base = m_palette.color(QPalette::Base);
    // Halfway to the background and a little back: still 4.5 to 1 against it.
    const QColor faint =
        QColor::fromRgb((text.red() * 6 + base.red() * 4) / 10, (text.green() * 6 + base.green() * 4) / 10,
                        (text.blue() * 6 + base.blue() * 4) / 10);
    const std::array<QColor, InkCount> colours{text, faint, m_palette.color(QPalette::HighlightedText)};
    for (std::size_t ink = 0; ink < InkCount; ++ink) {
        QGlyphRun run;
        run.setRawFont(m_font);
        run.setGlyphIndexes(m_inks[ink].glyphs);
        run.setPositions(m_inks[ink].positions);
        m_painter.setPen(colours[ink]);
        m_painter.drawGlyphRun(QPointF(), run);
    }
}

void BytePainter::paintCaret()
{
    const auto perRow = static_cast<std::uint64_t>(m_scene.layout.bytesPerRow());
    if (m_scene.caret < m_scene.topOffset)
        return;
    const std::uint64_t place = m_scene.caret - m_scene.topOffset;
    if (place / perRow >= static_cast<std::uint64_t>(m_scene.rows))
        return;
    m_painter.setBrush(Qt::NoBrush);
    for (const Side side : bothSides) {
        const QRect cell =
            m_scene.layout.cell(static_cast<int>(place / perRow), static_cast<int>(place % perRow), side);
        const bool here = side == m_scene.side;
        m_painter.setPen(translucent(m_palette.color(QPalette::Text), here ? 255 : 110));
        m_painter.drawRect(cell.adjusted(0, 0, -1, -1));
        if (here && m_scene.active)
            m_painter.fillRect(cell.left(), cell.top(), lineWidth, cell.height(),
                               m_palette.color(QPalette::Text));
    }
}

} // namespace chartroom::views
