#include "views/world/scene/world_tile_source.h"

#include <algorithm>
#include <cmath>

namespace chartroom::views {

namespace {

using canvas::tileSize;
using model::CellArea;
using model::Overview;

/// The world tiles that a canvas tile of a level up to 3 shows.
CellArea areaOf(const canvas::TileKey& key)
{
    const std::int64_t side =
        key.level < 0 ? std::int64_t{tileSize} >> -key.level : std::int64_t{tileSize} << key.level;
    return {key.x * side, key.y * side, side, side};
}

std::shared_ptr<canvas::Tile> tileOf(std::vector<QRgb> pixels)
{
    const auto owner = std::make_shared<const std::vector<QRgb>>(std::move(pixels));
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
    , m_content(std::make_shared<const Content>(std::move(content)))
{}

void WorldTileSource::setContent(Content content)
{
    m_content = std::make_shared<const Content>(std::move(content));
}

void WorldTileSource::setUrgent(const QRect& tiles)
{
    m_urgent = std::make_shared<const QRect>(tiles);
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
    if (key.level >= Overview::firstLevel)
        return available(key.level);
    const auto urgent = m_urgent.load();
    if (!urgent)
        return false;
    const CellArea area = areaOf(key);
    const auto left = static_cast<double>(area.x);
    const auto top = static_cast<double>(area.y);
    // One cell more: shadows fall beyond their cell.
    if (!QRectF(left, top, static_cast<double>(area.width), static_cast<double>(area.height))
             .adjusted(-1, -1, 1, 1)
             .intersects(QRectF(*urgent)))
        return false;
    const world::ChunkSize size = m_content.load()->painter->look().chunkSize;
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

std::shared_ptr<const canvas::Tile> WorldTileSource::fetch(const canvas::TileKey& key) const
{
    const std::shared_ptr<const Content> content = m_content.load();
    std::vector<QRgb> pixels(static_cast<std::size_t>(tileSize) * tileSize);
    if (key.level >= Overview::firstLevel) {
        if (!content->overview)
            return nullptr;
        content->overview->copy(key.level, std::int64_t{key.x} * tileSize, std::int64_t{key.y} * tileSize,
                                tileSize, tileSize, pixels);
    } else {
        content->painter->paint(
            areaOf(key), key.level, [this](world::Address address) { return m_shelf->get(address); }, pixels);
    }
    return tileOf(std::move(pixels));
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
