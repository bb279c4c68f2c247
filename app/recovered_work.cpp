#include "app/recovered_work.h"

#include "app/document_tabs.h"
#include "app/documents.h"
#include "app/menus.h"
#include "app/start_page.h"
#include "app/unasked_work.h"
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
    connect(dialog, &RecoveredWorkDialog::openRequested, this,
            [this](const QString& world) { m_documents.open({world}); });
    // What was deleted in it is offered no longer. Where a world is opened from it, that comes before a look.
    connect(dialog, &QDialog::rejected, this, &RecoveredWork::look);
    dialog->open();
}

void RecoveredWork::offerOn(StartPage& page)
{
    m_page = &page;
    connect(&page, &StartPage::shown, this, &RecoveredWork::look);
    connect(&page.unaskedWork(), &UnaskedWork::listRequested, this, &RecoveredWork::show);
    // What could not be opened may be gone meanwhile.
    connect(&m_documents, &Documents::failed, this, &RecoveredWork::look);
    if (page.isVisible())
        look();
}

void RecoveredWork::look()
{
    if (!m_page)
        return;
    m_search.start(
        [state = model::defaultStateFolder()](const core::Task& task) {
            return model::unaskedWork(state, task);
        },
        [this](std::vector<model::KeptWork> work) { m_page->unaskedWork().setWork(std::move(work)); });
}

void RecoveredWork::bringBack(const QString& world, const QString& journal)
{
    m_documents.open({world});
    if (auto* workbench = qobject_cast<views::WorldWorkbench*>(m_tabs.find(documentPath(world))))
        workbench->bringBack(journal);
}

} // namespace chartroom::app
