// What is said of a world without a catalog of its tiles.
#include "formats/core/code.h"
#include "model/common/disk_path.h"
#include "model/world/catalog_file.h"
#include "model/world/new_world.h"
#include "tests/views/world/world_window.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/common/verdict_bar.h"
#include "views/world/catalog_text.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

class WorldCatalogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path())); }

    void lettersInsteadOfPicturesAreExplained()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const QString good = QStringLiteral("Every file of this world can be read.");
        const VerdictBar& bar = window.bench().verdictBar();
        QCOMPARE(bar.sentence(), good);
        const QString catalog = window.folder() + QStringLiteral("/tiles.json");
        const QByteArray text = test::readAll(catalog);
        QVERIFY(QFile::remove(catalog));
        const QString letters = QStringLiteral("Tiles are shown as letters: there is no tiles.json in %1, "
                                               "and no worlds.json above it that lists this world.")
                                    .arg(window.folder());
        QTRY_COMPARE(bar.sentence(), good + QLatin1Char(' ') + letters);
        QCOMPARE(bar.state(), VerdictBar::State::Good);
        // A world can do without, which is no problem.
        const FindingsModel& problems = window.bench().docks().problems->model();
        for (int row = 0; row < problems.rowCount(); ++row)
            QVERIFY(problems.finding(row)->code != core::Code::CatalogMissing);
        test::writeAll(catalog, text);
        QTRY_COMPARE(bar.sentence(), good);
    }

    void aListThatPassesAWorldByIsAProblem()
    {
        const QTemporaryDir content;
        model::NewWorld made;
        made.id = "old";
        QVERIFY(model::createContentFolder(model::diskPath(content.path()), made));
        const QString unlisted = content.filePath(QStringLiteral("worlds/new"));
        QVERIFY(QDir().rename(content.filePath(QStringLiteral("worlds/old")), unlisted));
        ActionRegistry actions;
        declareWorldActions(actions);
        WorldWorkbench bench(unlisted, QString(), {actions, Preferences()});
        QTRY_VERIFY(bench.session().isIndexed());
        bench.docks().refreshNow();
        const FindingsModel& problems = bench.docks().problems->model();
        QTRY_COMPARE(problems.rowCount(), 1);
        const core::Finding* const finding = problems.finding(0);
        QVERIFY(finding);
        QCOMPARE(finding->code, core::Code::CatalogMissing);
        QCOMPARE(finding->level, core::Level::Warning);
        QVERIFY(problems.index(0, FindingsModel::SentenceColumn)
                    .data()
                    .toString()
                    .contains(QStringLiteral("does not list this world")));
    }

    void theIndexThatDoesNotListAWorldIsNamed()
    {
        const QTemporaryDir content;
        const QString worlds = content.filePath(QStringLiteral("worlds"));
        model::NewWorld made;
        made.id = "old";
        made.chunkSize = {8, 8};
        QVERIFY(model::createContentFolder(model::diskPath(content.path()), made));
        test::writeAll(content.filePath(QStringLiteral("tiles.json")), R"({"tiles":[]})");
        const auto said = [](const QString& path) {
            model::WorldSession session(path);
            session.open();
            return QTest::qWaitFor([&session] { return session.isIndexed(); }, test::patience)
                       ? catalogText(session)
                       : QStringLiteral("not opened");
        };
        const auto levelOf = [](const QString& path) {
            model::WorldSession session(path);
            session.open();
            return QTest::qWaitFor([&session] { return session.isIndexed(); }, test::patience)
                       ? std::optional(model::missingCatalog(session.document().store()).level)
                       : std::nullopt;
        };
        const QString listed = worlds + QStringLiteral("/old");
        const QString unlisted = worlds + QStringLiteral("/new");
        QCOMPARE(said(listed), QString());
        QVERIFY(QDir().rename(listed, unlisted));
        QCOMPARE(
            said(unlisted),
            QStringLiteral("Tiles are shown as letters: there is no tiles.json in %1, and %2 does not list "
                           "this world.")
                .arg(unlisted, QDir(content.path()).canonicalPath() + QStringLiteral("/worlds.json")));
        // That one can be mended by a line.
        QCOMPARE(levelOf(unlisted), std::optional(core::Level::Warning));
        // What is listed again, but has no catalog beside the list.
        QVERIFY(QDir().rename(unlisted, listed));
        QVERIFY(QFile::remove(content.filePath(QStringLiteral("tiles.json"))));
        QCOMPARE(
            said(content.path()),
            QStringLiteral("Tiles are shown as letters: there is no tiles.json in %1.").arg(content.path()));
        QCOMPARE(levelOf(content.path()), std::optional(core::Level::Note));
    }

private:
    QTemporaryDir m_states;
};

QTEST_MAIN(WorldCatalogTest)
#include "tst_world_catalog.moc"
