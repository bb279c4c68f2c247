#pragma once

#include "model/common/job.h"
#include "model/world/session.h"

#include <QScrollArea>

namespace chartroom::views {

class ActionNotice;
class DifferenceDialog;

/// What a world's window has to ask above the map: whether unsaved work of a
/// crashed session is wanted back, whose content counts where somebody else
/// changed files that are being edited, and what to do while the world's folder
/// is gone. And what is to be seen there for longer than a passing remark.
///
/// Where there is no room for all of it the sentences are cut, all to as many lines, and their tool tips have
/// the rest; the answers stay in sight. What is too much even so scrolls.
class WorldNotices : public QScrollArea
{
    Q_OBJECT

public:
    explicit WorldNotices(model::WorldSession& session, QWidget* parent = nullptr);

    [[nodiscard]] ActionNotice& recovery() { return *m_recovery; }
    [[nodiscard]] ActionNotice& conflict() { return *m_conflict; }
    [[nodiscard]] ActionNotice& folder() { return *m_folder; }
    [[nodiscard]] ActionNotice& journal() { return *m_journal; }
    [[nodiscard]] ActionNotice& leftAside() { return *m_aside; }
    [[nodiscard]] ActionNotice& told() { return *m_told; }
    /// Says something that stays until somebody has seen it, beside what was said so before.
    void tell(const QString& sentence);
    /// Leads the keys to the question that a save waits for: whose content counts, or where the folder is.
    void askAgain();

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// All that is asked now takes so much, in logical pixels; 0: nothing is asked.
    void heightWanted(int height);
    /// A passing remark: how a recovery or a copy ended.
    void said(const QString& sentence);
    /// The keys are wanted back at the map: Esc was pressed, or what had them was answered.
    void left();
    /// The user wants to see the unsaved work that was put aside.
    void recoveredWorkRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The height of what is asked, with so many lines of each sentence at most; 0: with all of them.
    [[nodiscard]] int heightFor(int width, int mostLines) const;
    void fit();
    void showTold();
    void offerRecovery();
    /// Says what keeps unsaved work from being recovered.
    void showJournal(const QString& sentence);
    void tellUnguarded();
    void tellLeftAside();
    /// Says that unsaved work was put aside, and leads to it.
    void showAside(const QString& sentence);
    void tellRecovered();
    void showConflicts();
    /// Says that the world can only be looked at any more.
    void showNewer(const model::WorldConflict& conflict);
    /// The first names, and how many there are beside them.
    [[nodiscard]] static QString namesText(const QStringList& names);
    void showFolder();
    void tellDeleted(int missing);
    void tellJournalLeft(const QString& file, const QString& reason);
    void showDifference();
    void saveCopies();
    void tellCopies(const QString& folder, int missing);
    void tellNoCopies(const core::Message& stopped);

    model::WorldSession& m_session;
    ActionNotice* m_recovery;
    ActionNotice* m_folder;
    ActionNotice* m_conflict;
    ActionNotice* m_journal;
    ActionNotice* m_aside;
    ActionNotice* m_told;
    QList<ActionNotice*> m_all; ///< from the top
    int m_wanted = 0;           ///< the height that was told last
    model::Job m_copying;
    bool m_lookedAgain = false; ///< somebody waits to hear whether the folder is back
    QStringList m_unseen;       ///< what was told, the last at the end
    QString m_deletedSentence;  ///< the one of them about deletions, which counts them
};

} // namespace chartroom::views
