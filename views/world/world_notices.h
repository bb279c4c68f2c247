#pragma once

#include "model/world/session.h"

#include <QWidget>

namespace chartroom::views {

class ActionNotice;
class DifferenceDialog;

/// What a world's window has to ask above the map: whether unsaved work of a
/// crashed session is wanted back, and whose content counts where somebody else
/// changed files that are being edited. And what is to be seen there for longer
/// than a passing remark.
class WorldNotices : public QWidget
{
    Q_OBJECT

public:
    explicit WorldNotices(model::WorldSession& session, QWidget* parent = nullptr);

    [[nodiscard]] ActionNotice& recovery() { return *m_recovery; }
    [[nodiscard]] ActionNotice& conflict() { return *m_conflict; }
    [[nodiscard]] ActionNotice& leftAside() { return *m_aside; }
    [[nodiscard]] ActionNotice& told() { return *m_told; }
    /// Says something that stays until somebody has seen it.
    void tell(const QString& sentence);
    /// Leads the keys to the question whose content counts, which a save waits for.
    void askAgain();

Q_SIGNALS:
    /// A passing remark: how a recovery or a copy ended.
    void said(const QString& sentence);
    /// The keys are wanted back at the map: Esc was pressed, or what had them was answered.
    void left();
    /// The user wants to see the unsaved work that was put aside.
    void recoveredWorkRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offerRecovery();
    void tellLeftAside();
    void tellRecovered();
    void showConflicts();
    void showDifference();
    void saveCopies();

    model::WorldSession& m_session;
    ActionNotice* m_recovery;
    ActionNotice* m_conflict;
    ActionNotice* m_journal;
    ActionNotice* m_aside;
    ActionNotice* m_told;
    int m_lookFirst = 0; ///< the answer of a conflict that decides nothing yet
};

} // namespace chartroom::views
