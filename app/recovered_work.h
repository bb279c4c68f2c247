#pragma once

#include "model/common/job.h"

#include <QObject>

class QWidget;

namespace chartroom::app {

class DocumentTabs;
class Documents;
class Menus;
class StartPage;

/// Shows the unsaved work that is left, and brings it back in its world.
class RecoveredWork : public QObject
{
    Q_OBJECT

public:
    RecoveredWork(Menus& menus, Documents& documents, DocumentTabs& tabs, QWidget& window);

    void show();
    /// Looks on a worker for worlds that were not closed properly, each time that the page comes into view,
    /// and offers them there.
    void offerOn(StartPage& page);

private:
    void look();
    void bringBack(const QString& world, const QString& journal);

    Documents& m_documents;
    DocumentTabs& m_tabs;
    QWidget& m_window;
    StartPage* m_page = nullptr; ///< null: nothing is looked for
    model::Job m_search;
};

} // namespace chartroom::app
