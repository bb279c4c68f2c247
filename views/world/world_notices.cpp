#include "views/world/world_notices.h"

#include "model/common/message_text.h"
#include "model/world/conflict_texts.h"
#include "views/common/action_notice.h"
#include "views/common/display_text.h"
#include "views/world/dialogs/difference_dialog.h"
#include "views/world/dialogs/time_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {

constexpr qsizetype namesShown = 3;
/// The answer of a conflict that decides nothing yet.
constexpr int lookFirst = 3;

/// The first names, and how many there are beside them.
QString namesText(const QStringList& names)
{
    QStringList shown;
    for (const QString& name : names.mid(0, namesShown))
        shown << singleLine(name);
    QString text = shown.join(QStringLiteral(", "));
    if (names.size() > namesShown)
        text = WorldNotices::tr("%1 and %Ln more", nullptr, static_cast<int>(names.size() - namesShown))
                   .arg(text);
    return text;
}

} // namespace

WorldNotices::WorldNotices(model::WorldSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_recovery(new ActionNotice)
    , m_conflict(new ActionNotice)
    , m_journal(new ActionNotice)
    , m_aside(new ActionNotice)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (ActionNotice* notice : {m_recovery, m_aside, m_conflict, m_journal})
        layout->addWidget(notice);
    for (ActionNotice* notice : {m_recovery, m_aside, m_conflict, m_journal})
        notice->installEventFilter(this);
    connect(&session, &model::WorldSession::opened, this, &WorldNotices::tellLeftAside);
    connect(&session, &model::WorldSession::recoveryOffered, this, &WorldNotices::offerRecovery);
    connect(&session, &model::WorldSession::recovered, this, &WorldNotices::tellRecovered);
    connect(&session, &model::WorldSession::conflictsChanged, this, &WorldNotices::showConflicts);
    connect(&session, &model::WorldSession::journalFailed, this, [this](const core::Message& why) {
        m_journal->say(Icon::Warning, model::messageText(why),
                       {{tr("Close"), [this] { m_journal->clear(); }, {}}});
    });
}

void WorldNotices::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

bool WorldNotices::eventFilter(QObject* watched, QEvent* event)
{
    // A button that goes takes the keys nowhere.
    if (event->type() == QEvent::HideToParent && static_cast<QWidget*>(watched)->isAncestorOf(focusWidget()))
        Q_EMIT left();
    return QWidget::eventFilter(watched, event);
}

void WorldNotices::offerRecovery()
{
    const auto& offer = m_session.recoveryOffer();
    if (!offer)
        return;
    const int steps = static_cast<int>(offer->steps);
    QString sentence =
        tr("This world was not closed properly. %Ln step(s) that were not saved, the last from "
           "%1, can be brought back.",
           nullptr, steps);
    sentence = sentence.arg(timeText(offer->time));
    if (!offer->changedFiles.empty()) {
        QStringList names;
        for (const std::string& name : offer->changedFiles)
            names << QString::fromStdString(name);
        sentence += QLatin1Char(' ') + tr("Changed since: %1. The steps are done "
                                          "again on these files as they are now.")
                                           .arg(namesText(names));
    }
    m_recovery->say(Icon::History, sentence,
                    {{tr("Bring back"),
                      [this] {
                          m_recovery->clear();
                          m_session.recover();
                      },
                      tr("Does the steps again; they can be undone")},
                     {tr("Leave"),
                      [this] {
                          m_recovery->clear();
                          m_session.declineRecovery();
                      },
                      tr("Opens the world as it was saved; File, Recovered Work leads to "
                         "the steps later")}});
}

void WorldNotices::tellLeftAside()
{
    const auto count = static_cast<int>(m_session.leftAside());
    if (count == 0)
        return;
    m_aside->say(
        Icon::History,
        tr("%Ln record(s) of unsaved work cannot be offered in full and were put aside.", nullptr, count),
        {{tr("Recovered Work…"),
          [this] {
              m_aside->clear();
              Q_EMIT recoveredWorkRequested();
          },
          tr("Shows what was put aside: it can be brought back, looked at or deleted")},
         {tr("Close"), [this] { m_aside->clear(); }, {}}});
}

void WorldNotices::tellRecovered()
{
    if (!m_session.notes().empty())
        Q_EMIT said(model::messageText(m_session.notes().back()));
}

void WorldNotices::showConflicts()
{
    const auto files = m_session.conflicts();
    if (files.empty()) {
        m_conflict->clear();
        return;
    }
    QStringList shown;
    bool gone = false;
    for (const QString& file : files) {
        gone = !QFileInfo::exists(QDir(m_session.folder()).filePath(file));
        shown << (gone && files.size() > 1 ? tr("%1 (deleted)").arg(file) : file);
    }
    const QString names = namesText(shown);
    const QString sentence =
        files.size() == 1 && gone
            ? tr("Another program deleted %1, which has unsaved changes here. Nothing is "
                 "saved until you choose.")
        : files.size() == 1 ? tr("Another program changed %1, which has unsaved "
                                 "changes here. Nothing is saved until you choose.")
                            : tr("Another program changed files that have unsaved "
                                 "changes here: %1. Nothing is saved until you "
                                 "choose.");
    using Foreign = model::WorldDocument::Foreign;
    m_conflict->say(Icon::Warning, sentence.arg(names),
                    {{tr("Keep mine"), [this] { m_session.resolveConflicts(Foreign::KeepMine); },
                      tr("The next save writes over what the other program wrote")},
                     {tr("Take theirs"), [this] { m_session.resolveConflicts(Foreign::TakeTheirs); },
                      tr("Shows what the other program wrote; undo leads back")},
                     {tr("Save copies…"), [this] { saveCopies(); },
                      tr("Writes your content of these files into another folder")},
                     {tr("See the difference"), [this] { showDifference(); }, {}}});
}

void WorldNotices::askAgain()
{
    m_conflict->focusAnswer(lookFirst);
    Q_EMIT said(tr("Nothing was saved: choose above the map first."));
}

void WorldNotices::showDifference()
{
    const auto files = m_session.conflicts();
    auto* dialog = new DifferenceDialog(
        tr("Lines behind a minus are theirs, lines behind a plus are yours."),
        QStringList(files.begin(), files.end()),
        [save = m_session.document().unsaved()](const QString& name) -> DifferenceDialog::Texts {
            const model::ConflictTexts texts = model::conflictTexts(save, name);
            return {texts.theirs, texts.mine};
        },
        this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WorldNotices::saveCopies()
{
    // Beside the world: within it they would be files of it.
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Choose a folder for the copies"),
                                                             QFileInfo(m_session.folder()).path());
    if (folder.isEmpty())
        return;
    const auto written = m_session.saveCopies(folder);
    Q_EMIT said(written ? tr("Copies are in %1.").arg(singleLine(folder))
                        : model::messageText(written.error()));
}

} // namespace chartroom::views
