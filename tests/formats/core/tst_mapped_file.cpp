#include "formats/core/code.h"
#include "formats/core/mapped_file.h"
#include "tests/support/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cstring>
#include <thread>

using namespace chartroom;
using core::MappedFile;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

unsigned sum(core::Bytes bytes)
{
    unsigned total = 0;
    for (const std::byte b : bytes)
        total += std::to_integer<unsigned>(b);
    return total;
}

} // namespace

class MappedFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bytesAreThoseOfTheFile()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath("a"), "hello");
        const auto file = MappedFile::open(fsPath(dir.filePath("a")));
        QVERIFY(file.ok());
        QCOMPARE(file->bytes().size(), 5U);
        QCOMPARE(file->state(), MappedFile::State::Intact);
    }

    void releasedPagesReadAsBefore()
    {
        const QTemporaryDir dir;
        const QByteArray content = QByteArray(100'000, 'x') + QByteArray(40'000'000, 'y');
        test::writeAll(dir.filePath("a"), content);
        const auto file = MappedFile::open(fsPath(dir.filePath("a")));
        QVERIFY(file.ok());
        const auto same = [&] {
            return std::memcmp(file->bytes().data(), content.data(), content.size()) == 0;
        };
        QVERIFY(same());
        file->releasePages();
        QVERIFY(same());
        QCOMPARE(file->state(), MappedFile::State::Intact);
        // What went away reads as zeros, also afterwards, and stays known.
        QVERIFY(QFile::resize(dir.filePath("a"), 4096));
        QCOMPARE(file->bytes()[40'000'000], std::byte{0});
        file->releasePages();
        QCOMPARE(file->bytes()[40'000'000], std::byte{0});
        QCOMPARE(file->bytes()[0], std::byte{'x'});
        QCOMPARE(file->state(), MappedFile::State::Truncated);
    }

    void emptyFile()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath("a"), {});
        const auto file = MappedFile::open(fsPath(dir.filePath("a")));
        QVERIFY(file.ok());
        QVERIFY(file->bytes().empty());
    }

    void whatIsNoFileIsRefused()
    {
        const QTemporaryDir dir;
        QCOMPARE(MappedFile::open(fsPath(dir.path())).error().code, core::Code::FileKind);
        QCOMPARE(MappedFile::open(fsPath(dir.filePath("none"))).error().code, core::Code::FileMissing);
        QCOMPARE(MappedFile::open("/dev/zero").error().code, core::Code::FileKind);
    }

    void rewritingIsNoticed()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath("a"), "hello");
        const auto file = MappedFile::open(fsPath(dir.filePath("a")));
        QTest::qSleep(20);
        QFile other(dir.filePath("a"));
        QVERIFY(other.open(QIODevice::ReadWrite));
        other.write("world");
        other.close();
        QCOMPARE(file->state(), MappedFile::State::Changed);
        QCOMPARE(file->stateMessage().code, core::Code::FileChanged);
    }

    // Another program shortens the file at any moment of a read: an error afterwards, never a signal.
    void truncationWhileReading()
    {
        const QTemporaryDir dir;
        constexpr qint64 size = 1 << 20;
        for (int round = 0; round < 200; ++round) {
            const QString path = dir.filePath(QString::number(round));
            test::writeAll(path, QByteArray(size, '\1'));
            const auto file = MappedFile::open(fsPath(path));
            QVERIFY(file.ok());
            std::atomic<bool> reading{false};
            std::jthread other([&] {
                while (!reading)
                    std::this_thread::yield();
                QFile::resize(path, (round * 5003) % size);
            });
            unsigned total = 0;
            reading = true;
            while (file->state() == MappedFile::State::Intact)
                total = sum(file->bytes());
            other.join();
            total = sum(file->bytes());
            QVERIFY(total < size);
            QCOMPARE(file->state(), MappedFile::State::Truncated);
            QCOMPARE(file->stateMessage().code, core::Code::FileTruncated);
            QVERIFY(QFile::remove(path));
        }
    }
};

QTEST_GUILESS_MAIN(MappedFileTest)
#include "tst_mapped_file.moc"
