// Entries of the height stack without a cell, which are in no file: what a session tells of them, and takes
// from an earlier one.
#include "model/world/recovery.h"
#include "tests/model/world/journal_editor.h"

#include <QTest>

using namespace chartroom;

class WorldEmptyEntriesTest : public QObject
{
    Q_OBJECT

private:
    test::JournalWorlds m_worlds;

    static std::unique_ptr<model::WorldDocument> unread(const QString& folder)
    {
        auto document = model::WorldDocument::open(test::fsPath(folder), {}, world::Access::Write);
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return std::move(*document);
    }

private Q_SLOTS:
    void whatIsRememberedIsInTheStackAgain()
    {
        const QString folder = m_worlds.fresh();
        world::HeightStack kept;
        world::HeightStack whole;
        {
            const auto document = test::openWorld(folder);
            QVERIFY(document->emptyEntries().empty());
            QVERIFY(document->apply({world::AddHeightLayer{"attic", "Attic"}}));
            kept = document->emptyEntries();
            whole = document->knownStack();
            QCOMPARE(kept.size(), std::size_t{1});
            QCOMPARE(kept.front().id, std::string("attic"));
        }
        const auto document = unread(folder);
        document->remember(kept);
        // What is not in the stack yet must not be forgotten.
        QVERIFY(document->emptyEntries() == kept);
        QVERIFY(document->index());
        QVERIFY(document->knownStack() == whole);
        QVERIFY(document->emptyEntries() == kept);
        QVERIFY(!document->dirty());
        QCOMPARE(document->undoCount(), std::size_t{0});
        // With a cell it is the files' business.
        QVERIFY(document->apply({world::PaintHeight{"attic", {0, 0}, u'r'}}));
        QVERIFY(document->emptyEntries().empty());
        QVERIFY(document->undo());
        QVERIFY(document->emptyEntries() == kept);
        QVERIFY(document->redo());
        QVERIFY(document->save());
        QVERIFY(document->emptyEntries().empty());
    }

    void whatTheFilesHaveCounts()
    {
        const QString folder = m_worlds.fresh();
        const world::HeightStack stack = test::openWorld(folder)->knownStack();
        QVERIFY(!stack.empty());
        const auto document = unread(folder);
        document->remember({{stack.front().id, "Another", 99}});
        QVERIFY(document->index());
        QVERIFY(document->knownStack() == stack);
        QVERIFY(document->emptyEntries().empty());
    }

    void theStepsBehindItAreDoneAgainOnIt()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        {
            auto document = unread(folder);
            document->remember({{"attic", "Attic", 50}});
            document->index();
            model::WorldJournal journal(*document, model::journalFile(state));
            document->setListener(&journal);
            QVERIFY(document->apply({world::PaintHeight{"attic", {0, 0}, u'r'}}));
            document->setListener(nullptr);
        }
        const auto document = test::openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        const auto recovered = model::recover(*found.offer, *document);
        QVERIFY(!recovered.stopped);
        QCOMPARE(document->undoCount(), std::size_t{1});
        QVERIFY(world::findEntry(document->knownStack(), "attic"));
    }
};

QTEST_GUILESS_MAIN(WorldEmptyEntriesTest)
#include "tst_world_empty_entries.moc"
