#pragma once

#include "formats/blueprint/blueprint.h"

#include <optional>
#include <vector>

namespace chartroom::model {

/// Finds any path of one road section without walking the section: the places of every 32nd path are kept.
class RoadIndex
{
public:
    RoadIndex() = default;
    /// Walks the list once. `end` is the first byte in memory behind the section.
    RoadIndex(const blueprint::RoadList& roads, const std::byte* end);

    [[nodiscard]] std::uint32_t size() const { return m_size; }
    /// A path, with no more points than the section holds even if another program rewrites the file
    /// meanwhile.
    [[nodiscard]] blueprint::RoadPath path(std::uint32_t index) const;
    /// The path whose count or points hold a byte of the file.
    [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t offset) const;

private:
    struct Mark
    {
        const std::byte* points = nullptr;
        std::uint64_t offset = 0;
    };
    std::vector<Mark> m_marks;
    std::uint32_t m_size = 0;
    const std::byte* m_end = nullptr;
};

/// Length of a path in pixels, which are metres (an assumption); NaN when a point is not finite.
[[nodiscard]] double lengthOf(const blueprint::RoadPath& path);

} // namespace chartroom::model
