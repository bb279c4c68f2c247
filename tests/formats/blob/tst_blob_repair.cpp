// Repair never touches its input, by whatever way the output's path leads to it, and leaves nothing behind
// when it fails.
#include "formats/blob/repair.h"
#include "formats/core/code.h"
#include "tests/support/blobs.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace chartroom;
using core::Code;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QByteArray damaged()
{
    return "\xEF\xBB\xBF" + test::blobFile(test::blobEnvelope("Level", 1, "content"));
}

} // namespace

class BlobRepairTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverOntoTheInput_data()
    {
        QTest::addColumn<QString>("output");
        QTest::newRow("same path") << QStringLiteral("x.blob");
        QTest::newRow("through a folder") << QStringLiteral("./a/../x.blob");
        QTest::newRow("through no folder") << QStringLiteral("./none/../x.blob");
        QTest::newRow("hard link") << QStringLiteral("hard.blob");
        QTest::newRow("symbolic link") << QStringLiteral("soft.blob");
        QTest::newRow("link to a link") << QStringLiteral("a/soft2.blob");
    }

    void neverOntoTheInput()
    {
        QFETCH(const QString, output);
        const QTemporaryDir dir;
        const QString input = dir.filePath(QStringLiteral("x.blob"));
        test::writeAll(input, damaged());
        QVERIFY(QDir(dir.path()).mkdir(QStringLiteral("a")));
        QCOMPARE(link(qPrintable(input), qPrintable(dir.filePath(QStringLiteral("hard.blob")))), 0);
        QVERIFY(QFile::link(QStringLiteral("x.blob"), dir.filePath(QStringLiteral("soft.blob"))));
        QVERIFY(QFile::link(QStringLiteral("../soft.blob"), dir.filePath(QStringLiteral("a/soft2.blob"))));
        const auto before = QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System);
        const auto receipt = blob::repair(fsPath(input), fsPath(dir.path() + QLatin1Char('/') + output));
        QVERIFY(!receipt.ok());
        QCOMPARE(receipt.error().code, Code::RepairSame);
        QCOMPARE(test::readAll(input), damaged());
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System), before);
    }

    void aLinkElsewhereIsFollowed()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath(QStringLiteral("x.blob")), damaged());
        test::writeAll(dir.filePath(QStringLiteral("other.blob")), "old");
        QVERIFY(QFile::link(QStringLiteral("other.blob"), dir.filePath(QStringLiteral("soft.blob"))));
        const auto receipt = blob::repair(fsPath(dir.filePath(QStringLiteral("x.blob"))),
                                          fsPath(dir.filePath(QStringLiteral("soft.blob"))));
        QVERIFY(receipt.ok());
        QCOMPARE(test::readAll(dir.filePath(QStringLiteral("other.blob"))), damaged().mid(3));
    }

    void failuresLeaveNothing()
    {
        const QTemporaryDir dir;
        const QString input = dir.filePath(QStringLiteral("x.blob"));
        test::writeAll(input, damaged());
        const auto code = [&](const QString& from, const QString& to) {
            return blob::repair(fsPath(dir.filePath(from)), fsPath(dir.filePath(to))).error().code;
        };
        QCOMPARE(code(QStringLiteral("none.blob"), QStringLiteral("y.blob")), Code::FileMissing);
        QCOMPARE(code(QStringLiteral("x.blob"), QStringLiteral("none/y.blob")), Code::FileWrite);
        QCOMPARE(code(QStringLiteral("x.blob"), QString()), Code::FileWrite);
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("x.blob")});
    }

    void aCancelledRepairWritesNothing()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath(QStringLiteral("x.blob")), damaged());
        std::stop_source source;
        const core::Task task{source.get_token(), [&source](double share) {
                                  if (share > 0.4)
                                      source.request_stop();
                              }};
        const auto receipt = blob::repair(fsPath(dir.filePath(QStringLiteral("x.blob"))),
                                          fsPath(dir.filePath(QStringLiteral("y.blob"))), {}, task);
        QCOMPARE(receipt.error().code, Code::TaskCancelled);
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("x.blob")});
    }

    // A cancel is heeded until the copy is put in place.
    void aRepairThatIsCancelledLastWritesNothing()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath(QStringLiteral("x.blob")), damaged());
        const auto repair = [&dir](const char* output, const core::Task& task) {
            return blob::repair(fsPath(dir.filePath(QStringLiteral("x.blob"))),
                                fsPath(dir.filePath(QLatin1String(output))), {}, task);
        };
        double last = 0;
        QVERIFY(repair("whole.blob", {{}, [&last](double share) {
                                          // The check before comes from several threads.
                                          if (share > 0.5)
                                              last = share;
                                      }}));
        QVERIFY(last > 0.5);
        std::stop_source source;
        const auto receipt = repair("y.blob", {source.get_token(), [&](double share) {
                                                   if (share >= last)
                                                       source.request_stop();
                                               }});
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, Code::TaskCancelled);
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("y.blob"))));
    }

    // A flipped bit in the length is proven as that and as a wrong length: the user chooses.
    void oneOfTwoProvenCauses()
    {
        const QTemporaryDir dir;
        const auto input = fsPath(test::dataPath(QStringLiteral("golden/blob/length-bit.blob")));
        const auto output = fsPath(dir.filePath(QStringLiteral("y.blob")));
        for (const Code wanted : {Code::CauseLengthField, Code::CauseBitFlip}) {
            const auto receipt = blob::repair(input, output, {}, {}, wanted);
            QVERIFY(receipt.ok());
            QCOMPARE(receipt->cause.code, wanted);
            QCOMPARE(blob::checkFile(output, {}, {})->verdict, core::Verdict::Accepted);
        }
        const auto none =
            blob::repair(input, fsPath(dir.filePath(QStringLiteral("z.blob"))), {}, {}, Code::CauseBom);
        QCOMPARE(none.error().code, Code::RepairUnproven);
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("y.blob")});
    }

    void theReceiptNamesTheChange()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath(QStringLiteral("x.blob")), damaged());
        const auto receipt = blob::repair(fsPath(dir.filePath(QStringLiteral("x.blob"))),
                                          fsPath(dir.filePath(QStringLiteral("y.blob"))));
        QVERIFY(receipt.ok());
        QCOMPARE(receipt->cause.code, Code::CauseBom);
        QCOMPARE(receipt->changes.count, 1U);
        const blob::Change& change = receipt->changes.changes.front();
        QCOMPARE(change.input, (core::ByteRange{0, 3}));
        QCOMPARE(change.removed, (std::vector{std::byte{0xEF}, std::byte{0xBB}, std::byte{0xBF}}));
        QVERIFY(change.inserted.empty());
    }
};

QTEST_GUILESS_MAIN(BlobRepairTest)
#include "tst_blob_repair.moc"
