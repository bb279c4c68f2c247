// What is said of a world without a catalog of its tiles.
#include "model/common/disk_path.h"
#include "model/world/new_world.h"
#include "tests/views/world/world_window.h"
#include "views/common/verdict_bar.h"
#include "views/world/catalog_text.h"

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
        QTRY_COMPARE(bar.sentence(), good + QStringLiteral(" Tiles are shown as letters: there is no "
                                                           "tiles.json in %1, and no worlds.json above it "
                                                           "that lists this world.")
                                                .arg(window.folder()));
        QCOMPARE(bar.state(), VerdictBar::State::Good);
        test::writeAll(catalog, text);
        QTRY_COMPARE(bar.sentence(), good);
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
        const QString listed = worlds + QStringLiteral("/old");
        const QString unlisted = worlds + QStringLiteral("/new");
        QCOMPARE(said(listed), QString());
        QVERIFY(QDir().rename(listed, unlisted));
        QCOMPARE(
            said(unlisted),
            QStringLiteral("Tiles are shown as letters: there is no tiles.json in %1, and %2 does not list "
                           "this world.")
                .arg(unlisted, QDir(content.path()).canonicalPath() + QStringLiteral("/worlds.json")));
        // What is listed again, but has no catalog beside the list.
        QVERIFY(QDir().rename(unlisted, listed));
        QVERIFY(QFile::remove(content.filePath(QStringLiteral("tiles.json"))));
        QCOMPARE(
            said(content.path()),
            QStringLiteral("Tiles are shown as letters: there is no tiles.json in %1.").arg(content.path()));
    }

private:
    QTemporaryDir m_states;
};

QTEST_MAIN(WorldCatalogTest)
#include "tst_world_catalog.moc"
