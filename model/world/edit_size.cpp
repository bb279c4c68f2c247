#include "model/world/edit_size.h"

#include <algorithm>

namespace chartroom::model {

namespace {

struct CellCount
{
    world::ChunkSize size;

    std::int64_t operator()(const world::Fill& fill) const
    {
        return fill.where.side() * fill.where.side() * size.width * size.height;
    }
    std::int64_t operator()(const world::Rectangle& rectangle) const
    {
        return rectangle.width * rectangle.height;
    }
    std::int64_t operator()(const world::Replace& replace) const
    {
        // A group may have a million areas without its sum being more than there are numbers.
        constexpr std::int64_t most = std::int64_t{1} << 20U;
        return replace.area ? std::min(replace.area->width, most) * std::min(replace.area->height, most) : 1;
    }
    std::int64_t operator()(const world::Stroke& stroke) const
    {
        return static_cast<std::int64_t>(stroke.cells.size());
    }
    std::int64_t operator()(const world::StrokeHeight& stroke) const
    {
        return static_cast<std::int64_t>(stroke.cells.size());
    }
    std::int64_t operator()(const world::Group& group) const
    {
        std::int64_t all = 0;
        for (const world::Operation& operation : group.operations)
            all += cellsOf(operation, size);
        return all;
    }
    template<class Other>
    std::int64_t operator()(const Other&) const
    {
        return 1;
    }
};

} // namespace

std::int64_t cellsOf(const world::Operation& operation, world::ChunkSize size)
{
    return std::visit(CellCount{size}, operation.value);
}

} // namespace chartroom::model
