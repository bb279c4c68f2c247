// What of a world's notices leads to files: the difference to those of another program, and copies.
#include "formats/core/code.h"
#include "model/common/message_text.h"
#include "model/world/conflict_texts.h"
#include "views/common/display_text.h"
#include "views/world/dialogs/copying_dialog.h"
#include "views/world/dialogs/difference_dialog.h"
#include "views/world/world_notices.h"

#include <QFileDialog>
#include <QFileInfo>

#include <memory>

namespace chartroom::views {

void WorldNotices::showDifference()
{
    QStringList files;
    for (const model::WorldConflict& conflict : m_session.conflicts())
        files << conflict.file;
    auto* dialog = new DifferenceDialog(
        tr("Lines behind a minus are theirs, lines behind a plus are yours."), files,
        // Shared: the dialog may go while a file is read, and what is unsaved may be much.
        [save = std::make_shared<const model::WorldSave>(m_session.document().unsaved())](
            const QString& name, const core::Task& task) -> DifferenceDialog::Texts {
            const model::ConflictTexts texts = model::conflictTexts(*save, name, task);
            return {texts.theirs, texts.mine, {}};
        },
        this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WorldNotices::saveCopies()
{
    // What is at risk now: while a folder is chosen the reason may go, and the copies are wanted all the
    // same.
    model::WorldCopies copies = m_session.copies();
    // Beside the world: within it they would be files of it. That may be gone as well.
    QString beside = QFileInfo(m_session.folder()).path();
    while (!QFileInfo::exists(beside) && beside != QFileInfo(beside).path())
        beside = QFileInfo(beside).path();
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Choose a folder for the copies"), beside);
    if (folder.isEmpty())
        return;
    const int missing = static_cast<int>(copies.missing);
    auto* const dialog = new CopyingDialog(this);
    connect(dialog, &CopyingDialog::stopRequested, &m_copying, &model::Job::cancel);
    connect(&m_copying, &model::Job::progressed, dialog, [this, dialog](double share) {
        if (share > 0 && !m_copying.isCancelled())
            dialog->setShare(share);
    });
    dialog->open();
    connect(&m_copying, &model::Job::ended, dialog, [this, dialog](model::Job::End how) {
        dialog->deleteLater();
        if (how == model::Job::End::Failed)
            tell(model::messageText({core::Code::TaskFailed, {}}));
    });
    m_copying.startWriting([copies = std::move(copies), folder](
                               const core::Task& task) { return model::saveCopies(copies, folder, task); },
                           [this, missing](const core::Result<QString>& written) {
                               if (written)
                                   tellCopies(*written, missing);
                               else if (m_copying.isFailure(written.error()))
                                   tell(model::messageText(written.error()));
                               else
                                   tellNoCopies(written.error());
                           });
}

void WorldNotices::tellCopies(const QString& folder, int missing)
{
    QStringList sentences{tr("Copies are in %1.").arg(singleLine(folder))};
    if (m_copying.isCancelled())
        sentences.prepend(tr("All copies were written before that could be stopped."));
    if (missing > 0)
        sentences << tr("%Ln chunk(s) of the world are not among them, as they were not in memory.", nullptr,
                        missing);
    if (sentences.size() == 1)
        Q_EMIT said(sentences.front());
    else
        tell(sentences.join(QLatin1Char(' ')));
}

void WorldNotices::tellNoCopies(const core::Message& stopped)
{
    const std::string_view written = stopped.argument("written");
    const int count = QByteArray(written.data(), static_cast<qsizetype>(written.size())).toInt();
    QString sentence = tr("Writing the copies was stopped: there are none.");
    if (count > 0)
        sentence +=
            QLatin1Char(' ') + tr("%Ln file(s) had been written and were removed again.", nullptr, count);
    tell(sentence);
}

} // namespace chartroom::views
