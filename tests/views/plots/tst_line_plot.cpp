#include "views/plots/custom_plot.h"
#include "views/plots/line_plot.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

using chartroom::views::LinePlot;

class LinePlotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyUntilCurvesCome()
    {
        LinePlot plot;
        QVERIFY(plot.isEmpty());
        plot.setCurves({{QStringLiteral("a"), LinePlot::Style::Line, {0, 1}, {2, 3}, 0}});
        QVERIFY(!plot.isEmpty());
        plot.setCurves({});
        QVERIFY(plot.isEmpty());
    }

    void clickTellsThePlace()
    {
        LinePlot plot;
        plot.resize(600, 300);
        plot.setCurves({{QStringLiteral("a"), LinePlot::Style::Area, {0, 100}, {0, 1}, 0}});
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot, chartroom::test::patience));
        QSignalSpy clicks(&plot, &LinePlot::clicked);
        // The plot itself is the first child that takes clicks.
        QWidget* const inner = plot.childAt(plot.rect().center());
        QVERIFY(inner);
        QTest::mouseClick(inner, Qt::LeftButton, {}, QPoint(inner->width() / 2, inner->height() / 2));
        QTest::mouseClick(inner, Qt::LeftButton, {}, QPoint(inner->width() * 3 / 4, inner->height() / 2));
        QCOMPARE(clicks.size(), 2);
        const double first = clicks[0][0].toDouble();
        const double second = clicks[1][0].toDouble();
        QVERIFY2(first > 30 && first < 70, qPrintable(QString::number(first)));
        QVERIFY(second > first + 10);
    }

    // Named parts of the axis are drawn below the curve, which moves up to make room.
    void spansAreDrawn()
    {
        LinePlot plot;
        plot.resize(600, 300);
        const QVector<LinePlot::Series> curve{
            {QStringLiteral("a"), LinePlot::Style::Line, {0, 100}, {1, 2}, 0}};
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot, chartroom::test::patience));
        // The plot draws when the event loop comes to it.
        const auto picture = [&plot] {
            QCoreApplication::processEvents();
            return plot.grab().toImage();
        };
        plot.setCurves(curve);
        const QImage without = picture();
        plot.setCurves(curve, {},
                       {{0, 100, QStringLiteral("whole"), 0}, {10, 40, QStringLiteral("part"), 1}});
        QVERIFY(picture() != without);
        plot.setCurves(curve);
        QCOMPARE(picture(), without);
    }

    // Whatever the height, the markers' names are whole and do not cover each other.
    void markersNamesAreReadable()
    {
        LinePlot plot;
        const QString title = QStringLiteral("A title that needs some room");
        plot.setAxes(QStringLiteral("x"), title);
        plot.setCurves({{QStringLiteral("a"), LinePlot::Style::Line, {0, 100}, {0, 1}, 0}},
                       {{30, QStringLiteral("Meeresspiegel")},
                        {80, QStringLiteral("benchLo")},
                        {81, QStringLiteral("orangeCeil")},
                        {99, QStringLiteral("the last one")},
                        {std::numeric_limits<double>::quiet_NaN(), QStringLiteral("nowhere")}});
        plot.show();
        auto* const inner = plot.findChild<QCustomPlot*>();
        QVERIFY(inner);
        for (const int height : {400, 130, 400}) {
            plot.resize(600, height);
            QTRY_COMPARE(inner->height(), height);
            QCoreApplication::processEvents();
            inner->replot();
            QCOMPARE(inner->yAxis->label(), height == 400 ? title : QString());
            QCOMPARE(inner->xAxis->label(),
                     height == 400 ? QStringLiteral("x") : QStringLiteral("x; upwards: ") + title);
            // Labels that stand on each other cannot be read.
            QVERIFY(inner->yAxis->ticker()->tickCount() * inner->fontMetrics().height() <
                    inner->axisRect()->height());
            QVector<QRectF> places;
            for (int i = 0; i < inner->itemCount(); ++i) {
                const auto* const text = qobject_cast<QCPItemText*>(inner->item(i));
                if (!text)
                    continue;
                const QRectF place =
                    QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition()).normalized();
                QVERIFY2(QRectF(inner->axisRect()->rect()).adjusted(-4, -4, 4, 4).contains(place),
                         qPrintable(QStringLiteral("%1 at height %2").arg(text->text()).arg(height)));
                QCOMPARE(text->rotation(), height == 130 ? 0.0 : -90.0);
                for (const QRectF& other : places)
                    QVERIFY2(!other.adjusted(1, 1, -1, -1).intersects(place), qPrintable(text->text()));
                places << place;
            }
            QCOMPARE(places.size(), 4);
        }
    }

    // Flat curves, single values and values that are no numbers must not upset the axes.
    void oddCurves()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        LinePlot plot;
        plot.resize(300, 200);
        for (const bool logarithmic : {false, true}) {
            plot.setLogarithmic(logarithmic);
            plot.setCurves({{QStringLiteral("flat"), LinePlot::Style::Line, {0, 1, 2}, {5, 5, 5}, 0}});
            QVERIFY(!plot.grab().isNull());
            plot.setCurves({{QStringLiteral("one"), LinePlot::Style::Steps, {3}, {0}, 0}});
            QVERIFY(!plot.grab().isNull());
            plot.setCurves({{QStringLiteral("none"), LinePlot::Style::Line, {0, 1}, {nan, nan}, 0}},
                           {{0.5, QStringLiteral("sea")}});
            QVERIFY(!plot.grab().isNull());
        }
    }
};

QTEST_MAIN(LinePlotTest)
#include "tst_line_plot.moc"
