// Worlds that were not closed properly: the start page and the list of recovered work offer them.
#include "app/notice_bar.h"
#include "app/start_page.h"
#include "app/unasked_work.h"
#include "tests/app/left_work.h"
#include "tests/app/world_shell.h"
#include "tests/support/buttons.h"
#include "tests/support/files.h"
#include "views/common/action_notice.h"
#include "views/world/dialogs/recovered_work_dialog.h"
#include "views/world/world_notices.h"

#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace chartroom;
using test::buttonCalled;
using test::leaveWork;
using test::WorldShell;
using views::RecoveredWorkDialog;

class UnaskedWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStartPageLeadsToAWorldThatWasNotClosed()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(world, 3));
        shell.window->resize(1280, 800);
        shell.window->offerUnaskedWork();
        const auto& notices = page(shell).notices();
        QTRY_COMPARE(notices.size(), std::size_t{1});
        QVERIFY(notices.front()->isVisible());
        const QString sentence = notices.front()->sentence();
        QVERIFY2(sentence.contains(QDir::toNativeSeparators(world)), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("3 step")), qPrintable(sentence));
        QVERIFY(shell.activate());
        auto* const open = buttonCalled(*notices.front(), QStringLiteral("Open World"));
        QVERIFY(open);
        QTest::mouseClick(open, Qt::LeftButton);
        QVERIFY(shell.wait());
        QCOMPARE(shell.current()->path(), QFileInfo(world).canonicalFilePath());
        QTRY_VERIFY(!shell.current()->notices().recovery().isHidden());
        // Whoever has the world open is asked there, and nowhere else.
        shell.window->tabs().setCurrentIndex(0);
        QTRY_VERIFY(page(shell).notices().empty());
        QVERIFY(!page(shell).isVisible());
        shell.window->tabs().setCurrentWidget(shell.window->tabs().workbenches().front());
        shell.current()->notices().recovery().answer(0);
        QTRY_COMPARE(shell.current()->session().document().undoCount(), std::size_t{3});
    }

    void tabLeadsThroughThePageAsItIsRead()
    {
        const WorldShell shell;
        QVERIFY(leaveWork(shell.file("content/worlds/alpha"), 1));
        copyJournal(shell, {QStringLiteral("b"), QStringLiteral("c")});
        // There is a card, and something that came into the window after the page.
        QVERIFY(shell.openWorld("beta"));
        QPushButton late(QStringLiteral("Late"), shell.window.get());
        late.show();
        shell.window->tabs().setCurrentIndex(0);
        shell.window->offerUnaskedWork();
        const auto& notices = page(shell).notices();
        QTRY_COMPARE(notices.size(), std::size_t{3});
        auto* const cards = shell.window->startPage().findChild<QListView*>();
        QTRY_VERIFY(cards->isVisible());
        QList<QWidget*> way;
        for (auto* action : shell.window->startPage().findChildren<QToolButton*>()) {
            if (action->isVisible() && action->isEnabled())
                way << action;
        }
        QVERIFY(!way.isEmpty());
        for (const views::ActionNotice* notice : notices)
            way << buttonCalled(*notice, QStringLiteral("Open World"));
        way << cards;
        QVERIFY(shell.activate());
        way.first()->setFocus();
        for (QWidget* next : way) {
            QCOMPARE(QApplication::focusWidget(), next);
            WorldShell::press(Qt::Key_Tab);
        }
        for (auto next = way.crbegin(); next != way.crend(); ++next) {
            WorldShell::press(Qt::Key_Backtab);
            QCOMPARE(QApplication::focusWidget(), *next);
        }
    }

    void whatIsSaidStandsFlushWithTheHeadingBelow()
    {
        const WorldShell shell;
        QVERIFY(leaveWork(shell.file("content/worlds/alpha"), 1));
        shell.window->offerUnaskedWork();
        const auto& notices = page(shell).notices();
        QTRY_COMPARE(notices.size(), std::size_t{1});
        QWidget* const start = &shell.window->startPage();
        const auto labels = start->findChildren<QLabel*>();
        const auto heading = std::ranges::find(labels, QStringLiteral("Recent"), &QLabel::text);
        QVERIFY(heading != labels.end());
        const auto left = [start](const QWidget& widget) {
            return widget.mapTo(start, widget.contentsRect().topLeft()).x();
        };
        QTRY_VERIFY(notices.front()->width() > 100);
        QCOMPARE(left(*notices.front()), left(**heading));
    }

    void aWorldThatSomebodyHasOpenIsNotOffered()
    {
        const WorldShell shell;
        QVERIFY(leaveWork(shell.file("content/worlds/alpha"), 1));
        QVERIFY(leaveWork(shell.file("content/worlds/beta"), 2));
        // Another program, as far as locks go.
        model::WorldSession other(shell.file("content/worlds/alpha"));
        other.open();
        QTRY_VERIFY(other.isIndexed());
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(page(shell).notices().size(), std::size_t{1});
        QVERIFY(page(shell).notices().front()->sentence().contains(QStringLiteral("beta")));
        other.shutDown();
    }

    void theListOpensTheWorldOfWhatNobodyWasAskedFor()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(world, 2));
        RecoveredWorkDialog* const dialog = list(shell);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        const QTreeWidgetItem* const row = dialog->list().topLevelItem(0);
        QCOMPARE(row->text(RecoveredWorkDialog::FolderColumn), QDir::toNativeSeparators(world));
        QCOMPARE(row->text(RecoveredWorkDialog::StepsColumn), QStringLiteral("2"));
        QCOMPARE(row->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("offered when its world is opened"));
        QTest::mouseClick(buttonCalled(*dialog, QStringLiteral("Open World")), Qt::LeftButton);
        QVERIFY(shell.wait());
        QTRY_VERIFY(!shell.current()->notices().recovery().isHidden());
        // Nothing was decided.
        QCOMPARE(shell.current()->session().document().undoCount(), std::size_t{0});
    }

    void aWorldThatIsGoneIsToldAndItsWorkDeleted()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(world, 1));
        QVERIFY(QDir(world).removeRecursively());
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(page(shell).notices().size(), std::size_t{1});
        views::ActionNotice& notice = *page(shell).notices().front();
        QVERIFY2(notice.sentence().contains(QStringLiteral("is not there any more")),
                 qPrintable(notice.sentence()));
        QVERIFY(!buttonCalled(notice, QStringLiteral("Open World")));
        QTest::mouseClick(buttonCalled(notice, QStringLiteral("Recovered Work…")), Qt::LeftButton);
        auto* const dialog = shell.window->findChild<RecoveredWorkDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QCOMPARE(dialog->list().topLevelItem(0)->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("its world is not there"));
        QVERIFY(!buttonCalled(*dialog, QStringLiteral("Open World"))->isEnabled());
        QTest::mouseClick(buttonCalled(*dialog, QStringLiteral("Delete…")), Qt::LeftButton);
        auto* const question = dialog->findChild<QMessageBox*>();
        QVERIFY(question);
        QTest::mouseClick(buttonCalled(*question, QStringLiteral("Delete")), Qt::LeftButton);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 0);
        QVERIFY(test::journalIn(shell.state.path()).isEmpty());
        dialog->reject();
        QTRY_VERIFY(page(shell).notices().empty());
        QVERIFY(shell.window->notices().sentences().isEmpty());
    }

    void whatIsDamagedIsToldInASentence()
    {
        const WorldShell shell;
        QVERIFY(leaveWork(shell.file("content/worlds/alpha"), 2));
        const QString journal = test::journalIn(shell.state.path());
        const QByteArray whole = test::readAll(journal);
        test::writeAll(journal, whole + "00 torn");
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(page(shell).notices().size(), std::size_t{1});
        const QString damaged = page(shell).notices().front()->sentence();
        QVERIFY2(damaged.contains(QStringLiteral("2 step")), qPrintable(damaged));
        QVERIFY2(damaged.contains(QStringLiteral("damaged")), qPrintable(damaged));
        test::writeAll(journal, "this is no journal");
        list(shell)->reject(); // what it deletes is looked for anew
        QTRY_VERIFY(page(shell).notices().front()->sentence().contains(QStringLiteral("cannot be read")));
        QVERIFY(!buttonCalled(*page(shell).notices().front(), QStringLiteral("Open World")));
    }

    void manyAreNotAllListed()
    {
        const WorldShell shell;
        const QString first = shell.file("content/worlds/alpha");
        QVERIFY(leaveWork(first, 1));
        copyJournal(shell, {QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"),
                            QStringLiteral("e"), QStringLiteral("f")});
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(page(shell).notices().size(), std::size_t{4});
        const QString rest = page(shell).notices().back()->sentence();
        QVERIFY2(rest.startsWith(QStringLiteral("3 more world")), qPrintable(rest));
        // What is said already stays, and with it the place of the keys.
        const auto said = page(shell).notices();
        auto* const open = buttonCalled(*said.front(), QStringLiteral("Open World"));
        open->setFocus();
        page(shell).setWork(model::unaskedWork(
            QFile::encodeName(shell.state.filePath(QStringLiteral("chartroom"))).toStdString()));
        QVERIFY(page(shell).notices() == said);
    }

private:
    /// Puts copies into folders of other worlds' names: they tell of the same world.
    static void copyJournal(const WorldShell& shell, const QStringList& names)
    {
        const QFileInfo journal(test::journalIn(shell.state.path()));
        for (const QString& name : names) {
            const QString folder = journal.path() + QStringLiteral("/../") + name;
            QVERIFY(QDir().mkpath(folder));
            QVERIFY(QFile::copy(journal.filePath(), folder + QStringLiteral("/journal")));
        }
    }
    [[nodiscard]] static app::UnaskedWork& page(const WorldShell& shell)
    {
        return shell.window->startPage().unaskedWork();
    }
    [[nodiscard]] static RecoveredWorkDialog* list(const WorldShell& shell)
    {
        shell.window->menus().action(QStringLiteral("window.recoveredWork"))->trigger();
        return shell.window->findChildren<RecoveredWorkDialog*>().last();
    }
};

QTEST_MAIN(UnaskedWorkTest)
#include "tst_unasked_work.moc"
