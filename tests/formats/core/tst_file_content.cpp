#include "formats/core/code.h"
#include "formats/core/file_content.h"
#include "tests/support/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace chartroom;
using core::FileContent;
using core::FileState;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QByteArray textOf(core::Bytes bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

class FileContentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Up to the last small size, from the first large one on: the same bytes.
    void bytesAreThoseOfTheFile()
    {
        const QTemporaryDir dir;
        for (const qsizetype size : {qsizetype(0), qsizetype(5), qsizetype(FileContent::smallSize),
                                     qsizetype(FileContent::smallSize) + 1}) {
            QByteArray bytes(size, 'x');
            for (qsizetype i = 0; i < size; i += 1009)
                bytes[i] = static_cast<char>(i);
            test::writeAll(dir.filePath("a"), bytes);
            const auto file = FileContent::open(fsPath(dir.filePath("a")));
            QVERIFY(file.ok());
            QCOMPARE(textOf(file->bytes()), bytes);
            QCOMPARE(file->state(), FileState::Intact);
        }
    }

    void whatIsNoFileIsRefused()
    {
        const QTemporaryDir dir;
        QCOMPARE(FileContent::open(fsPath(dir.path())).error().code, core::Code::FileKind);
        QCOMPARE(FileContent::open(fsPath(dir.filePath("none"))).error().code, core::Code::FileMissing);
        QCOMPARE(FileContent::open("/dev/zero").error().code, core::Code::FileKind);
    }

    void changesAreNoticed()
    {
        const QTemporaryDir dir;
        for (const qint64 size : {qint64(5), qint64(FileContent::smallSize) * 2}) {
            test::writeAll(dir.filePath("a"), QByteArray(size, 'x'));
            const auto file = FileContent::open(fsPath(dir.filePath("a")));
            QVERIFY(QFile::resize(dir.filePath("a"), size + 1));
            QCOMPARE(file->state(), FileState::Changed);
            QCOMPARE(file->stateMessage().code, core::Code::FileChanged);
            QVERIFY(QFile::resize(dir.filePath("a"), 2));
            QCOMPARE(file->state(), FileState::Truncated);
            QCOMPARE(file->stateMessage().code, core::Code::FileTruncated);
        }
    }

    // Another program shortens a small file at any moment: the bytes are whole, or that is said.
    void truncationWhileReading()
    {
        const QTemporaryDir dir;
        constexpr qint64 size = 1 << 19;
        for (int round = 0; round < 200; ++round) {
            const QString path = dir.filePath(QString::number(round));
            test::writeAll(path, QByteArray(size, '\1'));
            std::atomic<bool> started{false};
            std::jthread other([&] {
                started = true;
                QFile::resize(path, (round * 5003) % size);
            });
            while (!started)
                std::this_thread::yield();
            const auto file = FileContent::open(fsPath(path));
            if (!file) {
                QCOMPARE(file.error().code, core::Code::FileTruncated);
            } else if (file->state() == FileState::Intact) {
                QVERIFY(std::ranges::count(file->bytes(), std::byte{1}) ==
                        static_cast<std::ptrdiff_t>(file->bytes().size()));
            }
            other.join();
            if (file && file->bytes().size() == size)
                QCOMPARE(file->state(), FileState::Truncated);
            QVERIFY(QFile::remove(path));
        }
    }
};

QTEST_GUILESS_MAIN(FileContentTest)
#include "tst_file_content.moc"
