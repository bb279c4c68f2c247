#include "model/blueprint/map_area.h"

#include <algorithm>
#include <cmath>

namespace chartroom::model {

namespace {

bool isFinite(blueprint::Point point)
{
    return std::isfinite(point.x) && std::isfinite(point.y);
}

std::optional<QRectF> pixelOf(const std::optional<blueprint::Grid>& grid, const core::ByteRange& range)
{
    if (!grid || grid->size == 0 || range.offset < grid->offset || range.length > grid->stride)
        return std::nullopt;
    const std::uint64_t pixel = (range.offset - grid->offset) / grid->stride;
    if (pixel >= grid->pixels() || (range.offset - grid->offset) % grid->stride >= grid->width)
        return std::nullopt;
    const std::uint64_t x = pixel / grid->size;
    const std::uint64_t y = pixel % grid->size;
    return QRectF(static_cast<double>(x), static_cast<double>(y), 1, 1);
}

/// The first row of a list of equally long rows that a range lies in; nothing when there is none.
template<class List>
std::optional<std::uint32_t> rowOf(const std::optional<List>& list, const core::ByteRange& range)
{
    if (!list || list->size() == 0)
        return std::nullopt;
    const core::ByteRange first = list->at(0).range;
    if (first.length == 0 || range.offset < first.offset)
        return std::nullopt;
    const std::uint64_t row = (range.offset - first.offset) / first.length;
    if (row >= list->size() || range.end() > first.offset + (row + 1) * first.length)
        return std::nullopt;
    return static_cast<std::uint32_t>(row);
}

std::optional<QRectF> roadArea(const Snapshot& snapshot, const core::ByteRange& range)
{
    for (const RoadIndex& roads : snapshot.roads) {
        if (const auto index = roads.find(range.offset)) {
            const blueprint::RoadPath path = roads.path(*index);
            if (range.offset >= path.offset && range.length <= blueprint::pointBytes)
                return areaAround(path.at(
                    static_cast<std::uint32_t>((range.offset - path.offset) / blueprint::pointBytes)));
            return areaOf(path);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<QRectF> areaAround(blueprint::Point point)
{
    if (!isFinite(point))
        return std::nullopt;
    return QRectF(static_cast<double>(point.x) - 0.5, static_cast<double>(point.y) - 0.5, 1, 1);
}

std::optional<QRectF> areaOf(const blueprint::RoadPath& path)
{
    std::optional<QRectF> box;
    for (std::uint32_t i = 0; i < path.size; ++i) {
        if (const auto area = areaAround(path.at(i)))
            box = box ? box->united(*area) : *area;
    }
    return box;
}

std::optional<QRectF> areaOf(const Snapshot& snapshot, const core::ByteRange& range)
{
    const blueprint::Blueprint& map = snapshot.blueprint;
    for (const auto* grid : {&map.heights, &map.biomes, &map.waterIds, &map.waterSurface}) {
        if (const auto pixel = pixelOf(*grid, range))
            return pixel;
    }
    if (const auto town = rowOf(map.towns, range))
        return areaAround(map.towns->at(*town).at);
    if (const auto body = rowOf(map.waterBodies, range))
        return areaAround(map.waterBodies->at(*body).centroid);
    return roadArea(snapshot, range);
}

} // namespace chartroom::model
