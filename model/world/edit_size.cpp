#include "model/world/edit_size.h"

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
