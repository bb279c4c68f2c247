#pragma once

#include "model/world/layer_key.h"
#include "views/world/state/step_memory.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace chartroom::views {

/// The numbers that room layers have for those that they had.
using LayerNumbers = std::map<std::int64_t, std::int64_t>;

/// A layer under the number that it has now.
[[nodiscard]] model::LayerKey renumbered(const model::LayerKey& layer, const LayerNumbers& numbers);

/// What moving a room layer to another's place does to the numbers in use, lowest first (N53): it takes the
/// other's, those between shift by one place. Empty where one of both is not in use.
[[nodiscard]] LayerNumbers movedNumbers(const std::vector<std::int64_t>& used, std::int64_t layer,
                                        std::int64_t to);

/// Knows which steps gave room layers other numbers, so that what is kept by number goes back and forth with
/// them.
class LayerMoves
{
public:
    /// The step with this number (EditHistory::lastNumber()) gave these numbers.
    void note(std::uint64_t step, LayerNumbers numbers);
    /// The last step that is done is another one. Returns the numbers that layers have now for those that
    /// they had before; nothing where they stayed.
    [[nodiscard]] std::optional<LayerNumbers> follow(std::uint64_t step);

private:
    StepMemory<LayerNumbers> m_moves;
};

} // namespace chartroom::views
