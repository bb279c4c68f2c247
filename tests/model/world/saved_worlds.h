#pragma once

#include "model/world/script.h"
#include "tests/support/files.h"
#include "tests/support/world_case.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

namespace chartroom::test {

using Files = QMap<QString, QByteArray>;

inline Files filesOf(const QString& folder)
{
    Files result;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        result.insert(QDir(folder).relativeFilePath(path), test::readAll(path));
    }
    return result;
}

/// Touches every kind of file: a chunk from which cells are cut, one that is sound, a new one, bookmarks,
/// world.
inline constexpr const char* script = R"({"op":"paint","layer":1,"x":0,"y":0,"symbol":"Z"}
{"op":"paint","layer":1,"x":-1,"y":-1,"symbol":"Y"}
{"op":"paint","layer":2,"x":100,"y":100,"symbol":"X"}
{"op":"setBookmark","id":"home","label":"Home","x":1,"y":2}
{"op":"setWorld","fields":{"name":"Renamed"}}
)";

inline void makeWorld(const QString& folder, bool withChunks = true)
{
    QVERIFY(QDir().mkpath(folder));
    test::writeAll(folder + "/world.json",
                   "{\n  \"id\": \"w\",\n  \"chunkWidth\": 8,\n  \"chunkHeight\": 8\n}\n");
    if (!withChunks)
        return;
    QVERIFY(QDir(folder).mkpath(QStringLiteral("chunks")));
    test::writeAll(folder + "/chunks/0_0.json", "{\"roomLayers\":[{\"layer\":1,\"rows\":[\"ABCDEFGHIJ\"]}]}");
    test::writeAll(folder + "/chunks/-1_-1.json", "{}\n");
}

inline std::unique_ptr<model::WorldDocument> open(const QString& folder, world::FileSystem& files,
                                                  world::Access access = world::Access::Write)
{
    auto document = model::WorldDocument::open(fsPath(folder), {}, access, files);
    if (!document)
        return nullptr;
    return std::move(*document);
}

/// Runs the script; nothing when all went well.
inline std::optional<model::ScriptStop> edit(const QString& folder, world::FileSystem& files)
{
    const auto document = open(folder, files);
    if (!document)
        qFatal("the world cannot be opened");
    return model::runScript(*document, script);
}

/// A new small world at each call, gone at the end of the test.
class SavedWorlds
{
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString fresh(bool withChunks = true)
    {
        const QString folder = m_folder.filePath(QString::number(m_made++)) + QStringLiteral("/w");
        makeWorld(folder, withChunks);
        return folder;
    }

private:
    QTemporaryDir m_folder;
    int m_made = 0;
};

} // namespace chartroom::test
