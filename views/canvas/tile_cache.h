#pragma once

#include "views/canvas/tile.h"
#include "views/canvas/tile_source.h"

#include <QObject>
#include <QRect>
#include <QThreadPool>

#include <list>
#include <memory>
#include <unordered_map>
#include <vector>

namespace chartroom::canvas {

/// Tiles of one source, kept within a budget. Lives on one thread; tiles that take time are fetched by others
/// and announced.
class TileCache : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t defaultBudget = std::size_t{96} << 20U;

    explicit TileCache(std::size_t budget = defaultBudget, QObject* parent = nullptr);
    ~TileCache() override;

    /// Forgets everything and works for another source (or none).
    void setSource(std::shared_ptr<const TileSource> source);
    [[nodiscard]] const std::shared_ptr<const TileSource>& source() const { return m_source; }

    struct Found
    {
        std::shared_ptr<const Tile> tile; ///< null: not there
        bool fresh = false;               ///< false: missing, or out of date and to be fetched again
    };
    /// A tile that is there or can be had at once.
    [[nodiscard]] Found find(const TileKey& key);
    /// A new frame begins: tiles found from now on are kept whatever the budget, until the next frame.
    void beginFrame() { ++m_frame; }
    /// What should be fetched, most urgent first. Replaces the earlier list; arrived() tells of each tile.
    void request(std::vector<TileKey> keys);
    /// Fetches tiles on all threads and returns when they are here.
    void fetchNow(const std::vector<TileKey>& keys);
    /// Tiles of levels from `fromLevel` on that touch a part of the map are out of date. They stay in use
    /// until their successors are here.
    void invalidate(const QRect& map, int fromLevel);

    /// Memory of the tiles kept, in bytes.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

Q_SIGNALS:
    void arrived();

private:
    struct Entry
    {
        TileKey key;
        std::shared_ptr<const Tile> tile;
        std::uint64_t frame = 0;
        bool stale = false;
        QRect changed; ///< map pixels that are out of date; while it is stale
    };
    struct Running
    {
        TileKey key;
        bool outdated = false; ///< may have read what is not so any more
    };
    using Entries = std::list<Entry>; // most recently used first

    void insert(const TileKey& key, std::shared_ptr<const Tile> tile);
    void patch(Entry& entry);
    void evict();
    void startFetches();
    void finishFetch(const TileKey& key, std::shared_ptr<const Tile> tile);

    std::size_t m_budget;
    std::shared_ptr<const TileSource> m_source;
    Entries m_entries;
    std::unordered_map<TileKey, Entries::iterator, TileKeyHash> m_index;
    std::size_t m_bytes = 0;
    std::uint64_t m_frame = 1;
    std::vector<TileKey> m_wanted; // most urgent last
    std::vector<Running> m_running;
    QThreadPool m_pool;
};

} // namespace chartroom::canvas
