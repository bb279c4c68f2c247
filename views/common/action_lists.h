#pragma once

#include <QByteArray>
#include <QList>

#include <functional>
#include <initializer_list>
#include <map>

class QAction;
class QObject;

namespace chartroom::views {

/// Lists of actions for menus and tool bars, which are put together again and again: the separators of a list
/// are made once.
class ActionLists
{
public:
    /// `owner` is the parent of the separators; `find` has the action of each id that is asked for.
    ActionLists(QObject& owner, std::function<QAction*(const char*)> find)
        : m_owner(owner)
        , m_find(std::move(find))
    {}

    /// The actions with these ids; an empty id is a separator.
    [[nodiscard]] QList<QAction*> of(std::initializer_list<const char*> ids);

private:
    QObject& m_owner;
    std::function<QAction*(const char*)> m_find;
    std::map<QByteArray, QList<QAction*>> m_lists; ///< by their ids
};

} // namespace chartroom::views
