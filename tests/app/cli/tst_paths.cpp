// Paths that cannot be read or are nothing that the program knows: they are named, with the true reason, and
// the status says so. Never a folder that seems to be in order because it could not be looked into.
#include "tests/app/cli/shell.h"
#include "tests/support/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace chartroom;

namespace {

QStringList words(const char* call)
{
    return QString::fromLatin1(call).split(QLatin1Char(' '));
}

} // namespace

class PathsTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    void setMode(const char* name, mode_t mode) const
    {
        QCOMPARE(chmod(QFile::encodeName(path(name)).constData(), mode), 0);
    }
    [[nodiscard]] test::ProgramRun run(const char* call) const
    {
        return test::runObeyingModes(words(call), m_folder.path());
    }

private Q_SLOTS:
    void initTestCase()
    {
        const test::ProgramRun sample = test::runProgram(
            {QStringLiteral("sample"), m_folder.path(), QStringLiteral("--size"), QStringLiteral("256")});
        QVERIFY2(sample.status == 0, sample.errors.constData());
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("few/secret")));
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("empty")));
        QVERIFY(QFile::copy(path("blobs/level.blob"), path("few/level.blob")));
        QVERIFY(QFile::copy(path("blobs/bit-flip.blob"), path("few/secret/bad.blob")));
        test::writeAll(path("object.json"), "{}");
    }

    void aFolderBelowThatCannotBeRead()
    {
        setMode("few/secret", 0);
        const test::ProgramRun json = run("check --json few");
        const test::ProgramRun text = run("check few");
        const test::ProgramRun itself = run("check --json few/secret");
        setMode("few/secret", 0755);
        QCOMPARE(json.status, 2);
        QCOMPARE(json.json().size(), 2);
        QCOMPARE(json.json()[0][u"verdict"].toString(), QStringLiteral("accepted"));
        QCOMPARE(json.json()[1][u"path"].toString(), QStringLiteral("few/secret"));
        QCOMPARE(json.json()[1][u"verdict"].toString(), QStringLiteral("unreadable"));
        QCOMPARE(json.json()[1][u"reason"].toString(), QStringLiteral("file.open"));
        QCOMPARE(text.status, 2);
        QVERIFY2(text.output.contains("Permission denied"), text.output.constData());
        QVERIFY2(text.output.contains("2 checked: 1 accepted, 0 rejected, 1 unreadable"),
                 text.output.constData());
        QCOMPARE(itself.status, 2);
        QCOMPARE(itself.json().size(), 1);
        QCOMPARE(itself.json()[0][u"reason"].toString(), QStringLiteral("file.open"));
    }

    void aWorldThatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"content/worlds/riverton/chunks", "content/worlds/riverton/world.json"})
            QTest::newRow(name) << QByteArray(name);
    }
    void aWorldThatCannotBeRead()
    {
        QFETCH(QByteArray, name);
        setMode(name.constData(), 0);
        const test::ProgramRun checked = run("check --json content/worlds/riverton");
        const test::ProgramRun listed = run("check --json content");
        const test::ProgramRun told = run("info content/worlds/riverton");
        setMode(name.constData(), 0755);
        for (const test::ProgramRun* one : {&checked, &listed}) {
            QCOMPARE(one->status, 2);
            QCOMPARE(one->json().size(), 1);
            QCOMPARE(one->json()[0][u"verdict"].toString(), QStringLiteral("unreadable"));
            QVERIFY2(one->output.contains("Permission denied"), one->output.constData());
        }
        QCOMPARE(told.status, 2);
    }

    // Every path has its line of JSON, whatever is wrong with it.
    void everyPathHasItsLine()
    {
        const test::ProgramRun all = run("check --json nowhere empty content/tiles.json object.json");
        QCOMPARE(all.status, 2);
        const QList<QJsonObject> lines = all.json();
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0][u"reason"].toString(), QStringLiteral("file.missing"));
        QCOMPARE(lines[1][u"reason"].toString(), QStringLiteral("file.unknown"));
        QCOMPARE(lines[2][u"reason"].toString(), QStringLiteral("file.unknown"));
        QCOMPARE(lines[3][u"kind"].toString(), QStringLiteral("chunk"));
    }

    void theTrueReason_data()
    {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* call, const char* says) {
            QTest::newRow(call) << QByteArray(call) << QByteArray(says);
        };
        row("info blobs", "this folder is no world");
        row("render blobs out.png", "this folder is no world");
        row("check empty", "this folder holds no file of a known kind");
        row("check content/tiles.json", "this is a catalog of tiles");
        row("check content/worlds/riverton/bookmarks.json", "these are a world's bookmarks");
        row("check /dev/stdin", "is not a regular file");
        row("info nowhere", "there is no such file or folder");
        row("edit content -", "'-' does not stand for standard input");
        row("repair blobs/bit-flip.blob -", "'-' does not stand for standard input");
    }
    void theTrueReason()
    {
        QFETCH(QByteArray, call);
        QFETCH(QByteArray, says);
        const test::ProgramRun one =
            test::runInShell(QStringLiteral("echo | \"$@\""), words(call.constData()), m_folder.path());
        QCOMPARE(one.status, 2);
        QVERIFY2((one.output + one.errors).contains(says), (one.output + one.errors).constData());
        QVERIFY(!(one.output + one.errors).contains("ends in none of"));
    }

    // The same fault has the same status, whichever subcommand meets it.
    void oneStatusForOneFault_data()
    {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("status");
        const auto row = [](const char* call, int status) {
            QTest::newRow(call) << QByteArray(call) << status;
        };
        row("check --palette nowhere MapData_Seed_7.dat", 2);
        row("render MapData_Seed_7.dat out.png --palette nowhere", 2);
        row("check --config nowhere MapData_Seed_7.dat", 2);
        row("render content out.png --center 0,0 --radius 5", 1);
        row("compose content --center 0,0 --radius 5", 1);
        row("render MapData_Seed_7.dat nowhere/out.png", 1);
        row("convert MapData_Seed_7_v1.dat nowhere/out.dat --to v2", 1);
        row("convert MapData_Seed_7_v1.dat empty --to v2", 1);
        row("repair blobs/bit-flip.blob nowhere/out.blob", 1);
        row("repair blobs/bit-flip.blob blobs/level.blob", 1);
        row("repair blobs/bit-flip.blob empty", 1);
        row("convert nowhere out.dat --to v1", 2);
        row("convert empty out.dat --to v1", 2);
        row("repair nowhere out.blob", 2);
        row("render nowhere out.png", 2);
        row("info nowhere", 2);
    }
    void oneStatusForOneFault()
    {
        QFETCH(QByteArray, call);
        QFETCH(int, status);
        const QByteArray before = test::readAll(path("blobs/level.blob"));
        const test::ProgramRun one = run(call.constData());
        QVERIFY2(one.status == status, one.errors.constData());
        QCOMPARE(one.errors.count('\n'), 1);
        QCOMPARE(test::readAll(path("blobs/level.blob")), before);
    }

    // Memory or file size that the user may not have is said, and nothing is left behind.
    void limits_data()
    {
        QTest::addColumn<QString>("limit");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a file's size") << QStringLiteral("ulimit -f 100") << QByteArray("File too large");
        // How little is too little differs; a signal must never end the program.
        for (const char* kilobytes : {"200000", "250000", "300000", "350000", "400000"})
            QTest::newRow(kilobytes) << QStringLiteral("ulimit -v ") + QLatin1String(kilobytes)
                                     << QByteArray();
    }
    void limits()
    {
        QFETCH(QString, limit);
        QFETCH(QByteArray, says);
        const QStringList before = QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden);
        const test::ProgramRun one = test::runInShell(
            limit + QStringLiteral("; exec \"$@\""),
            words("render MapData_Seed_7.dat limited.png --size 4096 --layer biome"), m_folder.path());
        QVERIFY2(one.status >= 0, one.errors.constData());
        QVERIFY2(one.status == 0 || !one.errors.isEmpty(), one.errors.constData());
        QVERIFY2(one.errors.contains(says), one.errors.constData());
        if (one.status == 0)
            QVERIFY(QFile::remove(path("limited.png")));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), before);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(PathsTest)
#include "tst_paths.moc"
