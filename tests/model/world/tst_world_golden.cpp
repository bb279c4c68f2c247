// Runs every golden case of tests/data/golden/world: see its README.
#include "formats/core/code.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "model/world/script.h"
#include "tests/support/files.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>

using namespace chartroom;
namespace json = world::json;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString casePath(const QString& name)
{
    return test::dataPath(QStringLiteral("golden/world/") + name);
}

/// Every file below a folder, relative to it, hidden ones included.
QStringList filesBelow(const QString& folder)
{
    QStringList result;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext())
        result << QDir(folder).relativeFilePath(it.next());
    result.sort();
    return result;
}

void copyFolder(const QString& from, const QString& to)
{
    std::filesystem::copy(fsPath(from), fsPath(to),
                          std::filesystem::copy_options::recursive |
                              std::filesystem::copy_options::copy_symlinks);
}

/// Sets every file's time stamp to a moment long ago.
void ageFiles(const QString& folder)
{
    for (const QString& file : filesBelow(folder)) {
        const timespec times[2] = {{1'000'000'000, 123'456'789}, {1'000'000'000, 123'456'789}};
        QCOMPARE(utimensat(AT_FDCWD, qPrintable(folder + QLatin1Char('/') + file), times, 0), 0);
    }
}

bool isAged(const QString& path)
{
    struct stat status = {};
    return stat(qPrintable(path), &status) == 0 && status.st_mtim.tv_sec == 1'000'000'000 &&
           status.st_mtim.tv_nsec == 123'456'789;
}

/// What is different about two JSON texts, key order and the spelling of numbers included; empty for nothing.
QString difference(const QByteArray& found, const QByteArray& expected)
{
    json::Document left;
    json::Document right;
    if (json::parse({found.constData(), static_cast<std::size_t>(found.size())}, left))
        return QStringLiteral("found is no JSON: ") + QString::fromUtf8(found.left(300));
    if (json::parse({expected.constData(), static_cast<std::size_t>(expected.size())}, right))
        return QStringLiteral("expected is no JSON");
    if (json::equal(left.root(), right.root()))
        return {};
    const auto lines = [](const json::Document& document) {
        return QString::fromStdString(json::print(document.root(), json::Layout::fresh()))
            .split(QLatin1Char('\n'));
    };
    const QStringList a = lines(left);
    const QStringList b = lines(right);
    for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (a.value(i) != b.value(i))
            return QStringLiteral("line %1: found '%2', expected '%3'")
                .arg(i + 1)
                .arg(a.value(i), b.value(i));
    }
    return QStringLiteral("the same but for spelling");
}

/// Whether a file is laid out as JSON.stringify lays it out (whatever its indent, line ends, mark and final
/// newline).
bool isStringified(const QByteArray& bytes)
{
    json::Document document;
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (json::parse(text, document))
        return false;
    json::Layout layout = json::Layout::of(document);
    std::string all = json::print(document.root(), layout);
    // JavaScript spells strings in one way only; duplicate keys and escapes do not survive it.
    return document.duplicateKeys().empty() && text == all;
}

std::unique_ptr<model::WorldDocument> openDocument(const QString& path, world::Access access,
                                                   core::Code* why = nullptr)
{
    auto document = model::WorldDocument::open(fsPath(path), {}, access);
    if (document)
        return std::move(*document);
    if (why)
        *why = document.error().code;
    return nullptr;
}

QJsonObject statusOf(const QString& name)
{
    const QString path = casePath(name) + QStringLiteral("/expect/status.json");
    return QFile::exists(path) ? QJsonDocument::fromJson(test::readAll(path)).object() : QJsonObject{};
}

} // namespace

class WorldGoldenTest : public QObject
{
    Q_OBJECT

private:
    static void addRows()
    {
        QTest::addColumn<QString>("name");
        const QStringList names = QDir(casePath(QString())).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(names.size() >= 24);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    static void compareFolders(const QString& found, const QString& expected, const QString& before,
                               const QStringList& rewritten)
    {
        QCOMPARE(filesBelow(found), filesBelow(expected));
        for (const QString& file : filesBelow(expected)) {
            const QByteArray bytes = test::readAll(found + QLatin1Char('/') + file);
            const QByteArray wanted = test::readAll(expected + QLatin1Char('/') + file);
            const QString beforePath = before + QLatin1Char('/') + file;
            const bool existed = QFile::exists(beforePath);
            const QByteArray old = existed ? test::readAll(beforePath) : QByteArray{};
            const QByteArray context = file.toUtf8();
            if (existed && old == wanted) {
                QVERIFY2(bytes == wanted, context.constData());
                if (!rewritten.contains(file))
                    QVERIFY2(isAged(found + QLatin1Char('/') + file), context.constData());
                continue;
            }
            if (file.endsWith(QStringLiteral(".orig"))) {
                QVERIFY2(bytes == wanted, context.constData());
                continue;
            }
            QVERIFY2(difference(bytes, wanted).isEmpty(),
                     (context + ": " + difference(bytes, wanted).toUtf8()).constData());
            if (!existed || isStringified(old))
                QVERIFY2(bytes == wanted, (context + " bytes").constData());
        }
    }

private Q_SLOTS:
    void normalized_data() { addRows(); }
    void normalized()
    {
        QFETCH(QString, name);
        const QString expected = casePath(name) + QStringLiteral("/expect/normalized");
        core::Code why{};
        const auto document =
            openDocument(casePath(name) + QStringLiteral("/world"), world::Access::Read, &why);
        if (statusOf(name).value(QStringLiteral("open")).toString() == QStringLiteral("refused")) {
            QVERIFY(!document);
            QCOMPARE(why, core::Code::WorldRefused);
            return;
        }
        QVERIFY(document);
        QStringList readable;
        for (const world::Address address : document->store().addresses()) {
            json::Document scratch;
            core::FindingList findings;
            const auto loaded = document->store().load(address, scratch, findings);
            if (!loaded.content.chunk)
                continue;
            const QString file = QString::fromStdString(world::chunkFileName(address));
            readable << file;
            const QByteArray found = QByteArray::fromStdString(world::toJson(*loaded.content.chunk));
            const QString problem = difference(found, test::readAll(expected + QLatin1Char('/') + file));
            QVERIFY2(problem.isEmpty(), qPrintable(file + QStringLiteral(": ") + problem));
            // N29: normalizing what was normalized changes nothing and finds nothing.
            json::Document again;
            QVERIFY(!json::parse({found.constData(), static_cast<std::size_t>(found.size())}, again));
            core::FindingList none;
            world::Report report(none);
            const auto twice = world::normalizeChunk(again, document->store().contextOf(address), report);
            QVERIFY(twice.chunk && *twice.chunk == *loaded.content.chunk);
            for (const core::Finding& finding : none.findings())
                QVERIFY2(finding.code == core::Code::SchemaNewer, finding.text().c_str());
        }
        readable.sort();
        QStringList wanted = QDir(expected).entryList(QDir::Files);
        wanted.sort();
        QCOMPARE(readable, wanted);
    }

    void composed_data() { addRows(); }
    void composed()
    {
        QFETCH(QString, name);
        static const QRegularExpression pattern(QStringLiteral("^compose_(-?\\d+)_(-?\\d+)_r(\\d)\\.json$"));
        const QDir expect(casePath(name) + QStringLiteral("/expect"));
        int compared = 0;
        for (const QString& file : expect.entryList(QDir::Files)) {
            const auto match = pattern.match(file);
            if (!match.hasMatch())
                continue;
            const auto document =
                openDocument(casePath(name) + QStringLiteral("/world"), world::Access::Read);
            QVERIFY(document);
            const auto composed =
                document->compose({{match.captured(1).toLongLong(), match.captured(2).toLongLong()},
                                   match.captured(3).toLongLong()});
            QVERIFY2(composed.ok(), composed.ok() ? "" : composed.error().text().c_str());
            const QString problem = difference(QByteArray::fromStdString(world::toJson(*composed)),
                                               test::readAll(expect.filePath(file)));
            QVERIFY2(problem.isEmpty(), qPrintable(file + QStringLiteral(": ") + problem));
            ++compared;
        }
        QVERIFY(compared > 0 || statusOf(name).contains(QStringLiteral("open")));
    }

    void edited_data() { addRows(); }
    void edited()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("world"));
        const QString before = casePath(name) + QStringLiteral("/world");
        copyFolder(before, copy);
        ageFiles(copy);
        const QJsonObject status = statusOf(name);
        const QJsonObject edit = status.value(QStringLiteral("edit")).toObject();
        const QByteArray script = test::readAll(casePath(name) + QStringLiteral("/script.jsonl"));
        if (const auto document = openDocument(copy, world::Access::Write)) {
            document->index();
            const auto stop = model::runScript(*document, script.toStdString());
            QCOMPARE(stop.has_value(), edit.value(QStringLiteral("exit")).toInt() != 0);
            if (stop)
                QCOMPARE(static_cast<int>(stop->line), edit.value(QStringLiteral("line")).toInt());
        } else {
            QCOMPARE(edit.value(QStringLiteral("exit")).toInt(), 1);
        }
        QStringList rewritten;
        for (const QJsonValue& file : status.value(QStringLiteral("rewritten")).toArray())
            rewritten << file.toString();
        compareFolders(copy, casePath(name) + QStringLiteral("/expect/edited"), before, rewritten);
    }

    void refused_data() { addRows(); }
    void refused()
    {
        QFETCH(QString, name);
        const QDir scripts(casePath(name) + QStringLiteral("/refused"));
        const QJsonObject lines = statusOf(name).value(QStringLiteral("refused")).toObject();
        QCOMPARE(scripts.exists() ? scripts.entryList(QDir::Files).size() : 0, lines.size());
        for (const QString& file : lines.keys()) {
            const QTemporaryDir folder;
            const QString copy = folder.filePath(QStringLiteral("world"));
            const QString before = casePath(name) + QStringLiteral("/world");
            copyFolder(before, copy);
            ageFiles(copy);
            const auto document = openDocument(copy, world::Access::Write);
            QVERIFY(document);
            document->index();
            const auto stop =
                model::runScript(*document, test::readAll(scripts.filePath(file)).toStdString());
            QVERIFY2(stop, qPrintable(file));
            QCOMPARE(static_cast<int>(stop->line), lines.value(file).toInt());
            QVERIFY(!stop->why.text().empty());
            compareFolders(copy, before, before, {});
        }
    }
};

QTEST_GUILESS_MAIN(WorldGoldenTest)
#include "tst_world_golden.moc"
