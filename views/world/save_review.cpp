#include "views/world/save_review.h"

#include "model/common/message_text.h"
#include "model/world/planned_files.h"
#include "model/world/world_text.h"

namespace chartroom::views {

SaveReview::SaveReview(model::WorldSession& session, QWidget& window)
    : QObject(&window)
    , m_session(session)
    , m_window(window)
{}

void SaveReview::open()
{
    if (!m_session.ready() || m_dialog)
        return;
    m_dialog = new SaveDialog(model::shownText(m_session.document().info().name), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::accepted, this, &SaveReview::saveRequested);
    m_job.start([save = m_session.document().unsaved()](
                    const core::Task& task) { return model::plannedFiles(save, task); },
                [this, store = m_session.document().sharedStore()](
                    const core::Result<std::vector<model::PlannedFile>>& plan) {
                    if (!m_dialog)
                        return;
                    if (!plan) {
                        m_dialog->setProblem(model::messageText(plan.error()));
                        return;
                    }
                    std::vector<SaveDialog::File> files;
                    for (const model::PlannedFile& file : *plan)
                        files.push_back({file.name, file.text, file.isNew, file.isKept});
                    m_dialog->setFiles(std::move(files), [store](const QString& name) {
                        return model::presentText(*store, name);
                    });
                });
    m_dialog->open();
}

} // namespace chartroom::views
