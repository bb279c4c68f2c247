// Causes at the edges of their rules; the golden folder has the common cases.
#include "formats/blob/check.h"
#include "formats/blob/flip_search.h"
#include "formats/blob/hash.h"
#include "formats/core/code.h"
#include "tests/support/blobs.h"
#include "tests/support/files.h"

#include <QTest>

using namespace chartroom;
using core::Code;

namespace {

std::string causesOf(const blob::CheckResult& result)
{
    std::string text;
    for (const blob::Cause& cause : result.causes.causes)
        text += std::string(core::info(cause.code).name) + ' ' + std::string(blob::name(cause.proof)) + ';';
    return text;
}

std::string causesOf(const QByteArray& file)
{
    return causesOf(blob::check(test::bytesOf(file)));
}

QByteArray levelOf(qsizetype dataSize)
{
    QByteArray content(dataSize - 17, '\0');
    quint32 state = 1;
    for (char& c : content) {
        state = state * 1664525U + 1013904223U;
        c = static_cast<char>(state >> 24U | 1U); // odd: neither zeros nor line ends
        if (c == '\r')
            c = 'x';
    }
    return test::blobFile(test::blobEnvelope("Level", 1, content));
}

QByteArray flipped(QByteArray bytes, qsizetype offset, int bit)
{
    bytes[offset] = static_cast<char>(bytes[offset] ^ (1 << bit));
    return bytes;
}

} // namespace

class BlobCausesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Against the library, for every size around the hash's stripes and tails and for every bit.
    void everyFlippedBitIsFound()
    {
        for (qsizetype size = 1; size <= 100; ++size) {
            const QByteArray data = levelOf(size + 17).right(size);
            const quint64 wanted = *blob::hash(test::bytesOf(data), 1);
            for (qsizetype i = 0; i < size * 8; ++i) {
                const QByteArray damaged = flipped(data, i / 8, static_cast<int>(i % 8));
                const auto found = blob::findFlippedBit(test::bytesOf(damaged), 1, wanted);
                QVERIFY(found ==
                        (blob::FlippedBit{static_cast<std::uint64_t>(i / 8), static_cast<unsigned>(i % 8)}));
            }
            QVERIFY(!blob::findFlippedBit(test::bytesOf(data), 1, wanted + 1));
        }
    }

    void flipsInTheLargestData()
    {
        const QByteArray largest = levelOf(65'536);
        for (const qsizetype offset : {qsizetype{60}, qsizetype{30'000}, largest.size() - 1})
            QCOMPARE(causesOf(flipped(largest, offset, 5)), std::string("cause.bit-flip proven;"));
        const QByteArray larger = levelOf(65'537);
        QCOMPARE(causesOf(flipped(larger, 30'000, 5)), std::string("cause.hash-field likely;"));
        // The header's bits are tried whatever the size.
        QCOMPARE(causesOf(flipped(larger, 2, 5)), std::string("cause.bit-flip proven;"));
        QCOMPARE(causesOf(flipped(larger, 20, 5)), std::string("cause.bit-flip proven;"));
    }

    // Every bit of a header: found and mended, except the flag bit, without which there is no hash to prove
    // anything.
    void everyBitOfTheHeader()
    {
        const QByteArray file = levelOf(300);
        for (qsizetype i = 0; i < 24 * 8; ++i) {
            const QByteArray damaged = flipped(file, i / 8, static_cast<int>(i % 8));
            const auto result = blob::check(test::bytesOf(damaged));
            if (i == 6 * 8) {
                QCOMPARE(result.verdict, core::Verdict::Accepted);
                continue;
            }
            QCOMPARE(result.verdict, core::Verdict::Rejected);
            QVERIFY(result.findings.findings().front().range.contains(static_cast<std::uint64_t>(i / 8)));
            const auto flip = std::ranges::find(result.causes.causes, Code::CauseBitFlip, &blob::Cause::code);
            QVERIFY(flip != result.causes.causes.end());
            QCOMPARE(flip->proof, blob::Proof::Proven);
            const blob::Edit& edit = flip->mend->edits.front();
            QCOMPARE(edit.range.offset, static_cast<std::uint64_t>(i / 8));
            QCOMPARE(static_cast<char>(edit.bytes.front()), file[i / 8]);
        }
    }

    // What matches the hash but leaves a broken root is no proof.
    void aMendThatLeavesAnErrorIsNoProof()
    {
        const QByteArray badRoot = test::blobFile(test::blobEnvelope("Level", 9, QByteArray(50, 'x')));
        QCOMPARE(causesOf(flipped(badRoot, 1, 3)), std::string("cause.bit-flip likely;"));
        QCOMPARE(causesOf(badRoot + "more"), std::string("cause.trailing likely;"));
        QByteArray wrongLength = badRoot;
        wrongLength.replace(8, 8, test::littleEndian(qint64{-7}));
        QCOMPARE(causesOf(wrongLength), std::string("cause.length-field likely;"));
    }

    void costlyCausesAreNotTriedOnRequest()
    {
        blob::CheckOptions quick;
        quick.costlyCauses = false;
        const QByteArray damaged = flipped(levelOf(1000), 500, 1);
        const auto result = blob::check(test::bytesOf(damaged), quick);
        QCOMPARE(causesOf(result), std::string("cause.hash-field likely;"));
        QCOMPARE(result.causes.notTried, (std::vector{Code::CauseCrlf, Code::CauseBitFlip}));
        QVERIFY(blob::check(test::bytesOf(damaged)).causes.notTried.empty());
    }

    void lineEndChoices()
    {
        // 142 line feeds, of which two got a carriage return: 10,011 choices are too many, 141 give 9,870.
        const auto damaged = [](int feeds) {
            QByteArray content;
            for (int i = 0; i < feeds; ++i)
                content += "line\r\n" + QByteArray(i % 5, 'x');
            QByteArray file = test::blobFile(test::blobEnvelope("Level", 1, content));
            file.remove(file.lastIndexOf('\r'), 1);
            file.remove(file.indexOf('\r', 200), 1);
            return file;
        };
        QCOMPARE(causesOf(damaged(60)), std::string("cause.crlf proven;"));
        QCOMPARE(causesOf(damaged(141)), std::string("cause.crlf proven;"));
        QCOMPARE(causesOf(damaged(142)), std::string("cause.truncated likely;"));
    }

    // As many places as bytes are missing: one choice, however many places.
    void everyLineEndFromTheHashOn()
    {
        QByteArray file =
            test::blobFile(test::blobEnvelope("Level", 1, QByteArray("row\r\n").repeated(50'000)));
        file.replace(24 + 17, file.size(), file.mid(24 + 17).replace("\r\n", "\n"));
        QCOMPARE(causesOf(file), std::string("cause.crlf proven;"));
    }

    void otherKinds_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("causes");
        const QByteArray filler(40, '#');
        const auto row = [](const char* name, const QByteArray& file, const char* causes) {
            QTest::newRow(name) << file << QString::fromLatin1(causes);
        };
        row("json needs no closing", " \n[1, " + filler, "cause.json likely;");
        row("json has no NUL", "{" + QByteArray(1, '\0') + filler, "");
        row("json is UTF-8", "{\xFF" + filler, "");
        row("empty zip", "PK\x05\x06" + filler, "cause.archive likely;");
        row("html", "\xEF\xBB\xBF \r\n<!DocType HTML>" + filler, "cause.html likely;");
        row("html tag", "<HTML lang=de>" + filler, "cause.html likely;");
        row("xml", "<?xml version='1.0'?>" + filler, "");
        row("openpgp session key, old form", QByteArray::fromHex("850102") + "\3" + filler,
            "cause.openpgp likely;");
        row("openpgp pass phrase", QByteArray::fromHex("c30d04") + filler, "cause.openpgp likely;");
        row("openpgp one-pass signature", QByteArray::fromHex("900d03") + filler, "cause.openpgp likely;");
        row("openpgp compressed, no length", QByteArray::fromHex("a301") + filler, "cause.openpgp likely;");
        row("openpgp protected", QByteArray::fromHex("d2ff0000004001") + filler, "cause.openpgp likely;");
        row("openpgp two-byte length", QByteArray::fromHex("d2c00001") + filler, "cause.openpgp likely;");
        row("openpgp unknown version", QByteArray::fromHex("c30d09") + filler, "");
        row("openpgp other packet", QByteArray::fromHex("cb0d04") + filler, "");
        row("big-endian, short", "OBHB", "cause.byte-order likely;");
        row("prerelease, short", "BHBL\1", "cause.prerelease likely;");
        row("BOM alone", "\xEF\xBB\xBF" + filler, "");
        row("first byte of a blob", "B", "cause.truncated likely;");
        row("replacement at the end", filler + "\xEF\xBF\xBD", "cause.utf8-replacement likely;");
        row("63 zeros at the end", filler + QByteArray(63, '\0'), "");
        row("64 zeros at the end", filler + QByteArray(64, '\0'), "cause.zero-filled likely;");
    }

    void otherKinds()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, causes);
        QCOMPARE(QString::fromStdString(causesOf(file)), causes);
    }

    void zerosAreCountedFromTheirStart()
    {
        const QByteArray file = "x" + QByteArray(3 << 20, '\0');
        const auto result = blob::check(test::bytesOf(file));
        QCOMPARE(result.causes.causes.front().argument("offset"), std::string_view("1"));
    }

    void theTableRunsEveryCauseOnce()
    {
        std::vector<Code> codes;
        for (const blob::CauseRow& row : blob::causeTable())
            codes.push_back(row.code);
        codes.push_back(Code::CauseHashField);
        std::vector<Code> all;
        for (const core::CodeInfo& info : core::allCodes()) {
            if (info.name.starts_with("cause."))
                all.push_back(info.code);
        }
        QVERIFY(codes == all);
    }
};

QTEST_GUILESS_MAIN(BlobCausesTest)
#include "tst_blob_causes.moc"
