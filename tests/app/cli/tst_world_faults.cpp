// Worlds in strange places, with strange files, on a disk that refuses: through the real program.
#include "model/world/world_lock.h"
#include "tests/app/cli/program.h"
#include "tests/support/files.h"
#include "tests/support/world_case.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

namespace {

const QByteArray paintOne = "{\"op\":\"paint\",\"layer\":1,\"x\":2,\"y\":1,\"symbol\":\"Z\"}";

/// A chunk of 4x4 cells, one value a line, with fields that no rule names.
QByteArray chunkText()
{
    QByteArray text = "{\n"
                      "  'x_team': {'a':1.0, 'big': 1152921504606846977},\n"
                      "  'schemaVersion': 1,\n"
                      "  'worldId': 'w',\n"
                      "  'chunkX': 0,\n"
                      "  'chunkY': 0,\n"
                      "  'width': 4,\n"
                      "  'height': 4,\n"
                      "  'backgroundTileId': '',\n"
                      "  'roomLayers': [\n"
                      "    {\n"
                      "      'layer': 0,\n"
                      "      'rows': [\n"
                      "        '....',\n"
                      "        '....',\n"
                      "        '....',\n"
                      "        '....'\n"
                      "      ],\n"
                      "      'instanceIds': []\n"
                      "    },\n"
                      "    {\n"
                      "      'x_layer': 1e2,\n"
                      "      'layer': 1,\n"
                      "      'rows': [\n"
                      "        'ABCD',\n"
                      "        'EFGH',\n"
                      "        'IJKL',\n"
                      "        'MNOP'\n"
                      "      ],\n"
                      "      'instanceIds': [\n"
                      "        'i'\n"
                      "      ]\n"
                      "    }\n"
                      "  ],\n"
                      "  'heightLayers': [],\n"
                      "  'instances': [\n"
                      "    {\n"
                      "      'id': 'i',\n"
                      "      'templateId': '',\n"
                      "      'layer': 1,\n"
                      "      'x': 0,\n"
                      "      'y': 0,\n"
                      "      'x_instance': 18446744073709551616,\n"
                      "      'record': {'position':{'x':0,'y':0}}\n"
                      "    }\n"
                      "  ]\n"
                      "}";
    return text.replace('\'', '"');
}

QList<QByteArray> lines(const QByteArray& text)
{
    return text.split('\n');
}

/// How many lines of two texts differ; -1 when there are more or fewer.
int differingLines(const QByteArray& a, const QByteArray& b)
{
    const auto left = lines(a);
    const auto right = lines(b);
    if (left.size() != right.size())
        return -1;
    int count = 0;
    for (qsizetype i = 0; i < left.size(); ++i)
        count += left[i] != right[i];
    return count;
}

} // namespace

class WorldFaultsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_made = 0;

    QString makeWorld(const QString& name = QStringLiteral("w"), const QByteArray& chunk = chunkText())
    {
        const QString folder = m_folder.filePath(QString::number(m_made++) + QLatin1Char('/') + name);
        if (!QDir(folder).mkpath(QStringLiteral("chunks")))
            qFatal("cannot make %s", qPrintable(folder));
        test::writeAll(
            folder + "/world.json",
            "{\"schemaVersion\":1,\"id\":\"w\",\"name\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
        test::writeAll(folder + "/chunks/0_0.json", chunk);
        return folder;
    }

    QString scriptOf(const QByteArray& text)
    {
        const QString path = m_folder.filePath(QStringLiteral("script.jsonl"));
        test::writeAll(path, text);
        return path;
    }

    test::ProgramRun edit(const QString& world, const QByteArray& script, const QStringList& options = {})
    {
        return test::runProgram(QStringList{QStringLiteral("edit"), world, scriptOf(script)} + options);
    }

private Q_SLOTS:
    void initTestCase()
    {
        // Where locks lie.
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder.filePath(QStringLiteral("state"))));
    }

    void everyPathIsAPath_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("many scripts") << QStringLiteral(u"\u6D4B\u8BD5 \u00FC/\U0001F600 a'b");
        QTest::newRow("composed") << QStringLiteral(u"caf\u00E9");
        QTest::newRow("decomposed") << QStringLiteral(u"cafe\u0301");
        QTest::newRow("line break") << QStringLiteral("two\nlines");
        QTest::newRow("quotes") << QStringLiteral("a\"b\\c");
    }
    void everyPathIsAPath()
    {
        QFETCH(QString, name);
        const QString world = makeWorld(name);
        const test::ProgramRun run = edit(world, paintOne);
        QVERIFY2(run.status == 0, run.errors.constData());
        QCOMPARE(run.output, QByteArray("world.json\nchunks/0_0.json\n"));
        QVERIFY(test::readAll(world + "/chunks/0_0.json").contains("\"EFZH\""));
        const auto checked =
            test::runProgram({QStringLiteral("check"), QStringLiteral("--json"), world}).json();
        QCOMPARE(checked.size(), 1);
        QCOMPARE(checked.first().value(QLatin1String("verdict")).toString(), QStringLiteral("accepted"));
        QCOMPARE(checked.first().value(QLatin1String("path")).toString(), world);
        // A message is one line, whatever the path is.
        const auto missing = test::runProgram({QStringLiteral("edit"), world + "/none", scriptOf(paintOne)});
        QCOMPARE(missing.status, 2);
        QCOMPARE(missing.errors.count('\n'), 1);
    }

    void oneCellIsOneLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QByteArray crlf = chunkText();
        crlf.replace("\n", "\r\n");
        QTest::newRow("line feeds") << chunkText() + '\n';
        QTest::newRow("no final newline") << chunkText();
        QTest::newRow("carriage returns") << crlf + "\r\n";
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + crlf;
        QByteArray tabs = chunkText();
        tabs.replace("  ", "\t");
        QTest::newRow("tabs") << tabs + "\n\n";
    }
    void oneCellIsOneLine()
    {
        QFETCH(QByteArray, text);
        const QString world = makeWorld(QStringLiteral("w"), text);
        QVERIFY(edit(world, paintOne).status == 0);
        const QByteArray now = test::readAll(world + "/chunks/0_0.json");
        QCOMPARE(differingLines(now, text), 1);
        QByteArray wanted = text;
        QCOMPARE(now, wanted.replace("EFGH", "EFZH"));
    }

    void faultsOfTheIndexAreFoundAtTheirPlace()
    {
        const QString content = m_folder.filePath(QStringLiteral("index"));
        QVERIFY(QDir().mkpath(content));
        const auto findingOf = [&](const QByteArray& index) {
            test::writeAll(content + "/worlds.json", index);
            const auto run = test::runProgram({QStringLiteral("check"), QStringLiteral("--json"), content});
            const auto reports = run.json();
            return reports.isEmpty()
                       ? QJsonObject()
                       : reports.first().value(QLatin1String("findings")).toArray().at(0).toObject();
        };
        const QJsonObject cut = findingOf("{");
        QCOMPARE(cut.value(QLatin1String("code")).toString(), QStringLiteral("json.syntax"));
        QCOMPARE(cut.value(QLatin1String("file")).toString(), QStringLiteral("worlds.json"));
        const QJsonObject missing = findingOf("{\"worlds\":[{\"id\":\"a\",\"worldDir\":\"none\"}]}");
        QCOMPARE(missing.value(QLatin1String("code")).toString(), QStringLiteral("file.missing"));
        QCOMPARE(missing.value(QLatin1String("file")).toString(), QStringLiteral("worlds.json"));
        QCOMPARE(missing.value(QLatin1String("pointer")).toString(), QStringLiteral("/worlds/0/worldDir"));
    }

    void namesMayHoldAnything()
    {
        const QString world = makeWorld();
        // A quote, a backslash, a line break and U+0000, as JSON spells them.
        const QByteArray odd = "\"a\\\"b\\\\c\\n\\u0000d\"";
        const QByteArray script = "{\"op\":\"setBookmark\",\"id\":\"q\",\"label\":" + odd +
                                  ",\"x\":1,\"y\":2}\n"
                                  "{\"op\":\"editInstance\",\"at\":[0,0],\"id\":\"i\",\"templateId\":" +
                                  odd + "}";
        const auto edited = edit(world, script);
        QVERIFY2(edited.status == 0, edited.errors.constData());
        const QByteArray bookmarks = test::readAll(world + "/bookmarks.json");
        QVERIFY2(bookmarks.contains("\"label\": " + odd), bookmarks.constData());
        QVERIFY(test::readAll(world + "/chunks/0_0.json").contains("\"templateId\": " + odd));
        // Half of a surrogate pair is no text: the line is refused, nothing is written.
        const auto refused =
            edit(world, "{\"op\":\"setBookmark\",\"id\":\"q\",\"label\":\"\\ud83d\",\"x\":1,\"y\":2}");
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.errors.contains("line 1"));
        QCOMPARE(test::readAll(world + "/bookmarks.json"), bookmarks);
    }

    void findingsSayWhatIsWrongAndAreCounted()
    {
        const QString world = makeWorld();
        test::writeAll(world + "/chunks/5_7.json",
                       R"({"schemaVersion":1,"roomLayers":[],"heightLayers":[],"instances":[]})");
        test::writeAll(world + "/chunks/6_7.json", "[]");
        for (int i = 0; i < 12; ++i)
            test::writeAll(world + QStringLiteral("/chunks/odd%1.json").arg(i), "{}");
        const test::ProgramRun run = test::runProgram({QStringLiteral("check"), world});
        QVERIFY2(run.output.contains("/roomLayers is an array that breaks a rule"), run.output.constData());
        QVERIFY2(run.output.contains("in all 1 error, "), run.output.constData());
    }

    void aThousandBadChunksAreOneList()
    {
        const QString world = makeWorld();
        const QList<QByteArray> bad{"", "[]", "{\"roomLayers\": [", "{\"a\": 01}"};
        for (int i = 1; i <= 1000; ++i)
            test::writeAll(world + QStringLiteral("/chunks/%1_7.json").arg(i), bad[i % bad.size()]);
        const test::ProgramRun run =
            test::runProgram({QStringLiteral("check"), QStringLiteral("--json"), world});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.json().size(), 1);
        const QJsonArray findings = run.json().first().value(QLatin1String("findings")).toArray();
        int errors = 0;
        for (const QJsonValue& finding : findings)
            errors += finding[QLatin1String("level")].toString() == QLatin1String("error");
        QCOMPARE(errors, 1000);
        // The good one can be edited, and the bad ones stay as they are.
        QVERIFY(edit(world, paintOne).status == 0);
        QVERIFY(test::readAll(world + "/chunks/0_0.json").contains("EFZH"));
        QCOMPARE(test::readAll(world + "/chunks/1_7.json"), QByteArray("[]"));
        const test::ProgramRun normalized = test::runProgram({QStringLiteral("normalize"), world});
        QCOMPARE(normalized.status, 1);
        QCOMPARE(normalized.output.count('\n'), 1);
        QCOMPARE(normalized.errors.count('\n'), 1000);
        // What goes on without them names some, and how many more there are.
        const test::ProgramRun composed = test::runProgram(
            {QStringLiteral("compose"), world, QStringLiteral("--center"), QStringLiteral("0,0")});
        QCOMPARE(composed.status, 0);
        QCOMPARE(composed.errors.count('\n'), 21);
        QVERIFY2(composed.errors.contains("980 more files"), composed.errors.constData());
    }

    void whatIsLeftOutIsTold_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::newRow("info") << QStringList{"info", "WORLD"};
        QTest::newRow("compose") << QStringList{"compose", "WORLD", "--center", "5,5"};
        QTest::newRow("edit") << QStringList{"edit", "WORLD", "SCRIPT"};
        QTest::newRow("render") << QStringList{"render", "WORLD", "PICTURE", "--layer", "world"};
    }
    void whatIsLeftOutIsTold()
    {
        QFETCH(QStringList, call);
        const QString world = makeWorld();
        test::writeAll(world + "/chunks/5_5.json", "[]");
        test::writeAll(world + "/tiles.json", "[");
        test::writeAll(world + "/script.jsonl", paintOne);
        call.replaceInStrings(QStringLiteral("WORLD"), world);
        call.replaceInStrings(QStringLiteral("SCRIPT"), world + "/script.jsonl");
        call.replaceInStrings(QStringLiteral("PICTURE"), world + "/picture.png");
        const test::ProgramRun run = test::runProgram(call);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.errors.count("chunks/5_5.json: "), 1);
        QCOMPARE(run.errors.count("tiles.json: "), call.first() == QStringLiteral("render") ? 1 : 0);
    }

    void whatAWindowHoldsIsNotWritten()
    {
        const QString world = makeWorld(QStringLiteral("w"), "{}");
        const QByteArray before = test::readAll(world + "/chunks/0_0.json");
        auto lock = model::WorldLock::take(
            QFile::encodeName(m_folder.filePath(QStringLiteral("state/chartroom"))).toStdString(),
            QFile::encodeName(world).toStdString());
        QVERIFY(lock);
        const QStringList normalize{QStringLiteral("normalize"), world, QStringLiteral("--write")};
        for (const auto& run : {edit(world, paintOne), test::runProgram(normalize)}) {
            QCOMPARE(run.status, 1);
            QCOMPARE(run.output, QByteArray());
            QCOMPARE(run.errors.count('\n'), 1);
            QVERIFY2(run.errors.contains(QFile::encodeName(world)), run.errors.constData());
        }
        // Who it is cannot be said where the disk was full when the lock was taken.
        for (const QString& id :
             QDir(m_folder.filePath(QStringLiteral("state/chartroom/worlds"))).entryList(QDir::Dirs)) {
            const QString note = m_folder.filePath(QStringLiteral("state/chartroom/worlds/%1/lock").arg(id));
            QVERIFY(!QFile::exists(note) || QFile::resize(note, 0));
        }
        const auto unknown = edit(world, paintOne);
        QVERIFY2(unknown.errors.contains("(process ? on ?, since ?)"), unknown.errors.constData());
        QCOMPARE(test::readAll(world + "/chunks/0_0.json"), before);
        // Looking is allowed.
        QCOMPARE(edit(world, paintOne, {QStringLiteral("--dry-run")}).status, 0);
        QCOMPARE(test::runProgram({QStringLiteral("normalize"), world}).status, 0);
        lock = core::Message{};
        QCOMPARE(edit(world, paintOne).status, 0);
        QVERIFY(test::readAll(world + "/chunks/0_0.json") != before);
    }

    void aFullDiskLeavesAllAsItWas()
    {
        const QString world = makeWorld();
        test::writeAll(world + "/chunks/5_5.json", "{}");
        const QString before = m_folder.filePath(QStringLiteral("before"));
        test::copyFolder(world, before);
        test::ageFiles(world);
        // Files may not grow beyond 1 KiB: writing fails as it does without room. The script makes both
        // chunks and the world's file differ.
        QByteArray script = paintOne + "\n" + R"({"op":"paint","layer":1,"x":20,"y":20,"symbol":"Z"})" +
                            "\n" + R"({"op":"setWorld","fields":{"name":"Other"}})";
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral("trap '' XFSZ; ulimit -f 1; exec \"$0\" edit \"$1\" \"$2\""),
                     QStringLiteral(CHARTROOM_PROGRAM), world, scriptOf(script)});
        QVERIFY(shell.waitForFinished(60000));
        const QByteArray errors = shell.readAllStandardError();
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QCOMPARE(shell.exitCode(), 1);
        QVERIFY2(errors.contains("0_0.json"), errors.constData());
        QCOMPARE(test::folderDifference(world, before, before, {}), QString());
        QCOMPARE(edit(world, script).status, 0);
    }

    void linksStayLinks()
    {
        const QString world = makeWorld();
        const QString real = m_folder.filePath(QStringLiteral("real.json"));
        QVERIFY(QFile::rename(world + "/chunks/0_0.json", real));
        QVERIFY(QFile::link(real, world + "/chunks/0_0.json"));
        QVERIFY(QFile::setPermissions(real, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
        const auto mode = QFile::permissions(real);
        QCOMPARE(edit(world, paintOne).status, 0);
        QCOMPARE(QFileInfo(world + "/chunks/0_0.json").symLinkTarget(), real);
        QVERIFY(test::readAll(real).contains("EFZH"));
        QCOMPARE(QFile::permissions(real), mode);
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral(".chartroom*")}, QDir::Hidden | QDir::Files),
                 QStringList());
    }

    void whatIsNoFileIsNotWritten()
    {
        const QString world = makeWorld();
        QVERIFY(QDir(world).mkpath(QStringLiteral("chunks/1_0.json")));
        const auto refused = edit(world, R"({"op":"paint","layer":1,"x":4,"y":0,"symbol":"Z"})");
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.errors.contains("(1, 0)"), refused.errors.constData());
        QVERIFY(QFileInfo(world + "/chunks/1_0.json").isDir());
        QCOMPARE(edit(world, paintOne).status, 0);
        // A link that leads nowhere is a chunk that is not there yet.
        QVERIFY(QFile::link(m_folder.filePath(QStringLiteral("later.json")), world + "/chunks/2_0.json"));
        QCOMPARE(edit(world, R"({"op":"paint","layer":1,"x":8,"y":0,"symbol":"Z"})").status, 0);
        QVERIFY(test::readAll(m_folder.filePath(QStringLiteral("later.json"))).contains('Z'));
        // A link to itself leads nowhere for good.
        QVERIFY(QFile::link(world + "/chunks/3_0.json", world + "/chunks/3_0.json"));
        const auto looped = edit(world, R"({"op":"paint","layer":1,"x":12,"y":0,"symbol":"Z"})");
        QCOMPARE(looped.status, 1);
    }
};

QTEST_GUILESS_MAIN(WorldFaultsTest)
#include "tst_world_faults.moc"
