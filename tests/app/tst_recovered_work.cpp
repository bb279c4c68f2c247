// Unsaved work that was put aside: listed, brought back, deleted, through the real window.
#include "tests/app/left_work.h"
#include "views/common/action_notice.h"
#include "views/common/empty_state.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QUrl>

using namespace chartroom;
using test::buttonCalled;
using test::click;
using test::LeftWorkShell;
using test::WorldShell;
using views::RecoveredWorkDialog;

class RecoveredWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void declinedWorkIsBroughtBackLater()
    {
        const LeftWorkShell shell(3);
        QVERIFY(shell.left);
        shell.window->open({shell.world});
        QVERIFY(shell.wait());
        views::ActionNotice& offer = shell.current()->notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        QVERIFY(click(offer, QStringLiteral("Leave")));
        QCOMPARE(shell.current()->unsavedChanges(), 0);
        // The world is closed, and something else happens.
        shell.window->menus().action(QStringLiteral("window.closeTab"))->trigger();
        QTRY_VERIFY(!shell.current());

        RecoveredWorkDialog* dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        const QTreeWidgetItem* row = dialog->list().topLevelItem(0);
        QCOMPARE(row->text(RecoveredWorkDialog::WorldColumn), QStringLiteral("Alpha"));
        QVERIFY(
            row->toolTip(RecoveredWorkDialog::WorldColumn).contains(QDir::toNativeSeparators(shell.world)));
        const QString folder = QDir::toNativeSeparators(shell.world);
        QCOMPARE(row->text(RecoveredWorkDialog::FolderColumn), folder);
        QVERIFY(row->toolTip(RecoveredWorkDialog::FolderColumn).contains(folder));
        QCOMPARE(dialog->list().textElideMode(), Qt::ElideMiddle);
        QCOMPARE(row->text(RecoveredWorkDialog::StepsColumn), QStringLiteral("3"));
        QCOMPARE(row->text(RecoveredWorkDialog::StateColumn), QStringLiteral("undamaged"));
        QVERIFY(click(*dialog, QStringLiteral("Bring Back")));
        QTRY_VERIFY(shell.current());
        QVERIFY(shell.wait());
        QTRY_COMPARE(shell.current()->session().document().undoCount(), 3U);
        QCOMPARE(shell.current()->unsavedChanges(), 1);
        // It is in the session's own journal, and then no longer aside.
        const auto listed = [&shell] {
            RecoveredWorkDialog* const once = shell.list();
            auto* const state = once->findChild<views::EmptyState*>();
            const auto isRead = [state] { return state->text().startsWith(QStringLiteral("No work")); };
            const int count = QTest::qWaitFor(isRead, test::patience) ? once->list().topLevelItemCount() : -1;
            once->reject();
            return count;
        };
        QTRY_COMPARE(listed(), 0);
    }

    void whatCannotBePutAsideIsNotSaidToBeKept()
    {
        const LeftWorkShell shell(3);
        QVERIFY(shell.left);
        QVERIFY(shell.openWorld("alpha"));
        views::ActionNotice& offer = shell.current()->notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        // What is offered goes while the question stands.
        QVERIFY(shell.journal().endsWith(QStringLiteral("journal.left")));
        QVERIFY(QFile::remove(shell.journal()));
        QSignalSpy said(shell.current(), &views::Workbench::messageShown);
        QVERIFY(click(offer, QStringLiteral("Leave")));
        QVERIFY(!said.isEmpty());
        QVERIFY2(
            said.last().first().toString().startsWith(QStringLiteral("The steps could not be put aside.")),
            qPrintable(said.last().first().toString()));
        RecoveredWorkDialog* dialog = shell.list();
        auto* state = dialog->findChild<views::EmptyState*>();
        QTRY_VERIFY2(state->text().startsWith(QStringLiteral("No work")), qPrintable(state->text()));
    }

    void theQuestionIsAnsweredByKeys()
    {
        const LeftWorkShell shell(3);
        QVERIFY(shell.left);
        QVERIFY(shell.openWorld("alpha"));
        const views::ActionNotice& offer = shell.current()->notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        QTRY_COMPARE(QApplication::focusWidget(), shell.map());
        // It is the next stop behind the map, and the docks come behind it.
        WorldShell::press(Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget(), buttonCalled(offer, QStringLiteral("Bring Back")));
        WorldShell::press(Qt::Key_F6);
        QVERIFY(shell.current()->docks().layers->isAncestorOf(QApplication::focusWidget()));
        WorldShell::press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), buttonCalled(offer, QStringLiteral("Bring Back")));
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
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        const QString journal = shell.journal();
        QVERIFY(!journal.isEmpty());
        test::writeAll(journal, "this is no journal\n" + test::readAll(journal));
        shell.window->open({shell.world});
        QVERIFY(shell.wait());
        views::ActionNotice& aside = shell.current()->notices().leftAside();
        QTRY_VERIFY(!aside.isHidden());
        QVERIFY(shell.current()->notices().recovery().isHidden());
        QVERIFY(click(aside, QStringLiteral("Recovered Work…")));
        QVERIFY(aside.isHidden());
        auto* dialog = shell.window->findChild<RecoveredWorkDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QCOMPARE(dialog->list().topLevelItem(0)->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("cannot be read"));
        QVERIFY(!buttonCalled(*dialog, QStringLiteral("Bring Back"))->isEnabled());
        auto* question = LeftWorkShell::askToDelete(*dialog);
        QVERIFY(question);
        // Enter does not delete.
        QCOMPARE(question->defaultButton(), question->button(QMessageBox::Cancel));
        QVERIFY(click(*question, QStringLiteral("Delete")));
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 0);
        QVERIFY(shell.journal().isEmpty());
        // What was deleted was not brought back.
        QTRY_COMPARE(dialog->findChild<views::EmptyState*>()->text(),
                     QStringLiteral("No work is left: what was not saved was brought back or deleted, or is "
                                    "offered in a world that is open."));
    }

    void whatCannotBeDeletedIsToldAndStays()
    {
        const LeftWorkShell shell(0);
        // A folder with something in it where a file should be: it cannot be removed as one.
        const QString folder = shell.state.path() + QStringLiteral("/chartroom/worlds/alpha/journal.kept-1");
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/more")));
        RecoveredWorkDialog* dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        auto* question = LeftWorkShell::askToDelete(*dialog);
        QVERIFY(question);
        QVERIFY(click(*question, QStringLiteral("Delete")));
        const QLabel* const problem = saying(*dialog, "was not deleted");
        QVERIFY(problem);
        QVERIFY2(problem->text().contains(folder), qPrintable(problem->text()));
        QCOMPARE(dialog->list().topLevelItemCount(), 1);
        QVERIFY(dialog->list().currentItem());
        // Once the cause is gone it works, and the sentence goes.
        QVERIFY(QDir(folder).rmdir(QStringLiteral("more")));
        QTRY_VERIFY(!dialog->findChild<QMessageBox*>());
        question = LeftWorkShell::askToDelete(*dialog);
        QVERIFY(question);
        QVERIFY(click(*question, QStringLiteral("Delete")));
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 0);
        QVERIFY(!problem->isVisible());
    }

    void theFolderOfTheWorldIsShown()
    {
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        RecoveredWorkDialog* const dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QList<QUrl> asked;
        bool works = true;
        dialog->fileManager().start = [&](const QUrl& url) {
            asked << url;
            return works;
        };
        const QString button = QStringLiteral("Show Folder");
        QVERIFY(click(*dialog, button));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.last().toLocalFile(), shell.world);
        works = false;
        QVERIFY(click(*dialog, button));
        const QLabel* const problem = saying(*dialog, "no file manager");
        QVERIFY(problem);
        QVERIFY2(problem->text().contains(QDir::toNativeSeparators(shell.world)),
                 qPrintable(problem->text()));
        QVERIFY(QDir(shell.world).removeRecursively());
        QVERIFY(click(*dialog, button));
        QCOMPARE(asked.size(), 2);
        QCOMPARE(saying(*dialog, "is not there any more"), problem);
        // What was said goes with what it was said of.
        QVERIFY(QDir().mkpath(shell.world));
        works = true;
        QVERIFY(click(*dialog, button));
        QCOMPARE(asked.size(), 3);
        QVERIFY(!problem->isVisible());
    }

    void aRecordThatDoesNotTellItsWorldIsShownItself()
    {
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        const QString journal = shell.journal();
        test::writeAll(journal, "this is no journal");
        RecoveredWorkDialog* const dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QUrl asked;
        dialog->fileManager().start = [&asked](const QUrl& url) {
            asked = url;
            return true;
        };
        QVERIFY(click(*dialog, QStringLiteral("Show Folder")));
        QCOMPARE(asked.toLocalFile(), QFileInfo(journal).path());
        const QMessageBox* const question = LeftWorkShell::askToDelete(*dialog);
        QVERIFY(question);
        QVERIFY2(question->text().contains(QDir::toNativeSeparators(journal)), qPrintable(question->text()));
    }

    void namesAreShownWhole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("short") << QStringLiteral("w");
        QTest::newRow("long") << QString(40, QLatin1Char('n'));
    }
    void namesAreShownWhole()
    {
        QFETCH(const QString, name);
        const LeftWorkShell shell(0);
        const QString world = QFileInfo(shell.world).path() + QLatin1Char('/') + name;
        QVERIFY(QDir().rename(shell.world, world));
        const QString file = world + QStringLiteral("/world.json");
        test::writeAll(file, test::readAll(file).replace("\"Alpha\"", '"' + name.toUtf8() + '"'));
        QVERIFY(test::leaveWork(world, 1));
        RecoveredWorkDialog* const dialog = shell.list();
        dialog->resize(1500, 500);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QCOMPARE(dialog->list().topLevelItem(0)->text(RecoveredWorkDialog::WorldColumn), name);
        const QAbstractItemView& view = dialog->list();
        const QHeaderView& header = *dialog->list().header();
        // The rest is the folder's.
        QTRY_COMPARE(header.sectionSize(RecoveredWorkDialog::WorldColumn),
                     std::max(view.sizeHintForColumn(RecoveredWorkDialog::WorldColumn),
                              header.sectionSizeHint(RecoveredWorkDialog::WorldColumn)));
        QTRY_COMPARE(header.length(), view.viewport()->width());
    }

    void aDamagedRecordIsOfferedAndKept()
    {
        const LeftWorkShell shell(2);
        QVERIFY(shell.left);
        shell.tear();
        shell.window->open({shell.world});
        QVERIFY(shell.wait());
        QTRY_VERIFY(!shell.current()->notices().recovery().isHidden());
        QVERIFY(!shell.current()->notices().leftAside().isHidden());
        QVERIFY(click(shell.current()->notices().recovery(), QStringLiteral("Bring Back")));
        QTRY_COMPARE(shell.current()->session().document().undoCount(), 2U);
        RecoveredWorkDialog* dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QCOMPARE(dialog->list().topLevelItem(0)->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("damaged at its end"));
    }

    void aRecordThatStoppedHalfWayTellsHowFarItCame()
    {
        const LeftWorkShell shell(3);
        QVERIFY(shell.left);
        QVERIFY(shell.addRefused());
        shell.window->open({shell.world});
        QVERIFY(shell.wait());
        QTRY_VERIFY(!shell.current()->notices().recovery().isHidden());
        QVERIFY(click(shell.current()->notices().recovery(), QStringLiteral("Bring Back")));
        QTRY_VERIFY(!shell.current()->notices().leftAside().isHidden());
        QCOMPARE(shell.current()->session().document().undoCount(), 3U);
        RecoveredWorkDialog* const dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        const QTreeWidgetItem* const row = dialog->list().topLevelItem(0);
        QCOMPARE(row->text(RecoveredWorkDialog::StepsColumn), QStringLiteral("4"));
        const QString state = row->text(RecoveredWorkDialog::StateColumn);
        QVERIFY2(state.startsWith(QStringLiteral("only 3 of 4 step")), qPrintable(state));
    }

    void aTornRecordThatWasOfferedIsListedOnce()
    {
        const LeftWorkShell shell(2);
        QVERIFY(shell.left);
        shell.tear();
        {
            // Another program is asked, and killed before it answers.
            model::WorldSession other(shell.world);
            other.open();
            QTRY_VERIFY(other.recoveryOffer().has_value());
        }
        RecoveredWorkDialog* const dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        const QTreeWidgetItem* const row = dialog->list().topLevelItem(0);
        QCOMPARE(row->text(RecoveredWorkDialog::StepsColumn), QStringLiteral("2"));
        QVERIFY(buttonCalled(*dialog, QStringLiteral("Open World")));
        const QMessageBox* const question = LeftWorkShell::askToDelete(*dialog);
        QVERIFY(question);
        QVERIFY(click(*question, QStringLiteral("Delete")));
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 0);
        QVERIFY(shell.journal().isEmpty());
    }

private:
    /// The label in sight that says so; null: none does.
    static const QLabel* saying(const QWidget& in, const char* what)
    {
        for (const auto* label : in.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(QLatin1String(what)))
                return label;
        }
        return nullptr;
    }
};

QTEST_MAIN(RecoveredWorkTest)
#include "tst_recovered_work.moc"
