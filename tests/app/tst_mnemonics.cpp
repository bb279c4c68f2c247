#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/window_actions.h"
#include "formats/core/code.h"
#include "model/world/new_world.h"
#include "model/world/session.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"
#include "views/common/action_notice.h"
#include "views/common/lazy_dock.h"
#include "views/common/workbench.h"
#include "views/world/world_notices.h"
#include "views/world/world_workbench.h"

#include <QAbstractButton>
#include <QDirIterator>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace chartroom;

namespace {

/// What answers to Alt and a letter: `letter` to the texts that claim it.
using Claims = QMap<QString, QStringList>;

void claim(Claims& claims, const QString& text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (!key.isEmpty())
        claims[key.toString()] << text;
}

/// The program's window, for all kinds of document.
struct Window
{
    explicit Window(const QString& language)
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        qputenv("XDG_STATE_HOME", QFile::encodeName(folder.path()));
        app::installLanguage(*QCoreApplication::instance(), language);
        app::declareWindowActions(registry);
        auto factories = app::workbenchFactories();
        for (const auto& factory : factories)
            factory.declareActions(registry);
        window = std::make_unique<app::MainWindow>(settings, registry, std::move(factories),
                                                   folder.filePath(QStringLiteral("pictures")));
        window->resize(1600, 1000);
        window->show();
    }
    ~Window()
    {
        window.reset();
        // The next window may speak another language.
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
    }
    /// Makes a document of a kind.
    [[nodiscard]] QString make(const QString& kind) const
    {
        const QString path = folder.filePath(kind);
        if (kind == QLatin1String("world")) {
            model::NewWorld what;
            what.id = "alpha";
            what.name = "Alpha";
            if (!model::createContentFolder(path.toStdString(), what))
                qFatal("cannot make a world");
            return path + QStringLiteral("/worlds/alpha");
        }
        if (kind == QLatin1String("blob")) {
            test::writeAll(path + QStringLiteral(".blob"), QByteArray(64, 'x'));
            return path + QStringLiteral(".blob");
        }
        test::writeAll(path + QStringLiteral(".dat"),
                       test::goldenBlueprint(QStringLiteral("v2-full-curve5")));
        return path + QStringLiteral(".dat");
    }

    QTemporaryDir folder;
    app::AppSettings settings;
    views::ActionRegistry registry;
    std::unique_ptr<app::MainWindow> window;
};

QString collisions(const Claims& claims)
{
    QStringList result;
    for (const QStringList& texts : claims) {
        if (texts.size() > 1)
            result << texts.join(QStringLiteral(" / "));
    }
    return result.join(QStringLiteral("; "));
}

} // namespace

/// Letters that two things on the screen claim do not work at once for either.
class MnemonicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMenuHasEachLetterOnce_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("kind");
        for (const char* language : {"en", "de"}) {
            for (const char* kind : {"none", "blueprint", "world", "blob"})
                QTest::addRow("%s %s", language, kind)
                    << QString::fromLatin1(language) << QString::fromLatin1(kind);
        }
    }

    void everyMenuHasEachLetterOnce()
    {
        QFETCH(QString, language);
        QFETCH(QString, kind);
        Window shown(language);
        if (kind != QLatin1String("none")) {
            shown.window->open({shown.make(kind)});
            QTRY_VERIFY(shown.window->tabs().current());
            QCOMPARE(shown.window->tabs().current()->kind(), kind);
        }
        QStringList problems;
        int menus = 0;
        const std::function<void(const QString&, const QList<QAction*>&)> walk =
            [&](const QString& menu, const QList<QAction*>& actions) {
                ++menus;
                Claims claims;
                for (const QAction* const action : actions) {
                    if (action->isSeparator() || !action->isVisible())
                        continue;
                    claim(claims, action->text());
                    if (action->menu())
                        walk(action->text(), action->menu()->actions());
                }
                if (const QString found = collisions(claims); !found.isEmpty())
                    problems << menu + QStringLiteral(": ") + found;
            };
        walk(QStringLiteral("bar"), shown.window->menuBar()->actions());
        QVERIFY(menus > 8);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void noDockTakesALetterOfAMenu_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("kind");
        for (const char* language : {"en", "de"}) {
            for (const char* kind : {"blueprint", "world"})
                QTest::addRow("%s %s", language, kind)
                    << QString::fromLatin1(language) << QString::fromLatin1(kind);
        }
    }

    void noDockTakesALetterOfAMenu()
    {
        QFETCH(QString, language);
        QFETCH(QString, kind);
        Window shown(language);
        app::MainWindow& window = *shown.window;
        window.open({shown.make(kind)});
        QWidget* const workbench = window.tabs().current();
        QVERIFY(workbench);
        if (auto* world = workbench->findChild<QDockWidget*>(QStringLiteral("world")))
            world->raise();
        // Docks are filled after the first picture.
        const auto labels = [&] {
            QList<QLabel*> result = workbench->findChildren<QLabel*>();
            result.removeIf([](const QLabel* label) { return !label->buddy() || !label->isVisible(); });
            return result;
        };
        QTRY_VERIFY(labels().size() > 5);
        // Others when they come in sight.
        for (auto* const dock : workbench->findChildren<views::LazyDock*>())
            dock->fill();

        Claims claims;
        for (const QAction* const menu : window.menuBar()->actions())
            claim(claims, menu->text());
        QVERIFY(claims.size() >= 8);
        const qsizetype menus = claims.size();
        for (const QLabel* const label : labels())
            claim(claims, label->text());
        for (const QAbstractButton* const button : workbench->findChildren<QAbstractButton*>()) {
            if (button->isVisible())
                claim(claims, button->text());
        }
        // Shortcuts of Alt and a letter, such as that which copies coordinates.
        for (const QAction* const action : workbench->actions()) {
            for (const QKeySequence& key : action->shortcuts()) {
                if (key.count() == 1 && key[0].keyboardModifiers() == Qt::AltModifier)
                    claims[key.toString()] << action->text();
            }
        }
        QVERIFY(claims.contains(QStringLiteral("Alt+C")));
        QVERIFY(kind == QLatin1String("world") || claims.size() > menus + 5);
        QCOMPARE(collisions(claims), QString());
    }

    void noAnswerTakesALetterOfAMenu_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("de") << QStringLiteral("de");
    }

    /// Everything that a world's window asks stands above its map at once.
    void noAnswerTakesALetterOfAMenu()
    {
        QFETCH(QString, language);
        Window shown(language);
        const QString world = shown.make(QStringLiteral("world"));
        leaveDamagedWork(shown, world);
        shown.window->open({world});
        auto* bench = qobject_cast<views::WorldWorkbench*>(shown.window->tabs().current());
        QVERIFY(bench);
        QTRY_VERIFY(bench->session().isIndexed());
        views::WorldNotices& notices = bench->notices();
        notices.recovery().answer(0);
        QTRY_COMPARE(bench->session().document().undoCount(), 1U);
        QVERIFY(bench->session().apply({world::SetWorld{"{\"defaultBackgroundTileId\":\"grass\"}"}}));
        const QString file = world + QStringLiteral("/world.json");
        test::writeAll(file, test::readAll(file).replace("Alpha", "Omega"));
        bench->session().lookAtFiles();
        QTRY_VERIFY(!notices.conflict().isHidden());
        notices.recovery().show();
        Q_EMIT bench->session().journalFailed(core::Message{core::Code::WorldLocked, {}});
        notices.tell(QStringLiteral("Written."));

        const auto check = [&](qsizetype expected) {
            Claims claims;
            for (const QAction* const menu : shown.window->menuBar()->actions())
                claim(claims, menu->text());
            claims[QStringLiteral("Alt+C")] << QStringLiteral("coordinates");
            const qsizetype others = claims.size();
            qsizetype answers = 0;
            for (const QAbstractButton* const button : notices.findChildren<QAbstractButton*>()) {
                if (button->isVisible()) {
                    ++answers;
                    claim(claims, button->text());
                }
            }
            QCOMPARE(answers, expected);
            QCOMPARE(collisions(claims), QString());
            QCOMPARE(claims.size(), others + answers);
        };
        check(10);
        // Where the folder is asked about, the files in it are not.
        QVERIFY(QDir().rename(world, world + QStringLiteral(".away")));
        QTRY_VERIFY(!notices.folder().isHidden());
        check(8);
    }

private:
    /// What a program that was killed leaves: a step that can be done again, and something that cannot be
    /// read.
    static void leaveDamagedWork(const Window& shown, const QString& world)
    {
        auto session = std::make_unique<model::WorldSession>(world);
        session->open();
        QTRY_VERIFY(session->isIndexed());
        QVERIFY(session->apply({world::Paint{1, {0, 0}, u'W'}}));
        session.reset();
        QDirIterator journals(shown.folder.path(), {QStringLiteral("journal*")}, QDir::Files,
                              QDirIterator::Subdirectories);
        QVERIFY(journals.hasNext());
        const QString journal = journals.next();
        test::writeAll(journal, test::readAll(journal) + "00 torn");
    }
};

QTEST_MAIN(MnemonicsTest)
#include "tst_mnemonics.moc"
