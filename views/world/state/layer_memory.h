#pragma once

#include "model/world/layer_key.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace chartroom::views {

/// Knows which layer should be active after layers came or went: one that undo or redo brings back, and where
/// they took the active one away, the one that was active before it.
class LayerMemory
{
public:
    /// A layer became the active one.
    void note(const model::LayerKey& active);
    /// The number of the last step that is done (EditHistory::lastNumber()).
    void follow(std::uint64_t step);
    /// The layers that there are now, after follow() of the steps before this one. Returns the layer that
    /// should be active; `active` where nothing speaks against it, nothing where it was deleted or none is
    /// known.
    [[nodiscard]] std::optional<model::LayerKey>
    choose(const model::LayerKey& active, const std::set<model::LayerKey>& layers, std::uint64_t step);

private:
    std::vector<model::LayerKey> m_recent; ///< last first
    std::set<model::LayerKey> m_layers;    ///< as they were
    std::uint64_t m_step = 0;
    std::uint64_t m_newest = 0; ///< of all steps that were done
};

} // namespace chartroom::views
