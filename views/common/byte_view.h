#pragma once

#include "formats/core/mapped_file.h"
#include "model/common/byte_structure.h"
#include "views/common/byte_clipboard.h"
#include "views/common/byte_layout.h"
#include "views/common/byte_mark.h"
#include "views/common/byte_scroll.h"
#include "views/common/byte_selection.h"

#include <QAbstractScrollArea>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace chartroom::views {

/// Bytes as hex and as text, of a mapped file of any size: only the visible lines are read and painted,
/// nothing is copied. Bytes are coloured by their structure, and the places where one field ends are
/// underlined, so that colour alone carries nothing.
///
/// Offsets are 64-bit. A file that another program shortens meanwhile stays shown; the bytes that went away
/// read `--`.
///
/// Keys: arrows, PgUp/PgDn, Home/End (line), Ctrl+Home/End (file), all with Shift to extend; Tab changes
/// between the hex and the text side; Ctrl+A selects all; Ctrl+C copies as the active side shows it;
/// Ctrl+wheel, Ctrl+Plus, Ctrl+Minus and Ctrl+0 change the size of the letters. A double click selects the
/// field.
class ByteView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// Which of the two columns the keyboard is in.
    using Side = ByteLayout::Side;

    explicit ByteView(QWidget* parent = nullptr);
    ~ByteView() override;

    /// Shows a file's bytes; null shows none. The caret goes to the start unless the place it has still
    /// exists.
    void setFile(std::shared_ptr<const core::MappedFile> file);
    [[nodiscard]] const std::shared_ptr<const core::MappedFile>& file() const { return m_file; }
    /// Number of bytes when the file was opened.
    [[nodiscard]] std::uint64_t size() const { return m_selection.size(); }
    /// What the bytes mean; null: nothing is known.
    void setStructure(std::shared_ptr<const model::ByteStructure> structure);
    [[nodiscard]] const std::shared_ptr<const model::ByteStructure>& structure() const { return m_structure; }
    /// Runs that stand out, in any order.
    void setMarks(std::vector<ByteMark> marks);
    /// What would be here, shown while there are no bytes.
    void setEmptyText(const QString& text);

    /// Bytes in a line; 0 fits as many groups of eight as the width has room for.
    void setBytesPerRow(int bytes);
    [[nodiscard]] int bytesPerRow() const { return m_layout.bytesPerRow(); }

    /// The byte that the keyboard is at, `size()` behind the last one.
    [[nodiscard]] std::uint64_t caret() const { return m_selection.caret(); }
    /// The selected bytes; empty at the caret when none is.
    [[nodiscard]] core::ByteRange selection() const { return m_selection.range(); }
    /// The selected bytes themselves, without those that the file has lost.
    [[nodiscard]] core::Bytes selectedBytes() const;
    [[nodiscard]] Side side() const { return m_side; }

    /// Puts the caret on a byte, scrolls there and clears the selection. Offsets behind the end mean the end.
    void goTo(std::uint64_t offset);
    /// Selects a range (cut to the file), puts the caret at its start and scrolls there.
    void select(core::ByteRange range);
    /// First line shown, counted in bytes from the start of the file.
    [[nodiscard]] std::uint64_t topOffset() const;
    /// Makes the line of an offset the first one shown, as far as the end of the file allows.
    void setTopOffset(std::uint64_t offset);
    /// Bytes of which at least a part is visible.
    [[nodiscard]] core::ByteRange visibleRange() const;

    /// Copies the selection (without one: the byte at the caret) to the clipboard. False when it is too long
    /// for a clipboard; messageShown() says so.
    bool copy(ByteFormat format);

    /// The place of a byte's cell in the viewport; null when it is not visible.
    [[nodiscard]] QRect cellRect(std::uint64_t offset, Side side) const;
    /// The byte at a place of the viewport; nothing beside the bytes.
    [[nodiscard]] std::optional<std::uint64_t> byteAt(const QPoint& position) const;
    /// The field that a byte belongs to.
    [[nodiscard]] std::optional<model::ByteField> fieldAt(std::uint64_t offset) const;
    /// Number of lines that fit whole.
    [[nodiscard]] int visibleRows() const;

public Q_SLOTS:
    void selectAll();
    void zoom(int steps);
    void resetZoom();

Q_SIGNALS:
    /// Other bytes are selected; a length of 0 means none, at the caret.
    void selectionChanged(chartroom::core::ByteRange selection);
    void caretMoved(quint64 offset);
    /// The byte under the pointer; nothing when it is elsewhere.
    void hovered(std::optional<quint64> offset);
    /// The first line or the number of bytes in a line changed.
    void viewChanged();
    /// A remark for the status bar.
    void messageShown(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void updateLayout();
    void showTop(std::uint64_t line);
    void showCaret();
    void announce(const ByteSelection& before);
    void track(const QPoint& position);
    void dragTo(const QPoint& position);
    void autoScroll();
    [[nodiscard]] QAction* actionFor(const QKeyEvent* event) const;
    bool moveByKey(const QKeyEvent* event);
    [[nodiscard]] std::uint64_t offsetOf(const ByteLayout::Hit& hit) const;
    [[nodiscard]] QString toolTipAt(const QPoint& position) const;

    std::shared_ptr<const core::MappedFile> m_file;
    std::shared_ptr<const model::ByteStructure> m_structure;
    std::vector<ByteMark> m_marks;
    QString m_emptyText;
    ByteLayout m_layout;
    ByteScroll m_scroll;
    ByteSelection m_selection;
    Side m_side = Side::Hex;
    int m_wantedPerRow = 0;
    int m_wheelRest = 0;
    bool m_dragging = false;
    bool m_extending = false; ///< the drag began with Shift
    QPoint m_pressedAt;
    std::uint64_t m_pressedByte = 0;
    QTimer* m_autoScroll;
    std::optional<quint64> m_hovered;
};

} // namespace chartroom::views
