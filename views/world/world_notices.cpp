#include "views/world/world_notices.h"

#include "formats/core/code.h"
#include "model/common/message_text.h"
#include "views/common/action_notice.h"
#include "views/common/display_text.h"
#include "views/common/time_text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chartroom::views {

namespace {
constexpr qsizetype namesShown = 3;
} // namespace

// All of them may be asked at once: no letter of an answer is that of another one, or of a menu.
WorldNotices::WorldNotices(model::WorldSession& session, QWidget* parent)
    : QScrollArea(parent)
    , m_session(session)
    , m_recovery(new ActionNotice)
    , m_folder(new ActionNotice)
    , m_conflict(new ActionNotice)
    , m_journal(new ActionNotice)
    , m_aside(new ActionNotice)
    , m_told(new ActionNotice)
    , m_all{m_recovery, m_aside, m_folder, m_conflict, m_journal, m_told}
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (ActionNotice* notice : std::as_const(m_all)) {
        layout->addWidget(notice);
        notice->installEventFilter(this);
    }
    setWidget(content);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && widget() && widget()->isAncestorOf(now))
            ensureWidgetVisible(now);
    });
    connect(&session, &model::WorldSession::opened, this, &WorldNotices::tellLeftAside);
    connect(&session, &model::WorldSession::opened, this, &WorldNotices::tellUnguarded);
    connect(&session, &model::WorldSession::recoveryOffered, this, &WorldNotices::offerRecovery);
    connect(&session, &model::WorldSession::recovered, this, &WorldNotices::tellRecovered);
    connect(&session, &model::WorldSession::conflictsChanged, this, &WorldNotices::showConflicts);
    connect(&session, &model::WorldSession::folderChanged, this, &WorldNotices::showFolder);
    connect(&session, &model::WorldSession::folderStillGone, this, [this] {
        // Nobody waits for what is found without being asked for.
        if (std::exchange(m_lookedAgain, false))
            Q_EMIT said(tr("The folder is still not there."));
    });
    connect(&session, &model::WorldSession::chunksDeleted, this, &WorldNotices::tellDeleted);
    connect(&session, &model::WorldSession::journalLeft, this, &WorldNotices::tellJournalLeft);
    connect(&session, &model::WorldSession::journalFailed, this,
            [this](const core::Message& why) { showJournal(model::messageText(why)); });
}

void WorldNotices::showJournal(const QString& sentence)
{
    m_journal->say(Icon::Warning, sentence, {{tr("Clo&se"), [this] { m_journal->clear(); }, {}}});
}

// Where there is no lock, there is no journal either: two programs would write the same one.
void WorldNotices::tellUnguarded()
{
    const auto failed =
        std::ranges::find(m_session.notes(), core::Code::WorldLockFailed, &core::Message::code);
    if (failed != m_session.notes().end())
        showJournal(
            model::messageText(*failed) + QLatin1Char(' ') +
            tr("A crash would lose what is not saved. Mend that, then close the world and open it again."));
}

void WorldNotices::tell(const QString& sentence)
{
    if (!m_unseen.contains(sentence))
        m_unseen << sentence;
    showTold();
}

void WorldNotices::showTold()
{
    if (m_unseen.isEmpty()) {
        m_told->clear();
        return;
    }
    m_told->say(Icon::Note, m_unseen.join(QLatin1Char(' ')),
                {{tr("&Got It"),
                  [this] {
                      m_unseen.clear();
                      m_deletedSentence.clear();
                      m_session.forgetDeleted();
                      m_told->clear();
                  },
                  {}}});
}

int WorldNotices::heightFor(int width, int mostLines) const
{
    int height = 0;
    for (const ActionNotice* notice : m_all) {
        if (!notice->isHidden())
            height += notice->heightFor(width, mostLines);
    }
    return height;
}

int WorldNotices::heightForWidth(int width) const
{
    return heightFor(width, 0);
}

QSize WorldNotices::sizeHint() const
{
    const int width = widget()->sizeHint().width();
    return {width, heightForWidth(width)};
}

QSize WorldNotices::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width(), 0};
}

void WorldNotices::fit()
{
    const int wanted = heightForWidth(width());
    int lines = 0;
    if (wanted > height()) {
        lines = 1;
        while (heightFor(width(), lines + 1) <= height())
            ++lines;
    }
    for (ActionNotice* notice : std::as_const(m_all))
        notice->setMostLines(lines);
    if (std::exchange(m_wanted, wanted) == wanted)
        return;
    updateGeometry();
    Q_EMIT heightWanted(wanted);
}

bool WorldNotices::event(QEvent* event)
{
    const bool done = QScrollArea::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
        event->type() == QEvent::LayoutRequest)
        fit();
    return done;
}

void WorldNotices::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QScrollArea::keyPressEvent(event);
}

bool WorldNotices::eventFilter(QObject* watched, QEvent* event)
{
    // A button that goes takes the keys nowhere.
    if (event->type() == QEvent::HideToParent && static_cast<QWidget*>(watched)->isAncestorOf(focusWidget()))
        Q_EMIT left();
    return QScrollArea::eventFilter(watched, event);
}

QString WorldNotices::namesText(const QStringList& names)
{
    QStringList shown;
    for (const QString& name : names.mid(0, namesShown))
        shown << singleLine(name);
    QString text = shown.join(QStringLiteral(", "));
    if (names.size() > namesShown)
        text = tr("%1 and %Ln more", nullptr, static_cast<int>(names.size() - namesShown)).arg(text);
    return text;
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
    sentence = sentence.arg(momentText(offer->time));
    if (!offer->changedFiles.empty()) {
        QStringList names;
        for (const std::string& name : offer->changedFiles)
            names << QString::fromStdString(name);
        sentence += QLatin1Char(' ') + tr("Changed since: %1. The steps are done "
                                          "again on these files as they are now.")
                                           .arg(namesText(names));
    }
    m_recovery->say(Icon::History, sentence,
                    {{tr("&Bring Back"),
                      [this] {
                          m_recovery->clear();
                          m_session.recover();
                      },
                      tr("Does the steps again; they can be undone")},
                     {tr("Le&ave"),
                      [this] {
                          m_recovery->clear();
                          Q_EMIT said(m_session.declineRecovery()
                                          ? tr("The steps are kept: File, Recovered Work brings them back "
                                               "later.")
                                          : tr("The steps could not be put aside. As long as their file is "
                                               "there, they are offered again when this world is opened the "
                                               "next time."));
                      },
                      tr("Opens the world as it was saved; File, Recovered Work leads to "
                         "the steps later")}});
}

void WorldNotices::tellLeftAside()
{
    const auto count = static_cast<int>(m_session.leftAside());
    if (count > 0)
        showAside(tr("%Ln record(s) of unsaved work cannot be offered in full and were put aside.", nullptr,
                     count));
}

void WorldNotices::showAside(const QString& sentence)
{
    m_aside->say(Icon::History, sentence,
                 {{tr("&Recovered Work…"),
                   [this] {
                       m_aside->clear();
                       Q_EMIT recoveredWorkRequested();
                   },
                   tr("Shows what was put aside: it can be brought back, looked at or deleted")},
                  {tr("Cl&ose"),
                   [this] {
                       m_aside->clear();
                       Q_EMIT said(tr("It is kept: File, Recovered Work shows it later."));
                   },
                   {}}});
}

void WorldNotices::tellRecovered()
{
    if (m_session.notes().empty())
        return;
    const core::Message& note = m_session.notes().back();
    // Work that could not be brought back is nothing to read in passing.
    if (note.code == core::Code::JournalStopped)
        showAside(model::messageText(note));
    else
        Q_EMIT said(model::messageText(note));
}

void WorldNotices::tellDeleted(int missing)
{
    m_unseen.removeOne(m_deletedSentence);
    m_deletedSentence.clear();
    if (missing > 0) {
        m_deletedSentence = tr("Another program deleted %Ln chunk(s) of this world. Nothing of them was "
                               "unsaved here; they are no "
                               "longer on the map.",
                               nullptr, missing);
        m_unseen << m_deletedSentence;
    }
    showTold();
}

void WorldNotices::tellJournalLeft(const QString& file, const QString& reason)
{
    tell(tr("The record of the work that was brought back could not be removed: %1 (%2). The work is in the "
            "world, and may be offered once more when the world is opened the next time.")
             .arg(singleLine(file), reason));
}

// The answers that the conflicts have too take their letters: those are not asked meanwhile.
void WorldNotices::showFolder()
{
    m_lookedAgain = false;
    if (m_session.isFolderGone())
        m_folder->say(
            Icon::Warning,
            tr("The folder of this world is not there any more: %1. It was deleted, moved or renamed. "
               "The map shows what was read before.")
                .arg(singleLine(m_session.folder())),
            {{tr("Save Co&pies…"), [this] { saveCopies(); },
              tr("Writes all of the world that is in memory into another folder"), false},
             {tr("Look Agai&n"),
              [this] {
                  m_lookedAgain = true;
                  m_session.lookAtFiles();
              },
              tr("Looks whether the folder is back; as a rule that is noticed by itself"), false}});
    else
        m_folder->clear();
    showConflicts();
}

void WorldNotices::askAgain()
{
    if (m_session.isFolderGone()) {
        m_folder->focusUndecided();
        // Where it came back unseen, the next save finds it.
        m_session.lookAtFiles();
        Q_EMIT said(tr("Nothing was saved: the folder %1 is not there.").arg(singleLine(m_session.folder())));
        return;
    }
    m_conflict->focusUndecided();
    Q_EMIT said(tr("Nothing was saved: choose above the map first."));
}

} // namespace chartroom::views
