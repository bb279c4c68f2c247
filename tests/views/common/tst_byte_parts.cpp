// The parts of the byte view that need no widget: geometry, scrolling, selection, clipboard.
#include "tests/support/files.h"
#include "views/common/byte_clipboard.h"
#include "views/common/byte_layout.h"
#include "views/common/byte_scroll.h"
#include "views/common/byte_selection.h"

#include <QTest>

#include <limits>

using namespace chartroom;
using core::ByteRange;
using views::ByteFormat;
using views::ByteLayout;
using views::ByteScroll;
using views::ByteSelection;
using Side = ByteLayout::Side;

class BytePartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyByteIsFoundWhereItIsDrawn_data()
    {
        QTest::addColumn<int>("perRow");
        for (const int perRow : {1, 5, 8, 16, 24, 64})
            QTest::addRow("%d", perRow) << perRow;
    }
    void everyByteIsFoundWhereItIsDrawn()
    {
        QFETCH(int, perRow);
        ByteLayout layout;
        layout.set({7, 15}, perRow, 1000);
        for (int row : {0, 1, 9}) {
            for (int column = 0; column < perRow; ++column) {
                for (const Side side : {Side::Hex, Side::Text}) {
                    const QRect cell = layout.cell(row, column, side);
                    QVERIFY(cell.right() < layout.width());
                    for (const QPoint corner : {cell.topLeft(), cell.center(), cell.bottomRight()}) {
                        const ByteLayout::Hit hit = layout.hit(corner);
                        QCOMPARE(hit.row, row);
                        QCOMPARE(hit.column, column);
                        QCOMPARE(hit.side, side);
                        QVERIFY(layout.onCells(corner));
                    }
                }
            }
        }
    }

    void placesBesideTheCellsBelongToTheNearestByte()
    {
        ByteLayout layout;
        layout.set({7, 15}, 16, 1000);
        QCOMPARE(layout.hit({0, 0}).column, 0);
        QVERIFY(!layout.onCells({0, 0}));
        QCOMPARE(layout.hit({layout.width() + 500, 0}).column, 15);
        QCOMPARE(layout.hit({layout.width() + 500, 0}, Side::Hex).side, Side::Hex);
        QCOMPARE(layout.hit({50, -1}).row, -1);
        QCOMPARE(layout.hit({50, -15}).row, -1);
        QCOMPARE(layout.hit({50, -16}).row, -2);
        // The gap between two groups of eight belongs to the byte before it.
        const QRect eighth = layout.cell(0, 7, Side::Hex);
        QCOMPARE(layout.hit({eighth.right() + 3, 3}).column, 7);
    }

    void asManyGroupsAsFit()
    {
        const ByteLayout::Measures measures{10, 20};
        ByteLayout layout;
        for (const int perRow : {8, 16, 24, 32}) {
            layout.set(measures, perRow, 1000);
            QCOMPARE(ByteLayout::fittingBytesPerRow(measures, layout.width(), 1000), perRow);
            QCOMPARE(ByteLayout::fittingBytesPerRow(measures, layout.width() - 1, 1000),
                     std::max(8, perRow - 8));
        }
        QCOMPARE(ByteLayout::fittingBytesPerRow(measures, 0, 1000), 8);
        QCOMPARE(ByteLayout::fittingBytesPerRow(measures, 1'000'000, 1000), 64);
    }

    void offsetsHaveRoom()
    {
        QCOMPARE(ByteLayout::offsetDigits(0), 8);
        QCOMPARE(ByteLayout::offsetDigits(0xFFFFFFFF), 8);
        QCOMPARE(ByteLayout::offsetDigits(0x100000000), 9);
        QCOMPARE(ByteLayout::offsetDigits(std::numeric_limits<std::uint64_t>::max()), 16);
    }

    void scrollingFewLinesIsExact()
    {
        ByteScroll scroll;
        scroll.setExtent(100, 10);
        QCOMPARE(scroll.maxTop(), 90U);
        QCOMPARE(scroll.barMaximum(), 90);
        for (int value : {0, 1, 37, 90}) {
            scroll.setBarValue(value);
            QCOMPARE(scroll.top(), std::uint64_t(value));
            QCOMPARE(scroll.barValue(), value);
        }
        scroll.moveBy(-1000);
        QCOMPARE(scroll.top(), 0U);
        scroll.moveBy(std::numeric_limits<std::int64_t>::min());
        QCOMPARE(scroll.top(), 0U);
        scroll.moveBy(std::numeric_limits<std::int64_t>::max());
        QCOMPARE(scroll.top(), 90U);
        scroll.reveal(89);
        QCOMPARE(scroll.top(), 89U);
        scroll.reveal(0);
        QCOMPARE(scroll.top(), 0U);
        scroll.reveal(9);
        QCOMPARE(scroll.top(), 0U);
        scroll.reveal(10);
        QCOMPARE(scroll.top(), 1U);
        scroll.setExtent(5, 10);
        QCOMPARE(scroll.top(), 0U);
        QCOMPARE(scroll.barMaximum(), 0);
    }

    // A scroll bar counts to 2^31; a file of 2^63 bytes has 2^59 lines.
    void scrollingMoreLinesThanABarCounts()
    {
        constexpr std::uint64_t lines = std::uint64_t{1} << 59U;
        ByteScroll scroll;
        scroll.setExtent(lines, 40);
        QVERIFY(scroll.barMaximum() > 1'000'000);
        scroll.setBarValue(scroll.barMaximum());
        QCOMPARE(scroll.top(), lines - 40);
        // Single lines are still reached, and a bar that only follows does not move the view.
        scroll.moveBy(-1);
        QCOMPARE(scroll.top(), lines - 41);
        scroll.setBarValue(scroll.barValue());
        QCOMPARE(scroll.top(), lines - 41);
        scroll.setBarValue(scroll.barMaximum() / 2);
        const std::uint64_t middle = scroll.top();
        QVERIFY(middle > lines / 2 - lines / 1000 && middle < lines / 2 + lines / 1000);
        scroll.setBarValue(0);
        QCOMPARE(scroll.top(), 0U);
        scroll.moveBy(1);
        QVERIFY(scroll.barValue() > 0);
    }

    void selectingWithTheKeyboard()
    {
        ByteSelection selection;
        selection.setSize(10);
        selection.moveBy(3, false);
        QCOMPARE(selection.range(), (ByteRange{3, 0}));
        selection.moveBy(1, true);
        QCOMPARE(selection.range(), (ByteRange{3, 1}));
        selection.moveBy(-2, true);
        QCOMPARE(selection.range(), (ByteRange{2, 1}));
        selection.moveBy(1000, true);
        QCOMPARE(selection.range(), (ByteRange{3, 7}));
        QCOMPARE(selection.caret(), 10U);
        selection.moveBy(-1000, false);
        QCOMPARE(selection.range(), (ByteRange{0, 0}));
    }

    void selectingBytes()
    {
        ByteSelection selection;
        selection.setSize(10);
        selection.selectBytes(4, 4);
        QCOMPARE(selection.range(), (ByteRange{4, 1}));
        selection.selectBytes(4, 7);
        QCOMPARE(selection.range(), (ByteRange{4, 4}));
        selection.selectBytes(4, 1);
        QCOMPARE(selection.range(), (ByteRange{1, 4}));
        QCOMPARE(selection.caret(), 1U);
        selection.selectBytes(4, 99);
        QCOMPARE(selection.range(), (ByteRange{4, 6}));
        selection.moveTo(5, false);
        selection.extendOver(5);
        QCOMPARE(selection.range(), (ByteRange{5, 1}));
        selection.extendOver(2);
        QCOMPARE(selection.range(), (ByteRange{2, 3}));
        selection.select({8, 100});
        QCOMPARE(selection.range(), (ByteRange{8, 2}));
        QCOMPARE(selection.caret(), 8U);
        selection.select({std::numeric_limits<std::uint64_t>::max(), 100});
        QCOMPARE(selection.range(), (ByteRange{10, 0}));
        selection.select({2, 6});
        selection.setSize(5);
        QCOMPARE(selection.range(), (ByteRange{2, 3}));
        selection.setSize(0);
        selection.selectBytes(0, 3);
        QCOMPARE(selection.range(), (ByteRange{0, 0}));
    }

    void bytesAsText()
    {
        const QByteArray array = QByteArray::fromHex("4248424f0100ff");
        const core::Bytes bytes = test::bytesOf(array);
        QCOMPARE(views::bytesAsText(bytes, 0, ByteFormat::Hex), QStringLiteral("42 48 42 4F 01 00 FF"));
        QCOMPARE(views::bytesAsText(bytes, 0, ByteFormat::CArray),
                 QStringLiteral("{0x42, 0x48, 0x42, 0x4F, 0x01, 0x00, 0xFF}"));
        QCOMPARE(views::bytesAsText(bytes, 0x1A0, ByteFormat::HexDump),
                 QStringLiteral("000001A0  42 48 42 4F 01 00 FF                             BHBO...\n"));
        QCOMPARE(views::bytesAsText(bytes, 5000000000, ByteFormat::Offset), QStringLiteral("5000000000"));
        const QByteArray text = "h\xC3\xA4ll\xC3\xB6";
        QCOMPARE(views::bytesAsText(test::bytesOf(text), 0, ByteFormat::Text), QString::fromUtf8(text));
        QCOMPARE(views::bytesAsText({}, 0, ByteFormat::Hex), QString());
        QCOMPARE(views::bytesAsText({}, 0, ByteFormat::CArray), QStringLiteral("{}"));
    }

    void longArraysHaveLines()
    {
        const QByteArray array(13, '\1');
        const QString text = views::bytesAsText(test::bytesOf(array), 0, ByteFormat::CArray);
        QCOMPARE(text.count(QLatin1Char('\n')), 1);
        QCOMPARE(text.count(QStringLiteral("0x01")), 13);
        QVERIFY(text.endsWith(QStringLiteral(",\n0x01}")));
    }
};

QTEST_APPLESS_MAIN(BytePartsTest)
#include "tst_byte_parts.moc"
