// Line differences: few changes, the right ones, and bounded work for texts that have nothing in common.
#include "model/common/line_difference.h"

#include <QTest>

#include <random>

using namespace chartroom::model;
using Kind = DifferenceLine::Kind;

namespace {

/// One of the two texts, from a difference that leaves nothing out.
QString rebuilt(const LineDifference& difference, Kind without)
{
    QStringList lines;
    for (const DifferenceLine& line : difference.lines) {
        if (line.kind != without)
            lines << line.text;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

class LineDifferenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameTextsDoNotDiffer()
    {
        const LineDifference difference = lineDifference(QStringLiteral("a\nb\n"), QStringLiteral("a\nb\n"));
        QVERIFY(difference.lines.empty());
        QCOMPARE(difference.added + difference.removed, 0);
    }

    void oneChangedLineIsShownWithItsNeighbours()
    {
        const LineDifference difference =
            lineDifference(QStringLiteral("1\n2\n3\n4\n5\n6\n7"), QStringLiteral("1\n2\n3\nx\n5\n6\n7"), 1);
        const std::vector<DifferenceLine> expected{{Kind::Same, QStringLiteral("3"), 3, 3},
                                                   {Kind::Removed, QStringLiteral("4"), 4, 0},
                                                   {Kind::Added, QStringLiteral("x"), 0, 4},
                                                   {Kind::Same, QStringLiteral("5"), 5, 5}};
        QVERIFY(difference.lines == expected);
    }

    void farChangesHaveAGapBetween()
    {
        const LineDifference difference =
            lineDifference(QStringLiteral("a\n1\n2\n3\nb"), QStringLiteral("A\n1\n2\n3\nB"), 0);
        QCOMPARE(difference.lines.size(), 5U);
        QCOMPARE(difference.lines[2].kind, Kind::Gap);
        QCOMPARE(difference.added, 2);
        QCOMPARE(difference.removed, 2);
    }

    void newAndEmptiedTexts()
    {
        QCOMPARE(lineDifference({}, QStringLiteral("a\nb")).added, 2);
        QCOMPARE(lineDifference(QStringLiteral("a\nb"), {}).removed, 2);
    }

    void bothTextsCanBeRebuilt_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 0; seed < 200; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void bothTextsCanBeRebuilt()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const auto text = [&random] {
            QStringList lines;
            for (auto i = 1 + random() % 30; i > 0; --i)
                lines << QString(QChar(static_cast<ushort>(u'a' + random() % 4)));
            return lines.join(QLatin1Char('\n'));
        };
        const QString before = text();
        const QString after = text();
        const LineDifference difference = lineDifference(before, after, 1000);
        if (before == after)
            return;
        QCOMPARE(rebuilt(difference, Kind::Added), before);
        QCOMPARE(rebuilt(difference, Kind::Removed), after);
        // Never more than the longest common subsequence leaves, which dynamic programming finds.
        const QStringList a = before.split(QLatin1Char('\n'));
        const QStringList b = after.split(QLatin1Char('\n'));
        std::vector<std::vector<int>> common(static_cast<std::size_t>(a.size() + 1),
                                             std::vector<int>(static_cast<std::size_t>(b.size() + 1), 0));
        for (qsizetype i = a.size() - 1; i >= 0; --i) {
            for (qsizetype j = b.size() - 1; j >= 0; --j) {
                const auto x = static_cast<std::size_t>(i);
                const auto y = static_cast<std::size_t>(j);
                common[x][y] =
                    a[i] == b[j] ? common[x + 1][y + 1] + 1 : std::max(common[x + 1][y], common[x][y + 1]);
            }
        }
        QCOMPARE(difference.removed, int(a.size()) - common[0][0]);
        QCOMPARE(difference.added, int(b.size()) - common[0][0]);
    }

    void textsWithoutACommonLineAreReplaced()
    {
        QStringList before;
        QStringList after;
        for (int i = 0; i < 20000; ++i) {
            before << QStringLiteral("a%1").arg(i);
            after << QStringLiteral("b%1").arg(i);
        }
        const LineDifference difference =
            lineDifference(before.join(QLatin1Char('\n')), after.join(QLatin1Char('\n')));
        QCOMPARE(difference.removed, 20000);
        QCOMPARE(difference.added, 20000);
    }
};

QTEST_GUILESS_MAIN(LineDifferenceTest)
#include "tst_line_difference.moc"
