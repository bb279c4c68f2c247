#include "views/common/filter_keys.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>

namespace chartroom::views {

FilterKeys::FilterKeys(QLineEdit& field, QAbstractItemView& list, bool choosing)
    : QObject(&field)
    , m_field(field)
    , m_list(list)
    , m_choosing(choosing)
{
    field.installEventFilter(this);
    list.installEventFilter(this);
}

bool FilterKeys::enter()
{
    const QAbstractItemModel* rows = m_list.model();
    if (!m_list.currentIndex().isValid() && rows && rows->rowCount() > 0)
        m_list.setCurrentIndex(rows->index(0, 0));
    if (!m_list.currentIndex().isValid())
        return false;
    m_list.scrollTo(m_list.currentIndex());
    return true;
}

bool FilterKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.modifiers() & ~Qt::KeypadModifier)
        return QObject::eventFilter(watched, event);
    if (watched == &m_list) {
        const QModelIndex now = m_list.currentIndex();
        const bool first = m_list.hasFocus() && now.isValid() && now.row() == 0 && !now.parent().isValid();
        if (key.key() != Qt::Key_Up || !first || !m_field.isVisible())
            return QObject::eventFilter(watched, event);
        m_field.setFocus(Qt::BacktabFocusReason);
        return true;
    }
    if (key.key() == Qt::Key_Down || key.key() == Qt::Key_PageDown) {
        if (enter())
            m_list.setFocus(Qt::TabFocusReason);
        return true;
    }
    if (m_choosing && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)) {
        if (enter())
            Q_EMIT m_list.activated(m_list.currentIndex());
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace chartroom::views
