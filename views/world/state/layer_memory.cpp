#include "views/world/state/layer_memory.h"

#include <algorithm>
#include <utility>

namespace chartroom::views {

namespace {
constexpr std::size_t mostRecent = 32;
}

void LayerMemory::note(const model::LayerKey& active)
{
    std::erase(m_recent, active);
    m_recent.insert(m_recent.begin(), active);
    m_recent.resize(std::min(m_recent.size(), mostRecent));
}

void LayerMemory::follow(std::uint64_t step)
{
    m_step = step;
    m_newest = std::max(m_newest, step);
}

std::optional<model::LayerKey> LayerMemory::choose(const model::LayerKey& active,
                                                   const std::set<model::LayerKey>& layers,
                                                   std::uint64_t step)
{
    const bool travelled = step < m_step || (step > m_step && step <= m_newest);
    follow(step);
    const std::set<model::LayerKey> before = std::exchange(m_layers, layers);
    const auto recent = [this](const auto& wanted) -> std::optional<model::LayerKey> {
        const auto found = std::ranges::find_if(m_recent, wanted);
        return found == m_recent.end() ? std::nullopt : std::optional(*found);
    };
    if (travelled) {
        const auto back = recent(
            [&](const model::LayerKey& layer) { return layers.contains(layer) && !before.contains(layer); });
        if (back)
            return back;
    }
    if (layers.contains(active))
        return active;
    if (!travelled)
        return std::nullopt;
    return recent([&](const model::LayerKey& layer) { return layers.contains(layer); });
}

} // namespace chartroom::views
