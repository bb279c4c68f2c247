#pragma once

#include "views/canvas/tile_source.h"

#include <atomic>
#include <vector>

namespace chartroom::test {

/// A source whose values are functions of level and cell: hills with holes, patches of categories, lakes.
class MadeSource : public canvas::TileSource
{
public:
    explicit MadeSource(const QRect& bounds, int maxLevel = 8)
        : m_bounds(bounds)
        , m_maxLevel(maxLevel)
    {}

    [[nodiscard]] static float height(int level, int x, int y);
    [[nodiscard]] static std::uint8_t category(int level, int x, int y);
    [[nodiscard]] static std::uint16_t id(int level, int x, int y);
    [[nodiscard]] static std::uint16_t surface(int level, int x, int y);

    [[nodiscard]] QRect bounds() const override { return m_bounds; }
    [[nodiscard]] int maxLevel() const override { return m_maxLevel; }
    [[nodiscard]] bool available(int level) const override { return level >= availableFrom; }
    [[nodiscard]] bool immediate(const canvas::TileKey& key) const override
    {
        return key.level >= immediateFrom;
    }
    [[nodiscard]] std::shared_ptr<const canvas::Tile> fetch(const canvas::TileKey& key) const override;

    int availableFrom = 0;
    int immediateFrom = 0;
    mutable std::atomic<int> fetches{0};

private:
    QRect m_bounds;
    int m_maxLevel;
};

} // namespace chartroom::test
