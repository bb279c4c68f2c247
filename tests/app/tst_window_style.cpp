// What the program's style and colours add to the system's.
#include "app/faint_text.h"
#include "app/window_style.h"
#include "tests/app/shell.h"

#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QStyleFactory>
#include <QTableWidget>
#include <QTreeWidget>

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

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
    void initTestCase() { QApplication::setStyle(new WindowStyle); }

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
        QVERIFY(QTest::qWaitForWindowExposed(&view, test::patience));
        const QRect row =
            view.visualRect(view.model()->index(0, 0)).united(view.visualRect(view.model()->index(0, 1)));
        const QImage drawn = view.viewport()->grab(row).toImage();
        const int border = header.sectionSize(0);
        const int air = emptyColumnsAround(drawn, border);
        QVERIFY2(air >= leastAir && air < 40, qPrintable(QString::number(air)));
        // What fits is not cut: the column was made as wide as it needs.
        QVERIFY(border > view.fontMetrics().horizontalAdvance(QStringLiteral("12345")) + leastAir / 2);
    }

    void checkBoxesAreSeenInTheDark()
    {
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(49, 54, 59));
        dark.setColor(QPalette::Base, QColor(35, 38, 41));
        dark.setColor(QPalette::WindowText, QColor(239, 240, 241));
        dark.setColor(QPalette::Text, QColor(239, 240, 241));
        WindowStyle style;
        style.setBaseStyle(QStyleFactory::create(QStringLiteral("fusion")));
        QCheckBox box;
        box.setStyle(&style);
        box.setPalette(dark);
        box.resize(box.sizeHint());
        const QImage picture = box.grab().toImage();
        int brightest = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                brightest = std::max(brightest, picture.pixelColor(x, y).lightness());
        }
        QVERIFY2(brightest - QColor(49, 54, 59).lightness() > 80, qPrintable(QString::number(brightest)));
    }

    void faintTextCanBeRead()
    {
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(27, 30, 32));
        dark.setColor(QPalette::Text, QColor(239, 240, 241));
        dark.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128));
        const QPalette mended = withReadableFaintText(dark);
        QCOMPARE(mended.color(QPalette::PlaceholderText).rgb(), QColor(239, 240, 241).rgb());
        QCOMPARE(withReadableFaintText(mended), mended);
        // What can be read stays as the desktop has it.
        const QPalette usual = QApplication::palette();
        QCOMPARE(withReadableFaintText(usual).color(QPalette::PlaceholderText),
                 usual.color(QPalette::PlaceholderText));
        keepFaintTextReadable(*qApp);
        QApplication::setPalette(dark);
        QCOMPARE(QApplication::palette().color(QPalette::PlaceholderText).rgb(), QColor(239, 240, 241).rgb());
        QApplication::setPalette(usual);
    }

    void changedPaletteKeepsTheWindow()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.dir.filePath(QStringLiteral("none.fake"))});
        const QPalette before = QApplication::palette();
        QPalette dark(QColor(0x30, 0x30, 0x34));
        QApplication::setPalette(dark);
        QCoreApplication::processEvents();
        const QImage picture = shell.window->grab().toImage();
        QApplication::setPalette(before);
        QVERIFY(picture.pixelColor(picture.width() / 2, picture.height() - 30).lightness() < 128);
    }
};

QTEST_MAIN(WindowStyleTest)
#include "tst_window_style.moc"
