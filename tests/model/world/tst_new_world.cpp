// Worlds that are made here are normal from the first moment, and nothing that is there is written over.
// Records of instances as forms and as JSON.
#include "formats/core/code.h"
#include "model/world/document.h"
#include "model/world/instance_record.h"
#include "model/world/new_world.h"
#include "tests/support/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using namespace chartroom::model;

class NewWorldTest : public QObject
{
    Q_OBJECT

private:
    static std::filesystem::path pathOf(const QString& path) { return path.toStdString(); }
    static NewWorld made(const char* id)
    {
        NewWorld what;
        what.id = id;
        what.name = "Name of \"" + what.id + "\"";
        what.chunkSize = {16, 8};
        what.tileSize = 24;
        what.backgroundColor = "#abc";
        return what;
    }

private Q_SLOTS:
    void aNewWorldIsNormal()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("a ü/new"));
        const auto world = createWorld(pathOf(place), made("first"));
        QVERIFY(world);
        const QByteArray before = test::readAll(place + QStringLiteral("/world.json"));
        auto document = WorldDocument::open(*world, {}, world::Access::Write);
        QVERIFY(document);
        QCOMPARE((*document)->info().id, std::string("first"));
        QCOMPARE((*document)->info().name, std::string("Name of \"first\""));
        QCOMPARE((*document)->info().backgroundColor, std::string("#AABBCC"));
        QCOMPARE((*document)->info().chunkSize.width, 16);
        QVERIFY((*document)->store().findings().findings().empty());
        const auto written = (*document)->save();
        QVERIFY(written);
        QVERIFY(written->files.empty());
        QCOMPARE(test::readAll(place + QStringLiteral("/world.json")), before);
        QVERIFY(before.startsWith("{\n  \"schemaVersion\": 1,\n  \"id\": \"first\",\n"));
        QVERIFY(before.endsWith("}\n"));
    }

    void nothingIsWrittenOver()
    {
        const QTemporaryDir folder;
        QVERIFY(createWorld(pathOf(folder.path()), made("one")));
        const QByteArray before = test::readAll(folder.filePath(QStringLiteral("world.json")));
        const auto again = createWorld(pathOf(folder.path()), made("two"));
        QVERIFY(!again);
        QCOMPARE(again.error().code, core::Code::FileWrite);
        QCOMPARE(test::readAll(folder.filePath(QStringLiteral("world.json"))), before);
    }

    void contentFoldersGrow()
    {
        const QTemporaryDir folder;
        const auto content = pathOf(folder.path());
        const auto first = createContentFolder(content, made("alpha"));
        QVERIFY(first);
        QVERIFY(*first == content / "worlds" / "alpha");
        QVERIFY(!createContentFolder(content, made("beta")));
        // The habits of the file stay: CRLF, a tab, an unknown field.
        test::writeAll(folder.filePath(QStringLiteral("worlds.json")),
                       "{\r\n\t\"x_team\": 1.0,\r\n\t\"worlds\": [\r\n\t\t{\r\n\t\t\t\"id\": \"alpha\",\r\n"
                       "\t\t\t\"worldDir\": \"worlds/alpha\"\r\n\t\t}\r\n\t]\r\n}");
        QVERIFY(addWorld(content, made("beta")));
        const QByteArray index = test::readAll(folder.filePath(QStringLiteral("worlds.json")));
        QVERIFY(index.startsWith("{\r\n\t\"x_team\": 1.0,\r\n\t\"worlds\": ["));
        QVERIFY(index.endsWith("\r\n\t]\r\n}"));
        QVERIFY(!index.contains("\n ") && index.contains("\"worldDir\": \"worlds/beta\""));
        core::FindingList findings;
        const auto worlds = world::listWorlds(content, findings);
        QVERIFY(worlds);
        QCOMPARE(worlds->size(), 2U);
        // The catalog beside worlds.json counts for a world that is opened by its own folder.
        const auto opened = WorldDocument::open(*first, {}, world::Access::Read);
        QVERIFY(opened);
        QVERIFY((*opened)->store().content() == std::filesystem::canonical(content));
        QVERIFY((*opened)->store().unlistedIn().empty());
        // Not where that does not list it: then it is said which does not.
        const auto renamed = content / "worlds" / "renamed";
        std::filesystem::copy(*first, renamed, std::filesystem::copy_options::recursive);
        const auto unlisted = WorldDocument::open(renamed, {}, world::Access::Read);
        QVERIFY(unlisted);
        QVERIFY((*unlisted)->store().content() == renamed);
        QVERIFY((*unlisted)->store().unlistedIn() == std::filesystem::canonical(content) / "worlds.json");
        const auto twice = addWorld(content, made("beta"));
        QVERIFY(!twice);
        QCOMPARE(twice.error().code, core::Code::FileWrite);
        // Whether its folder is there or not: what is named is there.
        QVERIFY(std::filesystem::remove_all(content / "worlds" / "beta") > 0);
        const auto missing = addWorld(content, made("beta"));
        QVERIFY(!missing);
        QCOMPARE(std::string(missing.error().argument("path")), (content / "worlds.json").string());
        QVERIFY(listedIds(content) == std::set<std::string>({"alpha", "beta"}));
        QVERIFY(listedIds(content / "worlds").empty());
        QCOMPARE(test::readAll(folder.filePath(QStringLiteral("worlds.json"))), index);
    }

    void idsNameFolders_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("valid");
        QTest::newRow("plain") << QByteArray("overworld") << true;
        QTest::newRow("other letters") << QByteArray("Überwelt 测试 a'b") << true;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("up") << QByteArray("..") << false;
        QTest::newRow("hidden") << QByteArray(".git") << false;
        QTest::newRow("slash") << QByteArray("a/b") << false;
        QTest::newRow("line break") << QByteArray("a\nb") << false;
    }
    void idsNameFolders()
    {
        QFETCH(QByteArray, id);
        QFETCH(bool, valid);
        const QTemporaryDir folder;
        const auto world = createContentFolder(pathOf(folder.path()), made(id.constData()));
        QCOMPARE(world.ok(), valid);
        if (!valid)
            QCOMPARE(world.error().code, core::Code::FileWrite);
        QCOMPARE(QFile::exists(folder.filePath(QStringLiteral("worlds.json"))), valid);
    }

    void chunksThatAreTooLargeAreRefused()
    {
        const QTemporaryDir folder;
        NewWorld what = made("big");
        what.chunkSize = {std::int64_t(1) << 31, std::int64_t(1) << 31};
        const auto world = createWorld(pathOf(folder.path()), what);
        QVERIFY(!world);
        QCOMPARE(world.error().code, core::Code::WorldChunkSize);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void recordsAsForms()
    {
        const std::string record =
            "{\"name\":\"Bub \\\"b\\\"\",\"hp\":1.0,\"position\":{\"x\":1,\"y\":2},\"a\\nb\":[1,2]}";
        const auto fields = recordFields(record);
        QCOMPARE(fields.size(), 4U);
        QVERIFY((fields[0] == RecordField{QStringLiteral("name"), QStringLiteral("Bub \"b\""), true, false}));
        QVERIFY((fields[1] == RecordField{QStringLiteral("hp"), QStringLiteral("1.0"), false, false}));
        QVERIFY(fields[2].isFixed);
        QVERIFY((fields[3] == RecordField{QStringLiteral("a\nb"), QStringLiteral("[1,2]"), false, false}));
        // A text stays a text, whatever is typed; other values must be JSON.
        QCOMPARE(*withField(record, QStringLiteral("name"), QStringLiteral("12")),
                 std::string("{\"name\":\"12\",\"hp\":1.0,\"position\":{\"x\":1,\"y\":2},\"a\\nb\":[1,2]}"));
        QVERIFY(!withField(record, QStringLiteral("hp"), QStringLiteral("many")));
        QCOMPARE(*withField("{}", QStringLiteral("new"), QStringLiteral("many")),
                 std::string("{\"new\":\"many\"}"));
        QCOMPARE(*withField("{}", QStringLiteral("new"), QStringLiteral("7")), std::string("{\"new\":7}"));
        QCOMPARE(withoutField("{\"a\":1,\"b\":2}", QStringLiteral("a")), std::string("{\"b\":2}"));
    }

    void recordsAsJson()
    {
        QCOMPARE(recordText("{\"a\":1.0,\"b\":[]}"), QStringLiteral("{\n  \"a\": 1.0,\n  \"b\": []\n}"));
        const auto good = readRecord(QStringLiteral("{ \"a\" : 1.0 }"));
        QVERIFY(good.record);
        QCOMPARE(*good.record, std::string("{\"a\":1.0}"));
        const auto cut = readRecord(QStringLiteral("{\n  \"ä\": 1,\n}"));
        QVERIFY(!cut.record);
        QCOMPARE(cut.offset, 12);
        QVERIFY2(cut.problem.startsWith(QStringLiteral("Line 3, column 1: ")), qPrintable(cut.problem));
        QVERIFY(!readRecord(QStringLiteral("[]")).problem.isEmpty());
    }
};

QTEST_GUILESS_MAIN(NewWorldTest)
#include "tst_new_world.moc"
