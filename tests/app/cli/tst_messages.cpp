// What the command line says: the true cause, the place, what to do, and nothing that a file could do to a
// terminal.
#include "tests/app/cli/shell.h"
#include "tests/support/files.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace chartroom;

namespace {

QStringList words(const char* call)
{
    return QString::fromLatin1(call).split(QLatin1Char(' '));
}

/// The bytes of an island with some of them changed.
QByteArray changed(QByteArray bytes, qsizetype at, const QByteArray& other)
{
    return bytes.replace(at, other.size(), other);
}

} // namespace

class MessagesTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] test::ProgramRun run(const char* call) const
    {
        return test::runProgram(words(call), m_folder.path());
    }
    /// Runs a script on the sample world.
    [[nodiscard]] test::ProgramRun edit(const QByteArray& script, const char* options = "--dry-run") const
    {
        test::writeAll(path("script.jsonl"), script);
        return run((QByteArray("edit content script.jsonl ") + options).trimmed().constData());
    }

private Q_SLOTS:
    void initTestCase()
    {
        const test::ProgramRun sample = test::runProgram(
            {QStringLiteral("sample"), m_folder.path(), QStringLiteral("--size"), QStringLiteral("256")});
        QVERIFY2(sample.status == 0, sample.errors.constData());
        m_island = test::readAll(path("MapData_Seed_7.dat"));
        QVERIFY(m_island.size() > 256 * 256 * 5);
    }

    // A blueprint that is refused: what happened to it, and what to do.
    void whatToDo_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("says");
        QByteArray lines = m_island;
        lines.replace("\n", "\r\n");
        QTest::newRow("gzip") << QByteArray("\x1F\x8B\x08\0", 4) << QByteArray("gunzip");
        QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + m_island << QByteArray("saved as text");
        QTest::newRow("big-endian version")
            << changed(m_island, 4, QByteArray("\0\0\0\2", 4)) << QByteArray("wrong byte order");
        QTest::newRow("version 3") << changed(m_island, 4, QByteArray("\3", 1))
                                   << QByteArray("update the server");
        QTest::newRow("zeros") << QByteArray(1000, '\0') << QByteArray("only zeros");
        QTest::newRow("line ends") << lines << QByteArray("Transfer it as binary");
        QTest::newRow("cut") << m_island.first(m_island.size() / 2) << QByteArray("The file was cut short");
    }
    void whatToDo()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, says);
        test::writeAll(path("damaged.dat"), bytes);
        const test::ProgramRun one = run("check damaged.dat");
        QCOMPARE(one.status, 1);
        QVERIFY2(one.output.contains(says), one.output.constData());
    }

    // One wrong length has hundreds of findings behind it: the terminal gets the first of them and is told
    // so.
    void whatFollowsFromTheFirstError()
    {
        const qsizetype heights = m_island.indexOf("HGTS");
        QVERIFY(heights > 0);
        const int length = 256 * 256 * 4 + 1;
        test::writeAll(path("damaged.dat"),
                       changed(m_island, heights + 4, QByteArray(reinterpret_cast<const char*>(&length), 4)));
        const test::ProgramRun text = run("check damaged.dat");
        QVERIFY2(text.output.contains("may only follow from the first error (blueprint.grid.length)"),
                 text.output.constData());
        QVERIFY(text.output.count('\n') < 120);
        QVERIFY(run("check --json damaged.dat").json()[0][u"findings"].toArray().size() >= 5);
    }

    // A byte order mark is no fault in a small file that some editor wrote.
    void byteOrderMarks()
    {
        test::writeAll(path("config.json"), "\xEF\xBB\xBF{\"WorldSeed\": 8, \"MapSize\": 256}");
        const test::ProgramRun config = run("check --config config.json MapData_Seed_7.dat");
        QCOMPARE(config.status, 0);
        QVERIFY2(config.output.contains("configured for WorldSeed 8"), config.output.constData());
        test::writeAll(path("palette.json"), "\xEF\xBB\xBF{\"biomes\":[{\"name\":\"A\",\"color\":\"#000000\"}"
                                             "],\"townTiers\":[{\"name\":\"B\"}]}");
        const test::ProgramRun palette = run("check --json --palette palette.json MapData_Seed_7.dat");
        QCOMPARE(palette.status, 1);
        for (const QJsonValue finding : palette.json()[0][u"findings"].toArray())
            if (finding[u"code"].toString() == u"blueprint.biome.ordinal")
                QCOMPARE(finding[u"expected"].toString(), QStringLiteral("0 to 0"));
    }

    // Nothing from inside a file reaches the terminal as it is.
    void controlCharacters()
    {
        QByteArray blob = test::readAll(path("blobs/level.blob"));
        const qsizetype domain = blob.indexOf("Level");
        blob.replace(domain, 5, "\x1B[1m\n");
        blob[6] = 0; // no hash
        test::writeAll(path("escape.blob"), blob);
        test::writeAll(path("escape.json"), "{\"chunkX\":0,\"\xC2\x9B"
                                            "31m\\u001b\":1,\"\xC2\x9B"
                                            "31m\\u001b\":2}");
        for (const char* call : {"check escape.blob", "info escape.blob", "check escape.json"}) {
            const test::ProgramRun one = run(call);
            QVERIFY2(!one.output.contains('\x1B') && !one.output.contains("\xC2\x9B"), call);
            QVERIFY2(one.output.contains("\\x"), one.output.constData());
        }
    }

    void repairsOfOtherCauses()
    {
        const test::ProgramRun one = run("repair blobs/bit-flip.blob mended.blob --cause cause.crlf");
        QCOMPARE(one.status, 1);
        QVERIFY2(one.errors.contains("cause.crlf is not proven. Proven is cause.bit-flip"),
                 one.errors.constData());
        QVERIFY(!QFile::exists(path("mended.blob")));
    }

    // N20: the file's name is the address.
    void theNameOfAChunk()
    {
        test::writeAll(path("9_9.json"), R"({"chunkX":-1,"chunkY":0,"roomLayers":[]})");
        QVERIFY(run("info 9_9.json").output.startsWith("chunk (9, 9)"));
        const QJsonObject json = run("info --json 9_9.json").json().value(0);
        QCOMPARE(json[u"chunkX"].toInt(), 9);
        QCOMPARE(json[u"path"].toString(), QStringLiteral("9_9.json"));
        test::writeAll(path("7_0.json"), R"({"width":2147483647,"height":2147483647})");
        const test::ProgramRun large = run("check 7_0.json");
        QVERIFY2(large.output.contains("Correct width, height."), large.output.constData());
    }

    // A file and a pointer that resolve.
    void heightsThatDisagree()
    {
        const auto chunk = [](int z) {
            return R"({"chunkX":0,"chunkY":0,"heightLayers":[{"id":"other","z":1,"x":0,"y":0,"rows":["A"]},)"
                   R"({"id":"roof","z":)" +
                   QByteArray::number(z) + R"(,"x":0,"y":0,"rows":["A"]}]})";
        };
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("stack/chunks")));
        test::writeAll(path("stack/world.json"), "{}");
        test::writeAll(path("stack/chunks/0_0.json"), chunk(2));
        test::writeAll(path("stack/chunks/1_0.json"), chunk(5));
        test::writeAll(path("stack/chunks/2_0.json"), chunk(5));
        const auto findings = run("check --json stack").json().value(0)[u"findings"].toArray();
        int found = 0;
        for (const QJsonValue finding : findings) {
            if (finding[u"code"].toString() != u"stack.z")
                continue;
            ++found;
            QCOMPARE(finding[u"file"].toString(), QStringLiteral("chunks/1_0.json"));
            QCOMPARE(finding[u"pointer"].toString(), QStringLiteral("/heightLayers/1/z"));
            QCOMPARE(finding[u"found"].toString(), QStringLiteral("2 to 5"));
        }
        QCOMPARE(found, 1);
    }

    void scripts_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("save in a group") << QByteArray(R"({"op":"group","label":"a","ops":[{"op":"save"}]})")
                                         << QByteArray("save, undo and redo stand in lines of their own");
        QTest::newRow("too large") << QByteArray(R"({"op":"erase","layer":1,"x":1e30,"y":0})")
                                   << QByteArray(
                                          "x must be an integer from -9007199254740991 to 9007199254740991");
    }
    void scripts()
    {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, says);
        const test::ProgramRun one = edit(script);
        QCOMPARE(one.status, 1);
        QVERIFY2(one.errors.contains(says), one.errors.constData());
    }

    // What a script saves on its way is not listed a second time at its end.
    void previewsOfSavesInBetween()
    {
        const QByteArray paint = R"({"op":"paint","layer":1,"x":0,"y":0,"symbol":"x"})"
                                 "\n{\"op\":\"save\"}\n";
        QCOMPARE(edit(paint).output, QByteArray("chunks/0_0.json\n"));
        const QByteArray more = paint + R"({"op":"paint","layer":1,"x":1,"y":0,"symbol":"x"})";
        QCOMPARE(edit(more).output, QByteArray("chunks/0_0.json\nchunks/0_0.json\n"));
    }

    // The save behind the last line is no line.
    void aFailedSave()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("locked/chunks")));
        test::writeAll(path("locked/world.json"), "{}");
        test::writeAll(path("script.jsonl"), R"({"op":"paint","layer":1,"x":0,"y":0,"symbol":"x"})");
        const QByteArray chunks = QFile::encodeName(path("locked/chunks"));
        QCOMPARE(chmod(chunks.constData(), 0555), 0);
        QCOMPARE(chmod(QFile::encodeName(path("locked")).constData(), 0555), 0);
        const test::ProgramRun one =
            test::runObeyingModes(words("edit locked script.jsonl"), m_folder.path());
        QCOMPARE(chmod(QFile::encodeName(path("locked")).constData(), 0755), 0);
        QCOMPARE(chmod(chunks.constData(), 0755), 0);
        QCOMPARE(one.status, 1);
        QVERIFY2(one.errors.contains("saving at the end of the script: "), one.errors.constData());
        QVERIFY2(!one.errors.contains(" line "), one.errors.constData());
    }

    // What was given for a reason and does nothing.
    void optionsThatMeanNothing_data()
    {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* call, const char* says) {
            QTest::newRow(call) << QByteArray(call) << QByteArray(says);
        };
        row("render MapData_Seed_7.dat out.png --size 64 --center 0,0",
            "--center means nothing for a blueprint");
        row("render content out.png --size 64 --radius 1", "it needs --center");
        row("render content out.png --size 64 --overlay towns", "a world has no overlay towns");
        row("render content out.png --size 64 --palette nowhere", "--palette means nothing for a world");
    }
    void optionsThatMeanNothing()
    {
        QFETCH(QByteArray, call);
        QFETCH(QByteArray, says);
        const test::ProgramRun one = run(call.constData());
        QCOMPARE(one.status, 0);
        QVERIFY2(one.errors.contains(says), one.errors.constData());
        QCOMPARE(run(call.first(call.lastIndexOf(" --")).constData()).errors, QByteArray());
    }

    void addressesOutsideOfTheWorld()
    {
        const test::ProgramRun one = run("compose content --center 99999999999,0");
        QCOMPARE(one.status, 2);
        QVERIFY2(one.errors.startsWith("chartroom compose: "), one.errors.constData());
        QVERIFY2(one.errors.contains("lies outside of the world"), one.errors.constData());
    }

    // Scripts are read from files; what cannot be one is said.
    void aPipeAsScript()
    {
        QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        const test::ProgramRun one = run("edit content pipe");
        QCOMPARE(one.status, 2);
        QVERIFY2(one.errors.contains("is not a regular file"), one.errors.constData());
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_island;
};

QTEST_GUILESS_MAIN(MessagesTest)
#include "tst_messages.moc"
