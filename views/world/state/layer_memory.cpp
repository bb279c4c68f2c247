#include "views/world/state/layer_memory.h"

#include <algorithm>

namespace chartroom::views {

namespace {
constexpr std::size_t mostRemembered = 32;
}

void LayerMemory::note(const model::LayerKey& active, How how)
{
    if (how == How::Chosen)
        m_lost.clear();
    std::erase(m_recent, active);
    m_recent.insert(m_recent.begin(), active);
    m_recent.resize(std::min(m_recent.size(), mostRemembered));
}

void LayerMemory::renumber(const LayerNumbers& numbers)
{
    for (auto* const layers : {&m_recent, &m_lost}) {
        for (model::LayerKey& layer : *layers)
            layer = renumbered(layer, numbers);
    }
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
    const auto there = [&layers](const model::LayerKey& layer) { return layers.contains(layer); };
    if (const auto back = std::ranges::find_if(m_lost, there); back != m_lost.end()) {
        const model::LayerKey wanted = *back;
        // Those behind it only stood in for it.
        m_lost.erase(back, m_lost.end());
        return wanted;
    }
    if (there(active))
        return active;
    m_lost.push_back(active);
    if (!travelled)
        return std::nullopt;
    const auto recent = std::ranges::find_if(m_recent, there);
    return recent == m_recent.end() ? std::nullopt : std::optional(*recent);
}

} // namespace chartroom::views
