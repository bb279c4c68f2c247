// What becomes of journals that were damaged, that belong to other worlds or files, and of offers that nobody
// answered.
#include "formats/core/code.h"
#include "model/world/recovery.h"
#include "tests/model/world/journal_editor.h"

#include <QTest>

using namespace chartroom;
using test::contentOf;
using test::Editor;
using test::fullContentOf;
using test::openWorld;
using test::paint;
using test::withoutStack;

class WorldRecoveryTest : public QObject
{
    Q_OBJECT

private:
    test::JournalWorlds m_worlds;

    /// A world whose offer of two steps was not answered, and the journal of a session after it, with one.
    std::pair<QString, std::filesystem::path> twoJournals()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        {
            Editor editor(folder, state);
            (void)editor.document->apply(paint(0));
            (void)editor.document->apply(paint(1));
        }
        (void)model::findRecovery(state, openWorld(folder)->store());
        Editor editor(folder, state);
        (void)editor.document->apply(paint(2));
        return {folder, state};
    }

private Q_SLOTS:
    void damageKeepsWhatIsBeforeIt()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        std::vector<std::map<std::string, std::string>> states;
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
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
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
        const auto [folder, state] = twoJournals();
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QVERIFY(found.notes.empty());
        QCOMPARE(found.offer->steps, std::size_t{3});
        // It is the same when it is looked for once more.
        QCOMPARE(model::findRecovery(state, document->store()).offer->operations, found.offer->operations);
        QCOMPARE(model::recover(*found.offer, *document).steps, std::size_t{3});
        const auto expected = openWorld(m_worlds.fresh());
        for (const int x : {0, 1, 2})
            QVERIFY(expected->apply(paint(x)));
        QVERIFY(fullContentOf(*document) == fullContentOf(*expected));
    }

    void joiningTwoJournalsCanBeKilledAnywhere_data()
    {
        QTest::addColumn<bool>("oldIsAside");
        QTest::addColumn<QByteArray>("joined");
        QTest::newRow("before it began") << false << QByteArray();
        QTest::newRow("with half of the new file") << false << QByteArray("half");
        QTest::newRow("with the whole new file") << false << QByteArray("whole");
        QTest::newRow("with the older one aside") << true << QByteArray("whole");
    }
    void joiningTwoJournalsCanBeKilledAnywhere()
    {
        QFETCH(bool, oldIsAside);
        QFETCH(QByteArray, joined);
        const auto [folder, state] = twoJournals();
        const auto document = openWorld(folder);
        // What a run that is not disturbed makes of the two.
        const auto whole = state / "whole";
        std::filesystem::copy(state, whole);
        const auto expected = model::findRecovery(whole, document->store());
        QVERIFY(expected.offer);
        QCOMPARE(expected.offer->steps, std::size_t{3});
        const QByteArray bytes = test::readAll(QString::fromStdString((whole / "journal.left").string()));
        std::filesystem::remove_all(whole);
        // What the killed one left.
        if (!joined.isEmpty())
            test::writeAll(QString::fromStdString((state / "journal.joined").string()),
                           joined == "half" ? bytes.left(bytes.size() / 2) : bytes);
        if (oldIsAside)
            model::keepAside(state / "journal.left");
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QVERIFY(found.notes.empty());
        QCOMPARE(found.offer->operations, expected.offer->operations);
        // Once answered, nothing of it comes back.
        found.offer->removeTaken();
        QVERIFY(!model::findRecovery(state, document->store()).offer);
    }

    void aJournalThatCannotBeJoinedIsSaidToBeAside()
    {
        const auto [folder, state] = twoJournals();
        const auto document = openWorld(folder);
        const QString left = QString::fromStdString((state / "journal.left").string());
        test::writeAll(left, test::readAll(left) + "[torn");
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->steps, std::size_t{1});
        QCOMPARE(found.notes.size(), std::size_t{1});
        QCOMPARE(found.notes.front().code, core::Code::JournalUnjoined);
        const auto kept = QString::fromStdString(std::string(found.notes.front().argument("kept")));
        QVERIFY(test::readAll(kept).endsWith("[torn"));
    }

    void aStackThatIsThereAlreadyIsNoStep()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply({world::AddHeightLayer{"roof", {}}}));
            QVERIFY(editor.document->apply({world::PaintHeight{"roof", {0, 0}, u'R'}}));
            editor.journal->beginSave();
            const model::WorldSave save = editor.document->unsaved();
            // Painted while the save is on: the journal goes on from the stack as it is.
            QVERIFY(editor.document->apply(paint(0)));
            const auto planned = save.plan();
            QVERIFY(planned);
            editor.journal->willWrite(planned->marks);
            QVERIFY(save.store->write(*planned));
            editor.document->saved(save, *planned);
            editor.journal->savedAll();
        }
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->steps, std::size_t{1});
        QVERIFY(model::preparedStack(*world::parseLine(found.offer->operations.front())));
        const auto recovered = model::recover(*found.offer, *document);
        QCOMPARE(recovered.steps, std::size_t{1});
        QCOMPARE(document->undoCount(), std::size_t{1});
        QCOMPARE(document->look({0, 0}).chunk->layer(1)->cells[0], u'Z');
    }

    void filesThatChangedSinceAreNamed()
    {
        const QString folder = m_worlds.fresh();
        {
            Editor editor(folder, m_worlds.stateOf(folder));
            QVERIFY(editor.document->apply(paint(0)));
        }
        test::writeAll(folder + QStringLiteral("/chunks/0_0.json"), "{\"backgroundTileId\":\"theirs\"}");
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(m_worlds.stateOf(folder), document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->changedFiles, std::vector<std::string>{"chunks/0_0.json"});
        QCOMPARE(found.notes.front().code, core::Code::JournalOlder);
        // The step is done on their content.
        (void)model::recover(*found.offer, *document);
        const auto chunk = document->look({0, 0}).chunk;
        QCOMPARE(chunk->backgroundTileId, std::string("theirs"));
        QCOMPARE(chunk->layer(1)->cells[0], u'Z');
    }
};

QTEST_GUILESS_MAIN(WorldRecoveryTest)
#include "tst_world_recovery.moc"
