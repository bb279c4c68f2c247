// Records whose steps could be done again only so far: they tell it wherever they are listed.
#include "formats/core/code.h"
#include "model/world/kept_work.h"
#include "tests/model/world/journal_editor.h"
#include "tests/support/files.h"

#include <QTest>

#include <chrono>

using namespace chartroom;
using model::JournalStop;
using test::Editor;
using test::openWorld;
using test::paint;

class WorldStoppedWorkTest : public QObject
{
    Q_OBJECT

private:
    test::JournalWorlds m_worlds;

    /// A line of a journal that no world takes.
    static constexpr const char* refused = R"({"op":"an edit that nobody knows"})";

    /// Two steps, one that will be refused and one behind it.
    void leave(const QString& folder, const std::filesystem::path& state)
    {
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply(paint(0)));
            QVERIFY(editor.document->apply(paint(1)));
        }
        const QString file = QString::fromStdString(model::journalFile(state).string());
        const auto content = model::readJournal(test::readAll(file).toStdString(),
                                                [](const std::string&) { return world::FileMark{}; });
        QVERIFY(content);
        QCOMPARE(content->steps(), std::size_t{2});
        model::JournalText more(content->sum);
        more.addOperation(refused);
        more.addOperation(content->operations.back());
        test::writeAll(file, test::readAll(file) + QByteArray::fromStdString(more.take()));
        setTime(model::journalFile(state));
    }
    /// The last step was done long ago.
    static void setTime(const std::filesystem::path& file)
    {
        std::filesystem::last_write_time(file, longAgo());
    }
    static std::filesystem::file_time_type longAgo()
    {
        static const auto time = std::filesystem::file_time_type::clock::now() - std::chrono::hours(50);
        return time;
    }
    /// What is left of one world.
    static std::vector<model::KeptWork> listed(const std::filesystem::path& state)
    {
        std::vector<model::KeptWork> work = model::allLeftWork(state.parent_path().parent_path());
        std::erase_if(work, [&](const model::KeptWork& one) { return one.journal.parent_path() != state; });
        return work;
    }

private Q_SLOTS:
    void aRecordTellsHowFarItCameLast()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        leave(folder, state);
        if (QTest::currentTestFailed())
            return;
        {
            const auto document = openWorld(folder);
            const auto found = model::findRecovery(state, document->store());
            QVERIFY(found.offer);
            QCOMPARE(found.offer->steps, std::size_t{4});
            const auto offered = listed(state);
            QCOMPARE(offered.size(), std::size_t{1});
            QVERIFY(!offered.front().stopped);
            const model::Recovered done = model::recover(*found.offer, *document);
            QVERIFY(done.stopped);
            QCOMPARE(done.steps, std::size_t{2});
            QCOMPARE(done.notes.size(), std::size_t{1});
            QVERIFY(done.notes.front().code == core::Code::JournalStopped);
        }
        const auto aside = listed(state);
        QCOMPARE(aside.size(), std::size_t{1});
        QVERIFY(aside.front().aside);
        QVERIFY(aside.front().state == model::KeptWork::State::Whole);
        QCOMPARE(aside.front().steps, std::size_t{4});
        QVERIFY(aside.front().stopped == std::optional(JournalStop{2, 4}));
        // When its last step was done is another matter. Some systems keep no parts of a second.
        QVERIFY(aside.front().time - longAgo() < std::chrono::seconds(2));

        // In a world with a step of its own, which is none of the record's.
        const auto document = openWorld(folder);
        QVERIFY(document->apply(paint(5)));
        const auto again = model::keptOffer(aside.front().journal, document->store());
        QVERIFY(again);
        QCOMPARE(again->steps, std::size_t{4});
        const model::Recovered done = model::recover(*again, *document);
        QVERIFY(done.stopped);
        QCOMPARE(done.steps, std::size_t{2});
        QCOMPARE(document->undoCount(), std::size_t{3});
        const auto last = listed(state);
        QCOMPARE(last.size(), std::size_t{1});
        QVERIFY(last.front().state == model::KeptWork::State::Whole);
        QVERIFY(last.front().stopped == std::optional(JournalStop{2, 4}));
    }

    void theLastAttemptCounts()
    {
        model::JournalText text("/somewhere", "w");
        text.addOperation(refused);
        text.addStopped({0, 1});
        text.addStopped({3, 7});
        const auto content =
            model::readJournal(text.take(), [](const std::string&) { return world::FileMark{}; });
        QVERIFY(content);
        QVERIFY(!content->damaged);
        QVERIFY(content->stopped == std::optional(JournalStop{3, 7}));
        QCOMPARE(content->operations.size(), std::size_t{1});
    }

    // A file that somebody deleted while its steps were done again is not made anew.
    void whatIsGoneStaysGone()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        leave(folder, state);
        if (QTest::currentTestFailed())
            return;
        const auto document = openWorld(folder);
        const auto found = model::findRecovery(state, document->store());
        QVERIFY(found.offer);
        QVERIFY(std::filesystem::remove(found.offer->journal));
        QVERIFY(model::recover(*found.offer, *document).stopped);
        QVERIFY(listed(state).empty());
    }
};

QTEST_GUILESS_MAIN(WorldStoppedWorkTest)
#include "tst_world_stopped_work.moc"
