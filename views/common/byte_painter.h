#pragma once

#include "formats/core/mapped_file.h"
#include "model/common/byte_structure.h"
#include "views/common/byte_layout.h"
#include "views/common/byte_mark.h"

#include <QFont>
#include <QGlyphRun>
#include <QPainter>
#include <QPalette>
#include <QRawFont>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace chartroom::views {

/// What is to be painted of a byte view.
struct ByteScene
{
    const ByteLayout& layout;
    core::Bytes bytes;           ///< the whole file
    std::uint64_t remaining = 0; ///< bytes that the file still has; later ones are shown as lost
    std::uint64_t topOffset = 0; ///< of the first line
    int rows = 0;                ///< lines with a part in the picture
    core::ByteRange selection;
    std::uint64_t caret = 0;
    ByteLayout::Side side = ByteLayout::Side::Hex;
    bool active = false;                           ///< has the keyboard
    const std::vector<model::ByteField>& fields;   ///< of the visible bytes
    std::span<const ByteMark> marks;               ///< in any order
    std::optional<core::ByteRange> hoveredField{}; ///< drawn stronger
};

/// Paints the lines of a byte view. Characters are placed one by one, so that a font whose digits have a
/// fractional width does not drift, and handed to the painter in one run for each colour: a line costs no
/// text layout.
class BytePainter
{
public:
    BytePainter(QPainter& painter, const QPalette& palette, const QFont& font, const ByteScene& scene);

    void paint();

private:
    using Side = ByteLayout::Side;
    enum Ink : std::size_t { Plain, Faint, Selected, InkCount };

    void paintFields();
    void paintSelection();
    void paintMarks();
    void paintCharacters();
    void paintCaret();
    void addCharacter(Ink ink, QChar character, int left, int row);
    void addByte(std::uint64_t offset, int row, int column);
    void flush();

    /// Calls `run(row, firstColumn, lastColumn)` for each visible line that has bytes of a range.
    template<class Run>
    void forRuns(core::ByteRange range, Run run) const;
    [[nodiscard]] QRect runRect(int row, int first, int last, Side side) const;
    [[nodiscard]] std::uint64_t visibleEnd() const;

    QPainter& m_painter;
    const QPalette& m_palette;
    const ByteScene& m_scene;
    QRawFont m_font;
    int m_baseline = 0;
    std::array<quint32, 128> m_glyphs{};
    struct Characters
    {
        QVector<quint32> glyphs;
        QVector<QPointF> positions;
    };
    std::array<Characters, InkCount> m_inks;
};

} // namespace chartroom::views
