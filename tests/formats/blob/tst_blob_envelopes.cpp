// The root envelope's errors, the search in its content, and the list of domains.
#include "formats/blob/check.h"
#include "formats/core/code.h"
#include "tests/support/blobs.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using core::Code;

namespace {

std::string codesAndPlaces(const blob::CheckResult& result)
{
    std::string text;
    for (const core::Finding& finding : result.findings.findings())
        text += std::string(core::info(finding.code).name) + ' ' + std::to_string(finding.range.offset) +
                '+' + std::to_string(finding.range.length) + '\n';
    return text;
}

blob::CheckResult checked(const QByteArray& data)
{
    const QByteArray file = test::blobFile(data);
    return blob::check(test::bytesOf(file));
}

} // namespace

class BlobEnvelopesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalErrorsOfOneRoot()
    {
        const auto result = checked(test::blobEnvelope("Level", 2, "abc") + "tail");
        QCOMPARE(codesAndPlaces(result),
                 std::string("blob.envelope.generation 33+4\nblob.envelope.trailing 44+4\n"));
        QVERIFY(result.reason == Code::BlobEnvelopeGeneration);
        QVERIFY(result.envelopes.envelopes.empty());
    }

    // Counts of FF FF FF FF in a file of 60 bytes: an answer, and nothing sized by them.
    void innerCountsOfFf()
    {
        const QByteArray ff(4, '\xFF');
        QByteArray file = test::blobFile(ff + QByteArray(32, '\0'));
        QCOMPARE(file.size(), 60);
        QCOMPARE(codesAndPlaces(blob::check(test::bytesOf(file))),
                 std::string("blob.envelope.domain 24+4\n"));
        QCOMPARE(codesAndPlaces(checked(test::blobString("Level") + ff + ff + QByteArray(19, '\0'))),
                 std::string("blob.envelope.generation 33+4\nblob.envelope.length 37+4\n"));
        QCOMPARE(codesAndPlaces(checked(test::littleEndian(0x7FFFFFFF) + QByteArray(32, 'x'))),
                 std::string("blob.envelope.domain 24+4\n"));
        // In the content a count that does not fit is no envelope.
        const auto nested = checked(
            test::blobEnvelope("Level", 1, test::blobString("GameLevel") + test::littleEndian(1) + ff));
        QCOMPARE(nested.verdict, core::Verdict::Accepted);
        QCOMPARE(nested.envelopes.envelopes.size(), 1U);
    }

    void deepNesting()
    {
        // From the inside out, each envelope around what is there.
        constexpr int depth = 100'000;
        constexpr int headerSize = 4 + 5 + 4 + 4;
        QByteArray data;
        data.reserve(depth * headerSize);
        for (int i = depth - 1; i >= 0; --i)
            data += test::blobString("Level") + test::littleEndian(1) + test::littleEndian(i * headerSize);
        const auto result = checked(data);
        QCOMPARE(result.verdict, core::Verdict::Accepted);
        QCOMPARE(result.envelopes.envelopes.size(), std::size_t{depth});
        QCOMPARE(result.envelopes.envelopes.back().depth, std::uint32_t{depth - 1});
        QCOMPARE(result.envelopes.envelopes.back().content().length, 0U);
    }

    void siblingsAndChildrenHaveTheirDepths()
    {
        const QByteArray inner = test::blobEnvelope("CameraEvents", 1, "c");
        const QByteArray data = test::blobEnvelope("Level", 1,
                                                   "x" + test::blobEnvelope("GameLevel", 1, inner + "y") +
                                                       test::blobEnvelope("LevelHints", 1, ""));
        const auto result = checked(data);
        QList<std::uint32_t> depths;
        for (const blob::Envelope& envelope : result.envelopes.envelopes)
            depths << envelope.depth;
        QCOMPARE(depths, (QList<std::uint32_t>{0, 1, 2, 1}));
    }

    void anEnvelopeEndsInsideWhatEnclosesIt()
    {
        // The inner one fits in the root's content, but not in its parent's.
        const QByteArray child = test::blobEnvelope("CameraEvents", 1, "12345678");
        const QByteArray parent = test::blobString("GameLevel") + test::littleEndian(1) +
                                  test::littleEndian(static_cast<qint32>(child.size() - 1));
        const auto result = checked(test::blobEnvelope("Level", 1, parent + child));
        QCOMPARE(result.envelopes.envelopes.size(), 2U);
        QCOMPARE(result.envelopes.envelopes[1].content().length,
                 static_cast<std::uint64_t>(child.size() - 1));
    }

    void plausibleGenerationsOnly()
    {
        const auto found = [](qint32 generation) {
            return checked(test::blobEnvelope("Level", 1, test::blobEnvelope("GameLevel", generation, "")));
        };
        QCOMPARE(found(0).envelopes.envelopes.size(), 2U);
        QCOMPARE(found(256).envelopes.envelopes.size(), 2U);
        QCOMPARE(codesAndPlaces(found(256)), std::string("blob.envelope.nested-newer 54+4\n"));
        QCOMPARE(found(256).verdict, core::Verdict::Accepted);
        QCOMPARE(found(257).envelopes.envelopes.size(), 1U);
        QCOMPARE(found(-1).envelopes.envelopes.size(), 1U);
    }

    void foundAtEveryPlaceOfTheContent()
    {
        const QByteArray child = test::blobEnvelope("GameLevel", 1, "abc");
        for (int before = 0; before < 600; ++before) {
            const auto result = checked(test::blobEnvelope(
                "Level", 1, QByteArray(before, '\1') + child + QByteArray(before % 7, '\0')));
            QCOMPARE(result.envelopes.envelopes.size(), 2U);
            QCOMPARE(result.envelopes.envelopes[1].offset, static_cast<std::uint64_t>(24 + 17 + before));
        }
    }

    void theListOfEnvelopesIsBounded()
    {
        const qsizetype count = static_cast<qsizetype>(blob::EnvelopeList::limit) + 10;
        const QByteArray result =
            test::blobEnvelope("Level", 1, test::blobEnvelope("Level", 2, "").repeated(count));
        const auto checkedResult = checked(result);
        QCOMPARE(checkedResult.envelopes.envelopes.size(), blob::EnvelopeList::limit);
        QCOMPARE(checkedResult.envelopes.dropped, 11U);
        QCOMPARE(checkedResult.findings.findings().size(), core::FindingList::defaultLimit);
    }

    void domainsCanBeAdded()
    {
        blob::DomainList domains = blob::defaultDomains();
        const auto more = blob::parseDomains(
            R"({"domains":[{"name":"Level","newest":3},{"name":"Neu\u00e4","newest":0}]})", "more.json");
        QVERIFY(more.ok());
        domains.merge(*more);
        QCOMPARE(domains.domains().size(), blob::defaultDomains().domains().size() + 1);
        blob::CheckOptions options;
        options.domains = &domains;
        const QByteArray file =
            test::blobFile(test::blobEnvelope("Level", 3, test::blobEnvelope("Neuä", 0, "")));
        const auto result = blob::check(test::bytesOf(file), options);
        QCOMPARE(result.verdict, core::Verdict::Accepted);
        QCOMPARE(result.envelopes.envelopes.size(), 2U);
        QVERIFY(result.findings.findings().empty());
        QCOMPARE(blob::check(test::bytesOf(file)).verdict, core::Verdict::Rejected);
    }

    void whatIsNoDomainListIsRefused()
    {
        for (const char* const json :
             {"", "[]", "{}", R"({"domains":[1]})", R"({"domains":[{"name":"","newest":1}]})",
              R"({"domains":[{"name":"A","newest":-1}]})",
              R"({"domains":[{"name":"A","newest":2147483648}]})"}) {
            const auto parsed = blob::parseDomains(json, "list.json");
            QVERIFY2(!parsed.ok(), json);
            QCOMPARE(parsed.error().code, Code::DomainsInvalid);
        }
        const QTemporaryDir dir;
        test::writeAll(dir.filePath(QStringLiteral("d.json")), R"({"domains":[]})");
        QVERIFY(blob::loadDomains(dir.filePath(QStringLiteral("d.json")).toStdString()).ok());
        QCOMPARE(blob::loadDomains(dir.filePath(QStringLiteral("none")).toStdString()).error().code,
                 Code::FileMissing);
    }

    void withoutAnyDomainNothingIsFound()
    {
        const blob::DomainList none;
        blob::CheckOptions options;
        options.domains = &none;
        const QByteArray file = test::blobFile(test::blobEnvelope("Level", 7, QByteArray(1000, '\0')));
        const auto result = blob::check(test::bytesOf(file), options);
        QCOMPARE(codesAndPlaces(result), std::string("blob.envelope.unknown-domain 24+9\n"));
    }
};

QTEST_GUILESS_MAIN(BlobEnvelopesTest)
#include "tst_blob_envelopes.moc"
