#include "views/world/docks/list_keys.h"

#include <QAbstractItemView>
#include <QAction>
#include <QKeyEvent>

namespace chartroom::views {

ListKeys::ListKeys(QAbstractItemView* view)
    : QObject(view)
    , m_view(view)
{
    view->installEventFilter(this);
    for (const Qt::Key key : {Qt::Key_F2, Qt::Key_Return, Qt::Key_Enter})
        m_actions[QKeySequence(key)] = nullptr;
}

ListKeys& ListKeys::of(QAbstractItemView* view)
{
    if (auto* keys = view->findChild<ListKeys*>(QString(), Qt::FindDirectChildrenOnly))
        return *keys;
    return *new ListKeys(view);
}

void ListKeys::bind(const QKeySequence& key, QAction* action)
{
    m_actions[key] = action;
}

void ListKeys::walkCells()
{
    m_walksCells = true;
}

void ListKeys::stepCell(int by)
{
    const QModelIndex current = m_view->currentIndex();
    const int columns = current.isValid() ? current.model()->columnCount(current.parent()) : 0;
    for (int column = current.column() + by; column >= 0 && column < columns; column += by) {
        const QModelIndex cell = current.siblingAtColumn(column);
        if (cell.flags() & (Qt::ItemIsEditable | Qt::ItemIsUserCheckable)) {
            m_view->setCurrentIndex(cell);
            return;
        }
    }
}

bool ListKeys::isTyped(const QKeyEvent& event) const
{
    const bool plain = !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    // Where a value of a form cannot be changed, a letter is not meant for the map either.
    return plain && !event.text().isEmpty() && event.text()[0].isPrint() &&
           (m_view->editTriggers() & QAbstractItemView::AnyKeyPressed);
}

QKeySequence ListKeys::sequenceOf(const QKeyEvent& event)
{
    return QKeySequence(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key())));
}

bool ListKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool across = m_walksCells && key.modifiers() == Qt::NoModifier &&
                        (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right);
    if (across && event->type() == QEvent::KeyPress) {
        stepCell(key.key() == Qt::Key_Left ? -1 : 1);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && isTyped(key)) {
        event->accept();
        return true;
    }
    const auto bound = m_actions.find(sequenceOf(key));
    if (bound == m_actions.end())
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (!bound->second)
        return false;
    bound->second->trigger();
    return true;
}

} // namespace chartroom::views
