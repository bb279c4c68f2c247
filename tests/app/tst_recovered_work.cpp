// Unsaved work that was put aside: listed, brought back, deleted, through the real window.
#include "tests/app/left_work.h"
#include "tests/app/world_shell.h"
#include "tests/support/files.h"
#include "views/common/action_notice.h"
#include "views/common/empty_state.h"
#include "views/world/dialogs/recovered_work_dialog.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QDirIterator>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace chartroom;
using chartroom::test::journalIn;
using chartroom::test::leaveWork;
using chartroom::test::WorldShell;
using views::RecoveredWorkDialog;

class RecoveredWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void declinedWorkIsBroughtBackLater()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(world, 3));
        shell.window->open({world});
        QVERIFY(shell.wait());
        views::ActionNotice& offer = shell.current()->notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        press(offer, QStringLiteral("Leave"));
        QCOMPARE(shell.current()->unsavedChanges(), 0);
        // The world is closed, and something else happens.
        shell.window->menus().action(QStringLiteral("window.closeTab"))->trigger();
        QTRY_VERIFY(!shell.current());

        RecoveredWorkDialog* dialog = open(shell);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        const QTreeWidgetItem* row = dialog->list().topLevelItem(0);
        QCOMPARE(row->text(RecoveredWorkDialog::WorldColumn), QStringLiteral("alpha"));
        const QString folder = QDir::toNativeSeparators(world);
        QCOMPARE(row->text(RecoveredWorkDialog::FolderColumn), folder);
        QVERIFY(row->toolTip(RecoveredWorkDialog::FolderColumn).contains(folder));
        QCOMPARE(dialog->list().textElideMode(), Qt::ElideMiddle);
        QCOMPARE(row->text(RecoveredWorkDialog::StepsColumn), QStringLiteral("3"));
        QCOMPARE(row->text(RecoveredWorkDialog::StateColumn), QStringLiteral("complete"));
        QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
        QTRY_VERIFY(shell.current());
        QVERIFY(shell.wait());
        QTRY_COMPARE(shell.current()->session().document().undoCount(), 3U);
        QCOMPARE(shell.current()->unsavedChanges(), 1);
        // It is in the session's own journal, and then no longer aside.
        const auto listed = [&shell] {
            RecoveredWorkDialog* const once = open(shell);
            const int count = once->list().topLevelItemCount();
            once->reject();
            return count;
        };
        QTRY_COMPARE(listed(), 0);
        RecoveredWorkDialog* again = open(shell);
        auto* state = again->findChild<views::EmptyState*>();
        QTRY_VERIFY2(state->text().startsWith(QStringLiteral("No work")), qPrintable(state->text()));
        QCOMPARE(again->list().topLevelItemCount(), 0);
    }

    void whatCannotBePutAsideIsNotSaidToBeKept()
    {
        const WorldShell shell;
        QVERIFY(leaveWork(shell.file("content/worlds/alpha"), 3));
        QVERIFY(shell.openWorld("alpha"));
        views::ActionNotice& offer = shell.current()->notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        // What is offered goes while the question stands.
        QDirIterator left(shell.state.path(), {QStringLiteral("journal.left")}, QDir::Files,
                          QDirIterator::Subdirectories);
        QVERIFY(left.hasNext());
        QVERIFY(QFile::remove(left.next()));
        QSignalSpy said(shell.current(), &views::Workbench::messageShown);
        press(offer, QStringLiteral("Leave"));
        QVERIFY(!said.isEmpty());
        QVERIFY2(
            said.last().first().toString().startsWith(QStringLiteral("The steps could not be put aside.")),
            qPrintable(said.last().first().toString()));
        RecoveredWorkDialog* dialog = open(shell);
        auto* state = dialog->findChild<views::EmptyState*>();
        QTRY_VERIFY2(state->text().startsWith(QStringLiteral("No work")), qPrintable(state->text()));
    }

    void theQuestionIsAnsweredByKeys()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(world, 3));
        QVERIFY(shell.openWorld("alpha"));
        const views::ActionNotice& offer = shell.current()->notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        QTRY_COMPARE(QApplication::focusWidget(), shell.map());
        // It is the next stop behind the map, and the docks come behind it.
        WorldShell::press(Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget(), button(offer, QStringLiteral("Bring")));
        WorldShell::press(Qt::Key_F6);
        QVERIFY(shell.current()->docks().layers->isAncestorOf(QApplication::focusWidget()));
        WorldShell::press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), button(offer, QStringLiteral("Bring")));
        WorldShell::press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), shell.map());
        // An answer has a letter, and tells where what is left is found again.
        QSignalSpy said(shell.current(), &views::Workbench::messageShown);
        WorldShell::press(Qt::Key_A, Qt::AltModifier);
        QTRY_VERIFY(offer.isHidden()); // the button is seen going down first
        QCOMPARE(QApplication::focusWidget(), shell.map());
        QCOMPARE(shell.current()->session().document().undoCount(), 0U);
        QVERIFY(!said.isEmpty());
        QVERIFY2(said.last().first().toString().contains(QStringLiteral("File, Recovered Work")),
                 qPrintable(said.last().first().toString()));
        // Without a question there is no stop.
        WorldShell::press(Qt::Key_F6);
        QVERIFY(shell.current()->docks().layers->isAncestorOf(QApplication::focusWidget()));
    }

    void workOfAnotherWorldIsToldAndDeleted()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(world, 1));
        const QString journal = journalIn(shell.state.path());
        QVERIFY(!journal.isEmpty());
        QByteArray text = test::readAll(journal);
        test::writeAll(journal, "this is no journal\n" + text);
        shell.window->open({world});
        QVERIFY(shell.wait());
        views::ActionNotice& aside = shell.current()->notices().leftAside();
        QTRY_VERIFY(!aside.isHidden());
        QVERIFY(shell.current()->notices().recovery().isHidden());
        press(aside, QStringLiteral("Recovered"));
        QVERIFY(aside.isHidden());
        auto* dialog = shell.window->findChild<RecoveredWorkDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QCOMPARE(dialog->list().topLevelItem(0)->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("cannot be read"));
        QVERIFY(!button(*dialog, QStringLiteral("Bring"))->isEnabled());
        QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
        auto* question = dialog->findChild<QMessageBox*>();
        QVERIFY(question);
        // Enter does not delete.
        QCOMPARE(question->defaultButton(), question->button(QMessageBox::Cancel));
        QTest::mouseClick(button(*question, QStringLiteral("Delete")), Qt::LeftButton);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 0);
        QVERIFY(journalIn(shell.state.path()).isEmpty());
    }

    void whatCannotBeDeletedIsToldAndStays()
    {
        const WorldShell shell;
        // A folder with something in it where a file should be: it cannot be removed as one.
        const QString folder = shell.state.path() + QStringLiteral("/chartroom/worlds/alpha/journal.kept-1");
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/more")));
        RecoveredWorkDialog* dialog = open(shell);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
        auto* question = dialog->findChild<QMessageBox*>();
        QVERIFY(question);
        QTest::mouseClick(button(*question, QStringLiteral("Delete")), Qt::LeftButton);
        QLabel* problem = nullptr;
        for (auto* label : dialog->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(QStringLiteral("was not deleted")))
                problem = label;
        }
        QVERIFY(problem);
        QVERIFY2(problem->text().contains(folder), qPrintable(problem->text()));
        QCOMPARE(dialog->list().topLevelItemCount(), 1);
        QVERIFY(dialog->list().currentItem());
        // Once the cause is gone it works, and the sentence goes.
        QVERIFY(QDir(folder).rmdir(QStringLiteral("more")));
        QTRY_VERIFY(!dialog->findChild<QMessageBox*>());
        QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
        question = dialog->findChild<QMessageBox*>();
        QVERIFY(question);
        QTest::mouseClick(button(*question, QStringLiteral("Delete")), Qt::LeftButton);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 0);
        QVERIFY(!problem->isVisible());
    }

    void aDamagedRecordIsOfferedAndKept()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(world, 2));
        const QString journal = journalIn(shell.state.path());
        test::writeAll(journal, test::readAll(journal) + "00 torn");
        shell.window->open({world});
        QVERIFY(shell.wait());
        QTRY_VERIFY(!shell.current()->notices().recovery().isHidden());
        QVERIFY(!shell.current()->notices().leftAside().isHidden());
        press(shell.current()->notices().recovery(), QStringLiteral("Bring"));
        QTRY_COMPARE(shell.current()->session().document().undoCount(), 2U);
        RecoveredWorkDialog* dialog = open(shell);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QCOMPARE(dialog->list().topLevelItem(0)->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("damaged at its end"));
    }

private:
    static RecoveredWorkDialog* open(const WorldShell& shell)
    {
        shell.window->menus().action(QStringLiteral("window.recoveredWork"))->trigger();
        // An earlier one is deleted when it was closed.
        return shell.window->findChildren<RecoveredWorkDialog*>().last();
    }
    static QAbstractButton* button(const QWidget& widget, const QString& text)
    {
        for (auto* candidate : widget.findChildren<QAbstractButton*>()) {
            if (candidate->text().remove(QLatin1Char('&')).startsWith(text))
                return candidate;
        }
        return nullptr;
    }
    static void press(QWidget& notice, const QString& text)
    {
        QTest::mouseClick(button(notice, text), Qt::LeftButton);
    }
};

QTEST_MAIN(RecoveredWorkTest)
#include "tst_recovered_work.moc"
