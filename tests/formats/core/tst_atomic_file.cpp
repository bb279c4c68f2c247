#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace chartroom;
using core::AtomicFile;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

class AtomicFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shorterReplacesLonger()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath("a");
        test::writeAll(path, "abcd5678");
        QVERIFY(core::writeFile(fsPath(path), test::bytesOf("abc")).ok());
        QCOMPARE(test::readAll(path), QByteArray("abc"));
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a"});
    }

    void withoutCommitNothingChanges()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath("a");
        test::writeAll(path, "old");
        {
            auto file = AtomicFile::create(fsPath(path));
            QVERIFY(file.ok());
            QVERIFY(file->write(test::bytesOf("new")).ok());
        }
        QCOMPARE(test::readAll(path), QByteArray("old"));
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a"});
    }

    void aProgramThatEndsLeavesNothing()
    {
        const QTemporaryDir dir;
        const std::filesystem::path path = fsPath(dir.filePath("a"));
        const int probe = open(fsPath(dir.path()).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
        const pid_t child = fork();
        if (child == 0) {
            // What a signal does: no destructor runs.
            auto file = AtomicFile::create(path);
            _exit(file.ok() && file->write(test::bytesOf("half")).ok() ? 0 : 1);
        }
        int status = -1;
        QCOMPARE(waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        // A file system that has no nameless files cannot do it.
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), probe >= 0 ? 0 : 1);
        if (probe >= 0)
            close(probe);
    }

    void linksStayLinksAndModesStay()
    {
        const QTemporaryDir dir;
        test::writeAll(dir.filePath("real"), "old");
        QVERIFY(QFile::setPermissions(dir.filePath("real"),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
        const auto mode = QFile::permissions(dir.filePath("real"));
        QVERIFY(QFile::link("real", dir.filePath("link")));
        QVERIFY(core::writeFile(fsPath(dir.filePath("link")), test::bytesOf("new")).ok());
        QVERIFY(QFileInfo(dir.filePath("link")).isSymLink());
        QCOMPARE(test::readAll(dir.filePath("real")), QByteArray("new"));
        QCOMPARE(QFile::permissions(dir.filePath("real")), mode);
    }

    void refusals()
    {
        const QTemporaryDir dir;
        QCOMPARE(core::writeFile(fsPath(dir.path()), {}).error().code, core::Code::FileWrite);
        QCOMPARE(core::writeFile(fsPath(dir.filePath("none/a")), {}).error().code, core::Code::FileWrite);
        QCOMPARE(core::writeFile("/dev/full", {}).error().code, core::Code::FileWrite);
    }

    void longestNames()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QString(255, QLatin1Char('n')));
        QVERIFY(core::writeFile(fsPath(path), test::bytesOf("x")).ok());
        QCOMPARE(test::readAll(path), QByteArray("x"));
    }
};

QTEST_GUILESS_MAIN(AtomicFileTest)
#include "tst_atomic_file.moc"
