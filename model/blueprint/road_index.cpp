#include "model/blueprint/road_index.h"

#include <algorithm>
#include <cmath>

namespace chartroom::model {

namespace {
constexpr std::uint32_t markEvery = 32;
constexpr std::uint64_t countBytes = 4;
} // namespace

RoadIndex::RoadIndex(const blueprint::RoadList& roads, const std::byte* end)
    : m_size(roads.size())
    , m_end(end)
{
    m_marks.reserve(m_size / markEvery + 1);
    roads.forEach([this](std::uint32_t index, const blueprint::RoadPath& path) {
        if (index % markEvery == 0)
            m_marks.push_back({path.points, path.offset});
        return true;
    });
}

blueprint::RoadPath RoadIndex::path(std::uint32_t index) const
{
    if (index / markEvery >= m_marks.size())
        return {};
    Mark at = m_marks[index / markEvery];
    for (std::uint32_t step = index % markEvery;; --step) {
        const auto room = static_cast<std::uint64_t>(m_end - at.points) / blueprint::pointBytes;
        const auto declared = blueprint::load<std::uint32_t>(at.points - countBytes);
        const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(declared, room));
        if (step == 0)
            return {at.points, at.offset, size};
        const std::uint64_t bytes = size * blueprint::pointBytes + countBytes;
        if (bytes > static_cast<std::uint64_t>(m_end - at.points))
            return {};
        at.points += bytes;
        at.offset += bytes;
    }
}

std::optional<std::uint32_t> RoadIndex::find(std::uint64_t offset) const
{
    const auto after = std::ranges::upper_bound(m_marks, offset + countBytes, {}, &Mark::offset);
    if (after == m_marks.begin())
        return std::nullopt;
    const auto first = static_cast<std::uint32_t>(after - m_marks.begin() - 1) * markEvery;
    for (std::uint32_t index = first; index < std::min(first + markEvery, m_size); ++index) {
        const blueprint::RoadPath candidate = path(index);
        const std::uint64_t begin = candidate.offset - countBytes;
        if (offset >= begin && offset < candidate.offset + candidate.size * blueprint::pointBytes)
            return index;
    }
    return std::nullopt;
}

double lengthOf(const blueprint::RoadPath& path)
{
    double length = 0;
    for (std::uint32_t i = 1; i < path.size; ++i) {
        const blueprint::Point a = path.at(i - 1);
        const blueprint::Point b = path.at(i);
        length += std::hypot(static_cast<double>(b.x) - a.x, static_cast<double>(b.y) - a.y);
    }
    return length;
}

} // namespace chartroom::model
