#include "views/blueprint/scene/blueprint_tile_source.h"

#include "model/blueprint/map_cells.h"

#include <algorithm>

namespace chartroom::views {

namespace {

using canvas::tileSize;
using model::CellPlanes;
using model::Pyramid;

// Few enough that reading them takes no longer than the window's own making.
constexpr int sampledCells = 512;

// A tile that looks into planes, from the cell (x, y) on.
canvas::Tile window(const CellPlanes& planes, int x, int y)
{
    canvas::Tile tile;
    tile.width = std::min(tileSize, planes.width() - x);
    tile.height = std::min(tileSize, planes.height() - y);
    if (planes.hasHeights()) {
        tile.heights = {planes.heights(y) + x, planes.rimStride()};
        tile.gaps = canvas::hasGaps(tile.heights, tile.width, tile.height);
    }
    if (planes.hasBiomes())
        tile.categories = {planes.biomes(y) + x, planes.plainStride()};
    if (planes.hasIds())
        tile.ids = {planes.ids(y) + x, planes.rimStride()};
    if (planes.hasSurfaces())
        tile.surfaces = {planes.surfaces(y) + x, planes.plainStride()};
    return tile;
}

} // namespace

BlueprintTileSource::BlueprintTileSource(model::SnapshotPtr snapshot, int sampleLevel,
                                         std::shared_ptr<const CellPlanes> sample)
    : m_snapshot(std::move(snapshot))
    , m_grids(model::gridsOf(m_snapshot->blueprint))
    , m_sampleLevel(sampleLevel)
    , m_sample(std::move(sample))
{}

int BlueprintTileSource::sampleLevelFor(std::uint32_t mapSize)
{
    int level = Pyramid::firstLevel;
    while (model::cellsAt(mapSize, level) > sampledCells)
        ++level;
    return level;
}

void BlueprintTileSource::setPyramid(std::shared_ptr<const Pyramid> pyramid)
{
    m_pyramid = std::move(pyramid);
    m_sample.store(nullptr);
}

QRect BlueprintTileSource::bounds() const
{
    const int size = static_cast<int>(m_grids.size);
    return {0, 0, size, size};
}

int BlueprintTileSource::maxLevel() const
{
    const auto pyramid = m_pyramid.load();
    return pyramid ? pyramid->lastLevel() : m_sampleLevel;
}

bool BlueprintTileSource::available(int level) const
{
    return level < Pyramid::firstLevel || hasPyramid() || level == m_sampleLevel;
}

bool BlueprintTileSource::immediate(const canvas::TileKey& key) const
{
    return key.level >= Pyramid::firstLevel && available(key.level);
}

std::shared_ptr<const canvas::Tile> BlueprintTileSource::fetch(const canvas::TileKey& key) const
{
    const int cells = model::cellsAt(m_grids.size, key.level);
    const model::CellRect rect{key.x * tileSize, key.y * tileSize,
                               std::min(tileSize, cells - key.x * tileSize),
                               std::min(tileSize, cells - key.y * tileSize)};
    if (rect.x < 0 || rect.y < 0 || rect.width <= 0 || rect.height <= 0)
        return nullptr;
    const auto tile = std::make_shared<canvas::Tile>();
    if (key.level < Pyramid::firstLevel) {
        const auto planes = std::make_shared<const CellPlanes>(model::readCells(m_grids, key.level, rect));
        *tile = window(*planes, 0, 0);
        tile->owner = planes;
        tile->bytes = planes->bytes();
        return tile;
    }
    // In this order: the pyramid is put in place before the sample goes.
    const auto sample = m_sample.load();
    if (const auto pyramid = m_pyramid.load()) {
        if (key.level > pyramid->lastLevel())
            return nullptr;
        *tile = window(pyramid->level(key.level), rect.x, rect.y);
        tile->owner = pyramid;
        return tile;
    }
    if (!sample || key.level != m_sampleLevel)
        return nullptr;
    *tile = window(*sample, rect.x, rect.y);
    tile->owner = sample;
    return tile;
}

} // namespace chartroom::views
