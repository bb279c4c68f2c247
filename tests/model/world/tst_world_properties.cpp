// What must hold for any world and any script, tried on many made ones. Each row is a seed: a failure names
// it.
#include "formats/world/json/reader.h"
#include "formats/world/transform.h"
#include "model/world/script.h"
#include "tests/model/world/made_worlds.h"
#include "tests/support/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace chartroom;
using test::contentOf;
using test::Maker;
using test::makeWorld;
namespace json = world::json;

namespace {

std::unique_ptr<model::WorldDocument> open(const QDir& folder)
{
    auto document =
        model::WorldDocument::open(QFile::encodeName(folder.path()).toStdString(), {}, world::Access::Write);
    if (!document)
        qFatal("%s", document.error().text().c_str());
    (*document)->index();
    return std::move(*document);
}

using Content = std::map<std::string, std::string>;

// The text of an empty chunk, which counts as none (W13); nothing for what is no chunk.
std::string emptyText(const model::WorldDocument& document, const std::string& key)
{
    const auto colon = key.find(':');
    if (colon == std::string::npos)
        return {};
    const world::Address address{std::stoll(key.substr(0, colon)), std::stoll(key.substr(colon + 1))};
    return world::toJson(world::emptyChunk(document.info().id, address, document.info().chunkSize));
}

Content withoutEmpty(const model::WorldDocument& document, Content content)
{
    std::erase_if(content, [&document](const auto& item) {
        return !item.second.empty() && item.second == emptyText(document, item.first);
    });
    return content;
}

// N54, told from outside: dirty is exactly what has another text than it had when it was read or written.
void checkDirtyIs(const model::WorldDocument& document, const Content& state, const Content& saved)
{
    const Content now = withoutEmpty(document, state);
    const Content then = withoutEmpty(document, saved);
    std::set<std::string> keys;
    for (const auto* content : {&now, &then}) {
        for (const auto& [key, text] : *content) {
            if (key.find(':') != std::string::npos)
                keys.insert(key);
        }
    }
    const auto textOf = [](const Content& content, const std::string& key) {
        const auto found = content.find(key);
        return found == content.end() ? std::string{} : found->second;
    };
    std::set<std::string> expected;
    for (const std::string& key : keys) {
        if (textOf(now, key) != textOf(then, key))
            expected.insert(key);
    }
    std::set<std::string> found;
    for (const world::Address address : document.dirtyChunks())
        found.insert(world::chunkKey(address));
    QCOMPARE(found, expected);
    QCOMPARE(document.infoDirty(), state.at("world") != saved.at("world"));
    QCOMPARE(document.bookmarksDirty(), state.at("bookmarks") != saved.at("bookmarks"));
}

} // namespace

class WorldPropertiesTest : public QObject
{
    Q_OBJECT

private:
    static void addSeeds(int count)
    {
        QTest::addColumn<unsigned>("seed");
        for (int seed = 1; seed <= count; ++seed)
            QTest::newRow(qPrintable(QString::number(seed))) << static_cast<unsigned>(seed);
    }

private Q_SLOTS:
    void undoAndRedoAreExact_data() { addSeeds(60); }
    void undoAndRedoAreExact()
    {
        QFETCH(unsigned, seed);
        Maker maker(seed);
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        makeWorld(maker, folder);
        const auto document = open(folder);
        std::vector<Content> states{contentOf(*document)};
        const auto start = states.front();
        const auto checkDirty = [&](const Content& state) { checkDirtyIs(*document, state, start); };
        for (int i = 0; i < 40; ++i) {
            const std::string line = maker.operation();
            const auto operation = world::parseOperation(line);
            QVERIFY2(operation.ok(), line.c_str());
            // A line reads back as itself.
            QCOMPARE(world::toLine(*world::parseOperation(world::toLine(*operation))),
                     world::toLine(*operation));
            const auto before = contentOf(*document);
            if (const auto done = document->apply(*operation)) {
                states.push_back(contentOf(*document));
                checkDirty(states.back());
            } else {
                QCOMPARE(contentOf(*document), before);
            }
        }
        QCOMPARE(document->undoCount(), states.size() - 1);
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(document->undo());
            QCOMPARE(contentOf(*document), states[i - 1]);
            checkDirty(states[i - 1]);
        }
        QVERIFY(!document->undo());
        QVERIFY(!document->dirty());
        for (std::size_t i = 1; i < states.size(); ++i) {
            QVERIFY(document->redo());
            QCOMPARE(contentOf(*document), states[i]);
            checkDirty(states[i]);
        }
        QVERIFY(!document->redo());
        // What is saved is what is read again.
        QVERIFY(document->save());
        QVERIFY(!document->dirty());
        const auto again = open(folder);
        auto saved = contentOf(*again);
        auto last = states.back();
        saved.erase("stack");
        last.erase("stack"); // entries without a cell are not stored (W12)
        QCOMPARE(saved, last);
        QVERIFY(!again->dirty());
    }

    // The saved state lies in the middle of the history: what is dirty is told from there, in both
    // directions.
    void dirtyIsExactAroundASave_data() { addSeeds(30); }
    void dirtyIsExactAroundASave()
    {
        QFETCH(unsigned, seed);
        Maker maker(seed + 1000);
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        makeWorld(maker, folder);
        const auto document = open(folder);
        std::vector<Content> states{contentOf(*document)};
        const auto goOn = [&](int count) {
            for (int i = 0; i < count; ++i) {
                if (document->apply(*world::parseOperation(maker.operation())))
                    states.push_back(contentOf(*document));
            }
        };
        goOn(15);
        QVERIFY(document->save());
        const Content saved = contentOf(*document);
        QCOMPARE(saved, states.back());
        checkDirtyIs(*document, saved, saved);
        goOn(15);
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(document->undo());
            // W15: a chunk that the save made goes on as an empty one.
            QCOMPARE(withoutEmpty(*document, contentOf(*document)), withoutEmpty(*document, states[i - 1]));
            checkDirtyIs(*document, contentOf(*document), saved);
        }
        for (std::size_t i = 1; i < states.size(); ++i) {
            QVERIFY(document->redo());
            QCOMPARE(withoutEmpty(*document, contentOf(*document)), withoutEmpty(*document, states[i]));
            checkDirtyIs(*document, contentOf(*document), saved);
        }
    }

    void composeAndRebuildChangeNothing_data() { addSeeds(40); }
    void composeAndRebuildChangeNothing()
    {
        QFETCH(unsigned, seed);
        Maker maker(seed);
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        makeWorld(maker, folder);
        const auto document = open(folder);
        // Patches in the stack's order and with its z are what rebuilding makes; so the stack is renumbered
        // first.
        QVERIFY(document->apply(*world::parseOperation("{\"op\":\"renumberStack\"}")));
        const auto composed = document->compose({{0, 0}, 1});
        QVERIFY(composed);
        for (const world::Address address : document->addresses()) {
            const auto look = document->look(address);
            world::Chunk expected = *look.chunk;
            std::erase_if(expected.patches, [](const auto& patch) { return patch->rows.empty(); });
            const world::Chunk rebuilt = world::rebuildChunk(*look.chunk, *composed, document->stack());
            QCOMPARE(QByteArray::fromStdString(world::toJson(rebuilt)),
                     QByteArray::fromStdString(world::toJson(expected)));
        }
    }

    void normalizingTwiceIsNormalizingOnce_data() { addSeeds(200); }
    void normalizingTwiceIsNormalizingOnce()
    {
        QFETCH(unsigned, seed);
        Maker maker(seed);
        const int side = maker.number(1, 6);
        const world::ChunkContext context{"w", {side, side}, {maker.number(-3, 3), maker.number(-3, 3)}};
        std::string text = maker.chunk(side, side);
        std::string once;
        for (int round = 0; round < 2; ++round) {
            json::Document document;
            QVERIFY(!json::parse(text, document));
            core::FindingList findings;
            world::Report report(findings);
            const auto normalized = world::normalizeChunk(document, context, report);
            QVERIFY(normalized.chunk);
            QCOMPARE(findings.findings().empty(), round == 1);
            QCOMPARE(normalized.lossy && round == 1, false);
            text = world::toJson(*normalized.chunk);
            if (round == 0)
                once = text;
        }
        QCOMPARE(text, once);
    }

    void fourQuarterTurnsAreNone_data() { addSeeds(40); }
    void fourQuarterTurnsAreNone()
    {
        QFETCH(unsigned, seed);
        Maker maker(seed);
        // Pairs of surrogates are torn by a turn, so that this holds for other symbols only.
        std::string text;
        do
            text = maker.chunk(5, 5);
        while (text.find("\xF0\x9F") != std::string::npos);
        json::Document document;
        QVERIFY(!json::parse(text, document));
        core::FindingList findings;
        world::Report report(findings);
        const auto normalized = world::normalizeChunk(document, {"w", {5, 5}, {-2, 3}}, report);
        QVERIFY(normalized.chunk);
        for (const auto turn : {world::Transform::Rotate90, world::Transform::Rotate270}) {
            world::Chunk chunk = *normalized.chunk;
            for (int i = 0; i < 4; ++i)
                chunk = world::transformed(chunk, turn);
            QVERIFY(chunk == *normalized.chunk);
        }
        for (const auto flip :
             {world::Transform::FlipHorizontal, world::Transform::FlipVertical, world::Transform::Rotate180})
            QVERIFY(world::transformed(world::transformed(*normalized.chunk, flip), flip) ==
                    *normalized.chunk);
    }
};

QTEST_GUILESS_MAIN(WorldPropertiesTest)
#include "tst_world_properties.moc"
