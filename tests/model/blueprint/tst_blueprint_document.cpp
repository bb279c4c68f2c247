// Opening, checking, counting, reloading and closing, and what happens when others touch the file meanwhile.
#include "formats/core/code.h"
#include "model/blueprint/document.h"
#include "model/common/workers.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using namespace chartroom::model;
using Stage = BlueprintDocument::Stage;

class BlueprintDocumentTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString unpack(const char* name)
    {
        return test::unpackGoldenBlueprint(QLatin1String(name), QDir(m_folder.path()));
    }
    static bool openAndWait(BlueprintDocument& document, const QString& path)
    {
        document.open(path);
        return QTest::qWaitFor([&] { return document.stage() == Stage::Idle; }, test::patience);
    }

private Q_SLOTS:
    void opensInSteps()
    {
        BlueprintDocument document;
        QStringList steps;
        connect(&document, &BlueprintDocument::snapshotChanged, this,
                [&] { steps << QStringLiteral("snapshot"); });
        connect(&document, &BlueprintDocument::reportChanged, this, [&] {
            if (document.report())
                steps << QStringLiteral("report");
        });
        connect(&document, &BlueprintDocument::statisticsChanged, this, [&] {
            if (document.statistics())
                steps << QStringLiteral("statistics");
        });
        QVERIFY(openAndWait(document, unpack("v2-full-curve5")));
        QCOMPARE(steps, (QStringList{QStringLiteral("snapshot"), QStringLiteral("report"),
                                     QStringLiteral("statistics")}));
        QCOMPARE(document.report()->verdict, core::Verdict::Accepted);
        QCOMPARE(document.statistics()->pixels, 65536U);
        QVERIFY(!document.isCancelled());
    }

    void rejectedFilesOpenToo()
    {
        BlueprintDocument document;
        QVERIFY(openAndWait(document, unpack("e-section-cut")));
        QCOMPARE(document.report()->reason, std::optional(core::Code::BlueprintSectionLength));
        QVERIFY(!document.findings().findings().empty());
        QVERIFY(document.snapshot()->blueprint.parameters.has_value());
        QVERIFY(!document.snapshot()->hasGrids());
    }

    void aMissingFileIsSaidToBeMissing()
    {
        BlueprintDocument document;
        QSignalSpy failed(&document, &BlueprintDocument::openFailed);
        QVERIFY(openAndWait(document, m_folder.filePath(QStringLiteral("no such.dat"))));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().value<core::Message>().code, core::Code::FileMissing);
        QVERIFY(!document.snapshot());
    }

    void reloadingShowsTheNewestContent()
    {
        const QString path = unpack("v2-full-curve5");
        BlueprintDocument document;
        QVERIFY(openAndWait(document, path));
        const SnapshotPtr before = document.snapshot();
        QSignalSpy changed(&document, &BlueprintDocument::fileChanged);
        // Another program's rename over the file, by a shorter one.
        QVERIFY(QFile::remove(path));
        test::writeAll(path, test::goldenBlueprint(QStringLiteral("v2-no-optional")));
        QVERIFY(changed.wait(test::patience));
        document.reload();
        QVERIFY(QTest::qWaitFor([&] { return document.stage() == Stage::Idle; }, test::patience));
        QVERIFY(document.snapshot() != before);
        QVERIFY(!document.snapshot()->blueprint.waterIds);
        QCOMPARE(document.fileChange(), FileWatch::Change::None);
        // Whoever still holds the old state can read it.
        QVERIFY(before->blueprint.waterBodies->at(0).pixelCount > 0);
    }

    void aFileThatVanishedStaysOnTheScreen()
    {
        const QString path = unpack("v2-full-curve5");
        BlueprintDocument document;
        QVERIFY(openAndWait(document, path));
        QVERIFY(QFile::remove(path));
        QSignalSpy failed(&document, &BlueprintDocument::openFailed);
        document.reload();
        QVERIFY(QTest::qWaitFor([&] { return document.stage() == Stage::Idle; }, test::patience));
        QCOMPARE(failed.size(), 1);
        QVERIFY(document.snapshot() != nullptr);
    }

    void aFileCutWhileItIsOpenIsNoCrash()
    {
        const QString path = unpack("v2-full-curve5");
        BlueprintDocument document;
        QVERIFY(openAndWait(document, path));
        QVERIFY(QFile::resize(path, 5000));
        document.check();
        QVERIFY(QTest::qWaitFor([&] { return document.stage() == Stage::Idle; }, test::patience));
        QVERIFY(document.report()->disturbed.has_value());
        QCOMPARE(document.report()->disturbed->code, core::Code::FileTruncated);
        QTRY_COMPARE(document.fileChange(), FileWatch::Change::Shortened);
    }

    void anotherPaletteNamesAndChecksAnew()
    {
        BlueprintDocument document;
        QVERIFY(openAndWait(document, unpack("v2-full-curve5")));
        QVERIFY(!document.setPalette(m_folder.filePath(QStringLiteral("none.json"))));
        const QString path = m_folder.filePath(QStringLiteral("two.json"));
        test::writeAll(
            path, "{\"biomes\":[{\"name\":\"Sea\",\"color\":\"#000080\",\"role\":\"ocean\"},{\"name\":"
                  "\"Pond\",\"color\":\"#0000FF\",\"role\":\"lake\"}],\"townTiers\":[{\"name\":\"Camp\"}]}");
        QVERIFY(document.setPalette(path).ok());
        QVERIFY(QTest::qWaitFor([&] { return document.stage() == Stage::Idle; }, test::patience));
        QCOMPARE(document.snapshot()->biomeName(0), QStringLiteral("Sea"));
        QCOMPARE(document.report()->verdict, core::Verdict::Rejected);
        QVERIFY(document.setPalette({}).ok());
        QVERIFY(QTest::qWaitFor([&] { return document.stage() == Stage::Idle; }, test::patience));
        QCOMPARE(document.report()->verdict, core::Verdict::Accepted);
    }

    void closingWhileWorkRunsDoesNotWait()
    {
        const QString path = unpack("v2-full-curve5");
        for (int i = 0; i < 50; ++i) {
            auto document = std::make_unique<BlueprintDocument>();
            document->open(path);
            if (i % 3 != 0)
                QTest::qWait(i % 7);
        }
        QVERIFY(model::workers().waitForDone(test::patience));
    }
};

QTEST_GUILESS_MAIN(BlueprintDocumentTest)
#include "tst_blueprint_document.moc"
