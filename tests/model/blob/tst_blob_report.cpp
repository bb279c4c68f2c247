// What the window shows of a check: envelopes, unclaimed bytes, and the meaning of each byte.
#include "model/blob/blob_structure.h"
#include "model/blob/header_fields.h"
#include "model/blob/profile.h"
#include "model/blob/verdict_text.h"
#include "model/common/number_text.h"
#include "tests/model/blob/blob_cases.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace chartroom;
using core::ByteRange;
using model::BlobReportPtr;
using model::ByteField;
using model::ByteRole;

class BlobReportTest : public QObject
{
    Q_OBJECT

    static void goldenRows()
    {
        QTest::addColumn<QString>("path");
        for (const QString& path : test::goldenBlobs())
            QTest::newRow(qPrintable(QFileInfo(path).completeBaseName())) << path;
    }
    static ByteField fieldAt(const model::BlobStructure& structure, std::uint64_t offset)
    {
        return structure.fields({offset, 1}).at(0);
    }

private Q_SLOTS:
    void everyByteHasOneMeaning_data() { goldenRows(); }
    void everyByteHasOneMeaning()
    {
        QFETCH(QString, path);
        const BlobReportPtr report = test::reportOf(path);
        const model::BlobStructure structure(report);
        const std::uint64_t size = report->bytes().size();
        std::uint64_t at = 0;
        for (const ByteField& field : structure.fields({0, size})) {
            QCOMPARE(field.range.offset, at);
            QVERIFY(field.range.length > 0);
            QVERIFY(!field.name.isEmpty());
            at = field.range.end();
        }
        QCOMPARE(at, size);
        // Wherever one begins to look, the answer is the same.
        const std::vector<ByteField> all = structure.fields({0, size});
        for (const ByteField& field : all) {
            for (const std::uint64_t offset : {field.range.offset, field.range.end() - 1})
                QCOMPARE(fieldAt(structure, offset).range, field.range);
        }
        QVERIFY(structure.fields({size, 100}).empty());
    }

    void envelopesLieInTheirParents_data() { goldenRows(); }
    void envelopesLieInTheirParents()
    {
        QFETCH(QString, path);
        const BlobReportPtr report = test::reportOf(path);
        QCOMPARE(report->parents.size(), report->envelopes.size());
        for (std::size_t i = 0; i < report->envelopes.size(); ++i) {
            const blob::Envelope& envelope = report->envelopes[i];
            const std::int32_t parent = report->parents[i];
            QCOMPARE(parent < 0, envelope.depth == 0);
            QCOMPARE(report->envelopeAt(envelope.offset), static_cast<std::int32_t>(i));
            if (parent < 0)
                continue;
            const ByteRange outer = report->envelopes[static_cast<std::size_t>(parent)].content();
            QVERIFY(envelope.offset >= outer.offset && envelope.whole().end() <= outer.end());
        }
    }

    void theFieldsOfALevel()
    {
        const BlobReportPtr report = test::goldenReport("level");
        const model::BlobStructure structure(report);
        QCOMPARE(fieldAt(structure, 3).range, (ByteRange{0, 4}));
        QCOMPARE(fieldAt(structure, 3).value, QStringLiteral("BHBO"));
        QCOMPARE(fieldAt(structure, 12).range, (ByteRange{8, 8}));
        QCOMPARE(fieldAt(structure, 12).value, QStringLiteral("781"));
        QCOMPARE(fieldAt(structure, 23).role, ByteRole::Checksum);
        QCOMPARE(fieldAt(structure, 24).range, (ByteRange{24, 4}));
        const ByteField domain = fieldAt(structure, 30);
        QCOMPARE(domain.range, (ByteRange{28, 5}));
        QCOMPARE(domain.role, ByteRole::Text);
        QCOMPARE(domain.value, QStringLiteral("Level"));
        QCOMPARE(fieldAt(structure, 33).range, (ByteRange{33, 4}));
        QCOMPARE(fieldAt(structure, 37).value, QStringLiteral("764"));
        QCOMPARE(fieldAt(structure, 41).role, ByteRole::Content);
        QVERIFY(report->envelopes.size() > 5);
        // The content of the root goes on behind an envelope found in it.
        const blob::Envelope& first = report->envelopes.at(1);
        QCOMPARE(fieldAt(structure, 41).range, (ByteRange{41, first.offset - 41}));
        QCOMPARE(fieldAt(structure, first.offset).range, (ByteRange{first.offset, 4}));
    }

    // A file that was cut short still shows what is in it.
    void aCutFileIsReadAsFarAsItGoes()
    {
        const BlobReportPtr report = test::goldenReport("truncated-400");
        QVERIFY(report->provisional);
        QCOMPARE(report->envelopes.front().offset, 24U);
        QCOMPARE(report->range(report->envelopes.front()), (ByteRange{24, 376}));
        QVERIFY(report->envelopes.size() > 1);
        QVERIFY(!test::goldenReport("level")->provisional);
        QVERIFY(test::goldenReport("json")->envelopes.empty());
    }

    // A file from before the format is not called damaged; a cut one is.
    void anOldFileIsNotDamaged()
    {
        for (const char* const name : {"prerelease-1", "prerelease-2"}) {
            const QString sentence = model::verdictSentence(*test::goldenReport(name));
            QVERIFY2(sentence.contains(QStringLiteral("older than this format, not damaged")),
                     qPrintable(sentence));
            QVERIFY2(!sentence.contains(QStringLiteral("Damaged")), qPrintable(sentence));
        }
        QVERIFY(
            model::verdictSentence(*test::goldenReport("truncated-400")).contains(QStringLiteral("Damaged")));
    }

    // Nobody has to ask whether a file can be mended, and what to do stands before why.
    void everyRefusalSaysWhatToDo_data() { goldenRows(); }
    void everyRefusalSaysWhatToDo()
    {
        QFETCH(QString, path);
        const BlobReportPtr report = test::reportOf(path);
        if (!report->result.reason)
            return;
        const QString sentence = model::verdictSentence(*report);
        static const QRegularExpression mending(QStringLiteral(
            "can be repaired|cannot be repaired|nothing (\\w+ )*to( unpack or to)? repair|cannot be "
            "brought up to date"));
        const auto match = mending.match(sentence);
        QVERIFY2(match.hasMatch(), qPrintable(sentence));
        for (const char* const why : {"Likely: ", "Proven: "}) {
            const qsizetype at = sentence.indexOf(QLatin1String(why));
            QVERIFY2(at < 0 || match.capturedStart() < at, qPrintable(sentence));
        }
        const auto& causes = report->result.causes.causes;
        const bool proven = std::ranges::count(causes, blob::Proof::Proven, &blob::Cause::proof) > 0;
        QCOMPARE(sentence.contains(QStringLiteral("It can be repaired")), proven);
    }

    void onlyTheHeaderIsWrong()
    {
        const auto nature = [](const char* name) {
            return model::natureText(test::goldenReport(name)->result);
        };
        for (const char* const name : {"seed-0", "length-negative", "byte-order", "flip-magic", "flip-hash"})
            QCOMPARE(nature(name), QStringLiteral("Only the header is wrong; the level data are intact."));
        for (const char* const name : {"bom", "trailing"})
            QVERIFY(nature(name).startsWith(QStringLiteral("The level data are intact; bytes that")));
        for (const char* const name : {"flip-data", "crlf-added", "hash-zero", "empty"})
            QVERIFY(nature(name).startsWith(QStringLiteral("Damaged, ")));
        QVERIFY(nature("json").startsWith(QStringLiteral("Another kind of file")));
    }

    // The check that failed is the hash's; what is wrong is one byte of the data.
    void theBytesThatAreWrong()
    {
        const BlobReportPtr flipped = test::goldenReport("flip-data");
        const std::optional<ByteRange> wrong = model::wrongBytes(flipped->result);
        QVERIFY(wrong && wrong->length == 1 && wrong->offset >= 24);
        QCOMPARE(wrong->offset, flipped->result.causes.causes[0].mend->edits[0].range.offset);
        QCOMPARE(model::wrongBytes(test::goldenReport("trailing")->result),
                 std::optional(ByteRange{805, 12}));
        QVERIFY(!model::wrongBytes(test::goldenReport("truncated-400")->result));
        QVERIFY(!model::wrongBytes(test::goldenReport("level")->result));
    }

    void whyThereIsNoCause()
    {
        const QString newer = model::noCauseText(test::goldenReport("envelope-newer")->result);
        QVERIFY2(
            newer.contains(QStringLiteral("the file is newer. 'Level' is at generation 3, newer than 1")),
            qPrintable(newer));
        QVERIFY(model::noCauseText(test::goldenReport("magic")->result)
                    .startsWith(QStringLiteral("None of the known causes")));
        QVERIFY(model::noCauseText(test::goldenReport("level")->result).contains(QStringLiteral("accepted")));
    }

    void aHashOfZerosIsCalledSo()
    {
        const BlobReportPtr report = test::goldenReport("hash-zero");
        QCOMPARE(model::headline(report->result), QStringLiteral("the hash is all zeros"));
        QVERIFY(model::verdictSentence(*report).contains(QStringLiteral("holds only zeros")));
        QVERIFY(model::headerFields(report->result)[4].meaning.startsWith(QStringLiteral("all zeros")));
        QVERIFY(model::headline(test::goldenReport("hash-other")->result) != model::headline(report->result));
    }

    // Sentences give offsets as the byte view shows them, too.
    void offsetsInBothNotations()
    {
        QVERIFY(model::verdictSentence(*test::goldenReport("trailing"))
                    .contains(QStringLiteral("offset 805 (0x325)")));
        QCOMPARE(model::offsetText(9), QStringLiteral("9"));
        QCOMPARE(model::offsetText(5'120'004), QLocale().toString(5'120'004) + QStringLiteral(" (0x4E2004)"));
    }

    void unclaimedBytes()
    {
        using model::UnclaimedBytes;
        const auto unclaimed = [](const char* name) { return test::goldenReport(name)->unclaimed; };
        QCOMPARE(unclaimed("json").size(), 1U);
        QCOMPARE(unclaimed("json").front(), (UnclaimedBytes{{0, 127}, {}}));
        QCOMPARE(unclaimed("short").front(), (UnclaimedBytes{{0, 10}, {}}));
        QVERIFY(unclaimed("empty").empty());
        QVERIFY(unclaimed("prefab-empty").empty());
        QVERIFY(unclaimed("user-settings").empty());
        // Twelve bytes behind what the header declares.
        QCOMPARE(unclaimed("trailing").back(), (UnclaimedBytes{{805, 12}, {}}));
        // Inside the root: what lies beside the envelopes found in it.
        const BlobReportPtr level = test::goldenReport("level");
        QCOMPARE(level->unclaimed.front().range.offset, 41U);
        QCOMPARE(level->unclaimed.front().owner, std::optional<std::uint32_t>(0));
        std::uint64_t end = 0;
        for (const UnclaimedBytes& bytes : level->unclaimed) {
            QVERIFY(bytes.range.offset >= end && bytes.range.length > 0);
            end = bytes.range.end();
            for (const blob::Envelope& envelope : level->envelopes)
                QVERIFY(bytes.range.end() <= envelope.offset ||
                        bytes.range.offset >= envelope.content().offset);
        }
    }

    void profiles()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p"));
        QByteArray bytes(512, 'a');
        for (int i = 0; i < 256; ++i)
            bytes[i] = static_cast<char>(i);
        bytes += QByteArray(100, 'z');
        test::writeAll(path, bytes);
        const model::ByteProfile profile = model::profileOf(*test::mapped(path), {});
        QCOMPARE(profile.blockLength, 256U);
        QCOMPARE(profile.entropy.size(), 3U);
        QCOMPARE(profile.entropy[0], 8.0);
        QCOMPARE(profile.entropy[1], 0.0);
        QCOMPARE(profile.entropy[2], 0.0);
        QCOMPARE(profile.histogram['a'], 257U);
        QCOMPARE(profile.histogram['z'], 101U);
        QCOMPARE(profile.histogram[0], 1U);
        QVERIFY(!profile.disturbed);
        test::writeAll(path, {});
        QVERIFY(model::profileOf(*test::mapped(path), {}).entropy.empty());
        test::writeAll(path, QByteArray(5'000'000, '\1'));
        const model::ByteProfile big = model::profileOf(*test::mapped(path), {});
        QVERIFY(big.entropy.size() <= model::mostProfileBlocks);
        QCOMPARE(big.histogram[1], 5'000'000U);
    }
};

QTEST_GUILESS_MAIN(BlobReportTest)
#include "tst_blob_report.moc"
