#include "views/world/state/outline_memory.h"

#include <algorithm>
#include <utility>

namespace chartroom::views {

namespace {
constexpr std::size_t mostMoves = 256;
}

void OutlineMemory::note(std::uint64_t step, const QRegion& before, const QRegion& after)
{
    m_moves[step] = {before, after};
    if (m_moves.size() > mostMoves)
        m_moves.erase(m_moves.begin());
}

std::optional<QRegion> OutlineMemory::follow(std::uint64_t step, const QRegion& selection)
{
    const std::uint64_t last = std::exchange(m_step, step);
    if (step > m_newest) {
        // A new step: those that were undone before it will not come back.
        m_moves.erase(m_moves.upper_bound(last), m_moves.end());
        m_newest = step;
        return std::nullopt;
    }
    QRegion now = selection;
    const auto from = m_moves.upper_bound(std::min(step, last));
    const auto to = m_moves.upper_bound(std::max(step, last));
    if (step < last) {
        for (auto at = to; at != from;) {
            const Move& move = (--at)->second;
            if (now == move.after)
                now = move.before;
        }
    } else {
        for (auto at = from; at != to; ++at) {
            if (now == at->second.before)
                now = at->second.after;
        }
    }
    return now == selection ? std::nullopt : std::optional(now);
}

} // namespace chartroom::views
