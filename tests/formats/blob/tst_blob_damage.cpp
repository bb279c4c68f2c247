// Damage of every kind to whole files: cut after every byte, any bytes, a file that another program shortens
// meanwhile.
#include "formats/blob/check.h"
#include "formats/core/code.h"
#include "tests/support/blobs.h"
#include "tests/support/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <random>
#include <thread>

using namespace chartroom;
using core::Code;

class BlobDamageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutAfterEveryByte()
    {
        const QByteArray file = test::readAll(test::dataPath(QStringLiteral("golden/blob/level.blob")));
        for (qsizetype size = 0; size < file.size(); ++size) {
            const QByteArray cut = file.left(size);
            const auto result = blob::check(test::bytesOf(cut));
            QCOMPARE(result.verdict, core::Verdict::Rejected);
            const core::Finding& finding = result.findings.findings().front();
            const auto& cause = result.causes.causes.front();
            // As many bytes may be missing as there are line feeds: a likely cause as well.
            for (const blob::Cause& other : result.causes.causes)
                QVERIFY(&other == &cause || other.code == Code::CauseCrlf);
            QCOMPARE(cause.code, size == 0 ? Code::CauseEmpty : Code::CauseTruncated);
            if (size < 24) {
                QCOMPARE(finding.code, Code::BlobShort);
                QCOMPARE(finding.argument("found"), std::to_string(size));
                continue;
            }
            QCOMPARE(finding.code, Code::BlobLength);
            QCOMPARE(finding.argument("count"), std::to_string(file.size() - size));
            QCOMPARE(cause.argument("missing"), std::to_string(file.size() - size));
            // The last envelope of the file is whole only when at most its parent's rest is missing.
            if (size >= 794)
                QCOMPARE(cause.argument("domain"), std::string_view("LevelHints"));
            if (size < 151)
                QVERIFY(cause.argument("domain").empty());
        }
    }

    void anyBytes()
    {
        std::mt19937 random(20);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray file(static_cast<qsizetype>(random() % 200), '\0');
            for (char& c : file)
                c = static_cast<char>(random());
            if (round % 2 == 0)
                file.replace(0, 8, QByteArray::fromHex("4248424f01000100").left(file.size()));
            const auto result = blob::check(test::bytesOf(file));
            QCOMPARE(result.verdict, core::Verdict::Rejected);
            for (const core::Finding& finding : result.findings.findings())
                QVERIFY(finding.range.end() <=
                        std::max<std::uint64_t>(24, static_cast<std::uint64_t>(file.size())));
        }
    }

    // The data of a sound file replaced: the envelopes' reader sees anything.
    void anyDataWithASoundHeader()
    {
        std::mt19937 random(21);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray data =
                test::blobEnvelope("Level", 1, test::blobEnvelope("GameLevel", 1, QByteArray(20, 'x')));
            for (unsigned flips = random() % 4; flips > 0; --flips)
                data[static_cast<qsizetype>(random() % static_cast<unsigned>(data.size()))] =
                    static_cast<char>(random());
            data.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(data.size() + 1)));
            const QByteArray file = test::blobFile(data);
            const auto result = blob::check(test::bytesOf(file));
            for (const core::Finding& finding : result.findings.findings())
                QVERIFY(finding.range.offset >= 24 &&
                        finding.range.end() <= static_cast<std::uint64_t>(file.size()));
        }
    }

    void shortenedWhileItIsHashed()
    {
        const QTemporaryDir dir;
        const QByteArray file = test::blobFile(test::blobEnvelope("Level", 1, QByteArray(1 << 20, '\1')));
        for (int round = 0; round < 200; ++round) {
            const QString path = dir.filePath(QString::number(round));
            test::writeAll(path, file);
            // The other program strikes when the hashing has come as far as this round says.
            const double strikeAt = 0.4 * round / 200;
            std::atomic<bool> struck{false};
            const core::Task task{{}, [&](double share) {
                                      if (share >= strikeAt && !struck.exchange(true))
                                          QFile::resize(path, (round * 20'011) % file.size());
                                  }};
            const auto result = blob::checkFile(QFile::encodeName(path).toStdString(), {}, task);
            QVERIFY(struck);
            QVERIFY(!result.ok());
            QCOMPARE(result.error().code, Code::FileTruncated);
            QVERIFY(QFile::remove(path));
        }
    }

    void shortenedByAnotherThread()
    {
        const QTemporaryDir dir;
        const QByteArray file = test::blobFile(test::blobEnvelope("Level", 1, QByteArray(1 << 20, '\1')));
        for (int round = 0; round < 50; ++round) {
            const QString path = dir.filePath(QString::number(round));
            test::writeAll(path, file);
            std::atomic<bool> started{false};
            std::jthread other([&] {
                while (!started)
                    std::this_thread::yield();
                QFile::resize(path, 1000);
            });
            std::optional<core::Result<blob::CheckResult>> last;
            started = true;
            do
                last = blob::checkFile(QFile::encodeName(path).toStdString());
            while (last->ok() && (*last)->verdict == core::Verdict::Accepted);
            // The cut fell into the work, and is seen whole or at its very start (the new time, the old
            // size); or the look began after it.
            if (last->ok())
                QVERIFY((*last)->reason == Code::BlobLength);
            else
                QVERIFY(last->error().code == Code::FileTruncated || last->error().code == Code::FileChanged);
        }
    }
};

QTEST_GUILESS_MAIN(BlobDamageTest)
#include "tst_blob_damage.moc"
