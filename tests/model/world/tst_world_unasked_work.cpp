// What sessions left that ended without closing, looked for without opening their worlds.
#include "formats/core/code.h"
#include "model/world/kept_work.h"
#include "model/world/world_lock.h"
#include "tests/model/world/journal_editor.h"
#include "tests/support/files.h"

#include <QTest>

#include <algorithm>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

using namespace chartroom;
using model::KeptWork;
using test::Editor;
using test::paint;

namespace {

/// A world that a session was killed in, behind so many steps.
class LeftWorld
{
public:
    explicit LeftWorld(int steps)
    {
        Editor editor(folder, state);
        for (int x = 0; x < steps; ++x)
            (void)editor.document->apply(paint(x));
    }

    [[nodiscard]] QString journal() const { return QString::fromStdString((state / "journal").string()); }
    /// The state folder of all worlds.
    [[nodiscard]] std::filesystem::path root() const { return state.parent_path().parent_path(); }
    [[nodiscard]] std::vector<KeptWork> unasked() const { return model::unaskedWork(root()); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(QString::fromStdString(state.string())).entryList({QStringLiteral("journal*")});
    }

private:
    test::JournalWorlds m_worlds;

public:
    QString folder = m_worlds.fresh();
    std::filesystem::path state = m_worlds.stateOf(folder);
};

} // namespace

class WorldUnaskedWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWorkOfAKilledSessionIsFoundAndLeftAsItIs()
    {
        const LeftWorld left(2);
        const QByteArray journal = test::readAll(left.journal());
        const auto found = left.unasked();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().world, left.folder);
        QCOMPARE(found.front().steps, std::size_t{2});
        QVERIFY(found.front().state == KeptWork::State::Whole);
        QVERIFY(found.front().worldThere);
        QVERIFY(!found.front().aside);
        QCOMPARE(test::readAll(left.journal()), journal);
        QCOMPARE(left.files(), QStringList{QStringLiteral("journal")});
        QVERIFY(model::keptWork(left.root()).empty());
        // Offered and not answered, it still waits; declined, it is aside.
        const auto document = test::openWorld(left.folder);
        const auto offer = model::findRecovery(left.state, document->store()).offer;
        QVERIFY(offer);
        QCOMPARE(left.unasked().size(), std::size_t{1});
        (void)offer->putAside();
        QVERIFY(left.unasked().empty());
        QCOMPARE(model::keptWork(left.root()).size(), std::size_t{1});
    }

    void ofAJournalThatBecameHugeOnlyTheSoundPartIsRead()
    {
        const LeftWorld left(2);
        // Far more than fits into memory; on the disk it takes nothing.
        QVERIFY(QFile::resize(left.journal(), qint64{1} << 38));
        const auto found = left.unasked();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().steps, std::size_t{2});
        QVERIFY(found.front().state == KeptWork::State::Damaged);
        const auto document = test::openWorld(left.folder);
        const auto recovery = model::findRecovery(left.state, document->store());
        QVERIFY(recovery.offer);
        QCOMPARE(recovery.offer->steps, std::size_t{2});
        // As long a line that begins like one, and one that does not.
        for (const QByteArray& line : {QByteArray("0123456789abcdef x"), QByteArray(40, 'a')}) {
            const LeftWorld other(1);
            test::writeAll(other.journal(), test::readAll(other.journal()) + line);
            QCOMPARE(other.unasked().front().steps, std::size_t{1});
        }
    }

    void aWorldThatSomebodyHasOpenIsNotListed()
    {
        const LeftWorld left(1);
        {
            const auto lock = model::WorldLock::take(left.root(), test::fsPath(left.folder));
            QVERIFY(lock);
            QVERIFY(model::WorldLock::isHeld(left.state));
            QVERIFY(left.unasked().empty());
        }
        QVERIFY(!model::WorldLock::isHeld(left.state));
        QCOMPARE(left.unasked().size(), std::size_t{1});
        // Looking keeps nobody out.
        QVERIFY(model::WorldLock::take(left.root(), test::fsPath(left.folder)));
    }

    void whoeverOpensAWorldWaitsForOneThatLooks()
    {
        const LeftWorld left(1);
        QVERIFY(model::WorldLock::take(left.root(), test::fsPath(left.folder)));
        // It has no time to go on for a while.
        const int look = ::open((left.state / "lock").c_str(), O_RDONLY | O_CLOEXEC);
        QVERIFY(look >= 0);
        QCOMPARE(::flock(look, LOCK_SH | LOCK_NB), 0);
        const std::jthread slow([look] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            ::close(look);
        });
        const auto lock = model::WorldLock::take(left.root(), test::fsPath(left.folder));
        QVERIFY(lock);
        // With an editor nobody shares it.
        QVERIFY(!model::WorldLock::take(left.root(), test::fsPath(left.folder)));
    }

    void aTornJournalIsListedOnceWithItsCopy_data()
    {
        QTest::addColumn<int>("openings"); // none is answered
        QTest::addColumn<bool>("worked");  // whether a step was done behind each, and lost
        QTest::newRow("not opened since") << 0 << false;
        QTest::newRow("opened") << 1 << false;
        QTest::newRow("with more work behind it") << 1 << true;
        QTest::newRow("joined with it") << 2 << true;
    }
    void aTornJournalIsListedOnceWithItsCopy()
    {
        QFETCH(const int, openings);
        QFETCH(const bool, worked);
        const LeftWorld left(2);
        test::writeAll(left.journal(), test::readAll(left.journal()) + "[torn");
        std::size_t steps = 2;
        for (int opening = 0; opening < openings; ++opening) {
            Editor editor(left.folder, left.state);
            QVERIFY(model::findRecovery(left.state, editor.document->store()).offer);
            if (worked) {
                QVERIFY(editor.document->apply(paint(static_cast<int>(steps))));
                ++steps;
            }
        }
        const auto found = model::allLeftWork(left.root());
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().steps, steps);
        QVERIFY(!found.front().aside);
        QVERIFY(found.front().state == KeptWork::State::Damaged);
        // Its copy goes with it.
        QVERIFY(model::removeWork(found.front()));
        QCOMPARE(left.files(), QStringList());
    }

    void aDeclinedTornJournalIsListedOnce()
    {
        const LeftWorld left(2);
        test::writeAll(left.journal(), test::readAll(left.journal()) + "[torn");
        for (int opening = 0; opening < 2; ++opening) {
            Editor editor(left.folder, left.state);
            const auto offer = model::findRecovery(left.state, editor.document->store()).offer;
            QVERIFY(offer);
            if (opening == 0)
                QVERIFY(editor.document->apply(paint(2)));
            else
                (void)offer->putAside();
        }
        // The torn one, and what came of joining its sound part.
        QCOMPARE(model::keptWork(left.root()).size(), std::size_t{2});
        const auto found = model::allLeftWork(left.root());
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().steps, std::size_t{3});
        QVERIFY(found.front().aside);
        QVERIFY(model::removeWork(found.front()));
        QCOMPARE(left.files(), QStringList());
    }

    void aJournalThatIsMovedMeanwhileIsNotUnreadable()
    {
        const LeftWorld left(1);
        // What opening and closing its world does to it.
        const std::filesystem::path last = left.state / "journal";
        const std::filesystem::path asked = left.state / "journal.left";
        const std::jthread other([&last, &asked](const std::stop_token& stop) {
            std::error_code ignored;
            while (!stop.stop_requested()) {
                std::filesystem::rename(last, asked, ignored);
                std::filesystem::rename(asked, last, ignored);
            }
        });
        constexpr int looks = 2000;
        for (int i = 0; i < looks; ++i) {
            for (const KeptWork& work : left.unasked())
                QVERIFY(work.state == KeptWork::State::Whole);
        }
    }

    void aJournalThatIsNotThereAnyMoreIsNone()
    {
        const LeftWorld left(1);
        // As if it had been removed after its folder was listed.
        std::filesystem::create_symlink("removed", left.state / "journal.kept-1");
        QVERIFY(model::keptWork(left.root()).empty());
        test::writeAll(left.journal() + QStringLiteral(".kept-2"), "aside");
        QCOMPARE(model::keptWork(left.root()).size(), std::size_t{1});
    }

    void aLookThatIsStoppedReadsNoMore()
    {
        const LeftWorld left(1);
        test::writeAll(left.journal() + QStringLiteral(".kept-1"), "aside");
        std::stop_source stop;
        const core::Task task{stop.get_token(), {}};
        QCOMPARE(model::unaskedWork(left.root(), task).size(), std::size_t{1});
        QCOMPARE(model::keptWork(left.root(), task).size(), std::size_t{1});
        stop.request_stop();
        QVERIFY(model::unaskedWork(left.root(), task).empty());
        QVERIFY(model::keptWork(left.root(), task).empty());
    }

    void whatIsDamagedSaysSo()
    {
        const LeftWorld left(2);
        const QByteArray whole = test::readAll(left.journal());
        test::writeAll(left.journal(), whole + "00 torn");
        QCOMPARE(left.unasked().size(), std::size_t{1});
        QVERIFY(left.unasked().front().state == KeptWork::State::Damaged);
        QCOMPARE(left.unasked().front().steps, std::size_t{2});
        test::writeAll(left.journal(), "this is no journal\n" + whole);
        QCOMPARE(left.unasked().size(), std::size_t{1});
        QVERIFY(left.unasked().front().state == KeptWork::State::Unreadable);
        QVERIFY(left.unasked().front().world.isEmpty());
        // Beside one that can be read it is only a part.
        test::writeAll(left.journal() + QStringLiteral(".left"), whole);
        QCOMPARE(left.unasked().size(), std::size_t{1});
        QVERIFY(left.unasked().front().state == KeptWork::State::Damaged);
        QCOMPARE(left.unasked().front().steps, std::size_t{2});
        QCOMPARE(left.unasked().front().world, left.folder);
    }

    void worldsAreCalledByTheirNames()
    {
        const LeftWorld left(1);
        const QString file = left.folder + QStringLiteral("/world.json");
        const QString folderName = QFileInfo(left.folder).fileName();
        test::writeAll(file, R"({"schemaVersion":1,"id":"w","name":"The Marsh"})");
        QCOMPARE(left.unasked().front().name, QStringLiteral("The Marsh"));
        test::writeAll(file, R"({"schemaVersion":1,"id":"w","name":""})");
        QCOMPARE(left.unasked().front().name, folderName);
        test::writeAll(file, "no world");
        QCOMPARE(left.unasked().front().name, folderName);
        QVERIFY(QFile::remove(file));
        QCOMPARE(left.unasked().front().name, folderName);
    }

    void worldsThatAreCalledAlikeHaveTheirFolders()
    {
        const auto work = [](const QString& world, const QString& name) {
            KeptWork result;
            result.world = world;
            result.name = name;
            return result;
        };
        const QString marsh = QStringLiteral("Marsh");
        const std::vector<KeptWork> all{work(QStringLiteral("/a"), marsh), work(QStringLiteral("/a"), marsh),
                                        work(QStringLiteral("/b"), QStringLiteral("Moor"))};
        // Several entries of one world are no other world.
        QCOMPARE(model::worldLabel(all[0], all), marsh);
        const std::vector<KeptWork> more{all[0], all[2], work(QStringLiteral("/c"), marsh)};
        QCOMPARE(model::worldLabel(more[0], more), QStringLiteral("/a"));
        QCOMPARE(model::worldLabel(more[1], more), QStringLiteral("Moor"));
        QCOMPARE(model::worldLabel(more[2], more), QStringLiteral("/c"));
        QCOMPARE(model::worldLabel({}, more), QString());
    }

    void aWorldThatIsGoneIsTold()
    {
        const LeftWorld left(1);
        QVERIFY(QDir(left.folder).removeRecursively());
        const auto found = left.unasked();
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(!found.front().worldThere);
        QCOMPARE(found.front().world, left.folder);
    }

    void whereNothingCanBeLostNothingIsFound()
    {
        const LeftWorld left(1);
        model::JournalText text(test::fsPath(left.folder), "w");
        test::writeAll(left.journal(), QByteArray::fromStdString(text.take()));
        QVERIFY(left.unasked().empty());
        QVERIFY(QFile::remove(left.journal()));
        QVERIFY(left.unasked().empty());
    }

    void aJournalThatIsInANewerOneIsNotCountedTwice()
    {
        const LeftWorld left(2);
        const QByteArray older = test::readAll(left.journal());
        model::JournalText text(test::fsPath(left.folder), "w");
        text.addReplaces("journal.left");
        text.addOperation(world::toLine(paint(0)));
        test::writeAll(left.journal(), QByteArray::fromStdString(text.take()));
        test::writeAll(left.journal() + QStringLiteral(".left"), older);
        QCOMPARE(left.unasked().size(), std::size_t{1});
        QCOMPARE(left.unasked().front().steps, std::size_t{1});
    }

    void itIsRemovedUnlessSomebodyHasTheWorld()
    {
        const LeftWorld left(1);
        test::writeAll(left.journal() + QStringLiteral(".left"), test::readAll(left.journal()));
        test::writeAll(left.journal() + QStringLiteral(".kept-1"), "aside");
        const auto found = left.unasked();
        QCOMPARE(found.size(), std::size_t{1});
        {
            const auto lock = model::WorldLock::take(left.root(), test::fsPath(left.folder));
            QVERIFY(lock);
            const auto refused = model::removeWork(found.front());
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, core::Code::WorldLocked);
            QCOMPARE(left.files().size(), 3);
        }
        QVERIFY(model::removeWork(found.front()));
        QVERIFY(left.unasked().empty());
        QCOMPARE(left.files(), QStringList{QStringLiteral("journal.kept-1")});
        QVERIFY(model::removeWork(model::keptWork(left.root()).front()));
        QVERIFY(left.files().isEmpty());
    }

    void stepsOutliveTheirTornRecordUntilTheyAreDeclined()
    {
        const LeftWorld left(2);
        test::writeAll(left.journal(), test::readAll(left.journal()) + "[torn");
        const auto offer = model::findRecovery(left.state, test::openWorld(left.folder)->store()).offer;
        QVERIFY(offer);
        {
            // While a window asks about the steps their torn record stands in the list by itself.
            const auto lock = model::WorldLock::take(left.root(), test::fsPath(left.folder));
            QVERIFY(lock);
            const auto listed = model::allLeftWork(left.root());
            QCOMPARE(listed.size(), std::size_t{1});
            QVERIFY(model::removeWork(listed.front()));
        }
        const std::filesystem::path kept = offer->putAside();
        QVERIFY(kept != offer->journal);
        const auto listed = model::allLeftWork(left.root());
        QCOMPARE(listed.size(), std::size_t{1});
        QVERIFY(listed.front().journal == kept);
        QCOMPARE(listed.front().steps, std::size_t{2});
        QVERIFY(listed.front().copies.empty());
    }

    void aLaterRecordIsNotTakenForADeletedCopy()
    {
        const LeftWorld left(2);
        test::writeAll(left.journal(), test::readAll(left.journal()) + "[torn");
        const auto document = test::openWorld(left.folder);
        QVERIFY(model::findRecovery(left.state, document->store()).offer);
        const auto aside = model::keptWork(left.root());
        QCOMPARE(aside.size(), std::size_t{1});
        QVERIFY(std::filesystem::remove(aside.front().journal));
        // Another record is put aside while the steps of the first are still offered.
        const QByteArray other("of another program");
        test::writeAll(left.journal(), other);
        QVERIFY(model::findRecovery(left.state, document->store()).offer);
        const auto listed = model::allLeftWork(left.root());
        QCOMPARE(listed.size(), std::size_t{2});
        const auto steps = std::ranges::find(listed, false, &KeptWork::aside);
        QVERIFY(steps != listed.end());
        QCOMPARE(steps->steps, std::size_t{2});
        QVERIFY(steps->state == KeptWork::State::Whole);
        QVERIFY(model::removeWork(*steps));
        const auto stays = model::allLeftWork(left.root());
        QCOMPARE(stays.size(), std::size_t{1});
        QCOMPARE(test::readAll(QString::fromStdString(stays.front().journal.string())), other);
    }
};

QTEST_GUILESS_MAIN(WorldUnaskedWorkTest)
#include "tst_world_unasked_work.moc"
