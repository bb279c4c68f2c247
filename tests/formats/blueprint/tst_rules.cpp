#include "formats/blueprint/check.h"
#include "formats/core/code.h"
#include "tests/support/blueprint_bytes.h"
#include "tests/support/files.h"
#include "tests/support/finding_lines.h"

#include <QTest>

using namespace chartroom;
using namespace chartroom::test;

namespace {

/// A version 2 file whose `PRMS` is right: 8 bytes of header, 12 of section header, 26 of payload.
BlueprintBytes begun(std::int32_t seed = 7)
{
    BlueprintBytes file = BlueprintBytes::version2();
    file.section("PRMS", parametersPayload(seed));
    return file;
}

BlueprintBytes withParameters(const QByteArray& payload)
{
    BlueprintBytes file = BlueprintBytes::version2();
    file.section("PRMS", payload).emptyLists().plainGrids();
    return file;
}

QString error(const char* code, quint64 offset, quint64 length)
{
    return findingLine(QLatin1String(code), QStringLiteral("error"), offset, length);
}

QString warning(const char* code, quint64 offset, quint64 length)
{
    return findingLine(QLatin1String(code), QStringLiteral("warning"), offset, length);
}

QString note(const char* code, quint64 offset, quint64 length)
{
    return findingLine(QLatin1String(code), QStringLiteral("note"), offset, length);
}

/// Missing sections of a file with nothing but a header.
QStringList allMissing(quint64 end, bool parametersToo)
{
    QStringList lines;
    for (int i = 0; i < (parametersToo ? 3 : 2); ++i)
        lines += error("blueprint.section.missing", end, 0);
    for (int i = 0; i < 5; ++i)
        lines += warning("blueprint.section.missing", end, 0);
    return lines;
}

QStringList findingsOf(const QByteArray& bytes, std::string_view fileName = {})
{
    blueprint::CheckOptions options;
    options.fileName = fileName;
    return findingLines(blueprint::check(bytesOf(bytes), options).findings);
}

void addRow(const char* name, const QByteArray& bytes, const QStringList& findings, const char* fileName = "")
{
    QTest::newRow(name) << bytes << QByteArray(fileName) << findings;
}

void addHeadRows()
{
    addRow("R2: header only", BlueprintBytes::version2().bytes(), allMissing(8, true));
    addRow("R2: a tag with nothing behind it", begun().emptyLists().plainGrids().raw("WBID").bytes(),
           {error("blueprint.truncated", begun().emptyLists().plainGrids().at() + 4, 0)});
    addRow("R3: one byte of version 2", "I", {error("blueprint.truncated", 0, 1)});
    addRow("R3: three wrong bytes behind I", "Ixy", {error("blueprint.truncated", 0, 3)});
    addRow("R3: version 1, seven bytes", "\x07ISLA_V", {error("blueprint.truncated", 0, 7)});
    addRow("R3: version 1, wrong and short", "\x07zz", {error("blueprint.truncated", 0, 3)});
    BlueprintBytes version3;
    version3.raw("ISLA").put<std::uint32_t>(3).section("HGTS", "x");
    addRow("R4: nothing after a wrong version", version3.bytes(), {error("blueprint.version", 4, 4)});
}

void addFramingRows()
{
    BlueprintBytes early = BlueprintBytes::version2();
    early.section("BIOM", "abc").section("PRMS", parametersPayload()).emptyLists();
    early.section("HGTS", heightGrid(0));
    addRow("R5: a grid before PRMS is checked", early.bytes(),
           {error("blueprint.section.first", 8, 4), error("blueprint.grid.length", 12, 8)});

    BlueprintBytes shortParameters = BlueprintBytes::version2();
    shortParameters.section("PRMS", QByteArray(20, '\1'))
        .section("BIOM", "abc")
        .section("HGTS", "abc")
        .emptyLists();
    addRow("R5: PRMS of 20 bytes", shortParameters.bytes(), {error("blueprint.section.consumed", 20, 20)});

    BlueprintBytes cut = BlueprintBytes::version2();
    cut.section("PRMS", parametersPayload(), 27);
    addRow("R6: a cut PRMS is not missing", cut.bytes(),
           QStringList{error("blueprint.section.length", 12, 8)} + allMissing(46, false));

    BlueprintBytes twice = begun();
    twice.emptyLists().plainGrids();
    const quint64 second = twice.at();
    twice.section("TOWN", counted(-1));
    addRow("R7: a second payload is not looked at", twice.bytes(),
           {error("blueprint.section.duplicate", second, 4)});

    BlueprintBytes parametersTwice = BlueprintBytes::version2();
    parametersTwice.section("PRMS", QByteArray(20, '\1')).section("PRMS", parametersPayload());
    parametersTwice.section("BIOM", "abc").section("HGTS", "abc").emptyLists();
    addRow("R7: a second PRMS gives no MapSize", parametersTwice.bytes(),
           {error("blueprint.section.consumed", 20, 20), error("blueprint.section.duplicate", 40, 4)});

    BlueprintBytes unknownTwice = begun();
    unknownTwice.emptyLists().plainGrids();
    const quint64 unknown = unknownTwice.at();
    unknownTwice.section("ZZZZ", "").section("ZZZZ", "ab");
    addRow("R7: a repeated unknown tag", unknownTwice.bytes(),
           {note("blueprint.section.unknown", unknown, 12),
            error("blueprint.section.duplicate", unknown + 12, 4),
            note("blueprint.section.unknown", unknown + 12, 14)});
}

/// A file of 256² pixels whose first section behind `PRMS` is the given one, payload at offset 58.
QByteArray withSection(const char* tag, const QByteArray& payload)
{
    BlueprintBytes file = begun();
    file.section(tag, payload);
    for (const char* other : {"TOWN", "RDHW", "RDBR", "RDRG", "RDTL"})
        if (qstrcmp(other, tag) != 0)
            file.section(other, counted(0));
    return file.plainGrids().bytes();
}

void addListRows()
{
    addRow("R8: TOWN of three bytes", withSection("TOWN", "abc"),
           {error("blueprint.section.consumed", 58, 3)});
    addRow("R8: a count error has no consumed beside it", withSection("TOWN", counted(2, town(1, 1, 0, 0))),
           {error("blueprint.count", 58, 4)});
    addRow("R8: a point count beyond the payload",
           withSection("RDHW", counted(2, bytesOfValue(std::int32_t{1}) + QByteArray(8, '\0'))),
           {error("blueprint.section.consumed", 58, 16)});
    addRow("R8: each wrong byte is one finding",
           withSection("TOWN", counted(2, town(1, 1, 9, 7) + town(1, 1, 3, 1))),
           {error("blueprint.town.tier", 70, 1), warning("blueprint.town.flag", 71, 1)});
    addRow("R8: TDTL of 39 bytes", withSection("TDTL", QByteArray(39, '\0')),
           {error("blueprint.section.consumed", 58, 39)});
    addRow("R14: towns with an unknown tier are not audited",
           withSection("TOWN", counted(1, town(-5, 1, 4, 0))), {error("blueprint.town.tier", 70, 1)});
    addRow("town on the edges", withSection("TOWN", counted(2, town(0, 256, 0, 0) + town(256, 0, 0, 0))), {});
    addRow("town beyond the edge", withSection("TOWN", counted(1, town(256.25F, 0, 0, 0))),
           {warning("audit.town.point", 62, 8)});
    addRow("town at no number",
           withSection("TOWN", counted(1, town(std::numeric_limits<float>::quiet_NaN(), 0, 0, 0))),
           {warning("audit.town.point", 62, 8)});
    addRow(
        "road point at infinity",
        withSection("RDTL", counted(1, counted(2, QByteArray(8, '\0') +
                                                      bytesOfValue(std::numeric_limits<float>::infinity()) +
                                                      bytesOfValue(0.0F)))),
        {warning("audit.road.point", 74, 8)});
}

void addStringRows()
{
    const QByteArray head = parametersHead();
    addRow("R9: nothing behind the fixed fields", withParameters(head).bytes(),
           {error("blueprint.string", 44, 0)});
    addRow("R9: a prefix that does not end", withParameters(head + "\x80").bytes(),
           {error("blueprint.string", 44, 1)});
    addRow("R9: six bytes of prefix", withParameters(head + "\x81\x80\x80\x80\x80\x01z").bytes(),
           {error("blueprint.string", 44, 5)});
    addRow("R9: a length of 2^31", withParameters(head + "\x80\x80\x80\x80\x08").bytes(),
           {error("blueprint.string", 44, 5)});
    addRow("R9: a long prefix is accepted", withParameters(head + QByteArray("\x82\x00xy\x00", 5)).bytes(),
           {});
    addRow("R9: bytes that leave the payload", withParameters(head + "\x05xyz").bytes(),
           {error("blueprint.string", 44, 4)});
    addRow("R9: two texts that are not UTF-8", withParameters(head + "\x01\xFF\x02\xC3\x28").bytes(),
           {error("blueprint.string", 44, 2), error("blueprint.string", 46, 3)});
    addRow("R8: consumed after a text that is not UTF-8",
           withParameters(head + QByteArray("\x01\xFF\x00z", 4)).bytes(),
           {error("blueprint.section.consumed", 20, 28), error("blueprint.string", 44, 2)});
    addRow("R14: PRMS with an error is not audited",
           withParameters(parametersHead(9) + QByteArray("\x01\xFF\x00", 3)).bytes(),
           {error("blueprint.string", 44, 2)}, "MapData_Seed_7.dat");
}

QByteArray curve(std::uint16_t version, int size)
{
    return bytesOfValue(version) + QByteArray(size - 2, '\0');
}

void addCurveRows()
{
    addRow("R13: TCRV of one byte", withSection("TCRV", "x"), {error("blueprint.curve.version", 58, 1)});
    addRow("R13: TCRV without a byte", withSection("TCRV", ""), {error("blueprint.curve.version", 58, 0)});
    addRow("R13: version 0", withSection("TCRV", curve(0, 50)), {error("blueprint.curve.version", 58, 50)});
    addRow("R13: version 6 in 94 bytes", withSection("TCRV", curve(6, 94)),
           {error("blueprint.curve.version", 58, 94)});
    addRow("R13: version 65535 in 96 bytes", withSection("TCRV", curve(65535, 96)),
           {error("blueprint.section.consumed", 58, 96), warning("blueprint.curve.newer", 58, 2)});
}

void addVersion1Rows()
{
    const auto grid = [] { return BlueprintBytes::version1(256).raw(QByteArray(256 * 256 * 8, '\0')); };
    const quint64 lists = grid().at();
    const QString v1 = warning("blueprint.v1", 0, 8);
    addRow("R10: no MapSize", "\x07ISLA_V1", {v1, error("blueprint.truncated", 8, 0)});
    addRow("R10: the grid ends between two fields",
           BlueprintBytes::version1(256).raw(QByteArray(12, '\0')).bytes(),
           {v1, error("blueprint.truncated", 24, 0)});
    addRow("R10: no town count", grid().bytes(), {v1, error("blueprint.truncated", lists, 0)});
    addRow("R10: more towns than bytes", grid().put(1).raw(QByteArray(11, '\0')).bytes(),
           {v1, error("blueprint.count", lists, 4)});
    addRow("R10: more paths than bytes", grid().put(0).put(2).raw(QByteArray(7, '\0')).bytes(),
           {v1, error("blueprint.count", lists + 4, 4)});
    addRow("R10: more points than bytes", grid().put(0).put(1).put(2).raw(QByteArray(15, '\0')).bytes(),
           {v1, error("blueprint.count", lists + 8, 4)});
    addRow("R10: the second path has no count", grid().put(0).put(2).put(1).raw(QByteArray(8, '\0')).bytes(),
           {v1, error("blueprint.truncated", lists + 20, 0)});
    addRow("R11: no other check rejects",
           grid().put(1).put(-1.0F).put(0.0F).put(9).raw(QByteArray(16, '\0')).bytes(),
           {v1, warning("audit.town.point", lists + 4, 8), warning("audit.town.tier", lists + 12, 4)});
}

void addNameRows()
{
    const auto file = [](std::int32_t seed) { return begun(seed).emptyLists().plainGrids().bytes(); };
    const QStringList differs{warning("audit.name.seed", 20, 4)};
    addRow("R17: the right name", file(-12), {}, "MapData_Seed_-12.dat");
    addRow("R17: the right name of a twin", file(12), {}, "MapData_Seed_12_v1.dat");
    addRow("R17: a wrong seed", file(12), differs, "MapData_Seed_13.dat");
    addRow("R17: a seed beyond i32", file(12), differs, "MapData_Seed_4294967308.dat");
    addRow("R17: another name", file(12), {}, "MapData_Seed_13.dat.bak");
    addRow("R17: no seed", file(12), {}, "MapData_Seed_.dat");
    addRow("R17: letters behind the seed", file(12), {}, "MapData_Seed_13b.dat");
    addRow("R17: seed 0 is skipped", file(0), {}, "MapData_Seed_13.dat");
    BlueprintBytes sentinel = BlueprintBytes::version2();
    BlueprintBytes payload;
    payload.put(0).put(256).put(-1.0F).put(-1.0F).put(-1.0F).put(-1.0F).raw(QByteArray(2, '\0'));
    sentinel.section("PRMS", payload.bytes()).emptyLists().plainGrids();
    addRow("R17: placeholders", sentinel.bytes(), {note("audit.params.sentinel", 20, 24)});
}

} // namespace

/// One row a rule of the reader (R1 to R17), places included.
class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("fileName");
        QTest::addColumn<QStringList>("expected");
        addHeadRows();
        addFramingRows();
        addListRows();
        addStringRows();
        addCurveRows();
        addVersion1Rows();
        addNameRows();
    }

    /// The findings in their order (R1), and the reason, which is the first error.
    void findings()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, fileName);
        QFETCH(QStringList, expected);
        QCOMPARE(findingsOf(bytes, fileName.toStdString()), expected);
        const blueprint::CheckResult result = blueprint::check(bytesOf(bytes));
        const QStringList errors = expected.filter(QStringLiteral(" error "));
        QCOMPARE(result.verdict, errors.isEmpty() ? core::Verdict::Accepted : core::Verdict::Rejected);
        if (!errors.isEmpty())
            QCOMPARE(toQString(core::info(*result.reason).name),
                     errors.first().section(QLatin1Char(' '), 0, 0));
    }

    // A tail of zeros reads as empty sections of tag 0; all are counted, few are kept.
    void aTailOfZeros_data()
    {
        QTest::addColumn<int>("sections");
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<int>("otherDuplicates");
        QTest::newRow("few") << 900 << QByteArray() << 0;
        QTest::newRow("as many as are kept") << 1001 << QByteArray() << 0;
        QTest::newRow("one more") << 1002 << QByteArray() << 0;
        QTest::newRow("many") << 50000 << QByteArray() << 0;
        QTest::newRow("half a section behind") << 50000 << QByteArray(7, '\0') << 0;
        QTest::newRow("another tag behind")
            << 50000 << QByteArray("PRMS") + QByteArray(8, '\0') + QByteArray("ABCD") + QByteArray(8, '\0')
            << 1;
    }
    void aTailOfZeros()
    {
        QFETCH(int, sections);
        QFETCH(QByteArray, rest);
        QFETCH(int, otherDuplicates);
        const QByteArray start = withSection("TOWN", counted(0, {}));
        const QByteArray bytes = start + QByteArray(12 * sections, '\0') + rest;
        core::FindingList findings;
        (void)blueprint::readStructure(bytesOf(bytes), blueprint::defaultPalette(), findings);
        const auto count = [&findings](core::Code code) {
            return std::uint64_t(std::ranges::count(findings.findings(), code, &core::Finding::code)) +
                   findings.dropped(code);
        };
        QCOMPARE(count(core::Code::BlueprintSectionDuplicate), std::uint64_t(sections - 1 + otherDuplicates));
        QCOMPARE(count(core::Code::BlueprintSectionUnknown), std::uint64_t(sections + otherDuplicates));
        QCOMPARE(count(core::Code::BlueprintTruncated), rest.size() == 7 ? 1U : 0U);
        core::Task task;
        std::stop_source stop;
        stop.request_stop();
        task.stop = stop.get_token();
        core::FindingList none;
        QVERIFY(blueprint::readStructure(bytesOf(bytes), blueprint::defaultPalette(), none, task)
                    .sections.empty());
    }

    void onlyTheFirstThousandAreKept()
    {
        QByteArray towns;
        for (int i = 0; i < 1500; ++i)
            towns += town(1, 1, 0, 2);
        const QByteArray bytes = withSection("TOWN", counted(1500, towns));
        const blueprint::CheckResult result = blueprint::check(bytesOf(bytes));
        QCOMPARE(result.findings.findings().size(), std::size_t{1000});
        QCOMPARE(result.findings.dropped(core::Code::BlueprintTownFlag), std::uint64_t{500});
        QCOMPARE(result.findings.findings().front().range, (core::ByteRange{71, 1}));
        QCOMPARE(result.findings.findings().back().range, (core::ByteRange{71 + 999 * 10, 1}));
        QCOMPARE(result.verdict, core::Verdict::Accepted);
    }

    void withoutAuditsOnlyTheReaderSpeaks()
    {
        blueprint::CheckOptions options;
        options.audits = false;
        const QByteArray bytes = withSection("TOWN", counted(1, town(-1, 1, 0, 2)));
        QCOMPARE(findingLines(blueprint::check(bytesOf(bytes), options).findings),
                 QStringList{warning("blueprint.town.flag", 71, 1)});
    }

    void anUnknownBiomeIsFoundWhereverItIs_data()
    {
        QTest::addColumn<int>("pixel");
        for (const int pixel : {0, 1, 31, 255, 256, 32768, 65534, 65535})
            QTest::addRow("%d", pixel) << pixel;
    }
    void anUnknownBiomeIsFoundWhereverItIs()
    {
        QFETCH(int, pixel);
        BlueprintBytes file = begun();
        file.emptyLists();
        QByteArray biomes = biomeGrid(3);
        biomes[pixel] = '\x10';
        const quint64 payload = file.at() + 12;
        file.section("BIOM", biomes).section("HGTS", heightGrid(0));
        QCOMPARE(findingsOf(file.bytes()),
                 QStringList{error("blueprint.biome.ordinal", payload + static_cast<quint64>(pixel), 1)});
    }

    void aHeightThatIsNoNumberIsFoundWhereverItIs_data() { anUnknownBiomeIsFoundWhereverItIs_data(); }
    void aHeightThatIsNoNumberIsFoundWhereverItIs()
    {
        QFETCH(int, pixel);
        for (const float value :
             {std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity()}) {
            BlueprintBytes file = begun();
            file.emptyLists().section("BIOM", biomeGrid(3));
            QByteArray heights = heightGrid(std::numeric_limits<float>::max());
            std::memcpy(heights.data() + pixel * 4, &value, sizeof value);
            const quint64 payload = file.at() + 12;
            file.section("HGTS", heights);
            QCOMPARE(
                findingsOf(file.bytes()),
                QStringList{warning("audit.height.finite", payload + static_cast<quint64>(pixel) * 4, 4)});
        }
    }
};

QTEST_GUILESS_MAIN(TestRules)
#include "tst_rules.moc"
