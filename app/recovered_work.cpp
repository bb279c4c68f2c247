#include "app/recovered_work.h"

#include "app/document_tabs.h"
#include "app/documents.h"
#include "app/menus.h"
#include "model/world/state_folder.h"
#include "views/world/dialogs/recovered_work_dialog.h"
#include "views/world/world_workbench.h"

#include <QAction>

namespace chartroom::app {

using views::RecoveredWorkDialog;

RecoveredWork::RecoveredWork(Menus& menus, Documents& documents, DocumentTabs& tabs, QWidget& window)
    : QObject(&window)
    , m_documents(documents)
    , m_tabs(tabs)
    , m_window(window)
{
    connect(menus.action(QStringLiteral("window.recoveredWork")), &QAction::triggered, this,
            &RecoveredWork::show);
}

void RecoveredWork::show()
{
    auto* dialog = new RecoveredWorkDialog(model::defaultStateFolder(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveredWorkDialog::bringBackRequested, this, &RecoveredWork::bringBack);
    dialog->open();
}

void RecoveredWork::bringBack(const QString& world, const QString& journal)
{
    m_documents.open({world});
    if (auto* workbench = qobject_cast<views::WorldWorkbench*>(m_tabs.find(documentPath(world))))
        workbench->bringBack(journal);
}

} // namespace chartroom::app
