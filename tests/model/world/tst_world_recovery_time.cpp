// When the last step of unsaved work was done: that is said, not when its journal was written anew.
#include "model/world/kept_work.h"
#include "model/world/recovery.h"
#include "tests/model/world/journal_editor.h"
#include "tests/support/files.h"

#include <QTest>

using namespace chartroom;
using test::Editor;
using test::openWorld;
using test::paint;
using Time = std::filesystem::file_time_type;

class WorldRecoveryTimeTest : public QObject
{
    Q_OBJECT

private:
    test::JournalWorlds m_worlds;
    // Long enough ago that nothing written now has these times.
    const Time m_later = std::chrono::floor<std::chrono::seconds>(Time::clock::now()) - std::chrono::hours(3);
    const Time m_earlier = m_later - std::chrono::hours(3);

    /// A session does a step at this time, and is killed.
    static void lose(const QString& folder, const std::filesystem::path& state, int x, Time time)
    {
        {
            Editor editor(folder, state);
            QVERIFY(editor.document->apply(paint(x)));
        }
        std::filesystem::last_write_time(model::journalFile(state), time);
    }

private Q_SLOTS:
    void whatIsJoinedIsFromTheLastStep_data()
    {
        QTest::addColumn<bool>("backwards"); // whether the clock was set back between the two
        QTest::newRow("one after the other") << false;
        QTest::newRow("with another clock") << true;
    }
    void whatIsJoinedIsFromTheLastStep()
    {
        QFETCH(const bool, backwards);
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        lose(folder, state, 0, backwards ? m_later : m_earlier);
        const auto document = openWorld(folder);
        QVERIFY(model::findRecovery(state, document->store()).offer);
        lose(folder, state, 1, backwards ? m_earlier : m_later);
        for (int opening = 0; opening < 3; ++opening) {
            const auto found = model::findRecovery(state, document->store());
            QVERIFY(found.offer);
            QCOMPARE(found.offer->steps, std::size_t{2});
            QVERIFY(found.offer->time == m_later);
        }
        const auto left = model::unaskedWork(state.parent_path().parent_path());
        QVERIFY(std::ranges::any_of(left, [&](const model::KeptWork& work) {
            return work.journal.parent_path() == state && work.time == m_later;
        }));
    }

    void theSoundPartIsAsOldAsTheDamagedJournal()
    {
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        lose(folder, state, 0, m_later);
        const QString journal = QString::fromStdString(model::journalFile(state).string());
        test::writeAll(journal, test::readAll(journal) + "[torn");
        std::filesystem::last_write_time(model::journalFile(state), m_later);
        const auto found = model::findRecovery(state, openWorld(folder)->store());
        QVERIFY(found.offer);
        QVERIFY(found.offer->time == m_later);
    }

    void bringingBackIsNoStep_data()
    {
        QTest::addColumn<bool>("edited");
        QTest::newRow("on an untouched world") << false;
        QTest::newRow("on one that was edited") << true;
    }
    void bringingBackIsNoStep()
    {
        QFETCH(const bool, edited);
        const QString folder = m_worlds.fresh();
        const auto state = m_worlds.stateOf(folder);
        lose(folder, state, 0, m_earlier);
        {
            Editor editor(folder, state);
            const auto offer = model::findRecovery(state, editor.document->store()).offer;
            QVERIFY(offer);
            if (edited) {
                QVERIFY(editor.document->apply(paint(1)));
                std::filesystem::last_write_time(model::journalFile(state), m_later);
            }
            editor.document->setListener(nullptr);
            const auto done = model::recover(*offer, *editor.document);
            editor.document->setListener(editor.journal.get());
            if (edited)
                editor.journal->rebase(offer->nameWhenDone());
            else
                editor.journal->goOnFrom(done.operations, done.steps, offer->nameWhenDone());
            editor.journal->whenWritten([offer = *offer] { (void)offer.removeTaken(); });
        }
        const auto found = model::findRecovery(state, openWorld(folder)->store());
        QVERIFY(found.offer);
        QVERIFY(found.offer->time == (edited ? m_later : m_earlier));
    }
};

QTEST_GUILESS_MAIN(WorldRecoveryTimeTest)
#include "tst_world_recovery_time.moc"
