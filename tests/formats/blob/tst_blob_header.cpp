// The header's checks, in their order and with their places; what the later ones would have said.
#include "formats/blob/check.h"
#include "formats/blob/hash.h"
#include "formats/core/code.h"
#include "tests/support/blobs.h"
#include "tests/support/files.h"

#include <QTest>

using namespace chartroom;
using blob::Outcome;
using core::ByteRange;
using core::Code;

namespace {

const QByteArray& sound()
{
    static const QByteArray file =
        test::blobFile(test::blobEnvelope("Level", 1, test::blobEnvelope("GameLevel", 1, "content")));
    return file;
}

QByteArray patched(qsizetype offset, const QByteArray& bytes)
{
    QByteArray file = sound();
    return file.replace(offset, bytes.size(), bytes);
}

QList<Outcome> outcomes(const blob::HeaderReport& report)
{
    QList<Outcome> list;
    for (const blob::HeaderCheck& check : report.checks)
        list << check.outcome;
    return list;
}

} // namespace

class BlobHeaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstFailureIsTheVerdict_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("code");
        QTest::addColumn<quint64>("offset");
        QTest::addColumn<quint64>("length");
        const auto row = [](const char* name, const QByteArray& file, Code code, ByteRange range) {
            QTest::newRow(name) << file << static_cast<int>(code) << quint64{range.offset}
                                << quint64{range.length};
        };
        row("short", sound().left(23), Code::BlobShort, {0, 23});
        row("magic", patched(0, "BHXX"), Code::BlobMagic, {0, 4});
        row("generation", patched(4, test::littleEndian(quint16{2})), Code::BlobGeneration, {4, 2});
        row("flags", patched(6, test::littleEndian(quint16{5})), Code::BlobFlags, {6, 2});
        row("length", patched(8, test::littleEndian(qint64{1})), Code::BlobLength, {8, 8});
        row("negative", patched(8, test::littleEndian(qint64{-1})), Code::BlobLength, {8, 8});
        row("hash", patched(16, test::littleEndian(quint64{1})), Code::BlobHash, {16, 8});
        row("all", QByteArray(100, '\x7F'), Code::BlobMagic, {0, 4});
    }

    void theFirstFailureIsTheVerdict()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const int, code);
        const auto result = blob::check(test::bytesOf(file));
        QCOMPARE(result.verdict, core::Verdict::Rejected);
        QCOMPARE(result.findings.findings().size(), 1U);
        const core::Finding& finding = result.findings.findings().front();
        QCOMPARE(static_cast<int>(finding.code), code);
        QTEST(quint64{finding.range.offset}, "offset");
        QTEST(quint64{finding.range.length}, "length");
        QVERIFY(!finding.argument("expected").empty());
        QVERIFY(!finding.argument("found").empty());
        QVERIFY(result.envelopes.envelopes.empty());
    }

    void laterChecksSayWhatTheyWouldHaveSaid()
    {
        QByteArray file = patched(4, test::littleEndian(quint16{7}));
        file += '!';
        const auto report = blob::checkHeader(test::bytesOf(file));
        QCOMPARE(outcomes(report),
                 (QList<Outcome>{Outcome::Passed, Outcome::Passed, Outcome::Failed, Outcome::WouldPass,
                                 Outcome::WouldFail, Outcome::WouldFail}));
        QCOMPARE(report.checks[4].finding->argument("problem"),
                 std::string_view("there is one byte too many"));
        QCOMPARE(report.failed()->code, Code::BlobGeneration);
    }

    void withoutTheFlagTheHashIsNotLookedAt()
    {
        const QByteArray file = test::blobFile(test::blobEnvelope("Level", 1, "x"), false);
        const auto report = blob::checkHeader(test::bytesOf(file));
        QCOMPARE(report.checks[5].outcome, Outcome::NotLooked);
        QVERIFY(!report.computedHash);
        const auto result = blob::check(test::bytesOf(file));
        QCOMPARE(result.verdict, core::Verdict::Accepted);
        QCOMPARE(result.remarks.front().code, Code::BlobRemarkNoHash);
    }

    void aShortFileHasNoFurtherChecks()
    {
        const auto report = blob::checkHeader(test::bytesOf("BHBO"));
        QCOMPARE(report.checks[0].outcome, Outcome::Failed);
        for (std::size_t i = 1; i < report.checks.size(); ++i)
            QCOMPARE(report.checks[i].outcome, Outcome::NotLooked);
    }

    void damagedOrFromANewerBuild()
    {
        const auto nature = [](const QByteArray& file) { return blob::check(test::bytesOf(file)).nature; };
        QCOMPARE(nature(sound()), blob::Nature::Sound);
        QCOMPARE(nature(patched(4, test::littleEndian(quint16{2}))), blob::Nature::Newer);
        QCOMPARE(nature(patched(4, test::littleEndian(quint16{0}))), blob::Nature::Damaged);
        QCOMPARE(nature(patched(6, test::littleEndian(quint16{0x7}))), blob::Nature::Newer);
        // One bit more, and the hash proves that it is a fault.
        QCOMPARE(nature(patched(6, test::littleEndian(quint16{0x5}))), blob::Nature::Damaged);
        QCOMPARE(nature(test::blobFile(test::blobEnvelope("Level", 3, "x"))), blob::Nature::Newer);
        QCOMPARE(nature(test::blobFile(test::blobEnvelope("Level", -3, "x"))), blob::Nature::Damaged);
        QCOMPARE(nature("{\"level\": 1, \"name\": \"a long name\"}"), blob::Nature::Foreign);
    }

    void allSeedsInOnePass()
    {
        const QByteArray data(3 * static_cast<qsizetype>(blob::hashPiece) + 5, 'x');
        const QByteArray prefix("prefix");
        std::vector<blob::HashRequest> requests;
        for (quint64 seed = 0; seed <= 16; ++seed)
            requests.push_back({seed, test::bytesOf(prefix)});
        const auto results = blob::hashes(requests, test::bytesOf(data));
        QCOMPARE(results.size(), requests.size());
        for (std::size_t i = 0; i < results.size(); ++i)
            QCOMPARE(results[i], *blob::hash(test::bytesOf(prefix + data), requests[i].seed));
    }

    void aCancelledHashIsNone()
    {
        std::stop_source source;
        source.request_stop();
        const QByteArray data(2 * static_cast<qsizetype>(blob::hashPiece), 'x');
        QVERIFY(!blob::hash(test::bytesOf(data), 1, {source.get_token(), {}}));
    }
};

QTEST_GUILESS_MAIN(BlobHeaderTest)
#include "tst_blob_header.moc"
