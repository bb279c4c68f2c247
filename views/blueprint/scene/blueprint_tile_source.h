#pragma once

#include "model/blueprint/pyramid.h"
#include "model/blueprint/snapshot.h"
#include "views/canvas/tile_source.h"

#include <atomic>
#include <memory>

namespace chartroom::views {

/// A blueprint's tiles: level 0 and 1 read from the mapped file when asked for, coarser ones seen where they
/// lie in the pyramid. Until that is built, one sampled level stands in for all of them.
class BlueprintTileSource : public canvas::TileSource
{
public:
    /// `snapshot` has a grid. `sample` is model::sampleLevel() of `sampleLevel`.
    BlueprintTileSource(model::SnapshotPtr snapshot, int sampleLevel,
                        std::shared_ptr<const model::CellPlanes> sample);

    /// The level to sample for a map: small enough to be there at once, large enough to fill a window.
    [[nodiscard]] static int sampleLevelFor(std::uint32_t mapSize);

    [[nodiscard]] int sampleLevel() const { return m_sampleLevel; }
    /// Replaces the sample by one of more grids. From any thread; tell the canvas afterwards.
    void setSample(std::shared_ptr<const model::CellPlanes> sample) { m_sample = std::move(sample); }
    /// The pyramid is built. From any thread; tell the canvas afterwards (CanvasWidget::invalidate()).
    void setPyramid(std::shared_ptr<const model::Pyramid> pyramid);
    [[nodiscard]] bool hasPyramid() const { return m_pyramid.load() != nullptr; }

    [[nodiscard]] QRect bounds() const override;
    [[nodiscard]] int maxLevel() const override;
    [[nodiscard]] bool available(int level) const override;
    [[nodiscard]] bool immediate(const canvas::TileKey& key) const override;
    [[nodiscard]] std::shared_ptr<const canvas::Tile> fetch(const canvas::TileKey& key) const override;

private:
    model::SnapshotPtr m_snapshot;
    model::GridSet m_grids;
    int m_sampleLevel;
    std::atomic<std::shared_ptr<const model::CellPlanes>> m_sample;
    std::atomic<std::shared_ptr<const model::Pyramid>> m_pyramid;
};

} // namespace chartroom::views
