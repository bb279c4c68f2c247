// Saving under faults: every step fails once, the program dies at every step, and real processes are killed.
#include "formats/core/code.h"
#include "model/world/script.h"
#include "tests/model/world/faulty_files.h"
#include "tests/support/files.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace chartroom;
using test::FaultyFiles;
using test::Killed;

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

using Files = QMap<QString, QByteArray>;

Files filesOf(const QString& folder)
{
    Files result;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        result.insert(QDir(folder).relativeFilePath(path), test::readAll(path));
    }
    return result;
}

const char* const script = R"({"op":"paint","layer":1,"x":0,"y":0,"symbol":"Z"}
{"op":"paint","layer":1,"x":-1,"y":-1,"symbol":"Y"}
{"op":"paint","layer":2,"x":100,"y":100,"symbol":"X"}
{"op":"setBookmark","id":"home","label":"Home","x":1,"y":2}
{"op":"setWorld","fields":{"name":"Renamed"}}
)";

void makeWorld(const QString& folder, bool withChunks = true)
{
    QVERIFY(QDir().mkpath(folder));
    test::writeAll(folder + "/world.json",
                   "{\n  \"id\": \"w\",\n  \"chunkWidth\": 8,\n  \"chunkHeight\": 8\n}\n");
    if (!withChunks)
        return;
    QVERIFY(QDir(folder).mkpath(QStringLiteral("chunks")));
    test::writeAll(folder + "/chunks/0_0.json", "{\"roomLayers\":[{\"layer\":1,\"rows\":[\"ABCDEFGHIJ\"]}]}");
    test::writeAll(folder + "/chunks/-1_-1.json", "{}\n");
}

std::unique_ptr<model::WorldDocument> open(const QString& folder, world::FileSystem& files,
                                           world::Access access = world::Access::Write)
{
    auto document = model::WorldDocument::open(fsPath(folder), {}, access, files);
    if (!document)
        return nullptr;
    return std::move(*document);
}

/// Runs the script; nothing when all went well.
std::optional<model::ScriptStop> edit(const QString& folder, world::FileSystem& files)
{
    const auto document = open(folder, files);
    if (!document)
        qFatal("the world cannot be opened");
    return model::runScript(*document, script);
}

} // namespace

class WorldSaveTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_made = 0;
    Files m_old;
    Files m_new;

    QString fresh(bool withChunks = true)
    {
        const QString folder = m_folder.filePath(QString::number(m_made++)) + QStringLiteral("/w");
        makeWorld(folder, withChunks);
        return folder;
    }

    static constexpr int largeCount = 300;

    // A world of so many chunks that a save of all takes several threads.
    QString large()
    {
        const QString folder = fresh(false);
        QDir(folder).mkpath(QStringLiteral("chunks"));
        for (int i = 0; i < largeCount; ++i)
            test::writeAll(folder + QStringLiteral("/chunks/%1_0.json").arg(i),
                           "{\"roomLayers\":[{\"layer\":1,\"rows\":[\"AB\"]}]}");
        return folder;
    }
    static std::optional<model::ScriptStop> editLarge(const QString& folder, world::FileSystem& files)
    {
        const auto document = open(folder, files);
        if (!document)
            qFatal("the world cannot be opened");
        return model::runScript(*document, R"({"op":"replace","layer":1,"from":"A","to":"Z"})");
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_old = filesOf(fresh());
        const QString folder = fresh();
        QVERIFY(!edit(folder, world::systemFiles()));
        m_new = filesOf(folder);
        // Cells were cut from 0_0: its first save keeps the file as it was.
        QCOMPARE(m_new.value(QStringLiteral("chunks/0_0.json.orig")),
                 m_old.value(QStringLiteral("chunks/0_0.json")));
        QCOMPARE(m_new.size(), m_old.size() + 3);
    }

    void everyStepFailsOnce_data()
    {
        QTest::addColumn<int>("error");
        QTest::newRow("input/output") << EIO;
        QTest::newRow("no space") << ENOSPC;
        QTest::newRow("no permission") << EACCES;
        QTest::newRow("busy") << EBUSY;
    }
    void everyStepFailsOnce()
    {
        QFETCH(int, error);
        FaultyFiles counting;
        QVERIFY(!edit(fresh(), counting));
        QVERIFY(counting.steps > 20);
        int refused = 0;
        for (int step = 0; step < counting.steps; ++step) {
            const QString folder = fresh();
            FaultyFiles files;
            files.fault = FaultyFiles::Fault::Fail;
            files.at = step;
            files.error = error;
            const auto stop = edit(folder, files);
            QVERIFY(files.failed);
            if (stop) {
                // Told, and nothing is there but the old files, at once.
                ++refused;
                QCOMPARE(stop->why.code, core::Code::WorldSaveFailed);
                QVERIFY(!stop->why.argument("reason").empty());
                QCOMPARE(filesOf(folder), m_old);
                continue;
            }
            // Done: what could not be tidied up goes with the next opening.
            QVERIFY(open(folder, world::systemFiles()));
            QCOMPARE(filesOf(folder), m_new);
        }
        QVERIFY(refused > 10 && refused < counting.steps);
    }

    void theProgramDiesAtEveryStep()
    {
        FaultyFiles counting;
        QVERIFY(!edit(fresh(), counting));
        int olds = 0;
        int news = 0;
        for (int step = 0; step < counting.steps; ++step) {
            const QString folder = fresh();
            FaultyFiles files;
            files.fault = FaultyFiles::Fault::Die;
            files.at = step;
            bool died = false;
            try {
                (void)edit(folder, files);
            } catch (const Killed&) {
                died = true;
            }
            QVERIFY(died && files.failed);
            // A reader sees one or the other without changing anything.
            const Files torn = filesOf(folder);
            QString seen;
            QString said;
            {
                const auto reader = open(folder, world::systemFiles(), world::Access::Read);
                QVERIFY(reader);
                seen = QString::fromStdString(reader->info().name);
                // It says that it waits, and which of the two it shows.
                for (const core::Finding& finding : reader->store().findings().findings()) {
                    if (finding.code == core::Code::WorldSavePending)
                        said = QString::fromStdString(finding.text());
                }
            }
            QCOMPARE(filesOf(folder), torn);
            QVERIFY(open(folder, world::systemFiles()));
            const Files now = filesOf(folder);
            QVERIFY2(now == m_old || now == m_new, qPrintable(QString::number(step)));
            QCOMPARE(seen == QStringLiteral("Renamed"), now == m_new);
            if (torn.contains(QStringLiteral(".chartroom-save")))
                QVERIFY2(said.contains(now == m_new ? QStringLiteral("as the save leaves it")
                                                    : QStringLiteral("before the save")),
                         qPrintable(said));
            else
                QVERIFY2(said.isEmpty(), qPrintable(said));
            ++(now == m_old ? olds : news);
        }
        QVERIFY(olds > 10);
        QVERIFY(news > 5);
    }

    void recoveryCanDieToo()
    {
        FaultyFiles counting;
        QVERIFY(!edit(fresh(), counting));
        for (int step = 0; step < counting.steps; ++step) {
            for (int second = 0; second < 40; ++second) {
                const QString folder = fresh();
                FaultyFiles files;
                files.fault = FaultyFiles::Fault::Die;
                files.at = step;
                try {
                    (void)edit(folder, files);
                } catch (const Killed&) {
                }
                FaultyFiles again;
                again.fault = FaultyFiles::Fault::Die;
                again.at = second;
                try {
                    (void)open(folder, again);
                } catch (const Killed&) {
                }
                QVERIFY(open(folder, world::systemFiles()));
                const Files now = filesOf(folder);
                QVERIFY2(now == m_old || now == m_new,
                         qPrintable(QStringLiteral("%1 %2").arg(step).arg(second)));
                if (!again.failed)
                    break;
            }
        }
    }

    void realProcessesAreKilled()
    {
        int olds = 0;
        int news = 0;
        for (int run = 0; run < 200; ++run) {
            const QString folder = fresh();
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                // The save dies at a step of its own accord or is killed from outside, whichever comes first.
                FaultyFiles files;
                files.fault = FaultyFiles::Fault::Die;
                files.at = run % 40;
                try {
                    (void)edit(folder, files);
                } catch (const Killed&) {
                    ::kill(getpid(), SIGKILL);
                }
                _exit(0);
            }
            if (run % 3 == 0) {
                usleep(static_cast<useconds_t>(run * 37 % 4000));
                ::kill(child, SIGKILL);
            }
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY(open(folder, world::systemFiles()));
            const Files now = filesOf(folder);
            QVERIFY2(now == m_old || now == m_new, qPrintable(QString::number(run)));
            ++(now == m_old ? olds : news);
        }
        QVERIFY(olds > 10);
        QVERIFY(news > 10);
    }

    // More files than one thread writes: all or nothing as well.
    void largeBatchesFailWhole()
    {
        const QString source = large();
        const Files before = filesOf(source);
        const QString edited = large();
        FaultyFiles counting;
        QVERIFY(!editLarge(edited, counting));
        const Files after = filesOf(edited);
        QVERIFY(after != before);
        QVERIFY(counting.steps > 4 * largeCount);
        int refused = 0;
        for (int step = 0; step < counting.steps; step += 61) {
            const QString folder = large();
            FaultyFiles files;
            files.fault = FaultyFiles::Fault::Fail;
            files.at = step;
            const auto stop = editLarge(folder, files);
            QVERIFY(files.failed);
            if (stop) {
                ++refused;
                QCOMPARE(stop->why.code, core::Code::WorldSaveFailed);
                QVERIFY(filesOf(folder) == before);
            } else {
                QVERIFY(open(folder, world::systemFiles()));
                QVERIFY(filesOf(folder) == after);
            }
            QVERIFY(QDir(folder).removeRecursively());
        }
        QVERIFY(refused > 10);
    }

    void largeBatchesAreKilled()
    {
        const Files before = filesOf(large());
        const QString edited = large();
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!editLarge(edited, world::systemFiles()));
        const qint64 whole = clock.nsecsElapsed() / 1000;
        const Files after = filesOf(edited);
        int olds = 0;
        int news = 0;
        for (int run = 0; run < 40; ++run) {
            const QString folder = large();
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                (void)editLarge(folder, world::systemFiles());
                _exit(0);
            }
            // Over the whole time that the edit takes, and somewhat longer.
            usleep(static_cast<useconds_t>(whole * run / 30));
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY(open(folder, world::systemFiles()));
            const Files now = filesOf(folder);
            QVERIFY2(now == before || now == after, qPrintable(QString::number(run)));
            ++(now == before ? olds : news);
            QVERIFY(QDir(folder).removeRecursively());
        }
        QVERIFY(olds > 0);
        qInfo("%d runs left the old files, %d the new ones", olds, news);
    }

    void foreignRecordsAreNotBelieved()
    {
        const QString folder = fresh();
        const QString victim = m_folder.filePath(QStringLiteral("victim"));
        test::writeAll(victim, "precious");
        test::writeAll(folder + "/.chartroom-save",
                       "chartroom-save 1\n0123456789abcdef\ncommit\n+../../victim\nend\n");
        const auto document = model::WorldDocument::open(fsPath(folder), {}, world::Access::Write);
        QVERIFY(!document);
        QCOMPARE(document.error().code, core::Code::WorldSaveRecovery);
        QCOMPARE(test::readAll(victim), QByteArray("precious"));
        QVERIFY(open(folder, world::systemFiles(), world::Access::Read));
    }

    void linksStayLinksAndModesStay()
    {
        const QString folder = fresh();
        const QString real = m_folder.filePath(QStringLiteral("real.json"));
        QVERIFY(QFile::rename(folder + "/chunks/0_0.json", real));
        QVERIFY(QFile::link(real, folder + "/chunks/0_0.json"));
        QCOMPARE(chmod(qPrintable(real), 0640), 0);
        QVERIFY(!edit(folder, world::systemFiles()));
        QVERIFY(QFileInfo(folder + "/chunks/0_0.json").isSymLink());
        QCOMPARE(test::readAll(real), m_new.value(QStringLiteral("chunks/0_0.json")));
        struct stat status = {};
        QCOMPARE(stat(qPrintable(real), &status), 0);
        QCOMPARE(status.st_mode & 07777U, 0640U);
        QVERIFY(QFile::remove(real));
    }

    void whatSomebodyElseChangedIsAConflict_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("gone");
        QTest::newRow("changed chunk") << "chunks/0_0.json" << false;
        QTest::newRow("deleted chunk") << "chunks/0_0.json" << true;
        QTest::newRow("new chunk") << "chunks/12_12.json" << false;
        QTest::newRow("world") << "world.json" << false;
        QTest::newRow("new bookmarks") << "bookmarks.json" << false;
    }
    void whatSomebodyElseChangedIsAConflict()
    {
        QFETCH(QString, file);
        QFETCH(bool, gone);
        const QString folder = fresh();
        const auto document = open(folder, world::systemFiles());
        QVERIFY(document);
        const std::string text = script;
        for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
            QVERIFY(document->apply(
                *world::parseOperation(std::string_view(text).substr(at, text.find('\n', at) - at))));
        const QString path = folder + QLatin1Char('/') + file;
        if (gone)
            QVERIFY(QFile::remove(path));
        else
            test::writeAll(path, "{ \"id\": \"w\", \"foreign\": true }");
        const Files before = filesOf(folder);
        const auto saved = document->save();
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, core::Code::WorldConflict);
        QVERIFY(QString::fromStdString(saved.error().text()).contains(QFileInfo(file).fileName()));
        QCOMPARE(filesOf(folder), before);
        QVERIFY(document->dirty());
    }

    void savingTwiceWritesOnce()
    {
        const QString folder = fresh();
        const auto document = open(folder, world::systemFiles());
        QVERIFY(!model::runScript(*document, script));
        QVERIFY(!document->dirty());
        const auto again = document->save();
        QVERIFY(again);
        QVERIFY(again->files.empty());
        QCOMPARE(filesOf(folder), m_new);
    }

    void theFolderForChunksIsMade()
    {
        const QString folder = fresh(false);
        QVERIFY(!edit(folder, world::systemFiles()));
        QVERIFY(QFile::exists(folder + "/chunks/12_12.json"));
    }
};

QTEST_GUILESS_MAIN(WorldSaveTest)
#include "tst_world_save.moc"
