// The command line for chunk worlds: every golden case through the real program, started as a user starts it.
#include "tests/app/cli/program.h"
#include "tests/support/files.h"
#include "tests/support/world_case_rows.h"

#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace chartroom;

namespace {

QString worldOf(const QString& name)
{
    return test::casePath(name) + QStringLiteral("/world");
}

/// A fresh copy of a case's world, under the name that its ids come from.
class Copy
{
public:
    explicit Copy(const QString& name)
        : m_before(worldOf(name))
        , m_path(m_folder.filePath(QStringLiteral("world")))
    {
        test::copyFolder(m_before, m_path);
        test::ageFiles(m_path);
    }

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& before() const { return m_before; }
    /// Which file came, went or changed; empty for none.
    [[nodiscard]] QString change() const { return test::folderDifference(m_path, m_before, m_before, {}); }

private:
    QTemporaryDir m_folder;
    QString m_before;
    QString m_path;
};

bool isRefused(const QString& name)
{
    return test::statusOf(name).value(QLatin1String("open")).toString() == QLatin1String("refused");
}

QStringList lines(const QByteArray& text)
{
    return QString::fromUtf8(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// The chunk files of a folder as `normalize` orders them: by y, then x.
QStringList chunkFiles(const QString& folder)
{
    QStringList files = QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files);
    const auto key = [](const QString& file) {
        const QStringList parts = file.chopped(5).split(QLatin1Char('_'));
        return std::pair(parts.value(1).toLongLong(), parts.value(0).toLongLong());
    };
    std::ranges::sort(files, {}, key);
    return files;
}

/// What must be in the message of a refused script.
QByteArray linePart(int line)
{
    return " line " + QByteArray::number(line) + ": ";
}

} // namespace

class WorldCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalize_data() { test::addCaseRows(); }
    void normalize()
    {
        QFETCH(QString, name);
        const test::ProgramRun run = test::runProgram({QStringLiteral("normalize"), worldOf(name)});
        const QString expected = test::casePath(name) + QStringLiteral("/expect/normalized");
        const QStringList files = chunkFiles(expected);
        const QStringList printed = lines(run.output);
        QCOMPARE(printed.size(), files.size());
        for (qsizetype i = 0; i < files.size(); ++i) {
            const QByteArray wanted = test::readAll(expected + QLatin1Char('/') + files[i]);
            const QString problem = test::difference(printed[i].toUtf8(), wanted);
            QVERIFY2(problem.isEmpty(), qPrintable(files[i] + QStringLiteral(": ") + problem));
        }
        // W21: 1 where something could not be read, which is then said.
        const QString chunks = worldOf(name) + QStringLiteral("/chunks");
        const bool whole = !isRefused(name) && (!QDir(chunks).exists() || chunkFiles(chunks) == files);
        const bool indexed = QFile::exists(worldOf(name) + QStringLiteral("/worlds.json"));
        if (!indexed)
            QCOMPARE(run.status, whole ? 0 : 1);
        if (run.status != 0)
            QVERIFY(run.errors.startsWith("chartroom normalize: "));
    }

    // What --write leaves is what it printed before; a second run finds nothing to write.
    void normalizeWrite_data() { test::addCaseRows(); }
    void normalizeWrite()
    {
        QFETCH(QString, name);
        const Copy copy(name);
        const QStringList arguments{QStringLiteral("normalize"), copy.path()};
        const test::ProgramRun before = test::runProgram(arguments);
        const test::ProgramRun first = test::runProgram(arguments + QStringList{QStringLiteral("--write")});
        QCOMPARE(first.status, before.status);
        const test::ProgramRun after = test::runProgram(arguments);
        QCOMPARE(after.output, before.output);
        for (const QString& file : test::filesBelow(copy.path())) {
            const bool written = lines(first.output).contains(file);
            QVERIFY2(test::isAged(copy.path() + QLatin1Char('/') + file) != written, qPrintable(file));
        }
        test::ageFiles(copy.path());
        const test::ProgramRun second = test::runProgram(arguments + QStringList{QStringLiteral("--write")});
        QCOMPARE(second.output, QByteArray());
        for (const QString& file : test::filesBelow(copy.path()))
            QVERIFY2(test::isAged(copy.path() + QLatin1Char('/') + file), qPrintable(file));
    }

    void compose_data() { test::addCaseRows(); }
    void compose()
    {
        QFETCH(QString, name);
        static const QRegularExpression pattern(QStringLiteral("^compose_(-?\\d+_-?\\d+)_r(\\d)\\.json$"));
        const QDir expect(test::casePath(name) + QStringLiteral("/expect"));
        int compared = 0;
        for (const QString& file : expect.entryList(QDir::Files)) {
            const auto match = pattern.match(file);
            if (!match.hasMatch())
                continue;
            const QString center = match.captured(1).replace(QLatin1Char('_'), QLatin1Char(','));
            const test::ProgramRun run =
                test::runProgram({QStringLiteral("compose"), worldOf(name), QStringLiteral("--center"),
                                  center, QStringLiteral("--radius"), match.captured(2)});
            QCOMPARE(run.status, 0);
            const QString problem = test::difference(run.output, test::readAll(expect.filePath(file)));
            QVERIFY2(problem.isEmpty(), qPrintable(file + QStringLiteral(": ") + problem));
            ++compared;
        }
        QVERIFY(compared > 0 || isRefused(name));
    }

    void edit_data() { test::addCaseRows(); }
    void edit()
    {
        QFETCH(QString, name);
        const Copy copy(name);
        const QString script = test::casePath(name) + QStringLiteral("/script.jsonl");
        const QJsonObject status = test::statusOf(name);
        const QJsonObject edit = status.value(QLatin1String("edit")).toObject();
        const QStringList arguments{QStringLiteral("edit"), copy.path(), script};

        const test::ProgramRun dry = test::runProgram(arguments + QStringList{QStringLiteral("--dry-run")});
        QCOMPARE(dry.status, edit.value(QLatin1String("exit")).toInt());
        QCOMPARE(copy.change(), QString());

        const test::ProgramRun run = test::runProgram(arguments);
        QCOMPARE(run.status, edit.value(QLatin1String("exit")).toInt());
        if (edit.contains(QLatin1String("line")))
            QVERIFY(run.errors.contains(linePart(edit.value(QLatin1String("line")).toInt())));
        QStringList rewritten;
        for (const QJsonValue file : status.value(QLatin1String("rewritten")).toArray())
            rewritten << file.toString();
        const QString expected = test::casePath(name) + QStringLiteral("/expect/edited");
        QCOMPARE(test::folderDifference(copy.path(), expected, copy.before(), rewritten), QString());
        // The preview lists every file that the save then writes.
        QStringList listed = lines(dry.output);
        QStringList written = lines(run.output);
        for (QStringList* list : {&listed, &written}) {
            list->sort();
            list->removeDuplicates();
        }
        for (const QString& file : written)
            QVERIFY2(listed.contains(file), qPrintable(file));
    }

    void refused_data() { test::addCaseRows(); }
    void refused()
    {
        QFETCH(QString, name);
        const QJsonObject scripts = test::statusOf(name).value(QLatin1String("refused")).toObject();
        const QDir folder(test::casePath(name) + QStringLiteral("/refused"));
        QCOMPARE(folder.exists() ? folder.entryList(QDir::Files).size() : 0, scripts.size());
        for (auto it = scripts.begin(); it != scripts.end(); ++it) {
            const Copy copy(name);
            const test::ProgramRun run =
                test::runProgram({QStringLiteral("edit"), copy.path(), folder.filePath(it.key())});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.errors.contains(linePart(it.value().toInt())), run.errors.constData());
            QCOMPARE(run.output, QByteArray());
            QCOMPARE(copy.change(), QString());
        }
    }

    // `check` rejects a world exactly where it finds an error, and each finding names its place.
    void check_data() { test::addCaseRows(); }
    void check()
    {
        QFETCH(QString, name);
        const test::ProgramRun run =
            test::runProgram({QStringLiteral("check"), QStringLiteral("--json"), worldOf(name)});
        QCOMPARE(run.json().size(), 1);
        const QJsonObject report = run.json().front();
        QCOMPARE(report[QLatin1String("kind")].toString(), QStringLiteral("world"));
        bool error = false;
        for (const QJsonValue finding : report[QLatin1String("findings")].toArray()) {
            error = error || finding[QLatin1String("level")].toString() == QLatin1String("error");
            QVERIFY(finding.toObject().contains(QLatin1String("pointer")));
            QVERIFY(finding.toObject().contains(QLatin1String("file")));
        }
        QCOMPARE(report[QLatin1String("verdict")].toString(),
                 error ? QStringLiteral("rejected") : QStringLiteral("accepted"));
        QCOMPARE(run.status, error ? 1 : 0);
        QCOMPARE(test::runProgram({QStringLiteral("info"), worldOf(name)}).status, isRefused(name) ? 1 : 0);
    }

    void wrongCalls_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        const QString world = worldOf(QStringLiteral("04-negative-chunks"));
        const auto row = [](const char* title, const QString& arguments, const QString& path, int status,
                            const char* says) {
            QStringList list = arguments.split(QLatin1Char(' '));
            list.insert(1, path);
            QTest::newRow(title) << list << status << QString::fromLatin1(says);
        };
        const QString missing = world + QStringLiteral("/nowhere");
        row("no such world", QStringLiteral("normalize"), missing, 2, "there is no such file or folder");
        row("no world there", QStringLiteral("normalize"), world + QStringLiteral("/chunks"), 2,
            "holds no world");
        row("no such chunk", QStringLiteral("normalize --chunk 99,-99"), world, 1, "99_-99.json");
        row("no address", QStringLiteral("normalize --chunk 1"), world, 2, "written as X,Y");
        row("no centre", QStringLiteral("compose"), world, 2, "--center is required");
        row("radius too large", QStringLiteral("compose --center -1,-1 --radius 5"), world, 1,
            "The radius 5 is not allowed");
        row("no script", QStringLiteral("edit /dev/null/nothing"), world, 2, "cannot be opened");
        row("unknown world", QStringLiteral("normalize --world nobody"),
            worldOf(QStringLiteral("01-index-and-empty-world")), 2, "lists no world nobody");
    }
    void wrongCalls()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, says);
        const test::ProgramRun run = test::runProgram(arguments);
        QCOMPARE(run.status, status);
        QVERIFY2(run.errors.contains(says.toUtf8()), run.errors.constData());
        QCOMPARE(run.output, QByteArray());
    }

    // A script stops at the first line that is no operation; the line counts blank ones.
    void wrongLines_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no object")
            << QByteArray("\n[]\n")
            << QByteArray("line 2: edit: the line must be an object with the key op, but is an array");
        QTest::newRow("no name") << QByteArray("{\"layer\":1}")
                                 << QByteArray(
                                        "line 1: edit: op must be the name of an operation, but is nothing");
        QTest::newRow("no JSON") << QByteArray("\n\n{\"op\":}")
                                 << QByteArray("line 3: The line is not JSON: column 7: a value is expected");
        QTest::newRow("unknown") << QByteArray("{\"op\":\"dance\"}")
                                 << QByteArray("line 1: There is no operation dance");
        QTest::newRow("field") << QByteArray("{\"op\":\"erase\",\"layer\":1,\"x\":0.5,\"y\":0}")
                               << QByteArray("line 1: erase: x must be an integer, but is 0.5");
    }
    void wrongLines()
    {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, says);
        const Copy copy(QStringLiteral("04-negative-chunks"));
        const QTemporaryDir folder;
        test::writeAll(folder.filePath(QStringLiteral("s.jsonl")), script);
        const test::ProgramRun run = test::runProgram(
            {QStringLiteral("edit"), copy.path(), folder.filePath(QStringLiteral("s.jsonl"))});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.errors.contains(says), run.errors.constData());
        QCOMPARE(copy.change(), QString());
    }
};

QTEST_GUILESS_MAIN(WorldCommandsTest)
#include "tst_world_commands.moc"
