#include "model/world/world_save.h"

#include "formats/core/code.h"
#include "formats/core/parallel.h"

#include <algorithm>

namespace chartroom::model {

std::string WorldSave::nameOf(std::size_t target) const
{
    return target < others.size() ? others[target].name
                                  : world::chunkPath(chunks[target - others.size()].address);
}

WorldSave WorldSave::part(std::size_t first, std::size_t targets) const
{
    WorldSave some;
    some.store = store;
    for (std::size_t target = first; target < std::min(first + targets, count()); ++target) {
        if (target < others.size())
            some.others.push_back(others[target]);
        else
            some.chunks.push_back(chunks[target - others.size()]);
    }
    return some;
}

core::Result<world::Store::Written> WorldSave::plan(const core::Task& task) const
{
    std::vector<world::Store::Target> targets = others;
    targets.resize(others.size() + chunks.size());
    constexpr std::uint64_t grain = 16;
    const bool done = core::parallelFor(
        chunks.size(), grain, task.part(0, 0.4), [&](std::uint64_t begin, std::uint64_t end) {
            for (std::uint64_t i = begin; i < end; ++i) {
                const ChunkCache::Unsaved& chunk = chunks[i];
                targets[others.size() + i] = {world::chunkPath(chunk.address), world::toJson(*chunk.content),
                                              chunk.expected, chunk.keepOriginal};
            }
        });
    if (!done)
        return core::Message{core::Code::TaskCancelled, {}};
    return store->plan(targets, task.part(0.4, 1));
}

core::Result<world::Store::Written> WorldSave::run(const core::Task& task) const
{
    auto written = plan(task.part(0, 0.5));
    if (!written)
        return written;
    if (const auto done = store->write(*written, task.part(0.5, 1)); !done)
        return done.error();
    return written;
}

} // namespace chartroom::model
