#pragma once

#include "views/world/state/step_memory.h"

#include <QRegion>

#include <cstdint>
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
    StepMemory<Move> m_moves;
};

} // namespace chartroom::views
