// Files of an open world that somebody else damages.
#include "formats/core/code.h"
#include "tests/model/world/foreign_files_test.h"

#include <algorithm>

using namespace chartroom;

class WorldDamageTest : public test::ForeignFilesTest
{
    Q_OBJECT

private Q_SLOTS:
    void damagedFilesAreToldUntilTheyAreMended_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("world") << QStringLiteral("world.json");
        QTest::newRow("bookmarks") << QStringLiteral("bookmarks.json");
    }
    void damagedFilesAreToldUntilTheyAreMended()
    {
        QFETCH(QString, file);
        const QString folder = makeWorld();
        test::writeAll(folder + QStringLiteral("/bookmarks.json"),
                       "{\"schemaVersion\":1,\"worldId\":\"w\",\"bookmarks\":[]}");
        auto session = open(folder);
        const QByteArray sound = test::readAll(folder + QLatin1Char('/') + file);
        test::writeAll(folder + QLatin1Char('/') + file, "{\"x\":");
        QTRY_COMPARE(filesIn(session->conflicts()), std::vector<QString>{file});
        const model::WorldConflict conflict = session->conflicts().front();
        QCOMPARE(conflict.theirs, model::WorldConflict::Theirs::Damaged);
        QVERIFY(!conflict.takeable);
        QVERIFY(conflict.problem);
        QCOMPARE(conflict.problem->code, core::Code::JsonSyntax);
        QVERIFY(session->damagedFile());
        QCOMPARE(session->damagedFile()->file, file.toStdString());
        QCOMPARE(session->damagedFile()->range.offset, std::uint64_t{5});
        QCOMPARE(session->findings().firstError(), std::optional(core::Code::JsonSyntax));
        QCOMPARE(session->firstError(), session->findings().firstError());
        // Damaged otherwise, it is told otherwise.
        QSignalSpy conflicts(session.get(), &WorldSession::conflictsChanged);
        test::writeAll(folder + QLatin1Char('/') + file, "{\"xyz\":");
        QVERIFY(conflicts.wait(test::patience));
        QCOMPARE(session->damagedFile()->range.offset, std::uint64_t{7});
        test::writeAll(folder + QLatin1Char('/') + file, sound);
        QTRY_VERIFY(session->conflicts().empty());
        QVERIFY(!session->damagedFile());
        QVERIFY(!session->findings().firstError());
        QVERIFY(!session->firstError());
        QVERIFY(!session->document().dirty());
    }

    void damagedTilesAreToldAndKept()
    {
        const QString folder = makeWorld();
        const QString file = folder + QStringLiteral("/tiles.json");
        const QByteArray sound = "{\"schemaVersion\":1,\"tiles\":[{\"id\":\"t\",\"symbol\":\"A\"}]}";
        test::writeAll(file, sound);
        auto session = open(folder);
        test::writeAll(file, "{\"x\":");
        QTRY_VERIFY(session->damagedFile());
        QCOMPARE(session->damagedFile()->file, std::string("tiles.json"));
        QVERIFY(session->catalog()->bySymbol(u'A'));
        test::writeAll(file, sound);
        QTRY_VERIFY(!session->damagedFile());
    }

    void mendedBookmarksAreEditable()
    {
        const QString folder = makeWorld();
        const QString file = folder + QStringLiteral("/bookmarks.json");
        test::writeAll(file, "{\"x\":");
        auto session = open(folder);
        QVERIFY(session->damagedFile());
        QVERIFY(!session->document().bookmarksEditable());
        test::writeAll(file, "{\"bookmarks\":[");
        QTRY_COMPARE(session->damagedFile()->range.offset, std::uint64_t{14});
        QVERIFY(session->conflicts().empty());
        test::writeAll(file, "{\"schemaVersion\":1,\"bookmarks\":[{\"id\":\"a\",\"x\":1,\"y\":2}]}");
        QTRY_VERIFY(!session->damagedFile());
        QVERIFY(session->document().bookmarksEditable());
        QVERIFY(session->apply({world::SetBookmark{"b", "Well", {5, 6}}}));
        // One of a newer schema is shown and never written (W5).
        QVERIFY(session->undo());
        test::writeAll(file, "{\"schemaVersion\":2,\"bookmarks\":[]}");
        QTRY_VERIFY(!session->document().bookmarksEditable());
    }

    void theFirstErrorIsThatOfTheFindings()
    {
        const QString folder = makeWorld();
        const QByteArray sound = test::readAll(chunkFile(folder, 0));
        test::writeAll(folder + QStringLiteral("/bookmarks.json"), "{\"bookmarks\":[]}");
        // Damaged from the first, it is found when it is read and when the whole world is.
        test::writeAll(chunkFile(folder, 0), "{");
        auto session = open(folder);
        QCOMPARE(session->firstError(), std::optional(core::Code::JsonSyntax));
        QCOMPARE(session->firstError(), session->findings().firstError());
        test::writeAll(chunkFile(folder, 0), sound);
        QTRY_VERIFY(!session->firstError());
        QVERIFY(!session->findings().firstError());
        // And while it is open.
        test::writeAll(chunkFile(folder, 0), "{\"x\":");
        QTRY_VERIFY(session->firstError());
        QCOMPARE(session->firstError(), session->findings().firstError());
        // An error of a file beside the chunks comes first.
        test::writeAll(folder + QStringLiteral("/bookmarks.json"), "{\"x\":");
        QTRY_VERIFY(session->damagedFile());
        QCOMPARE(session->firstError(), std::optional(session->damagedFile()->code));
        QCOMPARE(session->firstError(), session->findings().firstError());
    }

    void unsavedWorkDoesNotGiveWayToADamagedChunk()
    {
        const QString folder = makeWorld();
        auto session = open(folder);
        QVERIFY(session->apply(background({0, 0}, "mine")));
        test::writeAll(chunkFile(folder, 0), "{");
        QTRY_COMPARE(session->conflicts().size(), std::size_t{1});
        QVERIFY(!session->conflicts().front().takeable);
        session->resolveConflicts(Foreign::TakeTheirs);
        QCOMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QCOMPARE(session->conflicts().size(), std::size_t{1});
        session->resolveConflicts(Foreign::KeepMine);
        QVERIFY(session->conflicts().empty());
        QVERIFY(session->document().dirty());
        QCOMPARE(session->firstError(), std::optional(core::Code::JsonSyntax));
        // What a save has mended is said no more.
        save(*session);
        QCOMPARE(problems(*session, "chunks/0_0.json"), std::vector<core::Code>());
        QVERIFY(!session->firstError());
    }

    void aChunkThatIsTornForAWhileKeepsItsSteps_data() { stepRows(); }
    void aChunkThatIsTornForAWhileKeepsItsSteps()
    {
        QFETCH(const bool, inParts);
        const QString folder = makeWorld();
        const QString file = chunkFile(folder, 0);
        auto session = openWithSavedStep(folder, inParts);
        const QByteArray mine = test::readAll(file);
        const auto isTorn = [&session] {
            return session->chunk({0, 0})->state == world::ChunkLook::State::Unreadable;
        };
        test::writeAll(file, "{");
        QTRY_VERIFY(isTorn());
        // Nothing is done to what nobody can read.
        expectRefusedUndo(*session, inParts, core::Code::EditChunkUnreadable);
        QVERIFY(!session->document().dirty());
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        // Back as it was, nothing has happened.
        test::writeAll(file, mine);
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("mine"));
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        // Back otherwise, one step leads from mine to theirs.
        test::writeAll(file, "{");
        QTRY_VERIFY(isTorn());
        test::writeAll(file, "{\"backgroundTileId\":\"theirs\"}");
        QTRY_COMPARE(backgroundOf(*session, {0, 0}), std::string("theirs"));
        QVERIFY(!session->document().dirty());
        QCOMPARE(session->document().undoCount(), std::size_t{2});
        for (const char* expected : {"mine", ""}) {
            QVERIFY(session->undo());
            QTRY_VERIFY(!session->isEditing());
            QCOMPARE(backgroundOf(*session, {0, 0}), std::string(expected));
        }
        for (const char* expected : {"mine", "theirs"}) {
            QVERIFY(session->redo());
            QTRY_VERIFY(!session->isEditing());
            QCOMPARE(backgroundOf(*session, {0, 0}), std::string(expected));
        }
        QVERIFY(!session->document().dirty());
    }

    void aSaveTellsWhatStillHolds()
    {
        const QString folder = makeWorld();
        // A byte order mark is kept by a save, and rows that are too long are not.
        const QByteArray untidy("{\"roomLayers\":[{\"layer\":1,\"rows\":[\"ABCDEFGHIJ\"]}]}");
        test::writeAll(chunkFile(folder, 0), "\xEF\xBB\xBF" + untidy);
        test::writeAll(chunkFile(folder, 1), untidy);
        auto session = open(folder);
        const std::string name = "chunks/0_0.json";
        const auto of = [&session](const std::string& file) { return problems(*session, file); };
        for (const core::Code code : {core::Code::JsonBom, core::Code::ChunkLoss})
            QVERIFY(std::ranges::count(of(name), code) > 0);
        const auto untouched = of("chunks/1_0.json");
        QVERIFY(!untouched.empty());
        QVERIFY(session->apply(background({0, 0}, "mine")));
        QSignalSpy read(session.get(), &WorldSession::filesRead);
        save(*session);
        QVERIFY(!read.isEmpty());
        QCOMPARE(of(name), std::vector<core::Code>{core::Code::JsonBom});
        QCOMPARE(of("chunks/1_0.json"), untouched);
        settle(*session, folder);
        QCOMPARE(of(name), std::vector<core::Code>{core::Code::JsonBom});
    }

    void anIndexThatIsLateSaysNothingOfWhatWasMendedSince()
    {
        const QString folder = makeWorld();
        test::writeAll(chunkFile(folder, 0), "{");
        test::writeAll(chunkFile(folder, 1), "{");
        const auto opened = WorldDocument::open(folder.toStdString(), {}, world::Access::Write);
        QVERIFY(opened);
        WorldDocument& document = **opened;
        auto index = model::WorldIndex::read(document.store(), {});
        QVERIFY(index);
        test::writeAll(chunkFile(folder, 0), "{}");
        QCOMPARE(document.look({0, 0}).state, world::ChunkLook::State::Editable);
        document.adopt(std::move(*index));
        std::vector<std::string> files;
        for (const core::Finding& finding : document.chunks().findings().findings()) {
            if (finding.level == core::Level::Error)
                files.push_back(finding.file);
        }
        QCOMPARE(files, std::vector<std::string>{"chunks/1_0.json"});
    }

private:
    static std::vector<core::Code> problems(const WorldSession& session, const std::string& file)
    {
        std::vector<core::Code> codes;
        const core::FindingList all = session.findings();
        for (const core::Finding& finding : all.findings()) {
            if (finding.file == file)
                codes.push_back(finding.code);
        }
        return codes;
    }
};

QTEST_GUILESS_MAIN(WorldDamageTest)
#include "tst_world_damage.moc"
