#include "views/common/action_lists.h"

#include <QAction>

namespace chartroom::views {

QList<QAction*> ActionLists::of(std::initializer_list<const char*> ids)
{
    QByteArray key;
    for (const char* id : ids)
        key.append(id).append(' ');
    QList<QAction*>& list = m_lists[key];
    if (!list.isEmpty())
        return list;
    for (const char* id : ids) {
        if (*id != '\0') {
            list << m_find(id);
            continue;
        }
        list << new QAction(&m_owner);
        list.back()->setSeparator(true);
    }
    return list;
}

} // namespace chartroom::views
