#pragma once

#include "tests/model/world/foreign_files_test.h"

namespace chartroom::test {

/// A test of sessions whose folder, or chunks of it, others take away.
class GoneFilesTest : public ForeignFilesTest
{
protected:
    // Longer than what a test does in the middle of a deletion, and longer than any test.
    static constexpr int longWait = 3000;
    static constexpr int endless = 3'600'000;
    const QByteArray theirs = "{\"backgroundTileId\":\"theirs\"}";

    static model::WorldSessionOptions deletionsWait(int milliseconds)
    {
        model::WorldSessionOptions options;
        options.deletionMilliseconds = milliseconds;
        return options;
    }
    static model::WorldSessionOptions withoutState()
    {
        model::WorldSessionOptions options;
        options.stateFolder.clear();
        return options;
    }

    enum How { Renamed, ParentRenamed, Deleted };

    /// A world that lies in a folder of its own.
    QString makeInner()
    {
        const QString made = makeWorld();
        const QString outer = m_folder.filePath(QStringLiteral("outer%1").arg(m_made));
        const QString inner = outer + QStringLiteral("/world");
        if (!QDir().mkpath(outer) || !QDir().rename(made, inner))
            qFatal("the world cannot be moved");
        return inner;
    }
    /// A world of which no chunk was read, but by the index.
    static void openUnread(model::WorldSession& session)
    {
        QSignalSpy indexed(&session, &model::WorldSession::indexed);
        session.open();
        QVERIFY(indexed.wait(patience));
        for (int x = 0; x < 3; ++x)
            QVERIFY(!session.chunk({x, 0}));
    }
    static void expectAll(const model::WorldSession& session)
    {
        for (int x = 0; x < 3; ++x)
            QVERIFY(session.document().chunks().exists({x, 0}));
    }
    static QString movedBy(How how, const QString& folder)
    {
        return how == ParentRenamed ? QFileInfo(folder).path() : folder;
    }
    static void take(How how, const QString& folder)
    {
        if (how == Deleted)
            QVERIFY(QDir(folder).removeRecursively());
        else
            QVERIFY(QDir().rename(movedBy(how, folder), movedBy(how, folder) + QStringLiteral(".away")));
    }
    static void bringBack(How how, const QString& folder)
    {
        if (how != Deleted) {
            QVERIFY(QDir().rename(movedBy(how, folder) + QStringLiteral(".away"), movedBy(how, folder)));
            return;
        }
        QVERIFY(QDir().mkpath(folder + QStringLiteral("/chunks")));
        for (int x = 0; x < 3; ++x)
            writeAll(chunkFile(folder, x), "{}");
        writeAll(folder + QStringLiteral("/world.json"), "{\"id\":\"w\",\"chunkWidth\":4,\"chunkHeight\":4}");
    }
};

} // namespace chartroom::test
