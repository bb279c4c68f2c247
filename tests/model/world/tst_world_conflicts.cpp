// Files that somebody else changes while their content here is unsaved: whose counts is decided by people.
#include "formats/core/code.h"
#include "tests/model/world/foreign_files_test.h"
#include "tests/model/world/saved_worlds.h"

#include <csignal>
#include <sys/resource.h>

using namespace chartroom;

namespace {

const QByteArray theirs = "{\"backgroundTileId\":\"theirs\"}";

} // namespace

class WorldConflictsTest : public test::ForeignFilesTest
{
    Q_OBJECT

private Q_SLOTS:
    void unsavedChunksAreConflicts_data()
    {
        QTest::addColumn<bool>("keep");
        QTest::addColumn<bool>("gone");
        QTest::newRow("keep mine") << true << false;
        QTest::newRow("take theirs") << false << false;
        QTest::newRow("keep mine, theirs is gone") << true << true;
        QTest::newRow("take theirs, which is gone") << false << true;
    }
    void unsavedChunksAreConflicts()
    {
        QFETCH(bool, keep);
        QFETCH(bool, gone);
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        const QString file = chunkFile(folder, 0);
        if (gone)
            QVERIFY(QFile::remove(file));
        else
            test::writeAll(file, theirs);
        QVERIFY(conflicts.wait());
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("chunks/0_0.json")});
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        // Nothing is written until it is decided.
        QSignalSpy failed(session.get(), &WorldSession::saveFailed);
        QVERIFY(!session->saveAll());
        QCOMPARE(failed.first().first().value<core::Message>().code, core::Code::WorldConflict);
        QCOMPARE(QFile::exists(file), !gone);
        const auto copies = model::saveCopies(session->copies(), m_folder.filePath(QStringLiteral("kept")));
        QVERIFY(copies);
        QVERIFY(test::readAll(chunkFile(*copies, 0)).contains("mine"));
        QCOMPARE(session->conflicts().size(), std::size_t{1});

        session->resolveConflicts(keep ? Foreign::KeepMine : Foreign::TakeTheirs);
        QVERIFY(session->conflicts().empty());
        QCOMPARE(conflicts.size(), 2);
        QCOMPARE(session->document().dirty(), keep);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string(keep ? "mine" : gone ? "none" : "theirs"));
        if (!keep) {
            QVERIFY(session->undo());
            QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        }
        QSignalSpy saved(session.get(), &WorldSession::saved);
        QVERIFY(session->saveAll());
        QVERIFY(saved.wait());
        QVERIFY(test::readAll(file).contains("mine"));
        QVERIFY(!session->document().dirty());
    }

    void copiesNeverOverwriteAnything()
    {
        const QString folder = makeWorld();
        const QString other = makeWorld();
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(folder, link));
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        test::writeAll(chunkFile(folder, 0), theirs);
        QTRY_COMPARE(session->conflicts().size(), std::size_t{1});
        // Neither theirs nor a file of another world gives way.
        QVERIFY(QDir(folder).mkpath(QStringLiteral("within/deeper")));
        const test::Files own = test::filesOf(folder);
        const test::Files others = test::filesOf(other);
        for (const QString& chosen :
             {folder, folder + QStringLiteral("/chunks"), folder + QStringLiteral("/within/deeper"),
              folder + QStringLiteral("/not/there"), link, link + QStringLiteral("/chunks"), other,
              other + QStringLiteral("/chunks")}) {
            const auto copies = model::saveCopies(session->copies(), chosen);
            QVERIFY2(!copies, qPrintable(chosen));
            QCOMPARE(copies.error().code, core::Code::FileWrite);
            QVERIFY(copies.error().text().find("it belongs to") != std::string::npos);
        }
        QCOMPARE(test::filesOf(folder), own);
        QCOMPARE(test::filesOf(other), others);
        // Copies that are there already stay.
        const QString kept = m_folder.filePath(QStringLiteral("kept copies"));
        QVERIFY(QDir().mkpath(kept + QStringLiteral("/chunks")));
        test::writeAll(chunkFile(kept, 0), "older");
        const auto first = model::saveCopies(session->copies(), kept);
        QVERIFY(first);
        test::writeAll(chunkFile(*first, 0), "looked through");
        const auto second = model::saveCopies(session->copies(), kept);
        QVERIFY(second);
        QVERIFY(*first != *second);
        QCOMPARE(test::readAll(chunkFile(kept, 0)), QByteArray("older"));
        QCOMPARE(test::readAll(chunkFile(*first, 0)), QByteArray("looked through"));
        QVERIFY(test::readAll(chunkFile(*second, 0)).contains("mine"));
    }

    void copiesThatCannotBeWrittenLeaveNothing_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("a folder that is there") << true;
        QTest::newRow("a folder that is made for them") << false;
    }
    void copiesThatCannotBeWrittenLeaveNothing()
    {
        QFETCH(const bool, isThere);
        const QString folder = makeWorld();
        auto session = open(folder);
        // The second of them is too large for the disk.
        constexpr std::size_t large = 5000;
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QVERIFY(session->apply(background({1, 0}, std::string(large, 'x'))));
        for (int x = 0; x < 2; ++x)
            test::writeAll(chunkFile(folder, x), theirs);
        QTRY_COMPARE(session->conflicts().size(), std::size_t{2});
        const QString kept = m_folder.filePath(QStringLiteral("full%1").arg(m_made));
        const QDir around(m_folder.path());
        if (isThere)
            QVERIFY(around.mkpath(kept));
        const test::Files before = test::filesOf(m_folder.path());
        const QStringList folders = around.entryList(QDir::Dirs | QDir::NoDotAndDotDot);

        rlimit unlimited{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &unlimited), 0);
        const auto previous = std::signal(SIGXFSZ, SIG_IGN);
        rlimit limited = unlimited;
        limited.rlim_cur = large / 2;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &limited), 0);
        const auto copies = model::saveCopies(session->copies(), kept);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &unlimited), 0);
        std::signal(SIGXFSZ, previous);

        QVERIFY(!copies);
        QCOMPARE(copies.error().code, core::Code::FileWrite);
        QVERIFY(copies.error().text().find("1_0.json") != std::string::npos);
        QCOMPARE(test::filesOf(m_folder.path()), before);
        QCOMPARE(around.entryList(QDir::Dirs | QDir::NoDotAndDotDot), folders);
        if (isThere)
            QVERIFY(QDir(kept).isEmpty());
        // With room there is a place for all of them.
        const auto again = model::saveCopies(session->copies(), kept);
        QVERIFY(again);
        QVERIFY(test::readAll(chunkFile(*again, 0)).contains("mine"));
        QVERIFY(test::readAll(chunkFile(*again, 1)).contains("xxx"));
    }

    void copiesThatAreGivenUpLeaveNothing_data()
    {
        QTest::addColumn<int>("files");
        QTest::newRow("before the first") << 0;
        QTest::newRow("behind the first") << 1;
        QTest::newRow("before the last") << 2;
    }
    void copiesThatAreGivenUpLeaveNothing()
    {
        QFETCH(const int, files);
        const QString folder = makeWorld();
        auto session = open(folder);
        for (int x = 0; x < 3; ++x) {
            QVERIFY(session->apply(background({x, 0}, "mine")));
            test::writeAll(chunkFile(folder, x), theirs);
        }
        QTRY_COMPARE(session->conflicts().size(), std::size_t{3});
        const QString kept = m_folder.filePath(QStringLiteral("given up%1").arg(m_made));
        const test::Files before = test::filesOf(m_folder.path());
        std::stop_source stop;
        int written = 0;
        if (files == 0)
            stop.request_stop();
        const core::Task task{stop.get_token(), [&](double share) {
                                  QCOMPARE(share, ++written / 3.0);
                                  if (written == files)
                                      stop.request_stop();
                              }};
        const auto copies = model::saveCopies(session->copies(), kept, task);
        QVERIFY(!copies);
        QCOMPARE(copies.error().code, core::Code::TaskCancelled);
        QCOMPARE(std::string(copies.error().argument("written")), std::to_string(files));
        QCOMPARE(written, files);
        QVERIFY(!QFileInfo::exists(kept));
        QCOMPARE(test::filesOf(m_folder.path()), before);
        // What is stopped too late is there, all of it.
        std::stop_source late;
        const core::Task all{late.get_token(), [&](double share) {
                                 if (share >= 1)
                                     late.request_stop();
                             }};
        const auto complete = model::saveCopies(session->copies(), kept, all);
        QVERIFY(complete);
        for (int x = 0; x < 3; ++x)
            QVERIFY(test::readAll(chunkFile(*complete, x)).contains("mine"));
    }

    void aStormIsToldOnce()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        for (int i = 0; i < 50; ++i) {
            test::writeAll(chunkFile(folder, 0), "{\"backgroundTileId\":\"n" + QByteArray::number(i) + "\"}");
            QTest::qWait(20);
        }
        settle(*session, folder);
        QCOMPARE(conflicts.size(), 1);
        // The newest content is what is taken.
        session->resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("n49"));
    }

    void oneOfManyConflictsMayChangeAgain()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        for (int x = 0; x < 3; ++x)
            QVERIFY(session->apply(background({x, 0}, "mine")));
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        for (int x = 0; x < 3; ++x)
            test::writeAll(chunkFile(folder, x), theirs);
        QTRY_COMPARE(session->conflicts().size(), std::size_t{3});
        const auto files = filesIn(session->conflicts());
        conflicts.clear();
        test::writeAll(chunkFile(folder, 0), "{\"backgroundTileId\":\"newer\"}");
        settle(*session, folder);
        QCOMPARE(filesIn(session->conflicts()), files);
        QCOMPARE(conflicts.size(), 0);
        session->resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("newer"));
        QCOMPARE(backgroundOf(*session, {2, 0}), std::string("theirs"));
    }

    void theWorldsOwnFileIsWatchedToo()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        const QString file = folder + QStringLiteral("/world.json");
        test::writeAll(file, "{\"id\":\"w\",\"name\":\"Theirs\",\"chunkWidth\":4,\"chunkHeight\":4}");
        QTRY_COMPARE(session->document().info().name, std::string("Theirs"));
        QVERIFY(!session->document().infoDirty());
        // Other chunk sizes need another opening; until then it is a conflict, and nothing is saved.
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        test::writeAll(file, "{\"id\":\"w\",\"chunkWidth\":8,\"chunkHeight\":8}");
        QVERIFY(conflicts.wait());
        QCOMPARE(filesIn(session->conflicts()), std::vector<QString>{QStringLiteral("world.json")});
        QCOMPARE(session->conflicts().front().theirs, model::WorldConflict::Theirs::Unlike);
        session->resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        session->resolveConflicts(Foreign::KeepMine);
        QVERIFY(session->conflicts().empty());
        QCOMPARE(session->document().info().chunkSize.width, std::int64_t{4});
        QVERIFY(session->document().infoDirty());
    }

    void aDecisionWaitsForTheStep()
    {
        const QString folder = makeWorld();
        model::WorldSessionOptions options;
        options.stateFolder.clear();
        // Every step is done part by part.
        options.changedAtOnce = 0;
        WorldSession session(folder, QString(), nullptr, std::move(options));
        QSignalSpy indexed(&session, &WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait());
        for (const char* tile : {"one", "two"}) {
            QVERIFY(session.apply(background({0, 0}, tile)));
            QTRY_VERIFY(!session.isEditing());
        }
        test::writeAll(chunkFile(folder, 0), theirs);
        QTRY_COMPARE(session.conflicts().size(), std::size_t{1});
        QVERIFY(session.undo());
        QVERIFY(session.isEditing());
        session.resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(session.conflicts().size(), std::size_t{1});
        QTRY_VERIFY(!session.isEditing());
        QVERIFY(session.conflicts().empty());
        QCOMPARE(backgroundOf(session, {0, 0}), std::string("theirs"));
        // It is a step behind the one that was left.
        QCOMPARE(session.document().undoCount(), std::size_t{2});
        QVERIFY(session.undo());
        QTRY_VERIFY(!session.isEditing());
        QCOMPARE(backgroundOf(session, {0, 0}), std::string("one"));
    }
};

QTEST_GUILESS_MAIN(WorldConflictsTest)
#include "tst_world_conflicts.moc"
