#include "app/close_guard.h"

#include "views/common/plain_message.h"
#include "views/common/workbench.h"

#include <QMessageBox>
#include <QPushButton>

namespace chartroom::app {

using views::Workbench;

namespace {

CloseGuard::Answer askInDialog(QWidget* window, const QString& question, const QString& details)
{
    QMessageBox box(QMessageBox::Warning, CloseGuard::tr("Unsaved changes"), question, QMessageBox::NoButton,
                    window);
    box.setInformativeText(details);
    views::showPlain(box);
    const QPushButton* save = box.addButton(CloseGuard::tr("&Save"), QMessageBox::AcceptRole);
    const QPushButton* discard =
        box.addButton(CloseGuard::tr("Close &without saving"), QMessageBox::DestructiveRole);
    box.addButton(CloseGuard::tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == save)
        return CloseGuard::Answer::Save;
    return box.clickedButton() == discard ? CloseGuard::Answer::Discard : CloseGuard::Answer::Cancel;
}

QList<Workbench*> unsavedOf(const QList<Workbench*>& workbenches)
{
    QList<Workbench*> unsaved;
    for (Workbench* workbench : workbenches) {
        workbench->commitInput();
        if (workbench->unsavedChanges() > 0)
            unsaved << workbench;
    }
    return unsaved;
}

QString lossText(const Workbench& workbench, const QString& name)
{
    QString what = workbench.unsavedText();
    if (what.isEmpty())
        what = CloseGuard::tr("unsaved changes");
    return QStringLiteral("%1: %2").arg(name, what);
}

} // namespace

CloseGuard::CloseGuard(QWidget* window, std::function<DocumentNames()> names)
    : QObject(window)
    , ask([window](const QString& question, const QString& details) {
        return askInDialog(window, question, details);
    })
    , m_names(std::move(names))
{}

void CloseGuard::request(const Documents& documents, std::function<void()> close)
{
    if (m_busy)
        return;
    const QList<Workbench*> unsaved = unsavedOf(documents());
    if (unsaved.isEmpty()) {
        close();
        return;
    }
    m_busy = true;
    const DocumentNames names = m_names();
    QStringList losses;
    for (const Workbench* workbench : unsaved)
        losses << lossText(*workbench, names[workbench]);
    const Answer answer = ask(tr("There are changes that are not saved. Save them before closing?"),
                              losses.join(QLatin1Char('\n')));
    if (answer == Answer::Save) {
        m_documents = documents;
        m_close = std::move(close);
        save(unsaved);
        return;
    }
    m_busy = false;
    if (answer == Answer::Discard) {
        close();
        return;
    }
    for (Workbench* workbench : documents())
        workbench->forgetRefusals();
}

void CloseGuard::save(const QList<Workbench*>& unsaved)
{
    m_failed = false;
    m_saving = QSet<Workbench*>(unsaved.begin(), unsaved.end());
    for (Workbench* workbench : unsaved) {
        connect(
            workbench, &Workbench::saved, this, [this, workbench](bool ok) { finished(workbench, ok); },
            Qt::SingleShotConnection);
        workbench->save();
    }
}

void CloseGuard::finished(Workbench* workbench, bool ok)
{
    m_saving.remove(workbench);
    m_failed = m_failed || !ok;
    if (!m_saving.isEmpty())
        return;
    auto close = std::exchange(m_close, nullptr);
    auto documents = std::exchange(m_documents, nullptr);
    if (m_failed) {
        m_busy = false;
    } else if (unsavedOf(documents()).isEmpty()) {
        m_busy = false;
        close();
    } else {
        // Later: a question must not keep the document that tells of its save.
        QMetaObject::invokeMethod(
            this,
            [this, documents = std::move(documents), close = std::move(close)] {
                m_busy = false;
                request(documents, close);
            },
            Qt::QueuedConnection);
    }
}

} // namespace chartroom::app
