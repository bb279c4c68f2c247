#pragma once

#include "formats/core/task.h"
#include "model/world/picture/world_painter.h"

#include <array>
#include <cstdint>
#include <functional>
#include <shared_mutex>
#include <span>
#include <unordered_map>
#include <vector>

namespace chartroom::model {

/// The whole world in the coarse: the pixels of level 3 and of all levels above it, each the mean of four of
/// the level below, kept only where there are chunks. Safe from several threads; what is not built yet is
/// transparent.
class Overview
{
public:
    static constexpr int firstLevel = WorldPainter::coarsestLevel;

    /// Paints what the chunks of these addresses cover, on all processors, and calls `grown` now and then,
    /// from any thread. `chunks` must bear several threads. Returns false when it was cancelled.
    bool paint(const WorldPainter& painter, const std::vector<world::Address>& addresses,
               const world::ChunkSource& chunks, const core::Task& task,
               const std::function<void()>& grown = {});
    /// Copies pixels of a level, from `firstLevel` on: `out` is `width` a row.
    void copy(int level, std::int64_t x, std::int64_t y, int width, int height, std::span<QRgb> out) const;
    /// Blocks of pixels that are kept, of all levels.
    [[nodiscard]] std::size_t size() const;

private:
    static constexpr int blockSide = 8; ///< pixels
    static constexpr int levelCount = 40;

    struct BlockKey
    {
        std::int64_t x = 0;
        std::int64_t y = 0;
        friend bool operator==(const BlockKey&, const BlockKey&) = default;
    };
    struct BlockHash
    {
        [[nodiscard]] std::size_t operator()(const BlockKey& key) const
        {
            return std::hash<world::Address>()({key.x, key.y});
        }
    };
    using Block = std::array<QRgb, blockSide * blockSide>;

    void take(const CellArea& area, std::span<const QRgb> pixels);
    void reduce(const BlockKey& key);

    mutable std::shared_mutex m_mutex;
    std::array<std::unordered_map<BlockKey, Block, BlockHash>, levelCount> m_levels;
};

} // namespace chartroom::model
