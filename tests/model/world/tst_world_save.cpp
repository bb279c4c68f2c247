// Saving under faults: every step fails once, the program dies at every step, and real processes are killed.
#include "formats/core/code.h"
#include "tests/model/world/faulty_files.h"
#include "tests/model/world/saved_worlds.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace chartroom;
using test::edit;
using test::FaultyFiles;
using test::Files;
using test::filesOf;
using test::Killed;
using test::open;
using test::script;

class WorldSaveTest : public QObject
{
    Q_OBJECT

private:
    test::SavedWorlds m_worlds;
    Files m_old;
    Files m_new;

    static constexpr int largeCount = 300;

    // A world of so many chunks that a save of all takes several threads.
    QString large()
    {
        const QString folder = m_worlds.fresh(false);
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
        m_old = filesOf(m_worlds.fresh());
        const QString folder = m_worlds.fresh();
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
        QVERIFY(!edit(m_worlds.fresh(), counting));
        QVERIFY(counting.steps > 20);
        int refused = 0;
        for (int step = 0; step < counting.steps; ++step) {
            const QString folder = m_worlds.fresh();
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
        QVERIFY(!edit(m_worlds.fresh(), counting));
        int olds = 0;
        int news = 0;
        for (int step = 0; step < counting.steps; ++step) {
            const QString folder = m_worlds.fresh();
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
        QVERIFY(!edit(m_worlds.fresh(), counting));
        for (int step = 0; step < counting.steps; ++step) {
            for (int second = 0; second < 40; ++second) {
                const QString folder = m_worlds.fresh();
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
            const QString folder = m_worlds.fresh();
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

    void savingTwiceWritesOnce()
    {
        const QString folder = m_worlds.fresh();
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
        const QString folder = m_worlds.fresh(false);
        QVERIFY(!edit(folder, world::systemFiles()));
        QVERIFY(QFile::exists(folder + "/chunks/12_12.json"));
    }
};

QTEST_GUILESS_MAIN(WorldSaveTest)
#include "tst_world_save.moc"
