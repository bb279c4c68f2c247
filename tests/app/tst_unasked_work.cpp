// Worlds that were not closed properly: the start page and the list of recovered work offer them.
#include "app/notice_bar.h"
#include "tests/app/left_work.h"
#include "views/common/action_notice.h"
#include "views/world/world_notices.h"

#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace chartroom;
using test::buttonCalled;
using test::click;
using test::leaveWork;
using test::LeftWorkShell;
using test::WorldShell;
using views::RecoveredWorkDialog;

class UnaskedWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStartPageLeadsToAWorldThatWasNotClosed()
    {
        const LeftWorkShell shell(3);
        QVERIFY(shell.left);
        shell.window->resize(1280, 800);
        shell.window->offerUnaskedWork();
        const auto& notices = shell.offered().notices();
        QTRY_COMPARE(notices.size(), std::size_t{1});
        QVERIFY(notices.front()->isVisible());
        const QString sentence = notices.front()->sentence();
        QVERIFY2(sentence.startsWith(QStringLiteral("Alpha was not closed properly")), qPrintable(sentence));
        QCOMPARE(notices.front()->toolTip(), QDir::toNativeSeparators(shell.world));
        QVERIFY2(sentence.contains(QStringLiteral("3 step")), qPrintable(sentence));
        QVERIFY(shell.activate());
        QVERIFY(click(*notices.front(), QStringLiteral("Open World")));
        QVERIFY(shell.wait());
        QCOMPARE(shell.current()->path(), QFileInfo(shell.world).canonicalFilePath());
        QTRY_VERIFY(!shell.current()->notices().recovery().isHidden());
        // Whoever has the world open is asked there, and nowhere else.
        shell.window->tabs().setCurrentIndex(0);
        QTRY_VERIFY(shell.offered().notices().empty());
        QVERIFY(!shell.offered().isVisible());
        shell.window->tabs().setCurrentWidget(shell.window->tabs().workbenches().front());
        shell.current()->notices().recovery().answer(0);
        QTRY_COMPARE(shell.current()->session().document().undoCount(), std::size_t{3});
    }

    void tabLeadsThroughThePageAsItIsRead()
    {
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        copyJournal(shell, {QStringLiteral("b"), QStringLiteral("c")});
        // There is a card, and something that came into the window after the page.
        QVERIFY(shell.openWorld("beta"));
        QPushButton late(QStringLiteral("Late"), shell.window.get());
        late.show();
        shell.window->tabs().setCurrentIndex(0);
        shell.window->offerUnaskedWork();
        const auto& notices = shell.offered().notices();
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
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        shell.window->offerUnaskedWork();
        const auto& notices = shell.offered().notices();
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
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        QVERIFY(leaveWork(shell.file("content/worlds/beta"), 2));
        // Another program, as far as locks go.
        model::WorldSession other(shell.file("content/worlds/alpha"));
        other.open();
        QTRY_VERIFY(other.isIndexed());
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(shell.offered().notices().size(), std::size_t{1});
        QVERIFY(shell.offered().notices().front()->sentence().startsWith(QStringLiteral("Beta ")));
        other.shutDown();
    }

    void worldsThatAreCalledAlikeAreToldApart()
    {
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        // Two whose folders are called alike, one of which is called as a third is.
        const QString beta = shell.file("content/worlds/beta");
        const QString other = shell.file("other/alpha");
        QVERIFY(QDir().mkpath(shell.file("other")));
        QVERIFY(QDir().rename(beta, other));
        QVERIFY(leaveWork(other, 1));
        shell.window->offerUnaskedWork();
        // What is looked for anew when the list is closed is offered.
        const auto shownNames = [&shell] {
            RecoveredWorkDialog* const dialog = shell.list();
            const bool whole =
                QTest::qWaitFor([dialog] { return dialog->list().topLevelItemCount() == 2; }, test::patience);
            QStringList names;
            for (int row = 0; whole && row < 2; ++row)
                names << dialog->list().topLevelItem(row)->text(RecoveredWorkDialog::WorldColumn);
            dialog->reject();
            names.sort();
            return names;
        };
        const auto sentences = [&shell] {
            QStringList result;
            for (const views::ActionNotice* notice : shell.offered().notices())
                result << notice->sentence().section(QStringLiteral(" was not"), 0, 0);
            result.sort();
            return result;
        };
        QStringList names{QStringLiteral("Alpha"), QStringLiteral("Beta")};
        QCOMPARE(shownNames(), names);
        QTRY_COMPARE(sentences(), names);
        const QString file = other + QStringLiteral("/world.json");
        test::writeAll(file, test::readAll(file).replace("\"Beta\"", "\"Alpha\""));
        names = {QDir::toNativeSeparators(shell.world), QDir::toNativeSeparators(other)};
        names.sort();
        QCOMPARE(shownNames(), names);
        QTRY_COMPARE(sentences(), names);
    }

    void theListOpensTheWorldOfWhatNobodyWasAskedFor()
    {
        const LeftWorkShell shell(2);
        QVERIFY(shell.left);
        RecoveredWorkDialog* const dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        const QTreeWidgetItem* const row = dialog->list().topLevelItem(0);
        QCOMPARE(row->text(RecoveredWorkDialog::FolderColumn), QDir::toNativeSeparators(shell.world));
        QCOMPARE(row->text(RecoveredWorkDialog::StepsColumn), QStringLiteral("2"));
        QCOMPARE(row->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("offered when its world is opened"));
        QVERIFY(click(*dialog, QStringLiteral("Open World")));
        QVERIFY(shell.wait());
        QTRY_VERIFY(!shell.current()->notices().recovery().isHidden());
        // Nothing was decided.
        QCOMPARE(shell.current()->session().document().undoCount(), std::size_t{0});
    }

    void aWorldThatIsGoneIsToldAndItsWorkDeleted()
    {
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        QVERIFY(QDir(shell.world).removeRecursively());
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(shell.offered().notices().size(), std::size_t{1});
        views::ActionNotice& notice = *shell.offered().notices().front();
        QVERIFY2(notice.sentence().contains(QStringLiteral("is not there any more")),
                 qPrintable(notice.sentence()));
        QVERIFY(!buttonCalled(notice, QStringLiteral("Open World")));
        QVERIFY(click(notice, QStringLiteral("Recovered Work…")));
        auto* const dialog = shell.window->findChild<RecoveredWorkDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
        QCOMPARE(dialog->list().topLevelItem(0)->text(RecoveredWorkDialog::StateColumn),
                 QStringLiteral("its world is not there"));
        QVERIFY(!buttonCalled(*dialog, QStringLiteral("Open World"))->isEnabled());
        const QMessageBox* const question = LeftWorkShell::askToDelete(*dialog);
        QVERIFY(question);
        QVERIFY2(question->text().contains(QStringLiteral("in alpha for good")),
                 qPrintable(question->text()));
        QVERIFY(question->text().contains(QDir::toNativeSeparators(shell.world)));
        QVERIFY(click(*question, QStringLiteral("Delete")));
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 0);
        QVERIFY(shell.journal().isEmpty());
        dialog->reject();
        QTRY_VERIFY(shell.offered().notices().empty());
        QVERIFY(shell.window->notices().sentences().isEmpty());
    }

    void aWorldThatIsBackIsNoticedWhenTheWindowIs()
    {
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        const QString away = shell.world + QStringLiteral(".away");
        QVERIFY(QDir().rename(shell.world, away));
        shell.window->offerUnaskedWork();
        const auto said = [&shell](const char* what) {
            const auto& notices = shell.offered().notices();
            return notices.size() == 1 && notices.front()->sentence().contains(QLatin1String(what));
        };
        QTRY_VERIFY(said("is not there any more"));
        QVERIFY(goElsewhere());
        QVERIFY(QDir().rename(away, shell.world));
        QVERIFY(shell.activate());
        QTRY_VERIFY(said("can be brought back."));
        // The list does so as well, and what was chosen in it stays.
        QVERIFY(leaveWork(shell.file("content/worlds/beta"), 1));
        RecoveredWorkDialog* const dialog = shell.list();
        QTRY_COMPARE(dialog->list().topLevelItemCount(), 2);
        const auto alpha = [dialog, folder = QDir::toNativeSeparators(shell.world)] {
            const auto rows =
                dialog->list().findItems(folder, Qt::MatchExactly, RecoveredWorkDialog::FolderColumn);
            return rows.value(0);
        };
        const auto state = [&alpha] {
            return alpha() ? alpha()->text(RecoveredWorkDialog::StateColumn) : QString();
        };
        QTRY_COMPARE(state(), QStringLiteral("offered when its world is opened"));
        dialog->list().setCurrentItem(alpha());
        QVERIFY(goElsewhere());
        QVERIFY(QDir().rename(shell.world, away));
        dialog->activateWindow();
        QTRY_COMPARE(state(), QStringLiteral("its world is not there"));
        QCOMPARE(dialog->list().currentItem(), alpha());
    }

    void whatIsDamagedIsToldInASentence()
    {
        const LeftWorkShell shell(2);
        QVERIFY(shell.left);
        shell.tear();
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(shell.offered().notices().size(), std::size_t{1});
        const QString damaged = shell.offered().notices().front()->sentence();
        QVERIFY2(damaged.contains(QStringLiteral("2 step")), qPrintable(damaged));
        QVERIFY2(damaged.contains(QStringLiteral("damaged")), qPrintable(damaged));
        test::writeAll(shell.journal(), "this is no journal");
        shell.list()->reject(); // what it deletes is looked for anew
        QTRY_VERIFY(shell.offered().notices().front()->sentence().contains(QStringLiteral("cannot be read")));
        QVERIFY(!buttonCalled(*shell.offered().notices().front(), QStringLiteral("Open World")));
    }

    void manyAreNotAllListed()
    {
        const LeftWorkShell shell(1);
        QVERIFY(shell.left);
        copyJournal(shell, {QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"),
                            QStringLiteral("e"), QStringLiteral("f")});
        shell.window->offerUnaskedWork();
        QTRY_COMPARE(shell.offered().notices().size(), std::size_t{4});
        const QString rest = shell.offered().notices().back()->sentence();
        QVERIFY2(rest.startsWith(QStringLiteral("3 more world")), qPrintable(rest));
        // What is said already stays, and with it the place of the keys.
        QVERIFY(shell.activate());
        const auto said = shell.offered().notices();
        auto* const open = buttonCalled(*said.front(), QStringLiteral("Open World"));
        QVERIFY(open);
        open->setFocus();
        QCOMPARE(QApplication::focusWidget(), open);
        shell.offered().setWork(model::unaskedWork(
            QFile::encodeName(shell.state.filePath(QStringLiteral("chartroom"))).toStdString()));
        QVERIFY(shell.offered().notices() == said);
        QCOMPARE(QApplication::focusWidget(), open);
    }

private:
    QWidget m_elsewhere; ///< another program's window

    bool goElsewhere()
    {
        m_elsewhere.show();
        m_elsewhere.activateWindow();
        return QTest::qWaitForWindowActive(&m_elsewhere, test::patience);
    }
    /// Puts copies into folders of other worlds' names: they tell of the same world.
    static void copyJournal(const LeftWorkShell& shell, const QStringList& names)
    {
        const QFileInfo journal(shell.journal());
        for (const QString& name : names) {
            const QString folder = journal.path() + QStringLiteral("/../") + name;
            QVERIFY(QDir().mkpath(folder));
            QVERIFY(QFile::copy(journal.filePath(), folder + QStringLiteral("/journal")));
        }
    }
};

QTEST_MAIN(UnaskedWorkTest)
#include "tst_unasked_work.moc"
