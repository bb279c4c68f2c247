#include "views/world/save_review.h"

#include "formats/core/code.h"
#include "model/common/message_text.h"
#include "model/world/world_text.h"
#include "views/common/display_text.h"
#include "views/world/state/read_only_text.h"

namespace chartroom::views {

SaveReview::SaveReview(model::WorldSession& session, QWidget& window)
    : QObject(&window)
    , m_session(session)
    , m_window(window)
{
    connect(&session, &model::WorldSession::editEnded, this, &SaveReview::look);
    connect(&session, &model::WorldSession::editFailed, this, &SaveReview::look);
}

void SaveReview::open()
{
    if (!m_session.ready() || m_dialog)
        return;
    m_dialog = new SaveDialog(model::shownText(m_session.document().info().name), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::accepted, this, &SaveReview::saveRequested);
    connect(m_dialog, &QDialog::rejected, this, &SaveReview::left);
    connect(m_dialog, &QDialog::finished, this, [this] { m_job.cancel(); });
    m_waits = true;
    look();
    m_dialog->open();
}

void SaveReview::look()
{
    // A save finishes an edit that runs first.
    if (!m_dialog || m_session.isEditing() || !std::exchange(m_waits, false))
        return;
    if (m_session.isFolderGone()) {
        m_dialog->setProblem(
            tr("The folder of this world is not there: nothing can be saved until it is back."));
        return;
    }
    if (const auto reason = m_session.readOnlyReason()) {
        m_dialog->setProblem(readOnlyText(*reason));
        return;
    }
    // A save would only ask what is asked already.
    if (const auto conflicts = m_session.conflicts(); !conflicts.empty()) {
        tellConflict(conflicts.front().file);
        return;
    }
    m_job.start(
        [save = m_session.document().unsaved()](const core::Task& task) mutable {
            auto files = model::plannedFiles(save, task);
            return std::make_shared<const Plan>(Plan{std::move(save), std::move(files)});
        },
        [this](const std::shared_ptr<const Plan>& plan) { show(plan); });
}

void SaveReview::tellConflict(const QString& file)
{
    m_dialog->setProblem(
        tr("Another program changed or deleted %1. Nothing can be saved until you choose above "
           "the map whose content counts.")
            .arg(singleLine(file)));
}

void SaveReview::show(const std::shared_ptr<const Plan>& plan)
{
    if (!m_dialog)
        return;
    if (!plan->files && plan->files.error().code == core::Code::WorldConflict) {
        // Nobody has heard of it yet: now it is asked about.
        m_session.lookAtFiles();
        const std::string_view path = plan->files.error().argument("path");
        tellConflict(QString::fromUtf8(path.data(), static_cast<qsizetype>(path.size())));
        return;
    }
    if (!plan->files) {
        m_dialog->setProblem(model::messageText(plan->files.error()));
        return;
    }
    std::vector<SaveDialog::File> files;
    files.reserve(plan->files->size());
    for (const model::PlannedFile& file : *plan->files)
        files.push_back({file.name, file.bytes, file.isNew, file.isKept});
    m_dialog->setFiles(files, [plan](std::size_t place, const core::Task& task) {
        const model::PlannedFile& file = (*plan->files)[place];
        const auto after = model::plannedText(plan->save, file, task);
        if (!after)
            return SaveDialog::Texts{{}, {}, model::messageText(after.error())};
        if (task.cancelled())
            return SaveDialog::Texts{};
        return SaveDialog::Texts{model::presentText(*plan->save.store, file.name), *after, {}};
    });
}

} // namespace chartroom::views
