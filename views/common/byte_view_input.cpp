// The keyboard and mouse half of ByteView.
#include "views/common/byte_view.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

namespace chartroom::views {

namespace {

/// The keys that the view takes, whatever shortcuts the window has on them.
bool isOwnKey(const QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return (event->modifiers() & (Qt::AltModifier | Qt::MetaModifier)) == 0;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
    case Qt::Key_0:
        return (event->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier | Qt::KeypadModifier)) ==
               Qt::ControlModifier;
    default:
        return event->matches(QKeySequence::Copy) || event->matches(QKeySequence::SelectAll);
    }
}

} // namespace

bool ByteView::moveByKey(const QKeyEvent* event)
{
    const bool extend = (event->modifiers() & Qt::ShiftModifier) != 0;
    const bool control = (event->modifiers() & Qt::ControlModifier) != 0;
    const std::int64_t perRow = m_layout.bytesPerRow();
    const auto column = static_cast<std::int64_t>(caret() % static_cast<std::uint64_t>(perRow));
    switch (event->key()) {
    case Qt::Key_Left:
        m_selection.moveBy(-1, extend);
        break;
    case Qt::Key_Right:
        m_selection.moveBy(1, extend);
        break;
    case Qt::Key_Up:
        if (caret() >= static_cast<std::uint64_t>(perRow))
            m_selection.moveBy(-perRow, extend);
        break;
    case Qt::Key_Down:
        m_selection.moveBy(perRow, extend);
        break;
    case Qt::Key_PageUp:
        m_scroll.moveBy(-visibleRows());
        m_selection.moveBy(-perRow * visibleRows(), extend);
        break;
    case Qt::Key_PageDown:
        m_scroll.moveBy(visibleRows());
        m_selection.moveBy(perRow * visibleRows(), extend);
        break;
    case Qt::Key_Home:
        if (control)
            m_selection.moveTo(0, extend);
        else
            m_selection.moveBy(-column, extend);
        break;
    case Qt::Key_End:
        if (control)
            m_selection.moveTo(size(), extend);
        else
            m_selection.moveBy(perRow - 1 - column, extend);
        break;
    default:
        return false;
    }
    return true;
}

void ByteView::keyPressEvent(QKeyEvent* event)
{
    const ByteSelection before = m_selection;
    if (QAction* const action = actionFor(event)) {
        action->trigger();
        return;
    }
    if (!isOwnKey(event)) {
        if (event->key() == Qt::Key_Escape && selection().length > 0) {
            m_selection.moveTo(caret(), false);
            announce(before);
        } else {
            event->ignore();
        }
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
    } else if (event->matches(QKeySequence::Copy)) {
        copy(m_side == Side::Hex ? ByteFormat::Hex : ByteFormat::Text);
    } else if (moveByKey(event)) {
        showCaret();
        announce(before);
    } else if (event->key() == Qt::Key_0) {
        resetZoom();
    } else {
        zoom(event->key() == Qt::Key_Minus ? -1 : 1);
    }
}

QAction* ByteView::actionFor(const QKeyEvent* event) const
{
    const QKeySequence pressed(event->keyCombination());
    for (QAction* const action : actions()) {
        if (action->isEnabled() && action->shortcuts().contains(pressed))
            return action;
    }
    return nullptr;
}

bool ByteView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (isOwnKey(key) || actionFor(key)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

bool ByteView::focusNextPrevChild(bool next)
{
    const Side wanted = next ? Side::Text : Side::Hex;
    if (m_side != wanted && hasFocus() && size() > 0) {
        m_side = wanted;
        showCaret();
        return true;
    }
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void ByteView::focusInEvent(QFocusEvent* event)
{
    if (event->reason() == Qt::TabFocusReason)
        m_side = Side::Hex;
    else if (event->reason() == Qt::BacktabFocusReason)
        m_side = Side::Text;
    viewport()->update();
}

void ByteView::focusOutEvent(QFocusEvent*)
{
    viewport()->update();
}

void ByteView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || size() == 0) {
        event->ignore();
        return;
    }
    const ByteSelection before = m_selection;
    const ByteLayout::Hit hit = m_layout.hit(event->pos() + QPoint(horizontalScrollBar()->value(), 0));
    m_side = hit.side;
    m_dragging = true;
    m_pressedAt = event->pos();
    m_pressedByte = std::min(offsetOf(hit), size());
    if ((event->modifiers() & Qt::ShiftModifier) != 0) {
        m_selection.extendOver(m_pressedByte);
        m_extending = true;
    } else {
        m_selection.moveTo(m_pressedByte, false);
        m_extending = false;
    }
    announce(before);
}

void ByteView::dragTo(const QPoint& position)
{
    const ByteSelection before = m_selection;
    const QPoint inside = position + QPoint(horizontalScrollBar()->value(), 0);
    const std::uint64_t byte = offsetOf(m_layout.hit(inside, m_side));
    if (m_extending)
        m_selection.extendOver(byte);
    else
        m_selection.selectBytes(m_pressedByte, byte);
    announce(before);
}

void ByteView::mouseMoveEvent(QMouseEvent* event)
{
    track(event->pos());
    if (!m_dragging)
        return;
    // Within the byte that was pressed a hand may tremble.
    const bool sameByte = byteAt(event->pos()) == m_pressedByte;
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (sameByte && !far && selection().length == 0)
        return;
    dragTo(event->pos());
    const bool outside = event->pos().y() < 0 || event->pos().y() >= viewport()->height();
    if (outside && !m_autoScroll->isActive())
        m_autoScroll->start();
    else if (!outside)
        m_autoScroll->stop();
}

void ByteView::autoScroll()
{
    const QPoint position = viewport()->mapFromGlobal(QCursor::pos());
    const int line = m_layout.measures().line;
    const int beyond = position.y() < 0 ? position.y() : position.y() - viewport()->height() + 1;
    if (!m_dragging || (position.y() >= 0 && beyond < 0)) {
        m_autoScroll->stop();
        return;
    }
    // The farther out, the faster.
    m_scroll.moveBy(beyond / line + (beyond < 0 ? -1 : 1));
    showTop(m_scroll.top());
    dragTo({position.x(), std::clamp(position.y(), 0, visibleRows() * line - 1)});
}

void ByteView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragging = false;
    m_autoScroll->stop();
}

void ByteView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const std::optional<std::uint64_t> byte = byteAt(event->pos());
    if (event->button() != Qt::LeftButton || !byte)
        return;
    const ByteSelection before = m_selection;
    if (const auto field = fieldAt(*byte))
        m_selection.select(field->range);
    else
        m_selection.select({*byte, 1});
    announce(before);
}

void ByteView::track(const QPoint& position)
{
    const std::optional<std::uint64_t> byte = byteAt(position);
    if (byte == m_hovered)
        return;
    m_hovered = byte;
    viewport()->update();
    Q_EMIT hovered(m_hovered ? std::optional<quint64>(*m_hovered) : std::nullopt);
}

QString ByteView::toolTipAt(const QPoint& position) const
{
    const std::optional<std::uint64_t> byte = byteAt(position);
    if (!byte)
        return {};
    const QString place = tr("Offset %1 (0x%2)").arg(*byte).arg(*byte, 0, 16);
    const std::optional<model::ByteField> field = fieldAt(*byte);
    if (!field)
        return place;
    const QString name = field->value.isEmpty() ? field->name : tr("%1: %2").arg(field->name, field->value);
    return name + QLatin1Char('\n') + place;
}

bool ByteView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = toolTipAt(help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")), this);
        return true;
    }
    if (event->type() == QEvent::Leave)
        track({-1, -1});
    return QAbstractScrollArea::viewportEvent(event);
}

void ByteView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const auto addCopy = [&](const QString& text, ByteFormat format) {
        menu.addAction(text, this, [this, format] { copy(format); })->setEnabled(size() > 0);
    };
    addCopy(tr("Copy as &hex"), ByteFormat::Hex);
    addCopy(tr("Copy as &text"), ByteFormat::Text);
    addCopy(tr("Copy as &C array"), ByteFormat::CArray);
    addCopy(tr("Copy as hex &dump"), ByteFormat::HexDump);
    addCopy(tr("Copy &offset"), ByteFormat::Offset);
    menu.addSeparator();
    const auto field = fieldAt(caret());
    menu.addAction(tr("Select &field"), this, [this, field] { select(field->range); })
        ->setEnabled(field.has_value());
    menu.addAction(tr("Select &all"), this, &ByteView::selectAll)->setEnabled(size() > 0);
    if (!actions().isEmpty()) {
        menu.addSeparator();
        menu.addActions(actions());
    }
    menu.exec(event->globalPos());
}

} // namespace chartroom::views
