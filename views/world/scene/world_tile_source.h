#pragma once

#include "model/world/picture/chunk_shelf.h"
#include "model/world/picture/overview.h"
#include "model/world/picture/world_painter.h"
#include "views/canvas/tile_source.h"
#include "views/world/scene/pixel_pool.h"

#include <atomic>
#include <memory>

namespace chartroom::views {

/// A world's tiles: a map pixel is one tile of the world, in world coordinates. Near ones are painted from
/// chunks when they are asked for, from level 3 on they are copied from the overview.
class WorldTileSource : public canvas::TileSource
{
public:
    /// What is shown. Immutable, replaced as a whole.
    struct Content
    {
        std::shared_ptr<const model::WorldPainter> painter;
        std::shared_ptr<const model::Overview> overview;
        QRect bounds; ///< world tiles
        QRect heart;  ///< what the chunks cover and what is marked near them, within the bounds; empty: none
    };

    WorldTileSource(std::shared_ptr<const model::ChunkShelf> shelf, Content content);

    /// Shows something else from now on. From any thread; tell the canvas afterwards
    /// (CanvasWidget::invalidate()).
    void setContent(Content content);
    [[nodiscard]] Content content() const { return *m_content.load(); }

    [[nodiscard]] QRect bounds() const override { return m_content.load()->bounds; }
    /// That and a rim, so that it is seen that the chunks end there; without chunks, the bounds.
    [[nodiscard]] QRect heart() const override;
    [[nodiscard]] int minLevel() const override { return model::WorldPainter::finestLevel; }
    [[nodiscard]] int maxLevel() const override;
    [[nodiscard]] bool available(int level) const override;
    [[nodiscard]] bool immediate(const canvas::TileKey& key) const override;
    [[nodiscard]] std::shared_ptr<const canvas::Tile> fetch(const canvas::TileKey& key) const override;
    /// Small changes that need no file: a stroke is seen at once.
    [[nodiscard]] bool patchable(const canvas::TileKey& key, const QRect& changed) const override;
    [[nodiscard]] std::shared_ptr<const canvas::Tile> patch(const canvas::TileKey& key,
                                                            const std::shared_ptr<const canvas::Tile>& before,
                                                            const QRect& changed) const override;

private:
    std::shared_ptr<const model::ChunkShelf> m_shelf;
    std::shared_ptr<PixelPool> m_pool;
    std::atomic<std::shared_ptr<const Content>> m_content;
};

/// Map pixels that a canvas can address: worlds reach further, what lies beyond is not shown.
inline constexpr int mapLimit = 1 << 28;

/// What chunks cover, with `margin` more chunks on each side, and some single tiles; clipped to mapLimit, at
/// least one chunk.
[[nodiscard]] QRect worldBounds(const std::vector<world::Address>& addresses, world::ChunkSize size,
                                int margin, const std::vector<world::Tile>& tiles = {});

} // namespace chartroom::views
