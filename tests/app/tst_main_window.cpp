#include "app/action_search.h"
#include "app/notice_bar.h"
#include "app/recent_files.h"
#include "app/start_page.h"
#include "tests/app/shell.h"
#include "views/common/empty_state.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

namespace {

QMenu* menuWith(const MainWindow& window, const QAction* action)
{
    for (QAction* top : window.menuBar()->actions()) {
        if (top->menu()->actions().contains(const_cast<QAction*>(action)))
            return top->menu();
    }
    return nullptr;
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsWithTheStartPageOnly()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        QCOMPARE(shell.window->tabs().count(), 1);
        QVERIFY(!shell.window->tabs().current());
        QVERIFY(!shell.action("window.closeTab")->isEnabled());
        QVERIFY(!shell.action("window.reopenTab")->isEnabled());
        QVERIFY(shell.window->notices().isHidden());
    }

    void aLowWindowCutsNothingOnTheStartPage()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        const StartPage& page = shell.window->startPage();
        const auto labels = page.findChildren<QLabel*>();
        const auto cut = [&labels] {
            QStringList result;
            for (const QLabel* label : labels) {
                const int needed = label->pixmap().isNull() ? label->heightForWidth(label->width())
                                                            : label->sizeHint().height();
                if (label->isVisible() && label->height() < needed)
                    result << (label->text().isEmpty() ? QStringLiteral("the sign") : label->text());
            }
            return result;
        };
        const auto hint = std::ranges::find_if(
            labels, [](const QLabel* label) { return label->text().contains(QStringLiteral("dropped")); });
        QVERIFY(hint != labels.end());
        // As low as it can be; what gives way then may allow for less.
        for (int i = 0; i < 2; ++i) {
            shell.window->resize(800, 1);
            QCoreApplication::processEvents();
            QTRY_COMPARE(cut(), QStringList());
            QTRY_VERIFY(!(*hint)->isVisible());
        }
        shell.window->resize(800, 700);
        QTRY_VERIFY((*hint)->isVisible());
        QCOMPARE(cut(), QStringList());
    }

    void fullScreenIsCheckedHoweverItCame()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->show();
        QAction* action = shell.action("window.fullScreen");
        shell.window->showFullScreen();
        QTRY_VERIFY(action->isChecked());
        action->trigger();
        QTRY_VERIFY(!shell.window->isFullScreen());
        QVERIFY(!action->isChecked());
    }

    void openingMakesATabOnceAndBringsItForward()
    {
        const Folder folder;
        const QString a = folder.make(QStringLiteral("a.fake"));
        const QString b = folder.make(QStringLiteral("b.fake"));
        const Shell shell(folder.settings());
        shell.window->open({a, b});
        QCOMPARE(shell.window->tabs().count(), 3);
        QCOMPARE(shell.current()->path(), b);
        // The same file, written in another way.
        shell.window->open({folder.dir.path() + QStringLiteral("/../") +
                            QFileInfo(folder.dir.path()).fileName() + QStringLiteral("/./a.fake")});
        QCOMPARE(shell.window->tabs().count(), 3);
        QCOMPARE(shell.current()->path(), a);
        QVERIFY(shell.window->windowTitle().startsWith(QLatin1String("a.fake")));
    }

    void namesWithEverythingInThem_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("ampersand") << QStringLiteral("a&b.fake");
        QTest::newRow("line break") << QStringLiteral("a\nb.fake");
        QTest::newRow("quotes and spaces") << QStringLiteral("a'b \"c\".fake");
        QTest::newRow("long, other scripts") << QString(60, QChar(u'の')) + QStringLiteral(" ü 😀.fake");
        QTest::newRow("markup") << QStringLiteral("<b>x.fake");
    }

    void namesWithEverythingInThem()
    {
        QFETCH(QString, name);
        const Folder folder;
        const QString path = folder.make(name);
        const Shell shell(folder.settings());
        shell.window->open({path});
        QVERIFY(shell.current());
        QCOMPARE(shell.current()->path(), path);
        QVERIFY(!shell.window->tabs().tabText(1).contains(QLatin1Char('\n')));
        waitUntilWritten(shell.settings);
        Shell second(folder.settings());
        QCOMPARE(second.window->recent().entries().value(0).path, path);
    }

    void marksFollowTheDocument()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        QCOMPARE(shell.window->tabs().tabText(1), QStringLiteral("a.fake"));
        shell.current()->setState(core::Verdict::Rejected, 3);
        QCOMPARE(shell.window->tabs().tabText(1), QStringLiteral("a.fake *3 !"));
        QVERIFY(shell.window->isWindowModified());
        shell.current()->setState(core::Verdict::Accepted, 0);
        QCOMPARE(shell.window->tabs().tabText(1), QStringLiteral("a.fake"));
        QVERIFY(!shell.window->isWindowModified());
    }

    void failuresAreOneNoticeAndNoDialog()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        QStringList paths{folder.make(QStringLiteral("what.ever")),
                          folder.dir.filePath(QStringLiteral("none.fake"))};
        for (int i = 0; i < 100; ++i)
            paths << folder.dir.filePath(QStringLiteral("none%1.fake").arg(i));
        shell.window->open(paths);
        QCOMPARE(shell.window->tabs().count(), 1);
        QCOMPARE(shell.window->notices().sentences().size(), paths.size());
        QVERIFY(shell.window->notices().sentences().first().contains(QLatin1String("what.ever")));
        QVERIFY(shell.window->notices().isVisible());
        QVERIFY(shell.window->notices().height() < 150);
        QVERIFY(!QApplication::activeModalWidget());
        shell.window->notices().clear();
        QVERIFY(shell.window->notices().isHidden());
    }

    void closingShutsDownAndReopens()
    {
        const Folder folder;
        const QString a = folder.make(QStringLiteral("a.fake"));
        const Shell shell(folder.settings());
        shell.window->open({a, folder.make(QStringLiteral("b.fake"))});
        const int before = FakeWorkbench::shutDowns;
        shell.window->tabs().setCurrentIndex(1);
        QTest::keyClick(shell.window.get(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(FakeWorkbench::shutDowns, before + 1);
        QCOMPARE(shell.window->tabs().count(), 2);
        QTest::keyClick(shell.window.get(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shell.window->tabs().count(), 3);
        QCOMPARE(shell.current()->path(), a);
        QVERIFY(!shell.action("window.reopenTab")->isEnabled());
    }

    void middleClickClosesButNotTheStartPage()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        QTabBar* bar = shell.window->tabs().tabBar();
        QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(1).center());
        QCOMPARE(shell.window->tabs().count(), 1);
        QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(0).center());
        QCOMPARE(shell.window->tabs().count(), 1);
    }

    void theStartPageStaysFirst()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        shell.window->tabs().tabBar()->moveTab(1, 0);
        QVERIFY(!qobject_cast<views::Workbench*>(shell.window->tabs().widget(0)));
        QCOMPARE(shell.window->tabs().count(), 2);
    }

    void droppedFilesOpen()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(folder.make(QStringLiteral("ü 測 试.fake"))),
                      QUrl(QStringLiteral("https://x.org/"))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(shell.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(shell.window.get(), &drop);
        QTRY_COMPARE(shell.window->tabs().count(), 2);

        // A name that is not UTF-8 is refused with a sentence, and is never taken for another file's.
        QMimeData odd;
        odd.setUrls({QUrl::fromEncoded("file:///tmp/%FF%20a.fake")});
        QDragEnterEvent oddEnter({5, 5}, Qt::CopyAction, &odd, Qt::LeftButton, {});
        QCoreApplication::sendEvent(shell.window.get(), &oddEnter);
        QDropEvent oddDrop({5, 5}, Qt::CopyAction, &odd, Qt::LeftButton, {});
        QCoreApplication::sendEvent(shell.window.get(), &oddDrop);
        QTRY_COMPARE(shell.window->notices().sentences().size(), 1);
        QVERIFY2(shell.window->notices().sentences()[0].contains(QStringLiteral("/tmp/\\xFF a.fake")),
                 qPrintable(shell.window->notices().sentences()[0]));
        QCOMPARE(shell.window->tabs().count(), 2);

        QMimeData text;
        text.setText(QStringLiteral("no file"));
        QDragEnterEvent refused({5, 5}, Qt::CopyAction, &text, Qt::LeftButton, {});
        refused.ignore();
        QCoreApplication::sendEvent(shell.window.get(), &refused);
        QVERIFY(!refused.isAccepted());
    }

    void frontActionsAreMergedAndTheirKeysWork()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake")), folder.make(QStringLiteral("b.fake"))});
        FakeWorkbench* b = shell.current();
        QVERIFY(menuWith(*shell.window, b->paint));
        QVERIFY(QTest::qWaitForWindowActive(shell.window.get(), patience));
        QTest::keyClick(shell.window.get(), Qt::Key_B);
        QCOMPARE(b->paints, 1);
        shell.window->tabs().setCurrentIndex(1);
        FakeWorkbench* a = shell.current();
        QVERIFY(!menuWith(*shell.window, b->paint));
        QVERIFY(menuWith(*shell.window, a->paint));
        QTest::keyClick(shell.window.get(), Qt::Key_B);
        QCOMPARE(a->paints, 1);
        QCOMPARE(b->paints, 1);
        QTest::keyClick(shell.window.get(), Qt::Key_F5);
        QCOMPARE(a->reloads, 1);
        shell.window->tabs().setCurrentIndex(0);
        QVERIFY(!menuWith(*shell.window, a->paint));
        QTest::keyClick(shell.window.get(), Qt::Key_B);
        QCOMPARE(a->paints, 1);
    }

    void changedShortcutsWorkAtOnceAndAreKept()
    {
        const Folder folder;
        const QString file = folder.make(QStringLiteral("a.fake"));
        {
            Shell shell(folder.settings());
            shell.window->open({file});
            shell.registry.setShortcuts(QStringLiteral("fake.paint"), {Qt::Key_P});
            shell.settings.saveShortcuts(shell.registry);
            QVERIFY(QTest::qWaitForWindowActive(shell.window.get(), patience));
            QTest::keyClick(shell.window.get(), Qt::Key_B);
            QCOMPARE(shell.current()->paints, 0);
            QTest::keyClick(shell.window.get(), Qt::Key_P);
            QCOMPARE(shell.current()->paints, 1);
        }
        const Shell next(folder.settings());
        QCOMPARE(next.registry.shortcuts(QStringLiteral("fake.paint")), QList<QKeySequence>{Qt::Key_P});
    }

    void docksAndOptionsAreKeptByKind()
    {
        const Folder folder;
        const QString file = folder.make(QStringLiteral("a.fake"));
        {
            Shell shell(folder.settings());
            shell.window->open({file});
            shell.current()->addDockWidget(Qt::RightDockWidgetArea, shell.current()->dock);
            shell.current()->setOptions({{QStringLiteral("map"), 7}});
            shell.window->close();
        }
        const Shell next(folder.settings());
        next.window->open({folder.make(QStringLiteral("b.fake"))});
        QCOMPARE(next.current()->dockWidgetArea(next.current()->dock), Qt::RightDockWidgetArea);
        QCOMPARE(next.current()->options().value(QStringLiteral("map")).toInt(), 7);
        next.action("window.resetDocks")->trigger();
        QCOMPARE(next.current()->dockWidgetArea(next.current()->dock), Qt::LeftDockWidgetArea);
    }

    void busyWorkShowsProgressAndCancels()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake")), folder.make(QStringLiteral("b.fake"))});
        FakeWorkbench* b = shell.current();
        auto* cancel = shell.window->statusBar()->findChild<QToolButton*>();
        QVERIFY(cancel->isHidden());
        Q_EMIT b->busyChanged(QStringLiteral("Validating"), 0.62);
        QVERIFY(cancel->isVisible());
        cancel->click();
        QCOMPARE(b->cancels, 1);
        shell.window->tabs().setCurrentIndex(1);
        QVERIFY2(cancel->isHidden(), "only the front document's work is shown");
        shell.window->tabs().setCurrentIndex(2);
        QVERIFY(cancel->isVisible());
        Q_EMIT b->busyChanged(QString(), 1);
        QVERIFY(cancel->isHidden());
    }

    void longNamesLeaveRoomForOtherTabs()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        const QString name = QString(126, QLatin1Char('n')) + QStringLiteral(".fake");
        shell.window->open({folder.make(name)});
        const DocumentTabs& tabs = shell.window->tabs();
        QVERIFY2(tabs.tabBar()->tabRect(1).width() < 400, qPrintable(tabs.tabText(1)));
        QVERIFY(tabs.tabText(1).contains(QChar(0x2026)));
        QVERIFY2(tabs.tabText(1).endsWith(QStringLiteral(".fake")), qPrintable(tabs.tabText(1)));
        QVERIFY(tabs.tabToolTip(1).contains(name));
    }

    void theFirstWindowFitsItsScreen()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        const QSize room = shell.window->screen()->availableSize();
        QVERIFY2(
            shell.window->width() <= room.width() && shell.window->height() <= room.height(),
            qPrintable(QStringLiteral("%1 × %2").arg(shell.window->width()).arg(shell.window->height())));
    }

    void anyActionIsFoundByItsName()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        QTest::keyClick(shell.window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto* search = shell.window->findChild<ActionSearch*>();
        QVERIFY(search);
        auto* list = search->findChild<QListView*>();
        const int all = list->model()->rowCount();
        QVERIFY(all > 8);
        QTest::keyClicks(search->findChild<QLineEdit*>(), QStringLiteral("too pai"));
        QCOMPARE(list->model()->rowCount(), 1);
        auto* state = search->findChild<views::EmptyState*>();
        QVERIFY(!state->isEmpty());
        search->findChild<QLineEdit*>()->setText(QStringLiteral("too nothing"));
        QVERIFY(state->isEmpty() && !state->text().isEmpty());
        search->findChild<QLineEdit*>()->setText(QStringLiteral("pai"));
        QVERIFY(!state->isEmpty());
        QTest::keyClick(search->findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(shell.current()->paints, 1);
    }
};

QTEST_MAIN(MainWindowTest)
#include "tst_main_window.moc"
