// Edits that reach chunks which nobody looked at: a worker reads them, the window's thread reads no file.
#include "formats/core/code.h"
#include "model/world/planned_files.h"
#include "model/world/session.h"
#include "tests/model/world/watched_files.h"
#include "tests/support/files.h"
#include "tests/support/heartbeat.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace chartroom;
using model::WorldSession;
using test::WatchedFiles;

namespace {

constexpr int side = 24; // chunks
constexpr int waitMs = 120000;

QByteArray chunkText(int x, int y)
{
    QByteArray rows;
    for (int i = 0; i < 8; ++i)
        rows += (i ? ",\"" : "\"") + QByteArray("AAAABBBB") + '"';
    QByteArray text = "{\"roomLayers\":[{\"layer\":0,\"rows\":[" + rows + "]},{\"layer\":1,\"rows\":[]}";
    // A rare layer, and heights in half of the world.
    if (x == y)
        text += ",{\"layer\":5,\"name\":\"Rare\",\"rows\":[\"R\"]}";
    text += "]";
    if (x % 2 == 0)
        text += ",\"heightLayers\":[{\"id\":\"roof\",\"z\":4,\"x\":1,\"y\":1,\"rows\":[\"##\"]},"
                "{\"id\":\"tower\",\"z\":7,\"x\":2,\"y\":2,\"rows\":[\"T\"]}]";
    return text + "}";
}

world::Operation parsed(const QByteArray& line)
{
    auto operation = world::parseOperation(std::string_view(line.constData(), std::size_t(line.size())));
    if (!operation)
        qFatal("%s", operation.error().text().c_str());
    return std::move(*operation);
}

} // namespace

class WorldFarEditsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    WatchedFiles m_files;

    [[nodiscard]] QString world() const { return m_folder.filePath(QStringLiteral("w")); }
    [[nodiscard]] std::filesystem::path worldPath() const { return QFile::encodeName(world()).toStdString(); }

    std::unique_ptr<WorldSession> open(bool journal = false)
    {
        model::WorldSessionOptions options;
        options.files = &m_files;
        options.stateFolder.clear();
        if (journal)
            options.stateFolder = QFile::encodeName(m_folder.filePath(QStringLiteral("state"))).toStdString();
        auto session = std::make_unique<WorldSession>(world(), QString(), nullptr, std::move(options));
        QSignalSpy indexed(session.get(), &WorldSession::indexed);
        session->open();
        if (!indexed.wait(waitMs))
            qFatal("the world was not read");
        m_files.forget();
        return session;
    }

    // What saving would write after the same edit of a document that reads as it goes.
    [[nodiscard]] std::map<std::string, world::FileMark> expected(const world::Operation& operation) const
    {
        auto document = model::WorldDocument::open(worldPath(), {}, world::Access::Read);
        if (!document || !(*document)->apply(operation))
            qFatal("the edit is refused");
        return (*document)->plan()->marks;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QDir folder(world());
        QVERIFY(folder.mkpath(QStringLiteral("chunks")));
        test::writeAll(folder.filePath(QStringLiteral("world.json")),
                       "{\"id\":\"w\",\"chunkWidth\":8,\"chunkHeight\":8}");
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                test::writeAll(folder.filePath(QStringLiteral("chunks/%1_%2.json").arg(x).arg(y)),
                               chunkText(x, y));
        }
    }
    void cleanup() { m_files.setDelay({}); }

    void theWindowReadsNothing_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("chunks"); // that change
        QTest::addColumn<int>("reads");  // files that are read
        const int all = side * side;
        const auto row = [](const char* name, const char* line, int chunks, int reads) {
            QTest::newRow(name) << QByteArray(line) << chunks << reads;
        };
        row("replace", R"({"op":"replace","layer":0,"from":"A","to":"Z"})", all, all);
        row("replace in an area", R"({"op":"replace","layer":0,"from":"A","to":"Z","area":[0,0,160,8]})", 20,
            20);
        row("replace nothing", R"({"op":"replace","layer":0,"from":"Q","to":"Z"})", 0, all);
        row("delete a rare layer", R"({"op":"deleteRoomLayer","layer":5})", side, side);
        row("rename a rare layer", R"({"op":"renameRoomLayer","layer":5,"name":"Odd"})", side, side);
        row("duplicate a layer", R"({"op":"duplicateRoomLayer","layer":1,"to":3})", all, all);
        row("move a layer", R"({"op":"moveRoomLayer","layer":5,"to":1})", all, all);
        row("rename heights", R"({"op":"renameHeightLayer","id":"roof","name":"Attic"})", all / 2, all / 2);
        row("move heights", R"({"op":"moveHeightLayer","id":"roof","index":1})", all / 2, all / 2);
        row("duplicate heights", R"({"op":"duplicateHeightLayer","id":"roof","newId":"more"})", all / 2,
            all / 2);
        row("delete heights", R"({"op":"deleteHeightLayer","id":"tower"})", all / 2, all / 2);
        row("renumber", R"({"op":"renumberStack"})", all / 2, all / 2);
        row("a group", R"({"op":"group","label":"Both","ops":[{"op":"deleteRoomLayer","layer":5},
                           {"op":"replace","layer":0,"from":"A","to":"Z"}]})",
            all, all);
    }
    void theWindowReadsNothing()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, chunks);
        QFETCH(int, reads);
        const world::Operation operation = parsed(line);
        const auto marks = expected(operation);
        auto session = open();
        QSignalSpy ended(session.get(), &WorldSession::editEnded);
        QSignalSpy changed(session.get(), &WorldSession::changed);
        test::Heartbeat heart;
        QVERIFY(session->apply(operation));
        QVERIFY(session->isEditing());
        QCOMPARE(session->document().undoCount(), std::size_t{0});
        QVERIFY(ended.wait(waitMs));
        qInfo("longest gap of the event loop %.1f ms, longest work %.1f ms", heart.longestGap(),
              heart.longestWork());
        QVERIFY(!session->isEditing());
        // Up to 16 files are read before it is seen that there are more.
        QVERIFY2(m_files.ownReads() <= 16, qPrintable(QString::number(m_files.ownReads())));
        QCOMPARE(static_cast<int>(m_files.names().size()), reads);
        QCOMPARE(static_cast<int>(session->document().dirtyChunks().size()), chunks);
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        QCOMPARE(changed.isEmpty(), chunks == 0);
        QVERIFY(session->document().plan()->marks == marks);

        m_files.forget();
        QVERIFY(session->undo());
        QVERIFY(!session->document().dirty());
        QVERIFY(session->redo());
        QCOMPARE(m_files.ownReads(), 0);
        QVERIFY(session->document().plan()->marks == marks);
    }

    void aReviewReadsTheTextsThatAreAskedFor()
    {
        auto session = open();
        QSignalSpy ended(session.get(), &WorldSession::editEnded);
        QVERIFY(session->apply({world::Replace{0, u'A', u'Z', std::nullopt}}));
        QVERIFY(ended.wait(waitMs));
        const model::WorldSave save = session->document().unsaved();
        const auto plan = save.plan();
        const auto files = model::plannedFiles(save, {});
        QVERIFY(plan && files);
        QCOMPARE(files->size(), plan->files.size());
        QVERIFY(files->size() >= static_cast<std::size_t>(side * side));
        for (std::size_t i = 0; i < files->size(); ++i) {
            const model::PlannedFile& file = (*files)[i];
            QCOMPARE(file.name.toStdString(), plan->files[i].name);
            QCOMPARE(file.bytes, std::uint64_t{plan->files[i].bytes.size()});
            QVERIFY(!file.isNew && !file.isKept);
            QCOMPARE(save.nameOf(file.target), plan->files[i].name);
        }
        m_files.forget();
        const std::size_t some = files->size() - 2;
        const auto text = model::plannedText(save, (*files)[some]);
        QVERIFY(text);
        QCOMPARE(text->toStdString(), plan->files[some].bytes);
        QCOMPARE(m_files.names().size(), std::size_t{1});
    }

    void refusalsComeWithASentence()
    {
        auto session = open();
        // The index knows the layers in use: no file needs to be read.
        const auto refused = session->apply(parsed(R"({"op":"deleteRoomLayer","layer":9})"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::Code::EditLayerUnknown);
        QVERIFY(!session->isEditing());
        QCOMPARE(m_files.ownReads(), 0);
    }

    void cancelledEditsChangeNothing()
    {
        auto session = open();
        m_files.setDelay(std::chrono::milliseconds(2));
        QSignalSpy failed(session.get(), &WorldSession::editFailed);
        QSignalSpy progressed(session.get(), &WorldSession::progressed);
        QVERIFY(session->apply({world::Replace{0, u'A', u'Z', std::nullopt}}));
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), waitMs);
        QCOMPARE(progressed.last().at(0).value<WorldSession::Work>(), WorldSession::Work::Editing);
        session->cancelEdit();
        QVERIFY(failed.wait(waitMs));
        QCOMPARE(failed.first().first().value<core::Message>().code, core::Code::TaskCancelled);
        QVERIFY(!session->isEditing());
        QVERIFY(!session->document().dirty());
        QCOMPARE(session->document().undoCount(), std::size_t{0});
        QVERIFY(static_cast<int>(m_files.names().size()) < side * side);
        // The next edit is taken.
        QVERIFY(session->apply({world::Paint{1, {0, 0}, u'P'}}));
        QCOMPARE(session->document().undoCount(), std::size_t{1});
    }

    void otherEditsWait()
    {
        auto session = open();
        m_files.setDelay(std::chrono::milliseconds(1));
        QVERIFY(session->apply({world::Paint{1, {0, 0}, u'P'}}));
        QSignalSpy ended(session.get(), &WorldSession::editEnded);
        QVERIFY(session->apply({world::Replace{0, u'A', u'Z', std::nullopt}}));
        const auto isBusy = [](const core::Result<model::WorldChange>& done) {
            return !done && done.error().code == core::Code::EditBusy;
        };
        QVERIFY(isBusy(session->apply({world::Paint{1, {1, 1}, u'Q'}})));
        QVERIFY(isBusy(session->undo()));
        QVERIFY(isBusy(session->redo()));
        QVERIFY(isBusy(session->goTo(0)));
        session->beginGesture();
        QVERIFY(!session->inGesture());
        QVERIFY(isBusy(session->extendGesture({world::Paint{1, {1, 1}, u'Q'}})));
        // Looking around goes on.
        session->setView({{12, 12}, 1});
        QVERIFY(ended.wait(waitMs));
        QCOMPARE(session->document().undoCount(), std::size_t{2});
        QTRY_VERIFY_WITH_TIMEOUT(session->chunk({12, 12}).has_value(), waitMs);
        QCOMPARE(session->chunk({12, 12})->chunk->layer(0)->cells.front(), u'Z');
        QVERIFY(session->undo());
        QCOMPARE(session->document().dirtyChunks().size(), std::size_t{1});
        QVERIFY(session->undo());
        QVERIFY(!session->document().dirty());
    }

    void largeEditsAreMadeInTheBackground_data()
    {
        QTest::addColumn<qint64>("cells");
        QTest::addColumn<bool>("background");
        QTest::newRow("a few") << qint64{1000} << false;
        QTest::newRow("many") << qint64{300'000} << true;
    }
    void largeEditsAreMadeInTheBackground()
    {
        QFETCH(qint64, cells);
        QFETCH(bool, background);
        const auto session = open(true);
        auto maker = std::make_shared<std::thread::id>();
        QSignalSpy ended(session.get(), &WorldSession::editEnded);
        const auto done =
            session->apply(model::DeferredEdit{cells, [maker] {
                                                   *maker = std::this_thread::get_id();
                                                   return world::Operation{world::Paint{1, {0, 0}, u'Z'}};
                                               }});
        QVERIFY(done);
        QCOMPARE(session->isEditing(), background);
        if (background)
            QVERIFY(ended.wait(waitMs));
        QCOMPARE(*maker != std::this_thread::get_id(), background);
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        QCOMPARE(session->chunk({0, 0})->chunk->layer(1)->cells[0], u'Z');
        // It is in the journal as any other.
        const QString state = m_folder.filePath(QStringLiteral("state"));
        QDirIterator journals(state, {QStringLiteral("journal")}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(journals.hasNext());
        QVERIFY(test::readAll(journals.next()).contains("{\"op\":\"paint\""));
        session->shutDown();
    }

    void fewFilesAreReadAtOnce()
    {
        auto session = open();
        QVERIFY(session->apply({world::Paint{1, {80, 80}, u'P'}}));
        QVERIFY(!session->isEditing());
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        QCOMPARE(m_files.ownReads(), 1);
    }

    void aNewLayerIsNamedAtOnce()
    {
        auto session = open();
        QVERIFY(session->apply({world::Group{
            {}, {{world::Rectangle{7, {80, 80}, 2, 2, u'Z'}}, {world::RenameRoomLayer{7, "Roofs"}}}}}));
        QVERIFY(!session->isEditing());
        QCOMPARE(session->document().undoCount(), std::size_t{1});
        QCOMPARE(m_files.ownReads(), 1);
    }

    void recoveryReadsInTheBackground()
    {
        {
            auto lost = open(true);
            QSignalSpy ended(lost.get(), &WorldSession::editEnded);
            QVERIFY(lost->apply({world::Paint{1, {80, 80}, u'P'}}));
            QVERIFY(lost->apply({world::Replace{0, u'A', u'Z', std::nullopt}}));
            QVERIFY(ended.wait(waitMs));
            QVERIFY(lost->apply(parsed(R"({"op":"renameRoomLayer","layer":5,"name":"Odd"})")));
            QVERIFY(lost->undo());
            QVERIFY(lost->apply({world::Paint{1, {90, 90}, u'Q'}}));
        }
        auto next = open(true);
        QVERIFY(next->recoveryOffer());
        m_files.forget();
        QSignalSpy recovered(next.get(), &WorldSession::recovered);
        next->recover();
        QVERIFY(next->isEditing());
        QVERIFY(recovered.wait(waitMs));
        QVERIFY(!next->isEditing());
        QVERIFY2(m_files.ownReads() <= 2 * 16, qPrintable(QString::number(m_files.ownReads())));
        QCOMPARE(next->document().undoCount(), std::size_t{3});
        QCOMPARE(next->document().dirtyChunks().size(), static_cast<std::size_t>(side * side));
        QCOMPARE(next->chunk({10, 10})->chunk->layer(1)->cells.front(), u'P');
        while (next->document().undoCount() > 0)
            QVERIFY(next->undo());
        QVERIFY(!next->document().dirty());
        next->shutDown();
    }
};

QTEST_GUILESS_MAIN(WorldFarEditsTest)
#include "tst_world_far_edits.moc"
