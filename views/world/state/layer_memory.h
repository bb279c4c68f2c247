#pragma once

#include "model/world/layer_key.h"
#include "views/world/state/layer_moves.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace chartroom::views {

/// Knows which layer should be active after layers came or went: the same as long as it is there; where undo
/// or redo took it away, the one that was active before it; and it again when it comes back, unless the user
/// chose another one meanwhile.
class LayerMemory
{
public:
    /// How a layer became the active one.
    enum class How {
        Chosen, ///< the user wanted it
        Kept    ///< in place of another one, or under another number
    };
    void note(const model::LayerKey& active, How how);
    /// Room layers have other numbers.
    void renumber(const LayerNumbers& numbers);
    /// The number of the last step that is done (EditHistory::lastNumber()).
    void follow(std::uint64_t step);
    /// The layers that there are now, after follow() of the steps before this one. Returns the layer that
    /// should be active; `active` where nothing speaks against it, nothing where it was deleted or none is
    /// known.
    [[nodiscard]] std::optional<model::LayerKey>
    choose(const model::LayerKey& active, const std::set<model::LayerKey>& layers, std::uint64_t step);
    /// The layer that becomes active when it comes back; nothing where none went, or the user chose another.
    [[nodiscard]] std::optional<model::LayerKey> wanted() const
    {
        return m_lost.empty() ? std::nullopt : std::optional(m_lost.front());
    }

private:
    std::vector<model::LayerKey> m_recent; ///< last first
    std::vector<model::LayerKey> m_lost;   ///< were active when they went, and are wanted back; first first
    std::uint64_t m_step = 0;
    std::uint64_t m_newest = 0; ///< of all steps that were done
};

} // namespace chartroom::views
