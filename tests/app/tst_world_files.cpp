// Worlds in the main window: named in several ways, chosen, made, and closed with unsaved work.
#include "app/app_settings.h"
#include "app/close_guard.h"
#include "app/document_tabs.h"
#include "app/main_window.h"
#include "app/menus.h"
#include "app/notice_bar.h"
#include "app/recent_files.h"
#include "app/window_actions.h"
#include "app/world_factory.h"
#include "model/world/new_world.h"
#include "tests/support/files.h"
#include "views/common/elided_label.h"
#include "views/world/dialogs/choose_world_dialog.h"
#include "views/world/dialogs/new_world_dialog.h"
#include "views/world/world_docks.h"
#include "views/world/world_workbench.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace chartroom;

namespace {

/// A main window that opens worlds only, with a content folder of two of them.
struct Shell
{
    Shell()
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        app::declareWindowActions(registry);
        app::worldFactory().declareActions(registry);
        window = std::make_unique<app::MainWindow>(settings, registry, std::vector{app::worldFactory()},
                                                   folder.filePath(QStringLiteral("pictures")));
        window->show();
        model::NewWorld what;
        what.id = "alpha";
        what.name = "Alpha";
        const std::filesystem::path content = file("content").toStdString();
        created = model::createContentFolder(content, what).ok();
        what.id = "beta";
        what.name = "Beta";
        created = created && model::addWorld(content, what).ok();
    }
    [[nodiscard]] QString file(const char* name) const { return folder.filePath(QLatin1String(name)); }
    [[nodiscard]] views::WorldWorkbench* current() const
    {
        return qobject_cast<views::WorldWorkbench*>(window->tabs().current());
    }
    [[nodiscard]] bool wait() const
    {
        return QTest::qWaitFor([this] { return current() && current()->session().isIndexed(); }, 20000);
    }

    QTemporaryDir folder;
    app::AppSettings settings;
    views::ActionRegistry registry;
    std::unique_ptr<app::MainWindow> window;
    bool created = false;
};

} // namespace

class WorldFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWorldIsKnownByItsFolder()
    {
        const Shell shell;
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

    void oneOfSeveralWorldsIsChosen()
    {
        const Shell shell;
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
        const Shell shell;
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
        const Shell shell;
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
        const Shell shell;
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
            const Shell shell;
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
        const Shell shell;
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
            QVERIFY(QTest::qWaitFor([world] { return world->session().isIndexed(); }, 20000));
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
