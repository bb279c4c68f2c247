#include "app/notice_bar.h"
#include "app/recent_card.h"
#include "app/recent_files.h"
#include "app/start_page.h"
#include "tests/app/shell.h"
#include "tests/support/held_workers.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

class RecentFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newestFirstWithinTheLimitAndKept()
    {
        const Folder folder;
        AppSettings settings(folder.settings());
        RecentFiles recent(settings, folder.dir.filePath(QStringLiteral("pictures")));
        const QAbstractItemModelTester tester(&recent,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int i = 0; i < RecentFiles::limit + 5; ++i)
            recent.add(QStringLiteral("/x/%1.fake").arg(i), QStringLiteral("fake"));
        recent.add(QStringLiteral("/x/10.fake"), QStringLiteral("fake"));
        QCOMPARE(recent.rowCount(), RecentFiles::limit);
        QCOMPARE(recent.entries()[0].path, QStringLiteral("/x/10.fake"));
        QCOMPARE(recent.entries()[1].path, QStringLiteral("/x/%1.fake").arg(RecentFiles::limit + 4));

        waitUntilWritten(settings);
        AppSettings again(folder.settings());
        QCOMPARE(RecentFiles(again, {}).entries(), recent.entries());
    }

    void twoWindowsDoNotLoseEachOthersFiles()
    {
        const Folder folder;
        AppSettings firstSettings(folder.settings());
        AppSettings secondSettings(folder.settings());
        RecentFiles first(firstSettings, {});
        RecentFiles second(secondSettings, {});
        first.add(QStringLiteral("/x/1.fake"), QStringLiteral("fake"));
        second.add(QStringLiteral("/x/2.fake"), QStringLiteral("fake"));
        // Two windows order their files by the clock, in milliseconds.
        QTest::qWait(5);
        first.add(QStringLiteral("/x/3.fake"), QStringLiteral("fake"));
        waitUntilWritten(firstSettings);
        waitUntilWritten(secondSettings);
        first.refresh();
        QTRY_COMPARE(first.rowCount(), 3);
        // Only what a window shows can be removed in it.
        second.refresh();
        QTRY_COMPARE(second.rowCount(), 3);
        second.remove(QStringLiteral("/x/1.fake"));
        waitUntilWritten(secondSettings);
        first.update(QStringLiteral("/x/3.fake"), {}, QStringLiteral("accepted"), {});
        waitUntilWritten(firstSettings);
        AppSettings again(folder.settings());
        const QList<RecentEntry> left = again.recentFiles();
        QCOMPARE(left.size(), 2);
        QCOMPARE(left[0].path, QStringLiteral("/x/3.fake"));
        QCOMPARE(left[0].verdict, QStringLiteral("accepted"));
        QCOMPARE(left[1].path, QStringLiteral("/x/2.fake"));
    }

    void verdictAndPictureAreKept()
    {
        const Folder folder;
        AppSettings settings(folder.settings());
        const QString pictures = folder.dir.filePath(QStringLiteral("pictures"));
        auto recent = std::make_unique<RecentFiles>(settings, pictures);
        recent->add(QStringLiteral("/x/1.fake"), QStringLiteral("fake"));
        QImage picture(40, 30, QImage::Format_RGB32);
        picture.fill(Qt::red);
        recent->update(QStringLiteral("/x/1.fake"), QStringLiteral("The first"), QStringLiteral("rejected"),
                       picture);
        // Waits for the picture to be written.
        recent.reset();
        waitUntilWritten(settings);

        AppSettings again(folder.settings());
        RecentFiles next(again, pictures);
        QCOMPARE(next.index(0).data(RecentFiles::VerdictRole).toString(), QStringLiteral("rejected"));
        QCOMPARE(next.index(0).data().toString(), QStringLiteral("The first"));
        QCOMPARE(next.index(0).data(RecentFiles::PictureRole).value<QImage>().size(), picture.size());
        next.remove(QStringLiteral("/x/1.fake"));
        QCOMPARE(next.rowCount(), 0);
        QTRY_VERIFY(QDir(pictures).isEmpty());
    }

    void missingFilesAreToldAndDoNoHarm()
    {
        const Folder folder;
        const QString file = folder.make(QStringLiteral("a.fake"));
        const Shell shell(folder.settings());
        shell.window->open({file});
        shell.window->tabs().setCurrentIndex(0);
        QVERIFY(QFile::remove(file));
        shell.window->recent().refresh();
        QTRY_VERIFY(shell.window->recent().missing(file));
        QVERIFY(shell.window->recent().index(0).data(RecentFiles::MissingRole).toBool());
    }

    void missingFilesThatAreBackAreNoticedWhenTheWindowIs()
    {
        const Folder folder;
        const QString file = folder.make(QStringLiteral("a.fake"));
        const Shell shell(folder.settings());
        shell.window->recent().add(file, QStringLiteral("fake"));
        QWidget elsewhere;
        const auto goTo = [](QWidget& window) {
            window.show();
            window.activateWindow();
            return QTest::qWaitForWindowActive(&window, patience);
        };
        QVERIFY(goTo(elsewhere));
        QVERIFY(QFile::remove(file));
        QVERIFY(goTo(*shell.window));
        QTRY_VERIFY(shell.window->recent().missing(file));
        QVERIFY(goTo(elsewhere));
        QCOMPARE(folder.make(QStringLiteral("a.fake")), file);
        QVERIFY(goTo(*shell.window));
        QTRY_VERIFY(!shell.window->recent().missing(file));
    }

    // Each may have to wait for a path that does not answer, and the window is activated often.
    void oneLookAtATimeIsUnderWay()
    {
        const Folder folder;
        const QString file = folder.make(QStringLiteral("a.fake"));
        AppSettings settings(folder.settings());
        RecentFiles recent(settings, {});
        recent.add(file, QStringLiteral("fake"));
        HeldWorkers held;
        for (int i = 0; i < 3; ++i)
            recent.refresh();
        QCOMPARE(recent.findChildren<QFutureWatcherBase*>(QString(), Qt::FindDirectChildrenOnly).size(), 1);
        QVERIFY(QFile::remove(file));
        held.release();
        QTRY_VERIFY(recent.missing(file));
    }

    void aSaveIsRememberedAlsoWhenAStrokeFollowsAtOnce()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        FakeWorkbench* const workbench = shell.current();
        QVERIFY(workbench);
        workbench->setState(core::Verdict::Rejected, 1);
        workbench->save();
        QCoreApplication::processEvents();
        workbench->setState(core::Verdict::Accepted, 1);
        const QModelIndex card = shell.window->recent().index(0);
        QCOMPARE(card.data(RecentFiles::VerdictRole).toString(), QStringLiteral("rejected"));
        QVERIFY(!card.data(RecentFiles::PictureRole).value<QImage>().isNull());
    }

    void aCardOpensByClickAndByKey()
    {
        const Folder folder;
        AppSettings settings(folder.settings());
        RecentFiles recent(settings, {});
        recent.add(QStringLiteral("/x/1.fake"), QStringLiteral("fake"));
        StartPage page(recent, {});
        page.resize(900, 600);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page, patience));
        auto* cards = page.findChild<QListView*>();
        QSignalSpy opened(&page, &StartPage::openRequested);
        QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, cards->visualRect(recent.index(0)).center());
        QCOMPARE(opened.count(), 1);
        cards->setFocus();
        cards->setCurrentIndex(recent.index(0));
        QTest::keyClick(cards, Qt::Key_Return);
        QCOMPARE(opened.count(), 2);
        QTest::keyClick(cards, Qt::Key_Delete);
        QCOMPARE(recent.rowCount(), 0);
        QVERIFY(!cards->isVisible());
    }

    void aFolderThatCannotBeShownIsSaid()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        QVERIFY(QDir(folder.dir.path()).mkpath(QStringLiteral("in")));
        const QString file = folder.make(QStringLiteral("in/1.fake"));
        shell.window->recent().add(file, QStringLiteral("fake"));
        auto* page = shell.window->findChild<StartPage*>();
        QVERIFY(page);
        QList<QUrl> asked;
        bool works = true;
        page->fileManager().start = [&](const QUrl& url) {
            asked << url;
            return works;
        };
        const auto sentences = [&shell] { return shell.window->notices().sentences(); };
        QVERIFY(showInFileManager(*page));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().toLocalFile(), QFileInfo(file).path());
        QVERIFY(sentences().isEmpty());
        works = false;
        QVERIFY(showInFileManager(*page));
        QCOMPARE(sentences().size(), 1);
        QVERIFY2(sentences().last().contains(QFileInfo(file).path()), qPrintable(sentences().last()));
        QVERIFY(sentences().last().contains(QStringLiteral("no file manager")));
        QVERIFY(QDir(QFileInfo(file).path()).removeRecursively());
        QVERIFY(showInFileManager(*page));
        QCOMPARE(asked.size(), 2);
        QCOMPARE(sentences().size(), 2);
        QVERIFY(sentences().last().contains(QStringLiteral("not there any more")));
    }

    void whenIsSaidInWords()
    {
        const QDateTime now(QDate(2026, 3, 2), QTime(12, 0));
        QVERIFY(RecentCard::whenText(now.addSecs(-60), now).startsWith(QLatin1String("today")));
        QVERIFY(RecentCard::whenText(now.addDays(-1), now).startsWith(QLatin1String("yesterday")));
        QVERIFY(RecentCard::whenText(now.addDays(-2), now).contains(QLatin1String("28")));
        QVERIFY(RecentCard::whenText(QDateTime(), now).isEmpty());
    }

private:
    /// Chooses it in the menu of the first card. False: it is not there.
    static bool showInFileManager(StartPage& page)
    {
        auto* cards = page.findChild<QListView*>();
        const QPoint at = cards->visualRect(cards->model()->index(0, 0)).center();
        QTimer choose;
        bool chosen = false;
        connect(&choose, &QTimer::timeout, &page, [&chosen] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu)
                return;
            const QList<QAction*> actions = menu->actions();
            const auto wanted =
                std::ranges::find(actions, QStringLiteral("Show in file manager"), &QAction::text);
            chosen = wanted != actions.end();
            if (chosen)
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*wanted).center());
            else
                menu->close(); // which the page waits for
        });
        choose.start(10);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, cards->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(cards->viewport(), &event);
        return chosen;
    }
};

QTEST_MAIN(RecentFilesTest)
#include "tst_recent_files.moc"
