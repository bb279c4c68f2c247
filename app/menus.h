#pragma once

#include "views/common/workbench.h"

#include <QObject>
#include <QPointer>

#include <map>

class QDockWidget;
class QMainWindow;

namespace chartroom::views {
class ActionRegistry;
}

namespace chartroom::app {

class DocumentTabs;
class RecentFiles;

/// The object name of the menu of recent files, whose entries are no actions of the program.
inline constexpr auto recentMenuName = "recentFiles";

/// The menu bar: the window's own actions, and between them those of the document in front.
class Menus : public QObject
{
    Q_OBJECT

public:
    /// Builds the menus of the window. The actions are children of the window, found by action().
    Menus(QMainWindow& window, views::ActionRegistry& registry, RecentFiles& recent, DocumentTabs& tabs);

    /// One of the window's own actions (`window.…`).
    [[nodiscard]] QAction* action(const QString& id) const { return m_actions.at(id); }
    /// Takes the actions of the document that came to the front (or of none).
    void setFront(views::Workbench* workbench);

Q_SIGNALS:
    void openRequested(const QString& path);

private:
    /// Where in which menu the front document's actions go.
    struct Place
    {
        QMenu* menu = nullptr;
        QAction* before = nullptr;
        QAction* separator = nullptr; ///< between what is inserted and `before`
        QList<QAction*> inserted;
    };

    QMenu* addMenu(views::Workbench::Menu kind, const QString& title);
    void fillRecent();
    void fillWindow();
    /// A line of the window menu that opens a dock, brings it to the front or closes it.
    void addDock(QDockWidget& dock);
    void mergeActions();

    QMainWindow& m_window;
    RecentFiles& m_recent;
    DocumentTabs& m_tabs;
    std::map<QString, QAction*> m_actions;
    std::map<views::Workbench::Menu, Place> m_places;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_windowMenu = nullptr;
    QPointer<views::Workbench> m_front;
};

} // namespace chartroom::app
