#include "tests/views/canvas/made_source.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chartroom::test {

namespace {

struct Values
{
    std::vector<float> heights;
    std::vector<std::uint8_t> categories;
    std::vector<std::uint16_t> ids;
    std::vector<std::uint16_t> surfaces;
};

int floorDiv(int value, int by)
{
    return (value - ((value % by) + by) % by) / by;
}

} // namespace

float MadeSource::height(int level, int x, int y)
{
    const double side = std::ldexp(1.0, level);
    const double mx = (x + 0.5) * side;
    const double my = (y + 0.5) * side;
    if (floorDiv(x, 7) % 9 == 0 && floorDiv(y, 5) % 8 == 0)
        return std::numeric_limits<float>::quiet_NaN();
    return static_cast<float>(0.2 + 0.15 * std::sin(mx * 0.02) * std::cos(my * 0.017) +
                              0.02 * std::sin(mx * 0.31 + my * 0.2) +
                              0.004 * std::sin(mx * 2.1) * std::cos(my * 1.7));
}

std::uint8_t MadeSource::category(int level, int x, int y)
{
    return static_cast<std::uint8_t>((floorDiv(x, 11) * 3 + floorDiv(y, 6) + level) & 31);
}

std::uint16_t MadeSource::id(int level, int x, int y)
{
    const int patch = floorDiv(x + level, 13) * 5 + floorDiv(y, 17);
    return patch % 3 == 0 ? static_cast<std::uint16_t>(1 + (patch & 1023)) : std::uint16_t{0};
}

std::uint16_t MadeSource::surface(int level, int x, int y)
{
    const std::uint16_t body = id(level, x, y);
    return body == 0 ? std::uint16_t{0} : static_cast<std::uint16_t>(6000 + 37 * (body % 100));
}

std::shared_ptr<const canvas::Tile> MadeSource::fetch(const canvas::TileKey& key) const
{
    ++fetches;
    if (key.level < availableFrom)
        return nullptr;
    const int side = 1 << key.level;
    const int x0 = key.x * canvas::tileSize;
    const int y0 = key.y * canvas::tileSize;
    // Cells of the level that touch the bounds.
    const int left = floorDiv(m_bounds.left(), side);
    const int top = floorDiv(m_bounds.top(), side);
    const int right = floorDiv(m_bounds.right(), side);
    const int bottom = floorDiv(m_bounds.bottom(), side);
    auto tile = std::make_shared<canvas::Tile>();
    tile->width = std::min(canvas::tileSize, right + 1 - x0);
    tile->height = std::min(canvas::tileSize, bottom + 1 - y0);
    if (tile->width <= 0 || tile->height <= 0 || x0 + tile->width <= left || y0 + tile->height <= top)
        return nullptr;
    auto values = std::make_shared<Values>();
    for (int y = -1; y <= tile->height; ++y) {
        for (int x = -1; x <= tile->width; ++x) {
            const int cx = std::clamp(x0 + x, left, right);
            const int cy = std::clamp(y0 + y, top, bottom);
            values->heights.push_back(height(key.level, cx, cy));
            values->ids.push_back(id(key.level, cx, cy));
            if (x < 0 || y < 0 || x == tile->width || y == tile->height)
                continue;
            values->categories.push_back(category(key.level, cx, cy));
            values->surfaces.push_back(surface(key.level, cx, cy));
        }
    }
    const std::ptrdiff_t rim = tile->width + 2;
    tile->heights = {values->heights.data() + rim + 1, rim};
    tile->ids = {values->ids.data() + rim + 1, rim};
    tile->categories = {values->categories.data(), tile->width};
    tile->surfaces = {values->surfaces.data(), tile->width};
    tile->bytes = static_cast<std::size_t>(rim) * static_cast<std::size_t>(tile->height + 2) * 9;
    tile->owner = values;
    return tile;
}

} // namespace chartroom::test
