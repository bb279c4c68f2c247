// What stands in the way of reading and saving: files that are none or too large, links, records and changes
// by others, files taken away meanwhile.
#include "formats/core/code.h"
#include "model/world/catalog_file.h"
#include "tests/model/world/faulty_files.h"
#include "tests/model/world/saved_worlds.h"

#include <algorithm>
#include <sys/stat.h>

using namespace chartroom;
using test::edit;
using test::Files;
using test::filesOf;
using test::open;
using test::script;

namespace {

/// The system's files, of which somebody takes one away just before it is put in its place.
class TakenFiles final : public test::FaultyFiles
{
public:
    int take = -1; // the new file to take, counted from 0
    bool taken = false;

    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        if (from.extension() == ".new" && m_renamed++ == take)
            taken = std::filesystem::remove(from);
        return FaultyFiles::rename(from, to);
    }

private:
    int m_renamed = 0;
};

/// Files on a disk that was mounted for reading only.
class ReadOnlyFiles final : public test::FaultyFiles
{
public:
    int status(const std::filesystem::path& path, world::FileStatus& status) override
    {
        const int failure = FaultyFiles::status(path, status);
        status.denied = EROFS;
        return failure;
    }
};

void makeHuge(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    // Takes no room on the disk.
    QVERIFY(file.resize(qint64{1} << 40));
}

core::Code codeAbout(const core::FindingList& findings, std::string_view file)
{
    for (const core::Finding& finding : findings.findings()) {
        if (finding.file == file && finding.level == core::Level::Error)
            return finding.code;
    }
    return core::Code::WorldMissing;
}

} // namespace

class WorldObstaclesTest : public QObject
{
    Q_OBJECT

private:
    test::SavedWorlds m_worlds;

private Q_SLOTS:
    void whatCannotBeReadIsNotAndTheRestIs_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<core::Code>("code");
        QTest::newRow("too large") << "large" << core::Code::FileTooLarge;
        QTest::newRow("a folder") << "folder" << core::Code::FileKind;
        QTest::newRow("a pipe") << "pipe" << core::Code::FileKind;
    }
    void whatCannotBeReadIsNotAndTheRestIs()
    {
        QFETCH(QString, kind);
        QFETCH(core::Code, code);
        const QString folder = m_worlds.fresh();
        const auto make = [&kind](const QString& path) {
            if (kind == QStringLiteral("large"))
                makeHuge(path);
            else if (kind == QStringLiteral("folder"))
                QVERIFY(QDir().mkdir(path));
            else
                QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        };
        make(folder + QStringLiteral("/chunks/3_3.json"));
        make(folder + QStringLiteral("/bookmarks.json"));
        make(folder + QStringLiteral("/tiles.json"));
        const auto document = open(folder, world::systemFiles());
        QVERIFY(document);
        const world::Store& store = document->store();
        QCOMPARE(codeAbout(store.findings(), "bookmarks.json"), code);
        world::json::Document scratch;
        core::FindingList findings;
        QVERIFY(!store.load({3, 3}, scratch, findings).content.chunk);
        QCOMPARE(codeAbout(findings, "chunks/3_3.json"), code);
        QVERIFY(store.load({0, 0}, scratch, findings).content.chunk);
        core::FindingList remarks;
        QVERIFY(model::loadCatalog(store.content(), remarks).exists);
        QCOMPARE(codeAbout(remarks, "tiles.json"), code);
        // A world without the file that says what it is, is none.
        QVERIFY(QFile::remove(folder + QStringLiteral("/world.json")));
        make(folder + QStringLiteral("/world.json"));
        const auto again = model::WorldDocument::open(test::fsPath(folder + QStringLiteral("/world.json")),
                                                      {}, world::Access::Read);
        QVERIFY(!again);
        if (kind != QStringLiteral("folder"))
            QCOMPARE(again.error().code, code);
    }

    // Words in braces would be taken for the name of something to fill in.
    void whatALineExpectsIsSaidInFull_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("said");
        QTest::newRow("stamp") << QByteArray(R"({"op":"stamp","x":0,"y":0,"layers":1,"transparent":true})")
                               << "objects with layer (a number) and rows (a list of strings), but is 1";
        QTest::newRow("chunks")
            << QByteArray(R"({"op":"restore","chunks":1})")
            << "objects with at (a chunk's address) and content (an object or null), but is 1";
        QTest::newRow("stack") << QByteArray(R"({"op":"restore","chunks":[],"stack":1})")
                               << "objects with id (a string) and z (a number), but is 1";
    }
    void whatALineExpectsIsSaidInFull()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, said);
        const auto operation = world::parseOperation(line.toStdString());
        QVERIFY(!operation);
        const QString text = QString::fromStdString(operation.error().text());
        QVERIFY2(text.contains(said), qPrintable(text));
    }

    void aWorldThatIsNotListedIsNamed()
    {
        const QString content = m_worlds.path(QStringLiteral("content"));
        QVERIFY(QDir().mkpath(content));
        test::writeAll(content + "/worlds.json", R"({"worlds":[{"id":"a","worldDir":"../a"}]})");
        const auto textFor = [&](const std::string& id) {
            const auto place = world::findWorld(test::fsPath(content), id);
            return place ? QString() : QString::fromStdString(place.error().text());
        };
        QVERIFY2(textFor({}).contains("lists no world of any id that"), qPrintable(textFor({})));
        QVERIFY2(textFor("b").contains("lists no world b that"), qPrintable(textFor("b")));
    }

    void aFileTakenAwayDuringTheSaveFailsIt()
    {
        const QString source = m_worlds.fresh();
        const Files before = filesOf(source);
        int told = 0;
        for (int take = 0; take < 8; ++take) {
            const QString folder = m_worlds.fresh();
            TakenFiles files;
            files.take = take;
            const auto stop = edit(folder, files);
            QCOMPARE(stop.has_value(), files.taken);
            if (!stop)
                break;
            ++told;
            QCOMPARE(stop->why.code, core::Code::WorldSaveFailed);
            QCOMPARE(filesOf(folder), before);
        }
        QCOMPARE(told, 6); // the script's six files
    }

    void theReasonIsThatOfTheSystem()
    {
        const QString folder = m_worlds.fresh();
        const Files before = filesOf(folder);
        ReadOnlyFiles files;
        const auto stop = edit(folder, files);
        QVERIFY(stop);
        QCOMPARE(QString::fromStdString(std::string(stop->why.argument("reason"))),
                 QString::fromStdString(std::generic_category().message(EROFS)));
        QCOMPARE(filesOf(folder), before);
    }

    void foreignRecordsAreNotBelieved()
    {
        const QString folder = m_worlds.fresh();
        const QString victim = m_worlds.path(QStringLiteral("victim"));
        test::writeAll(victim, "precious");
        test::writeAll(folder + "/.chartroom-save",
                       "chartroom-save 1\n0123456789abcdef\ncommit\n+../../victim\nend\n");
        const auto document = model::WorldDocument::open(test::fsPath(folder), {}, world::Access::Write);
        QVERIFY(!document);
        QCOMPARE(document.error().code, core::Code::WorldSaveRecord);
        QVERIFY(document.error().text().find("/.chartroom-save ") != std::string::npos);
        QCOMPARE(test::readAll(victim), QByteArray("precious"));
        // Who only looks at the world is told why it cannot be edited.
        const auto reader = open(folder, world::systemFiles(), world::Access::Read);
        QVERIFY(reader);
        QVERIFY(std::ranges::count(reader->store().findings().findings(), core::Code::WorldSaveRecord,
                                   &core::Finding::code) == 1);
    }

    void linksStayLinksAndModesStay()
    {
        const QString folder = m_worlds.fresh();
        const QString real = m_worlds.path(QStringLiteral("real.json"));
        QVERIFY(QFile::rename(folder + "/chunks/0_0.json", real));
        QVERIFY(QFile::link(real, folder + "/chunks/0_0.json"));
        QCOMPARE(chmod(qPrintable(real), 0640), 0);
        QVERIFY(!edit(folder, world::systemFiles()));
        QVERIFY(QFileInfo(folder + "/chunks/0_0.json").isSymLink());
        QVERIFY(test::readAll(real).contains("\"ZBCDEFGH\""));
        struct stat status = {};
        QCOMPARE(stat(qPrintable(real), &status), 0);
        QCOMPARE(status.st_mode & 07777U, 0640U);
        QVERIFY(QFile::remove(real));
    }

    void whatSomebodyElseChangedIsAConflict_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("gone");
        QTest::newRow("changed chunk") << "chunks/0_0.json" << false;
        QTest::newRow("deleted chunk") << "chunks/0_0.json" << true;
        QTest::newRow("new chunk") << "chunks/12_12.json" << false;
        QTest::newRow("world") << "world.json" << false;
        QTest::newRow("new bookmarks") << "bookmarks.json" << false;
    }
    void whatSomebodyElseChangedIsAConflict()
    {
        QFETCH(QString, file);
        QFETCH(bool, gone);
        const QString folder = m_worlds.fresh();
        const auto document = open(folder, world::systemFiles());
        QVERIFY(document);
        const std::string text = script;
        for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
            QVERIFY(document->apply(
                *world::parseOperation(std::string_view(text).substr(at, text.find('\n', at) - at))));
        const QString path = folder + QLatin1Char('/') + file;
        if (gone)
            QVERIFY(QFile::remove(path));
        else
            test::writeAll(path, "{ \"id\": \"w\", \"foreign\": true }");
        const Files before = filesOf(folder);
        const auto saved = document->save();
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, core::Code::WorldConflict);
        QVERIFY(QString::fromStdString(saved.error().text()).contains(QFileInfo(file).fileName()));
        QCOMPARE(filesOf(folder), before);
        QVERIFY(document->dirty());
    }
};

QTEST_GUILESS_MAIN(WorldObstaclesTest)
#include "tst_world_obstacles.moc"
