#include "views/common/byte_view.h"

#include "views/common/byte_painter.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr int autoScrollMilliseconds = 40;
constexpr int wheelStep = 120;
constexpr int wheelLines = 3;
constexpr int minFontSize = 5;
constexpr int maxFontSize = 48;

QFont defaultFont()
{
    return QFontDatabase::systemFont(QFontDatabase::FixedFont);
}

} // namespace

ByteView::ByteView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_autoScroll(new QTimer(this))
{
    setFont(defaultFont());
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Bytes"));
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
    m_autoScroll->setInterval(autoScrollMilliseconds);
    connect(m_autoScroll, &QTimer::timeout, this, &ByteView::autoScroll);
    // Not in scrollContentsBy(): its distance is wrong once a bar was moved with its signals blocked.
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        m_scroll.setBarValue(value);
        viewport()->update();
        Q_EMIT viewChanged();
    });
    updateLayout();
}

ByteView::~ByteView() = default;

void ByteView::setFile(std::shared_ptr<const core::MappedFile> file)
{
    const ByteSelection before = m_selection;
    m_file = std::move(file);
    m_marks.clear();
    m_selection.setSize(m_file ? m_file->bytes().size() : 0);
    updateLayout();
    announce(before);
}

void ByteView::setStructure(std::shared_ptr<const model::ByteStructure> structure)
{
    m_structure = std::move(structure);
    viewport()->update();
}

void ByteView::setMarks(std::vector<ByteMark> marks)
{
    m_marks = std::move(marks);
    viewport()->update();
}

void ByteView::setEmptyText(const QString& text)
{
    m_emptyText = text;
    viewport()->update();
}

void ByteView::setBytesPerRow(int bytes)
{
    m_wantedPerRow = std::max(bytes, 0);
    updateLayout();
}

void ByteView::updateLayout()
{
    const QFontMetrics metrics(font());
    const ByteLayout::Measures measures{std::max(1, metrics.horizontalAdvance(QLatin1Char('0'))),
                                        std::max(1, metrics.height() + metrics.height() / 6)};
    const std::uint64_t top = topOffset();
    const int wanted = m_wantedPerRow > 0
                           ? m_wantedPerRow
                           : ByteLayout::fittingBytesPerRow(measures, viewport()->width(), size());
    m_layout.set(measures, wanted, size());
    const auto perRow = static_cast<std::uint64_t>(wanted);
    // One more than the bytes need when they fill their last line: the caret can stand behind the last byte.
    m_scroll.setExtent(size() / perRow + 1, visibleRows());
    horizontalScrollBar()->setRange(0, std::max(0, m_layout.width() - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(measures.digit);
    showTop(top / perRow);
}

void ByteView::showTop(std::uint64_t line)
{
    m_scroll.setTop(line);
    QScrollBar* const bar = verticalScrollBar();
    {
        // The bar only shows where the view is: with more lines than it can count its value is not exact.
        const QSignalBlocker blocker(bar);
        bar->setRange(0, m_scroll.barMaximum());
        bar->setPageStep(visibleRows());
        bar->setSingleStep(1);
        bar->setValue(m_scroll.barValue());
    }
    viewport()->update();
    Q_EMIT viewChanged();
}

void ByteView::scrollContentsBy(int, int)
{
    viewport()->update();
}

int ByteView::visibleRows() const
{
    return std::max(1, viewport()->height() / m_layout.measures().line);
}

std::uint64_t ByteView::topOffset() const
{
    return m_scroll.top() * static_cast<std::uint64_t>(m_layout.bytesPerRow());
}

void ByteView::setTopOffset(std::uint64_t offset)
{
    showTop(offset / static_cast<std::uint64_t>(m_layout.bytesPerRow()));
}

core::ByteRange ByteView::visibleRange() const
{
    const auto rows = static_cast<std::uint64_t>(viewport()->height() / m_layout.measures().line) + 1;
    const std::uint64_t top = std::min(topOffset(), size());
    return {top, std::min(rows * static_cast<std::uint64_t>(m_layout.bytesPerRow()), size() - top)};
}

void ByteView::showCaret()
{
    const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
    m_scroll.reveal(m_selection.caret() / perRow);
    showTop(m_scroll.top());
    const QRect cell = m_layout.cell(0, static_cast<int>(m_selection.caret() % perRow), m_side);
    QScrollBar* const bar = horizontalScrollBar();
    if (cell.left() < bar->value())
        bar->setValue(cell.left());
    else if (cell.right() > bar->value() + viewport()->width())
        bar->setValue(cell.right() - viewport()->width());
}

void ByteView::announce(const ByteSelection& before)
{
    viewport()->update();
    if (before.caret() != caret()) {
        setAccessibleDescription(tr("Caret at offset %1").arg(caret()));
        Q_EMIT caretMoved(caret());
    }
    if (before.range() != selection())
        Q_EMIT selectionChanged(selection());
}

void ByteView::goTo(std::uint64_t offset)
{
    const ByteSelection before = m_selection;
    m_selection.moveTo(offset, false);
    showCaret();
    announce(before);
}

void ByteView::select(core::ByteRange range)
{
    const ByteSelection before = m_selection;
    m_selection.select(range);
    showCaret();
    announce(before);
}

void ByteView::selectAll()
{
    const ByteSelection before = m_selection;
    m_selection.select({0, size()});
    announce(before);
}

core::Bytes ByteView::selectedBytes() const
{
    if (!m_file)
        return {};
    const core::ByteRange range = selection();
    const std::uint64_t end = std::min(range.end(), m_file->remaining());
    if (range.offset >= end)
        return {};
    return m_file->bytes().subspan(static_cast<std::size_t>(range.offset),
                                   static_cast<std::size_t>(end - range.offset));
}

bool ByteView::copy(ByteFormat format)
{
    core::ByteRange range = selection();
    if (range.length == 0 && range.offset < size())
        range.length = 1;
    if (format != ByteFormat::Offset && range.length > maxClipboardBytes) {
        Q_EMIT messageShown(
            tr("%L1 bytes are too many for the clipboard: it takes %L2 at most. Nothing was copied.")
                .arg(range.length)
                .arg(maxClipboardBytes));
        return false;
    }
    if (!m_file)
        return false;
    const std::uint64_t present = std::max(range.offset, std::min(range.end(), m_file->remaining()));
    const core::Bytes bytes = m_file->bytes().subspan(static_cast<std::size_t>(range.offset),
                                                      static_cast<std::size_t>(present - range.offset));
    QApplication::clipboard()->setText(bytesAsText(bytes, range.offset, format));
    Q_EMIT messageShown(format == ByteFormat::Offset
                            ? tr("Copied the offset.")
                            : tr("Copied %Ln byte(s).", nullptr, static_cast<int>(bytes.size())));
    return true;
}

QRect ByteView::cellRect(std::uint64_t offset, Side side) const
{
    const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
    if (offset < topOffset() || (offset - topOffset()) / perRow > static_cast<std::uint64_t>(visibleRows()))
        return {};
    const std::uint64_t place = offset - topOffset();
    return m_layout.cell(static_cast<int>(place / perRow), static_cast<int>(place % perRow), side)
        .translated(-horizontalScrollBar()->value(), 0);
}

std::optional<std::uint64_t> ByteView::byteAt(const QPoint& position) const
{
    const QPoint inside = position + QPoint(horizontalScrollBar()->value(), 0);
    if (!m_layout.onCells(inside) || !viewport()->rect().contains(position))
        return std::nullopt;
    const ByteLayout::Hit hit = m_layout.hit(inside);
    const std::uint64_t offset = offsetOf(hit);
    return offset < size() ? std::optional(offset) : std::nullopt;
}

std::uint64_t ByteView::offsetOf(const ByteLayout::Hit& hit) const
{
    const auto perRow = static_cast<std::uint64_t>(m_layout.bytesPerRow());
    const auto column = static_cast<std::uint64_t>(hit.column);
    if (hit.row < 0) {
        const auto up = static_cast<std::uint64_t>(-hit.row);
        return m_scroll.top() < up ? 0 : (m_scroll.top() - up) * perRow + column;
    }
    return (m_scroll.top() + static_cast<std::uint64_t>(hit.row)) * perRow + column;
}

std::optional<model::ByteField> ByteView::fieldAt(std::uint64_t offset) const
{
    if (!m_structure || offset >= size())
        return std::nullopt;
    const std::vector<model::ByteField> fields = m_structure->fields({offset, 1});
    return fields.empty() ? std::nullopt : std::optional(fields.front());
}

void ByteView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    if (!m_file || size() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.setFont(QApplication::font(this));
        painter.drawText(viewport()->rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                         m_file && m_emptyText.isEmpty() ? tr("The file is empty.") : m_emptyText);
        return;
    }
    const core::ByteRange visible = visibleRange();
    const std::vector<model::ByteField> fields =
        m_structure ? m_structure->fields(visible) : std::vector<model::ByteField>();
    painter.translate(-horizontalScrollBar()->value(), 0);
    const std::optional<model::ByteField> hovered = m_hovered ? fieldAt(*m_hovered) : std::nullopt;
    const ByteScene scene{m_layout,
                          m_file->bytes(),
                          m_file->remaining(),
                          topOffset(),
                          viewport()->height() / m_layout.measures().line + 1,
                          selection(),
                          caret(),
                          m_side,
                          hasFocus(),
                          fields,
                          m_marks,
                          hovered ? std::optional(hovered->range) : std::nullopt};
    BytePainter(painter, palette(), font(), scene).paint();
    painter.setPen(palette().color(QPalette::Mid));
    const int divider = m_layout.divider() + m_layout.measures().digit;
    painter.drawLine(divider, 0, divider, viewport()->height());
}

void ByteView::resizeEvent(QResizeEvent*)
{
    updateLayout();
}

void ByteView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLayout();
    else if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void ByteView::zoom(int steps)
{
    QFont changed = font();
    const int size = changed.pointSize() > 0 ? changed.pointSize() : QFontInfo(changed).pointSize();
    changed.setPointSize(std::clamp(size + steps, minFontSize, maxFontSize));
    setFont(changed);
}

void ByteView::resetZoom()
{
    setFont(defaultFont());
}

void ByteView::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() == 0) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    // Touch pads send parts of a step: they add up.
    const bool zooms = (event->modifiers() & Qt::ControlModifier) != 0;
    const int unit = zooms ? wheelStep : wheelStep / wheelLines;
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / unit;
    m_wheelRest -= steps * unit;
    event->accept();
    if (zooms) {
        zoom(steps);
    } else {
        m_scroll.moveBy(-steps);
        showTop(m_scroll.top());
    }
}

} // namespace chartroom::views
