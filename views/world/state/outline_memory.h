#pragma once

#include <QRegion>

#include <cstdint>
#include <map>
#include <optional>

namespace chartroom::views {

/// Knows which steps moved the selected tiles, so that the selection goes back and forth with them.
class OutlineMemory
{
public:
    /// The step with this number (EditHistory::lastNumber()) moved what is selected.
    void note(std::uint64_t step, const QRegion& before, const QRegion& after);
    /// The last step that is done is another one. Returns what should be selected now; nothing where what is
    /// selected has nothing to do with it.
    [[nodiscard]] std::optional<QRegion> follow(std::uint64_t step, const QRegion& selection);

private:
    struct Move
    {
        QRegion before;
        QRegion after;
    };
    std::map<std::uint64_t, Move> m_moves; ///< by the number of the step
    std::uint64_t m_step = 0;
    std::uint64_t m_newest = 0; ///< of all steps that were done
};

} // namespace chartroom::views
