#pragma once

#include "model/world/session.h"
#include "tests/support/files.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace chartroom::test {

/// A test of sessions whose files somebody else changes.
class ForeignFilesTest : public QObject
{
protected:
    using WorldDocument = model::WorldDocument;
    using WorldSession = model::WorldSession;
    using Foreign = WorldDocument::Foreign;
    using Theirs = model::WorldConflict::Theirs;

    QTemporaryDir m_folder;
    int m_made = 0;

    [[nodiscard]] static std::string backgroundOf(const WorldSession& session, world::Address address)
    {
        const auto look = session.chunk(address);
        return look && look->chunk ? look->chunk->backgroundTileId : std::string("none");
    }
    [[nodiscard]] static std::vector<QString> filesIn(const std::vector<model::WorldConflict>& conflicts)
    {
        std::vector<QString> files;
        for (const model::WorldConflict& conflict : conflicts)
            files.push_back(conflict.file);
        return files;
    }
    [[nodiscard]] static world::Operation background(world::Address at, const std::string& tile)
    {
        return {world::FillBackground{at, tile}};
    }

    QString makeWorld()
    {
        const QString folder = m_folder.filePath(QString::number(m_made++));
        QDir(folder).mkpath(QStringLiteral("chunks"));
        test::writeAll(folder + QStringLiteral("/world.json"),
                       "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
        for (int x = 0; x < 3; ++x)
            test::writeAll(chunkFile(folder, x), "{}");
        return folder;
    }
    static QString chunkFile(const QString& folder, int x)
    {
        return folder + QStringLiteral("/chunks/%1_0.json").arg(x);
    }

    std::unique_ptr<WorldSession> open(const QString& folder, model::WorldSessionOptions options = {})
    {
        options.stateFolder = QFile::encodeName(m_folder.filePath(QStringLiteral("state"))).toStdString();
        auto session = std::make_unique<WorldSession>(folder, QString(), nullptr, std::move(options));
        QSignalSpy indexed(session.get(), &WorldSession::indexed);
        session->open();
        if (!indexed.wait(patience))
            qFatal("the world cannot be opened");
        session->setView({{1, 0}, 1});
        if (!QTest::qWaitFor([&] { return session->chunk({0, 0}) && session->chunk({2, 0}); }, patience))
            qFatal("the chunks are not read");
        return session;
    }

    /// Rows of a test that is made with steps that are done at once, and part by part.
    static void stepRows()
    {
        QTest::addColumn<bool>("inParts");
        QTest::newRow("steps at once") << false;
        QTest::newRow("steps part by part") << true;
    }
    /// Opens a world whose first chunk has had a step that is saved.
    std::unique_ptr<WorldSession> openWithSavedStep(const QString& folder, bool inParts)
    {
        model::WorldSessionOptions options;
        if (inParts)
            options.changedAtOnce = 0;
        auto session = open(folder, options);
        const bool begun = session->apply(background({0, 0}, "mine")).ok();
        if (!begun || !QTest::qWaitFor([&] { return !session->isEditing(); }, patience))
            qFatal("the step cannot be done");
        save(*session);
        return session;
    }
    /// Undoes a step of openWithSavedStep() where that is refused; of one that is done part by part that is
    /// said later.
    static void expectRefusedUndo(WorldSession& session, bool inParts, core::Code why)
    {
        QSignalSpy failed(&session, &WorldSession::editFailed);
        const auto refused = session.undo();
        QTRY_VERIFY(!session.isEditing());
        QCOMPARE(refused.ok(), inParts);
        QCOMPARE(failed.size(), inParts ? 1 : 0);
        const auto said = inParts ? failed.front().front().value<core::Message>() : refused.error();
        QCOMPARE(said.code, why);
    }
    static void save(WorldSession& session)
    {
        QSignalSpy saved(&session, &WorldSession::saved);
        QVERIFY(session.saveAll());
        QVERIFY(saved.wait(patience));
    }

    /// Waits until what was written has been looked at: a mark behind it is seen.
    static void settle(WorldSession& session, const QString& folder)
    {
        static int count = 0;
        QSignalSpy catalog(&session, &WorldSession::catalogChanged);
        test::writeAll(folder + QStringLiteral("/tiles.json"),
                       "{\"tiles\":[],\"n\":" + QByteArray::number(++count) + "}");
        QVERIFY(catalog.wait(patience));
        QTest::qWait(100);
    }
};

} // namespace chartroom::test
