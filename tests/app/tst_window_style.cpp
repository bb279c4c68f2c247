// What the program's style adds to the system's.
#include "app/window_style.h"

#include <QApplication>
#include <QHeaderView>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

using namespace chartroom;

namespace {

constexpr int leastAir = 12; ///< pixels: twice what a style leaves

/// The columns of an image without any ink around `border`: from the last one before it that has some to the
/// first one after.
int emptyColumnsAround(const QImage& image, int border)
{
    const auto hasInk = [&image](int x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixelColor(x, y).lightness() < 160)
                return true;
        }
        return false;
    };
    int left = border;
    while (left > 0 && !hasInk(left - 1))
        --left;
    int right = border;
    while (right < image.width() && !hasInk(right))
        ++right;
    return right - left;
}

} // namespace

class WindowStyleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new app::WindowStyle); }

    void numbersKeepADistanceFromTheTextAfterThem_data()
    {
        QTest::addColumn<bool>("tree");
        QTest::newRow("table") << false;
        QTest::newRow("tree") << true;
    }

    void numbersKeepADistanceFromTheTextAfterThem()
    {
        QFETCH(bool, tree);
        QTableWidget table(1, 2);
        QTreeWidget lines;
        lines.setColumnCount(2);
        lines.setRootIsDecorated(false);
        table.setShowGrid(false);
        table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("12345")));
        table.setItem(0, 1, new QTableWidgetItem(QStringLiteral("H")));
        table.item(0, 0)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        lines.addTopLevelItem(new QTreeWidgetItem({QStringLiteral("12345"), QStringLiteral("H")}));
        lines.topLevelItem(0)->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
        table.resizeColumnsToContents();
        lines.resizeColumnToContents(0);
        QAbstractItemView& view = tree ? static_cast<QAbstractItemView&>(lines) : table;
        const QHeaderView& header = tree ? *lines.header() : *table.horizontalHeader();
        view.resize(400, 120);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QRect row =
            view.visualRect(view.model()->index(0, 0)).united(view.visualRect(view.model()->index(0, 1)));
        const QImage drawn = view.viewport()->grab(row).toImage();
        const int border = header.sectionSize(0);
        const int air = emptyColumnsAround(drawn, border);
        QVERIFY2(air >= leastAir && air < 40, qPrintable(QString::number(air)));
        // What fits is not cut: the column was made as wide as it needs.
        QVERIFY(border > view.fontMetrics().horizontalAdvance(QStringLiteral("12345")) + leastAir / 2);
    }
};

QTEST_MAIN(WindowStyleTest)
#include "tst_window_style.moc"
