#include "model/world/journal_lines.h"

#include "formats/world/operations/operation.h"

#include <memory>
#include <optional>

namespace chartroom::model {

namespace {

std::optional<std::string> contentOf(const std::shared_ptr<const world::Chunk>& chunk)
{
    return chunk ? std::optional(world::toJson(*chunk)) : std::nullopt;
}

} // namespace

std::string stackLine(const world::HeightStack& stack)
{
    world::Restore restore;
    restore.stack = stack;
    return world::toLine({std::move(restore)});
}

std::string restoreLine(const EditStep& step, bool after, const std::stop_token& stop)
{
    world::Restore restore;
    for (const auto& pair : step.chunks) {
        if (stop.stop_requested())
            return {};
        restore.chunks.push_back({pair.address, contentOf(after ? pair.after : pair.before)});
    }
    if (step.info)
        restore.world = (after ? step.info->after : step.info->before).json;
    if (step.bookmarks)
        restore.bookmarks = (after ? step.bookmarks->after : step.bookmarks->before).json;
    if (step.stack)
        restore.stack = after ? step.stack->after : step.stack->before;
    return world::toLine({std::move(restore)});
}

} // namespace chartroom::model
