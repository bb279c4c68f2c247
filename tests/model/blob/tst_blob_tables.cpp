// The tables and the tree of a blob's window, over every golden case.
#include "model/blob/blob_rows.h"
#include "model/blob/envelope_model.h"
#include "model/common/rows_model.h"
#include "tests/model/blob/blob_cases.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace chartroom;
using core::ByteRange;
using model::BlobReportPtr;
using model::EnvelopeModel;
using model::RowsModel;
using model::RowSource;

namespace {

QStringList column(const RowSource& rows, int which)
{
    QStringList result;
    for (std::uint32_t row = 0; row < rows.rowCount(); ++row)
        result << rows.text(row, which);
    return result;
}

int count(const EnvelopeModel& tree, const QModelIndex& parent)
{
    int result = 0;
    for (int row = 0; row < tree.rowCount(parent); ++row)
        result += 1 + count(tree, tree.index(row, 0, parent));
    return result;
}

} // namespace

class BlobTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelsAreSound()
    {
        EnvelopeModel tree;
        std::array<RowsModel, 4> tables;
        const QAbstractItemModelTester treeTester(&tree,
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (RowsModel& table : tables)
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                &table, QAbstractItemModelTester::FailureReportingMode::QtTest));
        QVERIFY(test::goldenBlobs().size() > 70);
        for (const QString& path : test::goldenBlobs()) {
            const BlobReportPtr report = test::reportOf(path);
            tree.setReport(report);
            QCOMPARE(count(tree, {}), static_cast<int>(report->envelopes.size()));
            const std::array sources{
                model::checkRows(report), model::headerRows(report), model::causeRows(report),
                std::shared_ptr<const RowSource>(std::make_shared<model::UnclaimedRows>(report))};
            for (std::size_t i = 0; i < sources.size(); ++i) {
                tables[i].setSource(sources[i]);
                QCOMPARE(tables[i].rowCount(), static_cast<int>(sources[i]->rowCount()));
                for (int row = 0; row < tables[i].rowCount(); ++row) {
                    for (int c = 0; c < tables[i].columnCount(); ++c)
                        QVERIFY(tables[i].index(row, c).data().isValid());
                    const model::Place place = tables[i].place(tables[i].index(row, 0));
                    QVERIFY(!place.range || place.range->end() <= report->bytes().size());
                }
            }
        }
        tree.setReport(nullptr);
        QCOMPARE(tree.rowCount(), 0);
        QVERIFY(!tree.indexAt(30).isValid());
    }

    void checksOfASoundFile()
    {
        const auto rows = model::checkRows(test::goldenReport("level"));
        QCOMPARE(rows->rowCount(), 7U);
        for (const QString& result : column(*rows, 0))
            QVERIFY2(result.contains(QStringLiteral("passed")), qPrintable(result));
        QCOMPARE(rows->text(4, 2), QStringLiteral("header: 781"));
        QCOMPARE(rows->text(4, 3), QStringLiteral("data: 781"));
        QCOMPARE(rows->text(6, 3), QStringLiteral("Level 1"));
        QCOMPARE(rows->place(4).range, std::optional(ByteRange{8, 8}));
    }

    void theFirstFailureDecides()
    {
        const auto rows = model::checkRows(test::goldenReport("truncated-804"));
        const QStringList results = column(*rows, 0);
        QVERIFY(results[3].contains(QStringLiteral("passed")));
        QVERIFY(results[4].contains(QStringLiteral("failed")));
        QVERIFY(results[5].contains(QStringLiteral("would fail")));
        QVERIFY(results[6].contains(QStringLiteral("not looked at")));
        QCOMPARE(rows->text(4, 2), QStringLiteral("header: 781"));
        QCOMPARE(rows->text(4, 3), QStringLiteral("data: 780"));
        QVERIFY(!rows->toolTip(4, 0).isEmpty());
    }

    void checksOfAShortFile()
    {
        const auto rows = model::checkRows(test::goldenReport("short"));
        const QStringList results = column(*rows, 0);
        QVERIFY(results[0].contains(QStringLiteral("failed")));
        for (int i = 1; i < results.size(); ++i)
            QVERIFY(results[i].contains(QStringLiteral("not looked at")));
        QVERIFY(!rows->place(4).range);
    }

    void aRootEnvelopeThatFails()
    {
        const auto rows = model::checkRows(test::goldenReport("envelope-newer"));
        QVERIFY(column(*rows, 0)[6].contains(QStringLiteral("failed")));
        QCOMPARE(rows->place(6).range, std::optional(ByteRange{33, 4}));
    }

    void headerFieldsHaveTheirPlaces()
    {
        const auto rows = model::headerRows(test::goldenReport("level"));
        QCOMPARE(column(*rows, 3), QStringList({"0", "4", "6", "8", "16 (0x10)"}));
        QCOMPARE(rows->text(0, 4), QStringLiteral("42 48 42 4F"));
        QCOMPARE(model::headerRows(test::goldenReport("short"))->rowCount(), 0U);
        // Another kind of file has no header; one of which only the magic is wrong has.
        QCOMPARE(model::headerRows(test::goldenReport("json"))->rowCount(), 0U);
        QCOMPARE(model::headerRows(test::goldenReport("magic"))->rowCount(), 5U);
    }

    void anotherKindOfFileHasNoHeaderValues()
    {
        const auto rows = model::checkRows(test::goldenReport("json"));
        QVERIFY(rows->text(1, 0).contains(QStringLiteral("failed")));
        QCOMPARE(rows->text(1, 3).left(2), QStringLiteral("7B"));
        for (std::uint32_t row = 2; row < 6; ++row)
            QCOMPARE(rows->text(row, 3), QStringLiteral("no header"));
    }

    void flagsAreExpectedAsTheFindingSays()
    {
        const BlobReportPtr report = test::goldenReport("flags");
        const std::string_view expected = report->result.findings.findings()[0].argument("expected");
        QCOMPARE(model::checkRows(report)->text(3, 2),
                 QString::fromUtf8(expected.data(), static_cast<qsizetype>(expected.size())));
    }

    void causes()
    {
        const auto bom = model::causeRows(test::goldenReport("bom"));
        QCOMPARE(bom->rowCount(), 1U);
        QVERIFY(bom->text(0, 0).contains(QStringLiteral("proven")));
        QCOMPARE(bom->text(0, 2), QStringLiteral("cause.bom"));
        QCOMPARE(bom->place(0).range, std::optional(ByteRange{0, 3}));
        const auto cut = model::causeRows(test::goldenReport("truncated-400"));
        QVERIFY(cut->text(0, 0).contains(QStringLiteral("likely")));
        QCOMPARE(model::causeRows(test::goldenReport("level"))->rowCount(), 0U);
        // What was done to the whole file explains the rest.
        const auto text = model::causeRows(test::goldenReport("utf8-replaced"));
        QVERIFY(text->rowCount() >= 1);
        QCOMPARE(text->text(0, 2), QStringLiteral("cause.utf8-replacement"));
    }

    void theTreeFollowsTheBytes()
    {
        const BlobReportPtr report = test::goldenReport("level");
        EnvelopeModel tree;
        tree.setReport(report);
        const QModelIndex root = tree.index(0, 0);
        QCOMPARE(root.data().toString(), QStringLiteral("Level"));
        QCOMPARE(tree.range(root), (ByteRange{24, 781}));
        QVERIFY(root.siblingAtColumn(EnvelopeModel::FoundColumn)
                    .data()
                    .toString()
                    .contains(QStringLiteral("root")));
        QCOMPARE(tree.indexAt(30), root);
        QVERIFY(!tree.indexAt(3).isValid());
        for (std::size_t i = 0; i < report->envelopes.size(); ++i) {
            const QModelIndex index = tree.indexAt(report->envelopes[i].offset);
            QCOMPARE(tree.range(index), report->envelopes[i].whole());
        }
        const QModelIndex child = tree.index(0, EnvelopeModel::FoundColumn, root);
        QCOMPARE(child.data().toString(), QStringLiteral("found by search"));
    }

    void generationsAgainstTheNewest()
    {
        const auto generation = [](const char* name, std::uint64_t offset) {
            EnvelopeModel tree;
            tree.setReport(test::goldenReport(name));
            return tree.indexAt(offset).siblingAtColumn(EnvelopeModel::GenerationColumn).data().toString();
        };
        QCOMPARE(generation("level", 24), QStringLiteral("1"));
        QCOMPARE(generation("envelope-older", 24), QStringLiteral("0, older than 1"));
        QCOMPARE(generation("envelope-unknown", 24), QStringLiteral("12, not a known domain"));
        QCOMPARE(generation("nested-newer", 82), QStringLiteral("3, newer than 1"));
    }
};

QTEST_GUILESS_MAIN(BlobTablesTest)
#include "tst_blob_tables.moc"
