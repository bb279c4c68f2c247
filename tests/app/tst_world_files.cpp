// Worlds in the main window: named in several ways, chosen, made, and closed with unsaved work.
#include "app/close_guard.h"
#include "app/notice_bar.h"
#include "app/recent_files.h"
#include "tests/app/world_shell.h"
#include "tests/support/files.h"
#include "views/common/elided_label.h"
#include "views/world/dialogs/choose_world_dialog.h"
#include "views/world/dialogs/new_world_dialog.h"
#include "views/world/world_docks.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QTranslator>

using namespace chartroom;
using chartroom::test::WorldShell;

class WorldFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWorldIsKnownByItsFolder()
    {
        const WorldShell shell;
        QVERIFY(shell.created);
        const QString folder = shell.file("content/worlds/beta");
        shell.window->open({folder + QStringLiteral("/world.json")});
        QVERIFY(shell.wait());
        QCOMPARE(shell.current()->path(), QFileInfo(folder).canonicalFilePath());
        QCOMPARE(shell.current()->title(), QStringLiteral("Beta"));
        const int tabs = shell.window->tabs().count();
        shell.window->open({folder, folder + QLatin1Char('/')});
        QCOMPARE(shell.window->tabs().count(), tabs);
        QCOMPARE(shell.window->recent().entries().front().path, shell.current()->path());
        QCOMPARE(shell.window->recent().entries().front().kind, QStringLiteral("world"));
    }

    void theStartPageKnowsAWorldByItsName()
    {
        WorldShell shell;
        const QString folder = QFileInfo(shell.file("content/worlds/beta")).canonicalFilePath();
        shell.window->open({folder});
        QVERIFY(shell.wait());
        const QModelIndex card = shell.window->recent().index(0);
        QTRY_COMPARE(card.data().toString(), QStringLiteral("Beta"));
        QCOMPARE(card.data(app::RecentFiles::PlaceRole).toString(), QDir::toNativeSeparators(folder));
        // At the next start, too, and in the menu.
        app::RecentFiles next(shell.settings, shell.file("pictures"));
        QCOMPARE(next.index(0).data().toString(), QStringLiteral("Beta"));
    }

    void theStartPageShowsWhatIsOnDisk()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        const auto card = [&shell] { return shell.window->recent().index(0); };
        const auto picture = [&card] { return card().data(app::RecentFiles::PictureRole).value<QImage>(); };
        const auto paint = [&shell] {
            return shell.current()->docks().edit({world::Rectangle{1, {-9, -9}, 20, 20, u'W'}}) &&
                   shell.current()->docks().edit({world::SetWorld{R"({"name":"Other"})"}});
        };
        QTRY_VERIFY(!picture().isNull());
        const QImage before = picture();
        QVERIFY(paint());
        QTRY_VERIFY(shell.current()->complete());
        shell.window->closeGuard().ask = [](const QString&, const QString&) {
            return app::CloseGuard::Answer::Discard;
        };
        shell.window->menus().action(QStringLiteral("window.closeTab"))->trigger();
        QTRY_VERIFY(!shell.current());
        QCOMPARE(picture(), before);
        QCOMPARE(card().data().toString(), QStringLiteral("Alpha"));
        // What is saved is seen there.
        QVERIFY(shell.openWorld("alpha"));
        QVERIFY(paint());
        shell.current()->save();
        QTRY_COMPARE(shell.current()->unsavedChanges(), 0);
        QTRY_VERIFY(shell.current()->complete());
        shell.window->menus().action(QStringLiteral("window.closeTab"))->trigger();
        QTRY_VERIFY(!shell.current());
        QVERIFY(picture() != before);
        QCOMPARE(card().data().toString(), QStringLiteral("Other"));
    }

    void aMissingWorldIsNotOffered()
    {
        const WorldShell shell;
        QVERIFY(QDir(shell.file("content/worlds/alpha")).removeRecursively());
        shell.window->open({shell.file("content/worlds.json")});
        auto* dialog = shell.window->findChild<views::ChooseWorldDialog*>();
        QVERIFY(dialog);
        QVERIFY(!dialog->list().item(0)->flags().testFlag(Qt::ItemIsEnabled));
        QCOMPARE(dialog->list().currentRow(), 1);
        QTest::keyClick(&dialog->list(), Qt::Key_Return);
        QVERIFY(shell.wait());
        QCOMPARE(shell.current()->title(), QStringLiteral("Beta"));
    }

    void oneOfSeveralWorldsIsChosen()
    {
        const WorldShell shell;
        shell.window->open({shell.file("content/worlds.json")});
        QVERIFY(!shell.current());
        auto* dialog = shell.window->findChild<views::ChooseWorldDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->list().count(), 2);
        dialog->list().setCurrentRow(1);
        QTest::keyClick(&dialog->list(), Qt::Key_Return);
        QVERIFY(shell.wait());
        QCOMPARE(shell.current()->title(), QStringLiteral("Beta"));
    }

    void worldsThatLeadOutAreRefused()
    {
        const WorldShell shell;
        test::writeAll(
            shell.file("content/worlds.json"),
            R"({"worlds":[{"id":"x","worldDir":"../elsewhere"},{"id":"a","worldDir":"worlds/alpha"}]})");
        shell.window->open({shell.file("content")});
        QVERIFY(shell.wait());
        QCOMPARE(shell.current()->title(), QStringLiteral("Alpha"));
        test::writeAll(shell.file("content/worlds.json"), "{ broken");
        shell.window->open({shell.file("content/worlds.json")});
        QCOMPARE(shell.window->tabs().workbenches().size(), 1);
        QVERIFY(!shell.window->notices().isHidden());
    }

    void newWorldsStandBesideTheOpenOne()
    {
        const WorldShell shell;
        shell.window->open({shell.file("content/worlds/alpha")});
        QVERIFY(shell.wait());
        shell.window->menus().action(QStringLiteral("window.newWorld"))->trigger();
        auto* dialog = shell.window->findChild<views::NewWorldDialog*>();
        QVERIFY(dialog);
        const auto lines = dialog->findChildren<QLineEdit*>();
        const QString content = QFileInfo(shell.file("content")).canonicalFilePath();
        QVERIFY(std::ranges::any_of(lines, [&content](const QLineEdit* line) {
            return QFileInfo(line->text()).canonicalFilePath() == content;
        }));
    }

    void newWorldsAreOpened()
    {
        const WorldShell shell;
        shell.window->menus().action(QStringLiteral("window.newWorld"))->trigger();
        auto* dialog = shell.window->findChild<views::NewWorldDialog*>();
        QVERIFY(dialog);
        dialog->setFolder(shell.file("content"));
        dialog->setName(QStringLiteral("Gamma"));
        dialog->accept();
        QVERIFY(shell.wait());
        QCOMPARE(shell.current()->title(), QStringLiteral("Gamma"));
        QCOMPARE(shell.current()->unsavedChanges(), 0);
        QVERIFY(test::readAll(shell.file("content/worlds.json")).contains("\"worlds/gamma\""));
    }

    void theWindowSpeaksGerman()
    {
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/i18n/chartroom_de.qm")));
        QVERIFY(QCoreApplication::installTranslator(&german));
        {
            const WorldShell shell;
            shell.window->open({shell.file("content/worlds/alpha")});
            QVERIFY(shell.wait());
            QStringList titles;
            for (const QDockWidget* dock : shell.current()->docks().all())
                titles << dock->windowTitle();
            QCOMPARE(titles, QStringList({QStringLiteral("Ebenen"), QStringLiteral("Palette"),
                                          QStringLiteral("Chunks"), QStringLiteral("Probleme"),
                                          QStringLiteral("Instanzen"), QStringLiteral("Lesezeichen"),
                                          QStringLiteral("Welt"), QStringLiteral("Verlauf")}));
            const auto* mode = shell.window->findChild<views::ElidedLabel*>(QStringLiteral("mode"));
            QVERIFY(mode);
            QVERIFY2(mode->fullText().startsWith(QStringLiteral("Pinsel  ·  1 × 1  ·  Boden")),
                     qPrintable(mode->fullText()));
            QVERIFY(shell.current()->docks().edit({world::Paint{0, {0, 0}, u'A'}}));
            QCOMPARE(shell.current()->unsavedText(), QStringLiteral("1 Chunk"));
        }
        QCoreApplication::removeTranslator(&german);
    }

    void closingNamesWhatWouldBeLost()
    {
        const WorldShell shell;
        shell.window->open({shell.file("content/worlds/alpha"), shell.file("content/worlds/beta")});
        QVERIFY(shell.wait());
        QString details;
        int asked = 0;
        shell.window->closeGuard().ask = [&](const QString&, const QString& text) {
            ++asked;
            details = text;
            return app::CloseGuard::Answer::Cancel;
        };
        const auto workbenches = shell.window->tabs().workbenches();
        for (views::Workbench* workbench : workbenches) {
            auto* world = qobject_cast<views::WorldWorkbench*>(workbench);
            QVERIFY(QTest::qWaitFor([world] { return world->session().isIndexed(); }, test::patience));
            QVERIFY(world->docks().edit({world::Rectangle{1, {-1, -1}, 2, 2, u'A'}}));
        }
        QVERIFY(!shell.window->close());
        QCOMPARE(asked, 1);
        QVERIFY2(details.contains(QStringLiteral("Alpha")) && details.contains(QStringLiteral("Beta")),
                 qPrintable(details));
        QVERIFY2(details.contains(QLatin1Char('4')), qPrintable(details));
        shell.window->closeGuard().ask = [](const QString&, const QString&) {
            return app::CloseGuard::Answer::Save;
        };
        shell.window->close();
        QTRY_VERIFY(!shell.window->isVisible());
        QVERIFY(QFile::exists(shell.file("content/worlds/alpha/chunks/-1_-1.json")));
        QVERIFY(QFile::exists(shell.file("content/worlds/beta/chunks/0_0.json")));
    }
};

QTEST_MAIN(WorldFilesTest)
#include "tst_world_files.moc"
