#include "views/world/state/layer_moves.h"

#include <algorithm>
#include <utility>

namespace chartroom::views {

namespace {

LayerNumbers inverse(const LayerNumbers& numbers)
{
    LayerNumbers result;
    for (const auto& [before, after] : numbers)
        result.emplace(after, before);
    return result;
}

/// One after the other.
LayerNumbers joined(const LayerNumbers& first, const LayerNumbers& second)
{
    LayerNumbers result = second;
    for (const auto& [before, after] : first) {
        const auto further = second.find(after);
        result[before] = further == second.end() ? after : further->second;
    }
    return result;
}

} // namespace

model::LayerKey renumbered(const model::LayerKey& layer, const LayerNumbers& numbers)
{
    const auto found = layer.isHeight() ? numbers.end() : numbers.find(layer.number);
    return found == numbers.end() ? layer : model::LayerKey::room(found->second);
}

LayerNumbers movedNumbers(const std::vector<std::int64_t>& used, std::int64_t layer, std::int64_t to)
{
    std::vector<std::int64_t> order = used;
    const auto from = std::ranges::find(order, layer);
    const auto place = std::ranges::find(used, to) - used.begin();
    if (from == order.end() || place == std::ssize(used))
        return {};
    order.erase(from);
    order.insert(order.begin() + place, layer);
    LayerNumbers result;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != used[i])
            result.emplace(order[i], used[i]);
    }
    return result;
}

void LayerMoves::note(std::uint64_t step, LayerNumbers numbers)
{
    m_moves.note(step, std::move(numbers));
}

std::optional<LayerNumbers> LayerMoves::follow(std::uint64_t step)
{
    LayerNumbers numbers;
    m_moves.follow(
        step, [&](const LayerNumbers& undone) { numbers = joined(numbers, inverse(undone)); },
        [&](const LayerNumbers& redone) { numbers = joined(numbers, redone); });
    return numbers.empty() ? std::nullopt : std::optional(numbers);
}

} // namespace chartroom::views
