// The colours of shading: ramps that are even to the eye, and ranges of any kind.
#include "views/canvas/color_map.h"
#include "views/canvas/shade_plan.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace chartroom::canvas;

class ShadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pinnedRanges()
    {
        // All heights equal, or no range at all: one colour, no division by zero.
        Shading shading;
        shading.low = shading.high = shading.seaLevel = 0.5F;
        const ShadePlan plan = makeShadePlan({}, shading);
        QCOMPARE(plan.aboveScale, 0.0F);
        QCOMPARE(plan.belowScale, 0.0F);
        shading.high = std::numeric_limits<float>::infinity();
        QCOMPARE(makeShadePlan({}, shading).aboveScale, 0.0F);
        // So short a range that the steps a unit overflow.
        shading.low = 0;
        shading.seaLevel = 2e-39F;
        QCOMPARE(makeShadePlan({}, shading).belowScale, 0.0F);
    }

    void rampsAreEven()
    {
        // Lightness by the eye: the share of linear light, as CIELAB weighs it.
        const auto lightness = [](QRgb c) {
            const auto linear = [](int v) { return std::pow((v / 255.0 + 0.055) / 1.055, 2.4); };
            const double y =
                0.2126 * linear(qRed(c)) + 0.7152 * linear(qGreen(c)) + 0.0722 * linear(qBlue(c));
            return 116 * std::cbrt(y) - 16;
        };
        const HeightColors colors = heightColors(HeightRamp::Land, 512);
        for (const auto& half : {colors.below, colors.above}) {
            const double span = lightness(half.back()) - lightness(half.front());
            QVERIFY(span > 40);
            for (std::size_t i = 32; i < half.size(); i += 32) {
                const double step = lightness(half[i]) - lightness(half[i - 32]);
                QVERIFY2(std::abs(step - span / 16) < span / 16 * 0.35, qPrintable(QString::number(i)));
            }
        }
        // The shore is a step that can be seen.
        QVERIFY(lightness(colors.below.back()) - lightness(colors.above.front()) > 30);
        // Ids side by side differ.
        for (std::uint16_t id = 2; id < 200; ++id) {
            const QRgb a = bodyColor(id);
            const QRgb b = bodyColor(static_cast<std::uint16_t>(id + 1));
            QVERIFY(std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
                        std::abs(qBlue(a) - qBlue(b)) >
                    60);
        }
        QCOMPARE(qAlpha(bodyColor(0)), 0);
    }
};

QTEST_GUILESS_MAIN(ShadingTest)
#include "tst_shading.moc"
