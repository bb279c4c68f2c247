// A table over rows that are computed: order, filter, long lists, and the rules of item models.
#include "model/common/rows_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace chartroom::model;

namespace {

/// Row r: number 10 * ((r * 7) mod count), name "row r".
class Multiples : public RowSource
{
public:
    explicit Multiples(std::uint32_t count)
        : m_count(count)
    {}

    [[nodiscard]] std::vector<Column> columns() const override
    {
        return {{QStringLiteral("Name"), false, {}},
                {QStringLiteral("Number"), true, QStringLiteral("a tip")}};
    }
    [[nodiscard]] std::uint32_t rowCount() const override { return m_count; }
    [[nodiscard]] QVariant value(std::uint32_t row, int column) const override
    {
        return column == 0 ? QVariant(text(row, 0)) : QVariant(number(row));
    }
    [[nodiscard]] QString text(std::uint32_t row, int column) const override
    {
        return column == 0 ? QStringLiteral("row %1").arg(row) : QString::number(number(row), 'f', 0);
    }
    [[nodiscard]] Place place(std::uint32_t row) const override
    {
        return {chartroom::core::ByteRange{row, 1}, {}};
    }
    [[nodiscard]] double number(std::uint32_t row) const
    {
        return row == m_nan ? std::nan("") : 10.0 * (static_cast<double>(std::uint64_t{row} * 7 % m_count));
    }
    std::uint32_t m_nan = 0xFFFFFFFFU;

private:
    std::uint32_t m_count;
};

QStringList column(const RowsModel& model, int number)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, number).data().toString();
    return texts;
}

} // namespace

class RowsModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsRowsAsTheyCome()
    {
        RowsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        model.setSource(std::make_shared<Multiples>(4));
        QCOMPARE(column(model, 1), (QStringList{QStringLiteral("0"), QStringLiteral("30"),
                                                QStringLiteral("20"), QStringLiteral("10")}));
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Number"));
        QCOMPARE(model.place(model.index(2, 0)).range->offset, 2U);
        model.setSource(nullptr);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 0);
    }

    void sortsNumbersAsNumbersAndTextNaturally()
    {
        RowsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setSource(std::make_shared<Multiples>(12));
        model.sort(1, Qt::AscendingOrder);
        QStringList ascending;
        for (int i = 0; i < 12; ++i)
            ascending << QString::number(10 * i);
        QCOMPARE(column(model, 1), ascending);
        model.sort(1, Qt::DescendingOrder);
        std::reverse(ascending.begin(), ascending.end());
        QCOMPARE(column(model, 1), ascending);
        model.sort(0, Qt::AscendingOrder);
        QCOMPARE(column(model, 0).last(), QStringLiteral("row 11"));
        QCOMPARE(column(model, 0).at(2), QStringLiteral("row 2"));
        model.sort(-1);
        QCOMPARE(model.sourceRow(5), 5U);
    }

    void notANumberSortsLast()
    {
        RowsModel model;
        auto source = std::make_shared<Multiples>(5);
        source->m_nan = 2;
        model.setSource(source);
        model.sort(1, Qt::AscendingOrder);
        QCOMPARE(model.sourceRow(4), 2U);
    }

    void filters()
    {
        RowsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setSource(std::make_shared<Multiples>(12));
        model.setFilter(QStringLiteral("ROW 1"));
        QCOMPARE(column(model, 0),
                 (QStringList{QStringLiteral("row 1"), QStringLiteral("row 10"), QStringLiteral("row 11")}));
        model.sort(0, Qt::DescendingOrder);
        QCOMPARE(column(model, 0).first(), QStringLiteral("row 11"));
        model.setFilter(QStringLiteral("nothing like it"));
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({});
        QCOMPARE(model.rowCount(), 12);
        QCOMPARE(model.sourceRow(0), 11U);
    }

    void selectionsFollowTheirRows()
    {
        RowsModel model;
        model.setSource(std::make_shared<Multiples>(12));
        const QPersistentModelIndex kept(model.index(3, 0));
        model.sort(1, Qt::DescendingOrder);
        QCOMPARE(kept.data().toString(), QStringLiteral("row 3"));
        QVERIFY(kept.row() != 3);
    }

    void aMillionRowsAreSortedInTheBackground()
    {
        constexpr std::uint32_t count = 1'000'000;
        RowsModel model;
        model.setSource(std::make_shared<Multiples>(count));
        QCOMPARE(model.rowCount(), 1'000'000);
        QSignalSpy arranged(&model, &RowsModel::arranged);
        model.sort(1, Qt::DescendingOrder);
        QVERIFY(model.isWorking());
        QCOMPARE(model.sourceRow(0), 0U);
        QVERIFY(arranged.wait(60000));
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("9999990"));
        model.setFilter(QStringLiteral("row 99999"));
        QVERIFY(arranged.wait(60000));
        QCOMPARE(model.rowCount(), 11);
    }
};

QTEST_GUILESS_MAIN(RowsModelTest)
#include "tst_rows_model.moc"
