#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

namespace chartroom::views {

/// What steps of the edit history changed beside the world, so that it goes back and forth with them.
template<typename Change>
class StepMemory
{
public:
    /// The step with this number (EditHistory::lastNumber()) made this change.
    void note(std::uint64_t step, Change change)
    {
        m_changes.insert_or_assign(step, std::move(change));
        if (m_changes.size() > mostChanges)
            m_changes.erase(m_changes.begin());
    }

    /// The last step that is done is another one: calls `back` with each change that was undone since, the
    /// newest first, or `forth` with each that was redone, the oldest first. A new step calls neither.
    template<typename Back, typename Forth>
    void follow(std::uint64_t step, Back back, Forth forth)
    {
        const std::uint64_t last = std::exchange(m_step, step);
        if (step > m_newest) {
            // A new step: those that were undone before it will not come back.
            m_changes.erase(m_changes.upper_bound(last), m_changes.end());
            m_newest = step;
            return;
        }
        const auto from = m_changes.upper_bound(std::min(step, last));
        const auto to = m_changes.upper_bound(std::max(step, last));
        if (step < last) {
            for (auto at = to; at != from;)
                back((--at)->second);
        } else {
            for (auto at = from; at != to; ++at)
                forth(at->second);
        }
    }

private:
    static constexpr std::size_t mostChanges = 256;

    std::map<std::uint64_t, Change> m_changes; ///< by the number of the step
    std::uint64_t m_step = 0;
    std::uint64_t m_newest = 0; ///< of all steps that were done
};

} // namespace chartroom::views
