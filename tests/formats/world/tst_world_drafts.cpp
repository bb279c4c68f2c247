// How much of a world edits look at: no more than they must, and nothing once nobody wants them any more.
#include "formats/core/code.h"
#include "formats/world/operations/apply.h"

#include <QTest>

#include <set>

using namespace chartroom;
using world::Address;

namespace {

constexpr std::int64_t side = 40; // chunks

/// A square world of chunks with an `A` in the first cell; it counts what is asked of it.
class CountingWorld final : public world::WorldSource
{
public:
    std::size_t asked = 0;                  ///< how often a chunk was asked for
    std::set<Address> looked;               ///< the chunks that were looked at
    std::optional<std::size_t> givenUpWith; ///< given up when so many were

    CountingWorld()
    {
        m_info.id = std::string(1, 'w');
        m_info.chunkSize = {4, 4};
        for (std::int64_t y = 0; y < side; ++y) {
            for (std::int64_t x = 0; x < side; ++x)
                m_addresses.push_back({x, y});
        }
    }

    const world::WorldInfo& info() const override { return m_info; }
    const world::Bookmarks& bookmarks() const override { return m_bookmarks; }
    bool bookmarksEditable() const override { return true; }
    world::ChunkLook look(Address address) override
    {
        if (!std::ranges::binary_search(m_addresses, address))
            return {};
        looked.insert(address);
        auto chunk = std::make_shared<world::Chunk>(world::emptyChunk("w", address, m_info.chunkSize));
        chunk->layers[0].edit().cells[0] = u'A';
        return {world::ChunkLook::State::Editable, chunk};
    }
    std::vector<Address> addresses() override { return m_addresses; }
    std::vector<Address> addressesIn(const world::AddressRange& range) override
    {
        std::vector<Address> result;
        world::visitRange(m_addresses, range, [&](Address address) { result.push_back(address); });
        return result;
    }
    const world::HeightStack& stack() override { return m_stack; }
    std::vector<std::int64_t> roomLayers() override { return {0, 1}; }
    bool mayHold(Address, const world::ChunkFilter& filter) override
    {
        ++asked;
        return !filter.layer || *filter.layer < 2;
    }
    bool isGivenUp() const override { return givenUpWith && looked.size() >= *givenUpWith; }

private:
    world::WorldInfo m_info;
    world::Bookmarks m_bookmarks;
    world::HeightStack m_stack;
    std::vector<Address> m_addresses;
};

world::Operation replaceIn(world::Tile tile, std::int64_t width, std::int64_t height)
{
    return {world::Replace{0, u'A', u'B', world::Area{tile, width, height}}};
}

} // namespace

class WorldDraftsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAreaIsAskedForAlone()
    {
        CountingWorld source;
        world::Draft draft(source);
        world::Group group;
        for (std::int64_t i = 0; i < side; ++i)
            group.operations.push_back(replaceIn({i * 4, i * 4}, 1, 1));
        QVERIFY(world::apply({std::move(group)}, draft));
        QCOMPARE(draft.chunks().size(), static_cast<std::size_t>(side));
        QCOMPARE(source.asked, static_cast<std::size_t>(side));
        QCOMPARE(source.looked.size(), static_cast<std::size_t>(side));
    }

    void areasAreFoundWhereverTheyAre_data()
    {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("chunks");
        QTest::newRow("all of it") << -9 << -9 << 1000 << 1000 << 1600;
        QTest::newRow("a corner") << 156 << 156 << 1000 << 1000 << 1;
        QTest::newRow("a row") << -5 << 8 << 1000 << 1 << 40;
        QTest::newRow("a column") << 12 << -5 << 1 << 1000 << 40;
        QTest::newRow("the middle") << 39 << 39 << 10 << 6 << 6;
        QTest::newRow("beside it") << 160 << 0 << 10 << 10 << 0;
        QTest::newRow("below it") << 0 << 160 << 10 << 10 << 0;
    }
    void areasAreFoundWhereverTheyAre()
    {
        QFETCH(int, x);
        QFETCH(int, y);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, chunks);
        CountingWorld source;
        world::Draft draft(source);
        QVERIFY(world::apply(replaceIn({x, y}, width, height), draft));
        QCOMPARE(draft.chunks().size(), static_cast<std::size_t>(chunks));
        for (const auto& [address, chunk] : draft.chunks())
            QCOMPARE(chunk->layers[0]->cells[0], u'B');
        // What the draft has changed is found again.
        QVERIFY(world::apply({world::Replace{0, u'B', u'C', world::Area{{x, y}, width, height}}}, draft));
        for (const auto& [address, chunk] : draft.chunks())
            QCOMPARE(chunk->layers[0]->cells[0], u'C');
    }

    void aLayerThatTheEditMadeIsKnownAtOnce()
    {
        CountingWorld source;
        world::Draft draft(source);
        const world::Group group{
            {}, {{world::Rectangle{7, {0, 0}, 2, 2, u'Z'}}, {world::RenameRoomLayer{7, "Roofs"}}}};
        QVERIFY(world::apply({group}, draft));
        QCOMPARE(draft.chunks().size(), std::size_t{1});
        QCOMPARE(draft.chunks().begin()->second->layer(7)->members.unknown("name").value_or(""),
                 std::string_view("\"Roofs\""));
        QCOMPARE(source.looked.size(), std::size_t{1});
    }

    void aLayerThatIsNowhereIsRefused()
    {
        CountingWorld source;
        {
            world::Draft draft(source);
            const world::Group group{{},
                                     {{world::Paint{1, {0, 0}, u'Z'}}, {world::RenameRoomLayer{7, "Roofs"}}}};
            const auto done = world::apply({group}, draft);
            QVERIFY(!done && done.error().code == core::Code::EditLayerUnknown);
            QCOMPARE(source.looked.size(), std::size_t{1});
        }
        // The group itself takes the last one away.
        world::Draft draft(source);
        const world::Group group{{},
                                 {{world::Rectangle{7, {0, 0}, 2, 2, u'Z'}},
                                  {world::DeleteRoomLayer{7}},
                                  {world::RenameRoomLayer{7, "Roofs"}}}};
        const auto done = world::apply({group}, draft);
        QVERIFY(!done && done.error().code == core::Code::EditLayerUnknown);
    }

    void whatNobodyWantsEnds_data()
    {
        QTest::addColumn<bool>("areas");
        QTest::newRow("everywhere") << false;
        QTest::newRow("in many areas") << true;
    }
    void whatNobodyWantsEnds()
    {
        QFETCH(bool, areas);
        CountingWorld source;
        source.givenUpWith = 5;
        world::Draft draft(source);
        world::Group group;
        if (!areas)
            group.operations.push_back({world::Replace{0, u'A', u'B', {}}});
        for (std::int64_t i = 0; areas && i < side; ++i)
            group.operations.push_back(replaceIn({i * 4, 0}, 1, 1));
        const auto done = world::apply({std::move(group)}, draft);
        QVERIFY(!done && done.error().code == core::Code::TaskCancelled);
        QCOMPARE(source.looked.size(), std::size_t{5});
    }
};

QTEST_GUILESS_MAIN(WorldDraftsTest)
#include "tst_world_drafts.moc"
