#include "views/common/icons.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QPixmapCache>
#include <QSet>
#include <QTest>

using namespace chartroom::views;

namespace {

/// How many of a picture's pixels are drawn, and their mean lightness.
struct Ink
{
    int pixels = 0;
    int lightness = 0;
};

Ink ink(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage();
    Ink result;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (colour.alpha() < 64)
                continue;
            ++result.pixels;
            result.lightness += colour.lightness();
        }
    }
    result.lightness /= qMax(1, result.pixels);
    return result;
}

} // namespace

class IconsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySymbolIsDrawnAndDiffers()
    {
        QSet<QByteArray> pictures;
        int count = 0;
        for (int i = 0; i <= static_cast<int>(Icon::ZoomOut); ++i, ++count) {
            const auto symbol = static_cast<Icon>(i);
            QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(iconName(symbol))),
                     qPrintable(iconName(symbol)));
            for (const int side : {16, 24}) {
                const QPixmap pixmap = icon(symbol).pixmap(side, side);
                QCOMPARE(pixmap.width(), side);
                QVERIFY2(ink(pixmap).pixels >= side, qPrintable(iconName(symbol)));
            }
            const QImage image = icon(symbol).pixmap(48, 48).toImage();
            pictures.insert(
                QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), count);
    }

    void linesFollowThePalette()
    {
        const QIcon symbol = icon(Icon::Search);
        const QPalette before = QApplication::palette();
        QPalette palette = before;
        palette.setColor(QPalette::WindowText, Qt::black);
        QApplication::setPalette(palette);
        QVERIFY(ink(symbol.pixmap(48, 48)).lightness < 60);
        palette.setColor(QPalette::WindowText, Qt::white);
        QApplication::setPalette(palette);
        QVERIFY(ink(symbol.pixmap(48, 48)).lightness > 195);
        QApplication::setPalette(before);
        QCOMPARE(icon(Icon::Search, Qt::red).pixmap(24, 24).toImage().pixelColor(10, 4).hue(),
                 QColor(Qt::red).hue());
    }

    void highDensityPicturesAreSharp()
    {
        const QPixmap pixmap = icon(Icon::Grid).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(pixmap.size(), QSize(32, 32));
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    }

    void aBlankTakesTheSamePlace()
    {
        QVERIFY(!iconOrBlank({}).isNull());
        QCOMPARE(ink(iconOrBlank({}).pixmap(16, 16)).pixels, 0);
    }
};

QTEST_MAIN(IconsTest)
#include "tst_icons.moc"
