// What becomes of journals that were damaged, that belong to other worlds or files, and of offers that nobody
// answered.
#include "formats/core/code.h"
#include "model/world/kept_work.h"
#include "model/world/recovery.h"
#include "tests/model/world/journal_editor.h"

#include <QTest>

#include <fstream>

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

    /// The journals in a world's state folder.
    static QStringList filesIn(const std::filesystem::path& state)
    {
        return QDir(QString::fromStdString(state.string()))
            .entryList({QStringLiteral("journal*")}, QDir::Files);
    }

private Q_SLOTS:
    void whatCannotBeMovedAsideIsWhereItWas()
    {
        // There is room for the journal's path, and none for that of a longer name.
        constexpr std::size_t longest = 4095;
        constexpr std::size_t name = 200;
        std::filesystem::path folder = test::fsPath(m_worlds.folder().path());
        const std::size_t goal = longest - std::string_view("/journal").size() - 3;
        while (folder.native().size() + name + 2 < goal)
            folder /= std::string(name, 'x');
        folder /= std::string(goal - folder.native().size() - 1, 'y');
        std::filesystem::create_directories(folder);
        const auto journal = folder / "journal";
        std::ofstream(journal) << "steps";
        QVERIFY(std::filesystem::exists(journal));
        QCOMPARE(model::keepAside(journal), journal);
        QVERIFY(std::filesystem::exists(journal));
    }

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
        QTest::addColumn<QStringList>("left"); // files, each with the journal that it holds
        const QString older = QStringLiteral("older=older");
        const QString joined = QStringLiteral("next=joined");
        QTest::newRow("before it began")
            << QStringList{QStringLiteral("left=older"), QStringLiteral("=newer")};
        QTest::newRow("with half of the new file") << QStringList{
            QStringLiteral("left=older"), QStringLiteral("=newer"), QStringLiteral("next=half")};
        QTest::newRow("with the whole new file")
            << QStringList{QStringLiteral("left=older"), QStringLiteral("=newer"), joined};
        QTest::newRow("with the older one away") << QStringList{older, QStringLiteral("=newer"), joined};
        QTest::newRow("with the new one in its place") << QStringList{older, QStringLiteral("=joined")};
        QTest::newRow("before the offer") << QStringList{QStringLiteral("=joined")};
    }
    void joiningTwoJournalsCanBeKilledAnywhere()
    {
        QFETCH(QStringList, left);
        const auto [folder, state] = twoJournals();
        const auto document = openWorld(folder);
        const auto bytes = [state = state](const char* name) {
            return test::readAll(QString::fromStdString((state / name).string()));
        };
        QHash<QString, QByteArray> contents{{QStringLiteral("older"), bytes("journal.left")},
                                            {QStringLiteral("newer"), bytes("journal")}};
        // What a run that is not disturbed makes of the two.
        const auto expected = model::findRecovery(state, document->store());
        QVERIFY(expected.offer);
        QCOMPARE(expected.offer->steps, std::size_t{3});
        contents[QStringLiteral("joined")] = bytes("journal.left");
        contents[QStringLiteral("half")] = bytes("journal.left").left(200);
        // What the killed one left.
        std::filesystem::remove(state / "journal.left");
        for (const QString& file : left) {
            const QString name = file.section(QLatin1Char('='), 0, 0);
            test::writeAll(QString::fromStdString(model::journalFile(state).string()) +
                               (name.isEmpty() ? QString() : QLatin1Char('.') + name),
                           contents.value(file.section(QLatin1Char('='), 1)));
        }
        // Whoever only looks finds the same as whoever opens the world.
        const auto waiting = model::unaskedWork(state.parent_path().parent_path());
        QCOMPARE(std::ranges::count_if(waiting,
                                       [state = state](const model::KeptWork& work) {
                                           return work.journal.parent_path() == state && work.steps == 3;
                                       }),
                 1);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QVERIFY(found.notes.empty());
        QCOMPARE(found.offer->operations, expected.offer->operations);
        QCOMPARE(filesIn(state), QStringList{QStringLiteral("journal.left")});
        // Once answered, nothing of it comes back.
        found.offer->removeTaken();
        QVERIFY(!model::findRecovery(state, document->store()).offer);
        QCOMPARE(filesIn(state), QStringList());
    }

    void aJournalThatCannotBeJoinedIsSaidToBeAside()
    {
        const auto [folder, state] = twoJournals();
        const auto document = openWorld(folder);
        const QByteArray older = test::readAll(QString::fromStdString((state / "journal.left").string()));
        std::filesystem::create_directories(state / "journal.next" / "in the way");
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->steps, std::size_t{1});
        QCOMPARE(found.notes.size(), std::size_t{1});
        QCOMPARE(found.notes.front().code, core::Code::JournalUnjoined);
        QCOMPARE(test::readAll(QString::fromStdString(std::string(found.notes.front().argument("kept")))),
                 older);
    }

    void theSoundPartIsOfferedUntilItIsAnswered_data()
    {
        QTest::addColumn<bool>("older");  // whether the damaged one was offered before
        QTest::addColumn<bool>("killed"); // whether the search was, before the sound part was in its place
        QTest::newRow("of the last session") << false << false;
        QTest::newRow("of the last session, killed") << false << true;
        QTest::newRow("of an earlier one") << true << false;
        QTest::newRow("of an earlier one, killed") << true << true;
    }
    void theSoundPartIsOfferedUntilItIsAnswered()
    {
        QFETCH(bool, older);
        QFETCH(bool, killed);
        const auto [folder, state] = twoJournals();
        const auto document = openWorld(folder);
        const auto file = older ? state / "journal.left" : model::journalFile(state);
        const QString path = QString::fromStdString(file.string());
        const QByteArray torn = test::readAll(path) + "[torn";
        test::writeAll(path, torn);
        auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.notes.size(), std::size_t{1});
        QCOMPARE(found.notes.front().code, core::Code::JournalDamaged);
        QCOMPARE(found.leftAside, std::size_t{1});
        const QString copy = QString::fromStdString(std::string(found.notes.front().argument("kept")));
        QCOMPARE(test::readAll(copy), torn);
        const QString kept = QFileInfo(copy).fileName();
        if (killed)
            std::filesystem::rename(state / "journal.left", state / "journal.left.next");
        for (int start = 0; start < 2; ++start) {
            QCOMPARE(found.offer->steps, std::size_t{3});
            found = model::findRecovery(state, document->store());
            QVERIFY(found.offer);
            QVERIFY(found.notes.empty());
        }
        // What came after it is offered with it.
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply(paint(3)));
        }
        found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->steps, std::size_t{4});
        (void)model::recover(*found.offer, *document);
        QCOMPARE(document->undoCount(), std::size_t{4});
        found.offer->removeTaken();
        QCOMPARE(filesIn(state), QStringList{kept});
    }

    void aDeclinedSoundPartIsKeptOnce()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply(paint(0)));
        }
        const QString file = QString::fromStdString(model::journalFile(state).string());
        test::writeAll(file, test::readAll(file) + "[torn");
        const auto document = openWorld(folder);
        const auto first = model::findRecovery(state, document->store());
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        const QString copy = QString::fromStdString(std::string(first.notes.front().argument("kept")));
        QCOMPARE(QString::fromStdString(found.offer->putAside().string()), copy);
        QCOMPARE(filesIn(state), QStringList{QFileInfo(copy).fileName()});
    }

    void recoveringCanBeKilledBeforeTheOfferIsGone_data()
    {
        QTest::addColumn<bool>("kept");
        QTest::newRow("offered") << false;
        QTest::newRow("put aside before") << true;
    }
    void recoveringCanBeKilledBeforeTheOfferIsGone()
    {
        QFETCH(bool, kept);
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply({world::AddHeightLayer{"roof", {}}}));
            QVERIFY(editor.document->apply({world::PaintHeight{"roof", {0, 0}, u'R'}}));
        }
        std::vector<std::string> operations;
        {
            Editor editor(folder, state);
            auto offer = model::findRecovery(state, editor.document->store()).offer;
            QVERIFY(offer);
            operations = offer->operations;
            if (kept) {
                const auto aside = model::keptOffer(offer->putAside(), editor.document->store());
                QVERIFY(aside);
                offer = *aside;
            }
            editor.document->setListener(nullptr);
            const auto done = model::recover(*offer, *editor.document);
            editor.journal->goOnFrom(done.operations, done.steps, offer->nameWhenDone());
        }
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QVERIFY(found.notes.empty());
        QCOMPARE(found.offer->operations, operations);
        QCOMPARE(filesIn(state), QStringList{QStringLiteral("journal.left")});
    }

    void thePreparedStackIsNoStep_data()
    {
        QTest::addColumn<bool>("cell");
        QTest::newRow("in the files already") << true;
        QTest::newRow("without a cell") << false;
    }
    void thePreparedStackIsNoStep()
    {
        QFETCH(bool, cell);
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply({world::AddHeightLayer{"roof", {}}}));
            if (cell)
                QVERIFY(editor.document->apply({world::PaintHeight{"roof", {0, 0}, u'R'}}));
            editor.journal->beginSave();
            const model::WorldSave save = editor.document->unsaved();
            // Painted while the save is on: the journal goes on from the stack as it is.
            QVERIFY(editor.document->apply(paint(0)));
            const auto planned = save.plan();
            QVERIFY(planned);
            editor.journal->willWrite(test::marksOf(*planned)).wait();
            QVERIFY(save.store->write(*planned));
            editor.document->saved(save, *planned);
            editor.journal->savedAll();
        }
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QCOMPARE(found.offer->steps, std::size_t{1});
        const auto line = world::parseLine(found.offer->operations.front());
        const world::HeightStack* const prepared = model::preparedStack(*line);
        QVERIFY(prepared);
        const auto recovered = model::recover(*found.offer, *document);
        QCOMPARE(recovered.steps, std::size_t{1});
        QCOMPARE(document->undoCount(), std::size_t{1});
        QCOMPARE(document->look({0, 0}).chunk->layer(1)->cells[0], u'Z');
        // Entries without a cell are in no file (W12).
        QVERIFY(document->knownStack() == *prepared);
        QVERIFY(document->undo());
        QVERIFY(document->knownStack() == *prepared);
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
