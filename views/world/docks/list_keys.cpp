#include "views/world/docks/list_keys.h"

#include <QAbstractItemView>
#include <QAction>
#include <QKeyEvent>

namespace chartroom::views {

ListKeys::ListKeys(QAbstractItemView* view)
    : QObject(view)
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

QKeySequence ListKeys::sequenceOf(const QKeyEvent& event)
{
    return QKeySequence(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key())));
}

bool ListKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto bound = m_actions.find(sequenceOf(*static_cast<QKeyEvent*>(event)));
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
