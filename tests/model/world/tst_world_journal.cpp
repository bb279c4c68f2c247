// What the recovery journal brings back: after made scripts, failing disks and killed processes. Damaged and
// foreign journals: tst_world_recovery.cpp.
#include "formats/core/code.h"
#include "model/world/journal.h"
#include "model/world/recovery.h"
#include "model/world/script.h"
#include "model/world/state_folder.h"
#include "tests/model/world/journal_editor.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace chartroom;
using model::WorldDocument;
using test::contentOf;
using test::Editor;
using test::FaultyDisk;
using test::fsPath;
using test::fullContentOf;
using test::Maker;
using test::openWorld;
using test::paint;
using test::UnflushedDisk;
using test::withoutStack;

namespace {

using Content = std::map<std::string, std::string>;

QMap<QString, QByteArray> filesOf(const QString& folder)
{
    QMap<QString, QByteArray> files;
    for (const QString& sub : {QString(), QStringLiteral("chunks/")}) {
        const QDir dir(folder + QLatin1Char('/') + sub);
        for (const QString& name : dir.entryList(QDir::Files | QDir::Hidden))
            files.insert(sub + name, test::readAll(dir.filePath(name)));
    }
    return files;
}

} // namespace

class WorldJournalTest : public QObject
{
    Q_OBJECT

private:
    test::JournalWorlds m_worlds;

private Q_SLOTS:
    void unsavedWorkComesBack_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 200; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
        // The first step since the last journal falls into a save.
        QTest::newRow("first step in a save") << 788U;
        QTest::newRow("a file's first step in a save") << 990U;
    }
    void unsavedWorkComesBack()
    {
        QFETCH(unsigned, seed);
        // In half of the cases the worker makes and writes whatever it can.
        const std::size_t chunksAtOnce = seed % 2 == 0 ? 64 : 0;
        Maker maker(seed);
        const QString folder = m_worlds.fresh(maker);
        const auto state = m_worlds.stateOf(folder);
        // Crash, recover, go on, crash again.
        for (int life = 0; life < 3; ++life) {
            Content expected;
            bool dirty = false;
            {
                Editor editor(folder, state);
                editor.journal->setChunksAtOnce(chunksAtOnce);
                const auto found = model::findRecovery(state, editor.document->store());
                QVERIFY2(found.notes.empty(), found.notes.empty() ? "" : found.notes[0].text().c_str());
                if (found.offer) {
                    editor.document->setListener(nullptr);
                    const auto done = model::recover(*found.offer, *editor.document);
                    QVERIFY2(done.notes[0].code == core::Code::JournalRecovered,
                             done.notes[0].text().c_str());
                    editor.document->setListener(editor.journal.get());
                    editor.journal->goOnFrom(done.operations, done.steps);
                    found.offer->removeTaken();
                }
                for (int i = maker.number(0, 25); i > 0 && !editor.crashed; --i)
                    editor.act(maker);
                expected = fullContentOf(*editor.document);
                dirty = editor.document->dirty();
            }
            const auto document = openWorld(folder);
            const auto before = contentOf(*document);
            const auto found = model::findRecovery(state, document->store());
            QVERIFY(found.notes.empty());
            if (found.offer) {
                QVERIFY(found.offer->changedFiles.empty());
                const auto done = model::recover(*found.offer, *document);
                QVERIFY2(done.notes[0].code == core::Code::JournalRecovered, done.notes[0].text().c_str());
            }
            // Entries without a cell are in no file (W12); with nothing unsaved there is no journal.
            QCOMPARE(withoutStack(fullContentOf(*document)), withoutStack(expected));
            if (dirty && found.offer)
                QCOMPARE(fullContentOf(*document), expected);
        }
    }

    void linesOfAJournalAreAScript_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 300; seed < 340; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
    void linesOfAJournalAreAScript()
    {
        QFETCH(unsigned, seed);
        Maker maker(seed);
        const QString folder = m_worlds.fresh(maker);
        {
            Editor editor(folder, m_worlds.stateOf(folder));
            for (int i = 0; i < 25 && !editor.crashed; ++i)
                editor.act(maker);
        }
        const QString copy = folder + QStringLiteral("-copy");
        std::filesystem::copy(fsPath(folder), fsPath(copy), std::filesystem::copy_options::recursive);
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(m_worlds.stateOf(folder), document->store());
        std::string script;
        if (found.offer) {
            for (const std::string& line : found.offer->operations)
                script += line + '\n';
            (void)model::recover(*found.offer, *document);
        }
        QVERIFY(document->save());
        const auto other = openWorld(copy);
        QVERIFY(!model::runScript(*other, script));
        QCOMPARE(filesOf(copy), filesOf(folder));
    }

    void thereIsAFileOnlyWhileThereIsSomethingToLose()
    {
        const QString folder = m_worlds.fresh();
        const auto file = model::journalFile(m_worlds.stateOf(folder));
        Editor editor(folder, m_worlds.stateOf(folder));
        QVERIFY(!std::filesystem::exists(file));
        QVERIFY(editor.document->apply(paint(0)));
        QVERIFY(std::filesystem::exists(file));
        QVERIFY(editor.document->undo());
        QVERIFY(!std::filesystem::exists(file));
        QVERIFY(editor.document->redo());
        QVERIFY(std::filesystem::exists(file));
        editor.journal->discard();
        QVERIFY(!std::filesystem::exists(file));
    }

    void whatIsDoneAgainIsWrittenAsItFirstWas()
    {
        const QString folder = m_worlds.fresh();
        const auto file = model::journalFile(m_worlds.stateOf(folder));
        const auto written = [&file] { return test::readAll(QString::fromStdString(file.string())); };
        Editor editor(folder, m_worlds.stateOf(folder));
        QVERIFY(editor.document->apply(paint(0)));
        const QByteArray one = written();
        QVERIFY(editor.document->apply(paint(1)));
        const QByteArray two = written();
        for (int round = 0; round < 2; ++round) {
            QVERIFY(editor.document->undo());
            QVERIFY(editor.document->undo());
            QVERIFY(!std::filesystem::exists(file));
            QVERIFY(editor.document->redo());
            QCOMPARE(written(), one);
            QVERIFY(editor.document->redo());
            QCOMPARE(written(), two);
        }
    }

    void noStepIsHeldBehindASave_data()
    {
        QTest::addColumn<bool>("fails");
        QTest::newRow("done") << false;
        QTest::newRow("failed") << true;
    }
    void noStepIsHeldBehindASave()
    {
        QFETCH(bool, fails);
        const QString folder = m_worlds.fresh();
        Editor editor(folder, m_worlds.stateOf(folder));
        QVERIFY(editor.document->apply(paint(0)));
        const std::weak_ptr<const model::EditStep> step = editor.document->history().last();
        editor.journal->beginSave();
        const model::WorldSave save = editor.document->unsaved();
        // The content that the save takes is written down when its step is undone.
        QVERIFY(editor.document->undo());
        const auto planned = save.plan();
        QVERIFY(planned);
        editor.journal->willWrite(test::marksOf(*planned)).wait();
        if (fails) {
            editor.journal->saveFailed();
        } else {
            QVERIFY(save.store->write(*planned));
            editor.document->saved(save, *planned);
            editor.journal->savedAll();
        }
        // Now the history forgets it.
        QVERIFY(editor.document->apply(paint(1)));
        QTRY_VERIFY(step.expired());
    }

    void whatCannotBeWrittenIsWrittenLater_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("count");
        for (int first = 0; first < 6; ++first) {
            for (const int count : {1, 2, 3})
                QTest::newRow(qPrintable(QStringLiteral("%1+%2").arg(first).arg(count))) << first << count;
        }
    }
    void whatCannotBeWrittenIsWrittenLater()
    {
        QFETCH(int, first);
        QFETCH(int, count);
        const QString folder = m_worlds.fresh();
        auto failing = std::make_shared<std::set<int>>();
        for (int i = 0; i < count; ++i)
            failing->insert(first + i);
        Content expected;
        {
            Editor editor(folder, m_worlds.stateOf(folder), std::make_unique<FaultyDisk>(failing));
            QSignalSpy failed(editor.journal.get(), &model::WorldJournal::failed);
            for (int i = 0; i < 10; ++i)
                QVERIFY(editor.document->apply(paint(i)));
            QCOMPARE(failed.size(), 1);
            QCOMPARE(failed.first().first().value<core::Message>().code, core::Code::JournalWrite);
            expected = contentOf(*editor.document);
        }
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(m_worlds.stateOf(folder), document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->steps, std::size_t{10});
        (void)model::recover(*found.offer, *document);
        QCOMPARE(contentOf(*document), expected);
    }

    void aDiskThatDoesNotFlushIsTold()
    {
        const QString folder = m_worlds.fresh();
        Editor editor(folder, m_worlds.stateOf(folder), std::make_unique<UnflushedDisk>());
        QSignalSpy failed(editor.journal.get(), &model::WorldJournal::failed);
        QVERIFY(editor.document->apply(paint(0)));
        QTRY_COMPARE(failed.size(), 1);
    }

    void killedProcessesLoseNothing()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        // What each number of steps leaves, to compare with.
        std::vector<Content> states;
        {
            const auto document = openWorld(folder);
            states.push_back(contentOf(*document));
            for (int i = 0; i < 60; ++i) {
                QVERIFY(document->apply(paint(i % 7, static_cast<char16_t>(u'A' + i % 20))));
                states.push_back(contentOf(*document));
            }
        }
        std::size_t most = 0;
        for (int run = 0; run < 60; ++run) {
            int news[2];
            QCOMPARE(pipe(news), 0);
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                Editor editor(folder, state);
                for (int i = 0; i < 60; ++i) {
                    (void)editor.document->apply(paint(i % 7, static_cast<char16_t>(u'A' + i % 20))).ok();
                    const char done = static_cast<char>(i + 1);
                    (void)!::write(news[1], &done, 1);
                    usleep(200);
                }
                ::kill(getpid(), SIGKILL);
            }
            ::close(news[1]);
            char told = 0;
            for (int i = 0; i < run; ++i) {
                if (::read(news[0], &told, 1) != 1)
                    break;
            }
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            while (::read(news[0], &told, 1) == 1) {
            }
            ::close(news[0]);
            const auto document = openWorld(folder);
            const auto found = model::findRecovery(state, document->store());
            QVERIFY(found.notes.empty());
            const std::size_t steps = found.offer ? found.offer->steps : 0;
            QVERIFY2(steps >= static_cast<std::size_t>(told),
                     qPrintable(QStringLiteral("%1 of %2").arg(steps).arg(static_cast<int>(told))));
            if (found.offer) {
                (void)model::recover(*found.offer, *document);
                found.offer->removeTaken();
            }
            QCOMPARE(withoutStack(contentOf(*document)), withoutStack(states[steps]));
            most = std::max(most, steps);
        }
        QVERIFY(most > 20);
    }
};

QTEST_GUILESS_MAIN(WorldJournalTest)
#include "tst_world_journal.moc"
