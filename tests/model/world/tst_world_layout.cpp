// Files laid out as in the manual's examples, inline objects and all: an edit changes the lines that it must
// and no byte elsewhere.
#include "model/world/script.h"
#include "tests/support/files.h"
#include "tests/support/world_case.h"

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

namespace {

constexpr const char* worldText = R"({
  "schemaVersion": 1,
  "id": "overworld",
  "name": "Overworld Mock",
  "chunkWidth": 8,
  "chunkHeight": 4,
  "tileSize": 32,
  "backgroundColor": "#060A14",
  "defaultBackgroundTileId": "tile_5b6206b849",
  "heightBlurStep": 0.10,
  "editorUi": { "panel": "left" },
  "spawn": { "x": 80, "y": 80 },
  "editor": {
    "defaultZoom": 1.0,
    "gridVisible": true
  }
}
)";

constexpr const char* bookmarksText = R"({
  "schemaVersion": 1,
  "worldId": "overworld",
  "bookmarks": [
    { "id": "poi_1", "label": "Town Center", "x": 120, "y": 84 }
  ]
}
)";

constexpr const char* chunkText = R"({
  "schemaVersion": 1,
  "worldId": "overworld",
  "chunkX": -1,
  "chunkY": 2,
  "width": 8,
  "height": 4,
  "backgroundTileId": "",
  "roomLayers": [
    {
      "layer": 0,
      "rows": ["........", "AB......", "........", "........"],
      "instanceIds": []
    },
    {
      "layer": 1,
      "rows": [
        "        ",
        "  C     ",
        "   \u0044    ",
        "        "
      ],
      "instanceIds": ["inst_gatekeeper_001"]
    }
  ],
  "heightLayers": [
    {
      "id": "height_2",
      "name": "Tower Top",
      "z": 2,
      "x": 1,
      "y": 0,
      "rows": [
        " AAA",
        "A   A",
        " AAA"
      ]
    }
  ],
  "instances": [
    {
      "id": "inst_gatekeeper_001",
      "templateId": "npc_gatekeeper_bubbles",
      "layer": 1,
      "x": 3,
      "y": 2,
      "record": {
        "name": "Bubbles", "strength": 1.50,
        "position": { "x": -5, "y": 10 }
      }
    }
  ]
}
)";

/// The lines of one text that another lacks, counted.
QStringList without(QStringList lines, const QStringList& others)
{
    for (const QString& line : others)
        lines.removeOne(line);
    return lines;
}

QStringList linesOf(const QByteArray& text)
{
    return QString::fromUtf8(text).split(QLatin1Char('\n'));
}

} // namespace

class WorldLayoutTest : public QObject
{
    Q_OBJECT

private:
    void write(const QString& newline)
    {
        QVERIFY(QDir().mkpath(path(QStringLiteral("chunks"))));
        const auto put = [&](const QString& file, const char* text) {
            QString all = QString::fromUtf8(text);
            all.replace(QLatin1Char('\n'), newline);
            test::writeAll(path(file), all.toUtf8());
        };
        put(QStringLiteral("world.json"), worldText);
        put(QStringLiteral("bookmarks.json"), bookmarksText);
        put(QStringLiteral("chunks/-1_2.json"), chunkText);
    }

    [[nodiscard]] QString path(const QString& file) const { return m_folder->filePath(file); }

    QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> result;
        for (const QString& file : test::filesBelow(m_folder->path()))
            result[file] = test::readAll(path(file));
        return result;
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void changesOnlyItsLines_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("removed");
        QTest::addColumn<QStringList>("added");
        const QString chunk = QStringLiteral("chunks/-1_2.json");
        const QString world = QStringLiteral("world.json");
        const QString bookmarks = QStringLiteral("bookmarks.json");
        const auto row = [](const char* name, const char* script, const QString& file,
                            const QStringList& removed, const QStringList& added) {
            QTest::newRow(name) << QByteArray(script) << file << removed << added;
        };
        row("a cell of rows in one line", R"({"op":"paint","layer":0,"x":-1,"y":10,"symbol":"Z"})", chunk,
            {uR"(      "rows": ["........", "AB......", "........", "........"],)"_qs},
            {uR"(      "rows": ["........", "AB......", ".......Z", "........"],)"_qs});
        row("a cell of rows in lines", R"({"op":"paint","layer":1,"x":-8,"y":9,"symbol":"Z"})", chunk,
            {uR"(        "  C     ",)"_qs}, {uR"(        "Z C     ",)"_qs});
        row("a cell of a patch", R"({"op":"paintHeight","id":"height_2","x":-5,"y":9,"symbol":"T"})", chunk,
            {uR"(        "A   A",)"_qs}, {uR"(        "A T A",)"_qs});
        row("a fill of the background", R"({"op":"fillBackground","at":[-1,2],"tileId":"tile_1"})", chunk,
            {uR"(  "backgroundTileId": "",)"_qs,
             uR"(      "rows": ["........", "AB......", "........", "........"],)"_qs},
            {uR"(  "backgroundTileId": "tile_1",)"_qs,
             uR"(      "rows": ["........", "........", "........", "........"],)"_qs});
        row("an instance moved",
            R"({"op":"moveInstance","at":[-1,2],"id":"inst_gatekeeper_001","x":-4,"y":10})", chunk,
            {uR"(      "x": 3,)"_qs, uR"(        "position": { "x": -5, "y": 10 })"_qs},
            {uR"(      "x": 4,)"_qs, uR"(        "position": { "x": -4, "y": 10 })"_qs});
        row("an instance deleted", R"({"op":"deleteInstance","at":[-1,2],"id":"inst_gatekeeper_001"})", chunk,
            {uR"(      "instanceIds": ["inst_gatekeeper_001"])"_qs, uR"(  "instances": [)"_qs, uR"(    {)"_qs,
             uR"(      "id": "inst_gatekeeper_001",)"_qs,
             uR"(      "templateId": "npc_gatekeeper_bubbles",)"_qs, uR"(      "layer": 1,)"_qs,
             uR"(      "x": 3,)"_qs, uR"(      "y": 2,)"_qs, uR"(      "record": {)"_qs,
             uR"(        "name": "Bubbles", "strength": 1.50,)"_qs,
             uR"(        "position": { "x": -5, "y": 10 })"_qs, uR"(      })"_qs, uR"(    })"_qs,
             uR"(  ])"_qs},
            {uR"(      "instanceIds": [])"_qs, uR"(  "instances": [])"_qs});
        row("the spawn", R"({"op":"setWorld","fields":{"spawn":{"x":81,"y":80}}})", world,
            {uR"(  "spawn": { "x": 80, "y": 80 },)"_qs}, {uR"(  "spawn": { "x": 81, "y": 80 },)"_qs});
        row("a bookmark's label", R"({"op":"setBookmark","id":"poi_1","label":"Old Town","x":120,"y":84})",
            bookmarks, {uR"(    { "id": "poi_1", "label": "Town Center", "x": 120, "y": 84 })"_qs},
            {uR"(    { "id": "poi_1", "label": "Old Town", "x": 120, "y": 84 })"_qs});
        row("another bookmark", R"({"op":"setBookmark","id":"poi_2","label":"Mill","x":-7,"y":0})", bookmarks,
            {uR"(    { "id": "poi_1", "label": "Town Center", "x": 120, "y": 84 })"_qs},
            {uR"(    { "id": "poi_1", "label": "Town Center", "x": 120, "y": 84 },)"_qs,
             uR"(    { "id": "poi_2", "label": "Mill", "x": -7, "y": 0 })"_qs});
        row("what was undone",
            "{\"op\":\"paint\",\"layer\":1,\"x\":-1,\"y\":9,\"symbol\":\"Z\"}\n{\"op\":\"undo\"}", chunk, {},
            {});
    }
    void changesOnlyItsLines()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, file);
        QFETCH(QStringList, removed);
        QFETCH(QStringList, added);
        for (const QString& newline : {QStringLiteral("\n"), QStringLiteral("\r\n")}) {
            init();
            write(newline);
            const auto before = files();
            auto document =
                model::WorldDocument::open(test::fsPath(m_folder->path()), {}, world::Access::Write);
            QVERIFY(document.ok());
            const auto stop = model::runScript(**document, script.toStdString());
            QVERIFY2(!stop, stop ? stop->why.text().c_str() : "");
            const auto after = files();
            QCOMPARE(after.keys(), before.keys());
            for (const QString& name : after.keys()) {
                if (name != file)
                    QCOMPARE(after[name], before[name]);
            }
            const auto ended = [&newline](QStringList lines) {
                if (newline == QLatin1String("\r\n"))
                    lines.replaceInStrings(QRegularExpression(QStringLiteral("$")), QStringLiteral("\r"));
                return lines;
            };
            const QStringList old = linesOf(before[file]);
            const QStringList fresh = linesOf(after[file]);
            QCOMPARE(without(old, fresh), ended(removed));
            QCOMPARE(without(fresh, old), ended(added));
        }
    }
};

QTEST_GUILESS_MAIN(WorldLayoutTest)
#include "tst_world_layout.moc"
