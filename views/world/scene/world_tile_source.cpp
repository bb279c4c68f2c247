#include "views/world/scene/world_tile_source.h"

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

using canvas::tileSize;
using model::CellArea;
using model::Overview;

/// World tiles along a side of a change that is small enough to be drawn on the spot.
constexpr std::int64_t patchSide = 64;
constexpr std::size_t tilePixels = static_cast<std::size_t>(tileSize) * tileSize;

/// The rim around the chunks, as a part of their longer side.
constexpr int rimShare = 32;

/// The world tiles that a canvas tile of a level up to 3 shows.
CellArea areaOf(const canvas::TileKey& key)
{
    const std::int64_t side =
        key.level < 0 ? std::int64_t{tileSize} >> -key.level : std::int64_t{tileSize} << key.level;
    return {key.x * side, key.y * side, side, side};
}

/// The world tiles of a canvas tile that have to be painted anew: whole pixels of it.
CellArea changedCells(const canvas::TileKey& key, const QRect& changed)
{
    const CellArea tile = areaOf(key);
    const std::int64_t grain = std::int64_t{1} << std::max(key.level, 0);
    const auto down = [grain](std::int64_t cell, std::int64_t from) {
        return from + (cell - from) / grain * grain;
    };
    const std::int64_t left = down(std::max<std::int64_t>(changed.left(), tile.x), tile.x);
    const std::int64_t top = down(std::max<std::int64_t>(changed.top(), tile.y), tile.y);
    const std::int64_t right =
        std::min(down(std::int64_t{changed.right()} + grain, tile.x), tile.x + tile.width);
    const std::int64_t bottom =
        std::min(down(std::int64_t{changed.bottom()} + grain, tile.y), tile.y + tile.height);
    return {left, top, std::max<std::int64_t>(right - left, 0), std::max<std::int64_t>(bottom - top, 0)};
}

/// What tileOf() was given.
std::shared_ptr<PixelPool::Pixels> pixelsOf(const canvas::Tile& tile)
{
    return std::const_pointer_cast<PixelPool::Pixels>(
        std::static_pointer_cast<const PixelPool::Pixels>(tile.owner));
}

std::shared_ptr<canvas::Tile> tileOf(const std::shared_ptr<PixelPool::Pixels>& owner)
{
    auto tile = std::make_shared<canvas::Tile>();
    tile->width = tileSize;
    tile->height = tileSize;
    tile->pictures = {owner->data(), tileSize};
    tile->owner = owner;
    tile->bytes = owner->size() * sizeof(QRgb);
    return tile;
}

} // namespace

WorldTileSource::WorldTileSource(std::shared_ptr<const model::ChunkShelf> shelf, Content content)
    : m_shelf(std::move(shelf))
    , m_pool(std::make_shared<PixelPool>())
    , m_content(std::make_shared<const Content>(std::move(content)))
{}

void WorldTileSource::setContent(Content content)
{
    m_content = std::make_shared<const Content>(std::move(content));
}

int WorldTileSource::maxLevel() const
{
    const QRect area = bounds();
    int level = Overview::firstLevel;
    while ((std::int64_t{tileSize} << level) < std::max(area.width(), area.height()))
        ++level;
    return level;
}

bool WorldTileSource::available(int level) const
{
    return level < Overview::firstLevel || m_content.load()->overview != nullptr;
}

bool WorldTileSource::immediate(const canvas::TileKey& key) const
{
    return key.level >= Overview::firstLevel && available(key.level);
}

std::shared_ptr<const canvas::Tile> WorldTileSource::fetch(const canvas::TileKey& key) const
{
    const std::shared_ptr<const Content> content = m_content.load();
    PixelPool::Pixels pixels = m_pool->take(tilePixels);
    std::ranges::fill(pixels, 0U);
    if (key.level >= Overview::firstLevel) {
        if (!content->overview)
            return nullptr;
        content->overview->copy(key.level, std::int64_t{key.x} * tileSize, std::int64_t{key.y} * tileSize,
                                tileSize, tileSize, pixels);
    } else {
        content->painter->paint(
            areaOf(key), key.level, [this](world::Address address) { return m_shelf->get(address); }, pixels);
    }
    return tileOf(m_pool->own(std::move(pixels)));
}

QRect WorldTileSource::heart() const
{
    const auto content = m_content.load();
    if (content->heart.isEmpty())
        return content->bounds;
    const int rim = std::max(1, std::max(content->heart.width(), content->heart.height()) / rimShare);
    return content->heart.adjusted(-rim, -rim, rim, rim) & content->bounds;
}

bool WorldTileSource::patchable(const canvas::TileKey& key, const QRect& changed) const
{
    if (key.level >= Overview::firstLevel)
        return available(key.level);
    const CellArea area = changedCells(key, changed);
    if (area.width > patchSide || area.height > patchSide)
        return false;
    const world::ChunkSize size = m_content.load()->painter->look().chunkSize;
    // One cell more: shadows fall beyond their cell.
    const world::Address first = world::addressOf({area.x - 1, area.y - 1}, size).chunk;
    const world::Address last = world::addressOf({area.x + area.width, area.y + area.height}, size).chunk;
    constexpr std::int64_t most = 100;
    if ((last.x - first.x + 1) * (last.y - first.y + 1) > most)
        return false;
    for (std::int64_t y = first.y; y <= last.y; ++y) {
        for (std::int64_t x = first.x; x <= last.x; ++x) {
            if (!m_shelf->has({x, y}))
                return false;
        }
    }
    return true;
}

std::shared_ptr<const canvas::Tile> WorldTileSource::patch(const canvas::TileKey& key,
                                                           const std::shared_ptr<const canvas::Tile>& before,
                                                           const QRect& changed) const
{
    const CellArea area = changedCells(key, changed);
    const CellArea tile = areaOf(key);
    if (key.level >= Overview::firstLevel || area == tile)
        return fetch(key);
    if (area.width == 0 || area.height == 0)
        return before;
    // In place: a whole tile takes longer to copy than a brush's few cells to paint.
    const std::shared_ptr<PixelPool::Pixels> pixels = pixelsOf(*before);
    const auto inPixels = [level = key.level](std::int64_t cells) {
        return static_cast<int>(level < 0 ? cells << -level : cells >> level);
    };
    const int width = inPixels(area.width);
    const int height = inPixels(area.height);
    std::vector<QRgb> part(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    m_content.load()->painter->paint(
        area, key.level, [this](world::Address address) { return m_shelf->get(address); }, part);
    const int left = inPixels(area.x - tile.x);
    const int top = inPixels(area.y - tile.y);
    for (int y = 0; y < height; ++y)
        std::copy_n(part.begin() + y * width, width, pixels->begin() + (top + y) * tileSize + left);
    auto patched = tileOf(pixels);
    patched->patchOf = before.get();
    patched->firstChanged = top;
    patched->lastChanged = top + height - 1;
    return patched;
}

QRect worldBounds(const std::vector<world::Address>& addresses, world::ChunkSize size, int margin,
                  const std::vector<world::Tile>& tiles)
{
    std::int64_t left = mapLimit;
    std::int64_t top = mapLimit;
    std::int64_t right = -mapLimit;
    std::int64_t bottom = -mapLimit;
    const auto include = [&](std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height) {
        left = std::min(left, x);
        top = std::min(top, y);
        right = std::max(right, x + width);
        bottom = std::max(bottom, y + height);
    };
    for (const world::Address address : addresses) {
        const world::Tile origin = world::originOf(address, size);
        include(origin.x, origin.y, size.width, size.height);
    }
    for (const world::Tile tile : tiles)
        include(tile.x, tile.y, 1, 1);
    if (left >= right || top >= bottom)
        include(0, 0, size.width, size.height);
    const auto clip = [](std::int64_t value) {
        return static_cast<int>(std::clamp<std::int64_t>(value, -mapLimit, mapLimit));
    };
    const int x = std::min(clip(left - margin * size.width), mapLimit - 1);
    const int y = std::min(clip(top - margin * size.height), mapLimit - 1);
    return {x, y, std::max(1, clip(right + margin * size.width) - x),
            std::max(1, clip(bottom + margin * size.height) - y)};
}

} // namespace chartroom::views
