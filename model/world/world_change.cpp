#include "model/world/world_change.h"

#include <algorithm>

namespace chartroom::model {

void WorldChange::join(const WorldChange& other)
{
    std::vector<world::Address> all;
    std::ranges::set_union(chunks, other.chunks, std::back_inserter(all));
    chunks = std::move(all);
    info |= other.info;
    bookmarks |= other.bookmarks;
    stack |= other.stack;
    layers |= other.layers;
}

} // namespace chartroom::model
