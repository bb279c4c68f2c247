#include "views/world/state/outline_memory.h"

namespace chartroom::views {

void OutlineMemory::note(std::uint64_t step, const QRegion& before, const QRegion& after)
{
    m_moves.note(step, {before, after});
}

std::optional<QRegion> OutlineMemory::follow(std::uint64_t step, const QRegion& selection)
{
    QRegion now = selection;
    m_moves.follow(
        step,
        [&](const Move& undone) {
            if (now == undone.after)
                now = undone.before;
        },
        [&](const Move& redone) {
            if (now == redone.before)
                now = redone.after;
        });
    return now == selection ? std::nullopt : std::optional(now);
}

} // namespace chartroom::views
