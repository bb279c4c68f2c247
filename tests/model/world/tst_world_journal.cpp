// What the recovery journal brings back: after made scripts, damage, failing disks and killed processes.
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
using test::Maker;
using test::openWorld;
using test::UnflushedDisk;

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

bool holdsNothing(const world::Chunk& chunk)
{
    return chunk.backgroundTileId.empty() && chunk.patches.empty() && chunk.instances->empty() &&
           std::ranges::all_of(chunk.layers, [](const auto& layer) {
               return layer->cells.find_first_not_of(world::padOf(layer->number)) == std::u16string::npos;
           });
}

/// All content, without chunks that hold nothing: a chunk whose making was saved and then undone is one
/// (W15), whether or not its file was known to be there when it was undone.
Content fullContentOf(WorldDocument& document)
{
    Content content = contentOf(document);
    for (const world::Address address : document.addresses()) {
        if (const auto look = document.look(address); look.chunk && holdsNothing(*look.chunk))
            content.erase(world::chunkKey(address));
    }
    return content;
}

world::Operation paint(int x, char16_t symbol = u'Z')
{
    return {world::Paint{1, {x, 0}, symbol}};
}

} // namespace

class WorldJournalTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_made = 0;

    QString fresh(Maker& maker)
    {
        const QString folder = m_folder.filePath(QString::number(m_made++)) + QStringLiteral("/w");
        QDir().mkpath(folder);
        test::makeWorld(maker, QDir(folder));
        return folder;
    }
    std::filesystem::path stateOf(const QString& folder) const
    {
        return model::worldStateFolder(fsPath(m_folder.filePath(QStringLiteral("state"))), fsPath(folder));
    }
    QString fresh()
    {
        Maker maker(7);
        return fresh(maker);
    }

    static Content withoutStack(Content content)
    {
        content.erase("stack");
        return content;
    }

private Q_SLOTS:
    void unsavedWorkComesBack_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 200; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }
    void unsavedWorkComesBack()
    {
        QFETCH(unsigned, seed);
        Maker maker(seed);
        const QString folder = fresh(maker);
        const auto state = stateOf(folder);
        // Crash, recover, go on, crash again.
        for (int life = 0; life < 3; ++life) {
            Content expected;
            bool dirty = false;
            {
                Editor editor(folder, state);
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
        const QString folder = fresh(maker);
        {
            Editor editor(folder, stateOf(folder));
            for (int i = 0; i < 25 && !editor.crashed; ++i)
                editor.act(maker);
        }
        const QString copy = folder + QStringLiteral("-copy");
        std::filesystem::copy(fsPath(folder), fsPath(copy), std::filesystem::copy_options::recursive);
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(stateOf(folder), document->store());
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

    void damageKeepsWhatIsBeforeIt()
    {
        const QString folder = fresh();
        const auto state = stateOf(folder);
        std::vector<Content> states;
        {
            Editor editor(folder, state);
            states.push_back(withoutStack(contentOf(*editor.document)));
            for (int i = 0; i < 4; ++i) {
                QVERIFY(editor.document->apply(paint(i)));
                states.push_back(withoutStack(contentOf(*editor.document)));
            }
        }
        const QString file = QString::fromStdString(model::journalFile(state).string());
        const QByteArray whole = test::readAll(file);
        QVERIFY(whole.size() > 200);
        int recovered = 0;
        for (qsizetype i = 0; i < whole.size(); ++i) {
            QByteArray bytes = i % 2 ? whole.left(i) : whole;
            if (i % 2 == 0)
                bytes[i] = static_cast<char>(bytes[i] ^ 4);
            test::writeAll(file, bytes);
            const auto document = openWorld(folder);
            const auto found = model::findRecovery(state, document->store());
            const std::size_t steps = found.offer ? found.offer->steps : 0;
            if (found.offer) {
                ++recovered;
                (void)model::recover(*found.offer, *document);
            }
            QCOMPARE(document->undoCount(), steps);
            QVERIFY(steps < 4 || found.notes.empty());
            QCOMPARE(withoutStack(contentOf(*document)), states[steps]);
            QVERIFY(!QFile::exists(file));
            for (const QString& kept : QDir(QString::fromStdString(state.string())).entryList(QDir::Files))
                QFile::remove(QString::fromStdString(state.string()) + QLatin1Char('/') + kept);
        }
        QVERIFY(recovered > 100);
    }

    void foreignJournalsAreKeptAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no journal") << QByteArray("hello\nworld\n");
        QTest::newRow("zeros") << QByteArray(5000, '\0');
        QTest::newRow("one long line") << QByteArray(100000, 'a');
        model::JournalText other("/somewhere/else", "other");
        other.addOperation("{\"op\":\"paint\",\"layer\":1,\"x\":0,\"y\":0,\"symbol\":\"A\"}");
        QTest::newRow("of another world") << QByteArray::fromStdString(other.take());
    }
    void foreignJournalsAreKeptAside()
    {
        QFETCH(QByteArray, bytes);
        const QString folder = fresh();
        const auto state = stateOf(folder);
        std::filesystem::create_directories(state);
        test::writeAll(QString::fromStdString(model::journalFile(state).string()), bytes);
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(!found.offer);
        QCOMPARE(found.notes.size(), std::size_t{1});
        QCOMPARE(found.notes.front().code, core::Code::JournalForeign);
        QCOMPARE(test::readAll(QString::fromStdString(std::string(found.notes.front().argument("kept")))),
                 bytes);
        // The next session is not bothered by it.
        QVERIFY(model::findRecovery(state, document->store()).notes.empty());
    }

    void anOfferWithoutAnAnswerIsMadeAgainWithWhatCameAfterIt()
    {
        const QString folder = fresh();
        const auto state = stateOf(folder);
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply(paint(0)));
            QVERIFY(editor.document->apply(paint(1)));
        }
        {
            const auto document = openWorld(folder);
            QCOMPARE(model::findRecovery(state, document->store()).offer->steps, std::size_t{2});
            Editor editor(folder, state);
            QVERIFY(editor.document->apply(paint(2)));
        }
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QVERIFY(found.notes.empty());
        QCOMPARE(found.offer->steps, std::size_t{3});
        // It is the same when it is looked for once more.
        QCOMPARE(model::findRecovery(state, document->store()).offer->operations, found.offer->operations);
        QCOMPARE(model::recover(*found.offer, *document).steps, std::size_t{3});
        const auto expected = openWorld(fresh());
        for (const int x : {0, 1, 2})
            QVERIFY(expected->apply(paint(x)));
        QVERIFY(fullContentOf(*document) == fullContentOf(*expected));
    }

    void filesThatChangedSinceAreNamed()
    {
        const QString folder = fresh();
        {
            Editor editor(folder, stateOf(folder));
            QVERIFY(editor.document->apply(paint(0)));
        }
        test::writeAll(folder + QStringLiteral("/chunks/0_0.json"), "{\"backgroundTileId\":\"theirs\"}");
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(stateOf(folder), document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->changedFiles, std::vector<std::string>{"chunks/0_0.json"});
        QCOMPARE(found.notes.front().code, core::Code::JournalOlder);
        // The step is done on their content.
        (void)model::recover(*found.offer, *document);
        const auto chunk = document->look({0, 0}).chunk;
        QCOMPARE(chunk->backgroundTileId, std::string("theirs"));
        QCOMPARE(chunk->layer(1)->cells[0], u'Z');
    }

    void thereIsAFileOnlyWhileThereIsSomethingToLose()
    {
        const QString folder = fresh();
        const auto file = model::journalFile(stateOf(folder));
        Editor editor(folder, stateOf(folder));
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
        const QString folder = fresh();
        auto failing = std::make_shared<std::set<int>>();
        for (int i = 0; i < count; ++i)
            failing->insert(first + i);
        Content expected;
        {
            Editor editor(folder, stateOf(folder), std::make_unique<FaultyDisk>(failing));
            QSignalSpy failed(editor.journal.get(), &model::WorldJournal::failed);
            for (int i = 0; i < 10; ++i)
                QVERIFY(editor.document->apply(paint(i)));
            QCOMPARE(failed.size(), 1);
            QCOMPARE(failed.first().first().value<core::Message>().code, core::Code::JournalWrite);
            expected = contentOf(*editor.document);
        }
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(stateOf(folder), document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->steps, std::size_t{10});
        (void)model::recover(*found.offer, *document);
        QCOMPARE(contentOf(*document), expected);
    }

    void aDiskThatDoesNotFlushIsTold()
    {
        const QString folder = fresh();
        Editor editor(folder, stateOf(folder), std::make_unique<UnflushedDisk>());
        QSignalSpy failed(editor.journal.get(), &model::WorldJournal::failed);
        QVERIFY(editor.document->apply(paint(0)));
        QTRY_COMPARE(failed.size(), 1);
    }

    void killedProcessesLoseNothing()
    {
        const QString folder = fresh();
        const auto state = stateOf(folder);
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
