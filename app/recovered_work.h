#pragma once

#include <QObject>

class QWidget;

namespace chartroom::app {

class DocumentTabs;
class Documents;
class Menus;

/// Shows the unsaved work that was put aside, and brings it back in its world.
class RecoveredWork : public QObject
{
    Q_OBJECT

public:
    RecoveredWork(Menus& menus, Documents& documents, DocumentTabs& tabs, QWidget& window);

    void show();

private:
    void bringBack(const QString& world, const QString& journal);

    Documents& m_documents;
    DocumentTabs& m_tabs;
    QWidget& m_window;
};

} // namespace chartroom::app
