#include "formats/blueprint/check.h"
#include "formats/core/code.h"
#include "tests/support/blueprint_bytes.h"
#include "tests/support/files.h"
#include "tests/support/finding_lines.h"
#include "tests/support/golden.h"

#include <QTest>

using namespace chartroom;
using namespace chartroom::test;

namespace {

/// Whether every finding has a place inside the file; what is wrong when not.
QString placeComplaint(const blueprint::CheckResult& result, quint64 size)
{
    for (const core::Finding& finding : result.findings.findings())
        if (finding.range.offset > size || finding.range.length > size - finding.range.offset)
            return QStringLiteral("a place outside of the file: ") +
                   findingLines(result.findings).join(QLatin1Char('\n'));
    return {};
}

blueprint::CheckResult checkBytes(const QByteArray& bytes)
{
    return blueprint::check(bytesOf(bytes));
}

/// Every registered section; the lists first, so that they can be cut without 600 KB behind them.
BlueprintBytes listsFirst()
{
    BlueprintBytes file = BlueprintBytes::version2();
    file.section("PRMS", parametersHead() + QByteArray("\x03"
                                                       "now"
                                                       "\x04"
                                                       "abcd"));
    file.section("TOWN", counted(2, town(1, 2, 3, 1) + town(3, 4, 0, 0)));
    file.section("TCRV", bytesOfValue(std::uint16_t{5}) + QByteArray(93, '\1'));
    file.section("TDTL", QByteArray(38, '\2'));
    file.section("WBTB", counted(1, waterRow(1, 0, 0.15F, 0, 0, 0)));
    for (const char* tag : {"RDHW", "RDBR", "RDRG", "RDTL"})
        file.section(tag, counted(2, counted(2, QByteArray(16, '\0')) + counted(0)));
    file.section("ZZZZ", "skipped");
    return file;
}

} // namespace

/// Damaged files: always an answer, and one with a place.
class TestDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutAfterEveryByteOfHeadersAndLists()
    {
        const QByteArray whole = listsFirst().plainGrids().bytes();
        const qsizetype lists = listsFirst().bytes().size();
        for (qsizetype size = 0; size <= lists + 12; ++size) {
            const blueprint::CheckResult result = checkBytes(whole.first(size));
            QCOMPARE(result.verdict, core::Verdict::Rejected);
            QVERIFY(result.reason);
            const QString complaint = placeComplaint(result, static_cast<quint64>(size));
            QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
        }
    }

    void cutInsideTheGrids()
    {
        const QByteArray whole = listsFirst().plainGrids().bytes();
        const qsizetype lists = listsFirst().bytes().size();
        for (qsizetype size = lists + 13; size < whole.size(); size += 4099) {
            const blueprint::CheckResult result = checkBytes(whole.first(size));
            QCOMPARE(*result.reason, size < lists + 12 + 65536 + 12 && size >= lists + 12 + 65536
                                         ? core::Code::BlueprintTruncated
                                         : core::Code::BlueprintSectionLength);
        }
    }

    // Another program writes over the file after its counts were checked: no path may leave the section.
    void countsOverwrittenAfterReading()
    {
        QByteArray file = goldenBlueprint(QStringLiteral("v2-full-curve5"));
        core::FindingList findings;
        const auto read =
            blueprint::readStructure(test::bytesOf(file), blueprint::defaultPalette(), findings);
        for (std::size_t tier = 0; tier < read.roads.size(); ++tier) {
            QVERIFY(read.roads[tier].has_value());
            const core::ByteRange payload = read.section(blueprint::roadTags[tier])->payload;
            for (const char byte : {'\xff', '\x7f', '\x01'}) {
                std::fill_n(file.data() + payload.offset + 4, payload.length - 4, byte);
                bool inside = true;
                read.roads[tier]->forEach([&](std::uint32_t, const blueprint::RoadPath& path) {
                    inside &= path.offset + path.size * blueprint::pointBytes <= payload.end();
                    return true;
                });
                QVERIFY(inside);
            }
        }
    }

    void cutVersion1AfterEveryByteOfItsLists()
    {
        const QByteArray whole = goldenBlueprint(QStringLiteral("v1-plain"));
        const qsizetype lists = 12 + 256 * 256 * 8;
        QVERIFY(whole.size() > lists);
        const auto rejectedWithPlace = [&whole](qsizetype size) {
            const blueprint::CheckResult result = checkBytes(whole.first(size));
            return result.verdict == core::Verdict::Rejected &&
                   placeComplaint(result, static_cast<quint64>(size)).isEmpty();
        };
        for (qsizetype size = 0; size < 64; ++size)
            QVERIFY2(rejectedWithPlace(size), qPrintable(QString::number(size)));
        for (qsizetype size = 64; size < lists; size += 4099)
            QVERIFY2(rejectedWithPlace(size), qPrintable(QString::number(size)));
        for (qsizetype size = lists; size < whole.size(); ++size)
            QVERIFY2(rejectedWithPlace(size), qPrintable(QString::number(size)));
        QCOMPARE(checkBytes(whole).verdict, core::Verdict::Accepted);
    }

    /// The eight bytes of the file and the twelve of each section cannot change unnoticed.
    void everyHeaderByteFlipped()
    {
        const QByteArray whole = goldenBlueprint(QStringLiteral("v2-full-curve5"));
        core::FindingList none;
        const blueprint::Blueprint content =
            blueprint::readStructure(bytesOf(whole), blueprint::defaultPalette(), none);
        QCOMPARE(content.sections.size(), std::size_t{13});
        QList<quint64> places;
        for (quint64 i = 0; i < 8; ++i)
            places << i;
        for (const blueprint::Section& section : content.sections)
            for (quint64 i = 0; i < 12; ++i)
                places << section.header.offset + i;
        for (const quint64 place : places) {
            for (const char mask : {'\x01', '\x10', '\x7F', '\xFF'}) {
                QByteArray damaged = whole;
                damaged[static_cast<qsizetype>(place)] =
                    static_cast<char>(damaged[static_cast<qsizetype>(place)] ^ mask);
                const blueprint::CheckResult result = checkBytes(damaged);
                const QString where = QStringLiteral("byte %1 ^ %2").arg(place).arg(static_cast<uchar>(mask));
                QVERIFY2(!result.findings.findings().empty(), qPrintable(where));
                const QString complaint = placeComplaint(result, static_cast<quint64>(damaged.size()));
                QVERIFY2(complaint.isEmpty(), qPrintable(where + complaint));
            }
        }
    }

    void everyByteOfListsFlippedGivesAnAnswer()
    {
        const QByteArray whole = listsFirst().bytes();
        for (qsizetype place = 0; place < whole.size(); ++place) {
            QByteArray damaged = whole;
            damaged[place] = static_cast<char>(~damaged[place]);
            const blueprint::CheckResult result = checkBytes(damaged);
            const QString complaint = placeComplaint(result, static_cast<quint64>(damaged.size()));
            QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
        }
    }

    /// Zeros read as a section of tag 0 and length 0 every 12 bytes: told, but not hoarded.
    void aTailOfZeros()
    {
        const QByteArray head = listsFirst().plainGrids().bytes();
        const QByteArray bytes = head + QByteArray(12 * 500000, '\0');
        const blueprint::CheckResult result = checkBytes(bytes);
        QCOMPARE(*result.reason, core::Code::BlueprintSectionDuplicate);
        QCOMPARE(result.findings.findings().size(),
                 std::size_t{2001}); // one is about WBTB, which stands alone
        QCOMPARE(result.findings.dropped(core::Code::BlueprintSectionDuplicate),
                 std::uint64_t{499999 - 1000});
        QVERIFY(result.blueprint.sections.size() < 1100);
        QCOMPARE(result.blueprint.towns->size(), 2U);
    }

    void aCancelledCheckEndsEarly()
    {
        const QByteArray bytes = goldenBlueprint(QStringLiteral("v2-full-curve5"));
        std::stop_source stop;
        stop.request_stop();
        core::Task task;
        task.stop = stop.get_token();
        int reports = 0;
        task.progress = [&reports](double) { ++reports; };
        (void)blueprint::check(bytesOf(bytes), {}, task);
        QCOMPARE(reports, 0);
    }

    void progressReachesTheEnd()
    {
        const QByteArray bytes = goldenBlueprint(QStringLiteral("v2-full-curve5"));
        std::atomic<double> furthest = 0;
        core::Task task;
        task.progress = [&furthest](double share) { furthest = std::max(furthest.load(), share); };
        (void)blueprint::check(bytesOf(bytes), {}, task);
        QCOMPARE(furthest.load(), 1.0);
    }
};

QTEST_GUILESS_MAIN(TestDamage)
#include "tst_damage.moc"
