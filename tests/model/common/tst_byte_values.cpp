#include "model/common/byte_values_model.h"
#include "tests/support/files.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace chartroom;
using model::ByteValue;
using model::ByteValuesModel;

namespace {

ByteValue value(const QByteArray& bytes, std::uint64_t offset, const char* type)
{
    for (ByteValue& v : model::byteValues(test::bytesOf(bytes), offset)) {
        if (v.type == QLatin1String(type))
            return v;
    }
    qFatal("no type %s", type);
}

QString little(const QByteArray& hex, const char* type)
{
    return value(QByteArray::fromHex(hex), 0, type).little;
}

QString big(const QByteArray& hex, const char* type)
{
    return value(QByteArray::fromHex(hex), 0, type).big;
}

} // namespace

class ByteValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersInBothOrders()
    {
        QCOMPARE(little("ff", "u8"), "255");
        QCOMPARE(little("ff", "i8"), "-1");
        QCOMPARE(little("0102", "u16"), "513");
        QCOMPARE(big("0102", "u16"), "258");
        QCOMPARE(little("feff", "i16"), "-2");
        QCOMPARE(little("0d030000", "u32"), "781");
        QCOMPARE(big("0000030d", "i32"), "781");
        QCOMPARE(little("ffffffffffffffff", "u64"), "18446744073709551615");
        QCOMPARE(little("0000000000000080", "i64"), "-9223372036854775808");
        QCOMPARE(little("cdcccc3d", "f32"), "0.1");
        QCOMPARE(big("3dcccccd", "f32"), "0.1");
        QCOMPARE(little("0000c07f", "f32"), "nan");
        QCOMPARE(little("9a9999999999b93f", "f64"), "0.1");
        QCOMPARE(little("05", "bits"), "00000101");
    }

    void strings()
    {
        QCOMPARE(little("050000004c6576656c99", "string"), QStringLiteral("\u201CLevel\u201D"));
        QCOMPARE(value(QByteArray::fromHex("050000004c6576656c99"), 0, "string").length, 9U);
        QCOMPARE(big("000000024869", "string"), QStringLiteral("\u201CHi\u201D"));
        QCOMPARE(little("ffffffff", "string"), "null");
        QCOMPARE(little("00000000", "string"), QStringLiteral("\u201C\u201D"));
        QCOMPARE(little("0200000041", "string"), "none: 2 bytes counted, 1 are left");
        QCOMPARE(little("feffffff", "string"), "none: the count -2 is negative");
        QCOMPARE(little("02000000c328", "string"), "none: not UTF-8");
        const QByteArray longText = QByteArray::fromHex("00100000") + QByteArray(4096, 'x');
        QVERIFY(value(longText, 0, "string").little.size() < 150);
        QVERIFY(value(longText, 0, "string").little.contains(QChar(0x2026)));
    }

    void listsAndTags()
    {
        QCOMPARE(little("ffffffff", "list"), "null");
        QCOMPARE(little("00000000", "list"), "empty");
        QCOMPARE(little("07000000", "list"), "7 entries");
        QCOMPARE(little("ff", "tag"), "null");
        QCOMPARE(little("03", "tag"), "3");
    }

    void nearTheEnd()
    {
        const QByteArray bytes = QByteArray::fromHex("010203");
        QCOMPARE(value(bytes, 1, "u16").little, "770");
        QCOMPARE(value(bytes, 2, "u16").little, "");
        QCOMPARE(value(bytes, 2, "u16").length, 0U);
        QCOMPARE(value(bytes, 2, "u8").little, "3");
        for (const std::uint64_t offset : {std::uint64_t{3}, std::uint64_t{1} << 40U}) {
            for (const ByteValue& v : model::byteValues(test::bytesOf(bytes), offset))
                QVERIFY(v.little.isEmpty() && v.big.isEmpty());
        }
    }

    void theModel()
    {
        ByteValuesModel table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int rows = table.rowCount();
        table.setValues(model::byteValues(test::bytesOf(QByteArray("\x01\0\0\0<b>", 7)), 0));
        QCOMPARE(table.rowCount(), rows);
        QCOMPARE(table.index(0, ByteValuesModel::LittleColumn).data().toString(), "1");
        QCOMPARE(table.length(0), 1U);
        table.setValues(model::byteValues(test::bytesOf(QByteArray("\x03\0\0\0<b>", 7)), 0));
        const auto stringRow =
            table.match(table.index(0, 0), Qt::DisplayRole, QStringLiteral("string")).first();
        QVERIFY(stringRow.siblingAtColumn(1).data(Qt::ToolTipRole).toString().contains("&lt;b&gt;"));
    }
};

QTEST_APPLESS_MAIN(ByteValuesTest)
#include "tst_byte_values.moc"
