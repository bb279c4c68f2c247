// Runs every golden case of tests/data/golden/world: see its README.
#include "formats/core/code.h"
#include "formats/world/json/reader.h"
#include "model/world/script.h"
#include "tests/support/files.h"
#include "tests/support/world_case_rows.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
namespace json = world::json;

namespace {

std::unique_ptr<model::WorldDocument> openDocument(const QString& path, world::Access access,
                                                   core::Code* why = nullptr)
{
    auto document = model::WorldDocument::open(test::fsPath(path), {}, access);
    if (document)
        return std::move(*document);
    if (why)
        *why = document.error().code;
    return nullptr;
}

} // namespace

class WorldGoldenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalized_data() { test::addCaseRows(); }
    void normalized()
    {
        QFETCH(QString, name);
        const QString expected = test::casePath(name) + QStringLiteral("/expect/normalized");
        core::Code why{};
        const auto document =
            openDocument(test::casePath(name) + QStringLiteral("/world"), world::Access::Read, &why);
        if (test::statusOf(name).value(QStringLiteral("open")).toString() == QStringLiteral("refused")) {
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
            const QString problem =
                test::difference(found, test::readAll(expected + QLatin1Char('/') + file));
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

    void composed_data() { test::addCaseRows(); }
    void composed()
    {
        QFETCH(QString, name);
        static const QRegularExpression pattern(QStringLiteral("^compose_(-?\\d+)_(-?\\d+)_r(\\d)\\.json$"));
        const QDir expect(test::casePath(name) + QStringLiteral("/expect"));
        int compared = 0;
        for (const QString& file : expect.entryList(QDir::Files)) {
            const auto match = pattern.match(file);
            if (!match.hasMatch())
                continue;
            const auto document =
                openDocument(test::casePath(name) + QStringLiteral("/world"), world::Access::Read);
            QVERIFY(document);
            const auto composed =
                document->compose({{match.captured(1).toLongLong(), match.captured(2).toLongLong()},
                                   match.captured(3).toLongLong()});
            QVERIFY2(composed.ok(), composed.ok() ? "" : composed.error().text().c_str());
            const QString problem = test::difference(QByteArray::fromStdString(world::toJson(*composed)),
                                                     test::readAll(expect.filePath(file)));
            QVERIFY2(problem.isEmpty(), qPrintable(file + QStringLiteral(": ") + problem));
            ++compared;
        }
        QVERIFY(compared > 0 || test::statusOf(name).contains(QStringLiteral("open")));
    }

    void edited_data() { test::addCaseRows(); }
    void edited()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("world"));
        const QString before = test::casePath(name) + QStringLiteral("/world");
        test::copyFolder(before, copy);
        test::ageFiles(copy);
        const QJsonObject status = test::statusOf(name);
        const QJsonObject edit = status.value(QStringLiteral("edit")).toObject();
        const QByteArray script = test::readAll(test::casePath(name) + QStringLiteral("/script.jsonl"));
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
        const QString expected = test::casePath(name) + QStringLiteral("/expect/edited");
        QCOMPARE(test::folderDifference(copy, expected, before, rewritten), QString());
    }

    void refused_data() { test::addCaseRows(); }
    void refused()
    {
        QFETCH(QString, name);
        const QDir scripts(test::casePath(name) + QStringLiteral("/refused"));
        const QJsonObject lines = test::statusOf(name).value(QStringLiteral("refused")).toObject();
        QCOMPARE(scripts.exists() ? scripts.entryList(QDir::Files).size() : 0, lines.size());
        for (const QString& file : lines.keys()) {
            const QTemporaryDir folder;
            const QString copy = folder.filePath(QStringLiteral("world"));
            const QString before = test::casePath(name) + QStringLiteral("/world");
            test::copyFolder(before, copy);
            test::ageFiles(copy);
            const auto document = openDocument(copy, world::Access::Write);
            QVERIFY(document);
            document->index();
            const auto stop =
                model::runScript(*document, test::readAll(scripts.filePath(file)).toStdString());
            QVERIFY2(stop, qPrintable(file));
            QCOMPARE(static_cast<int>(stop->line), lines.value(file).toInt());
            QVERIFY(!stop->why.text().empty());
            QCOMPARE(test::folderDifference(copy, before, before, {}), QString());
        }
    }
};

QTEST_GUILESS_MAIN(WorldGoldenTest)
#include "tst_world_golden.moc"
