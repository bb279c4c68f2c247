#include "formats/blueprint/blueprint.h"

#include <algorithm>

namespace chartroom::blueprint {

Town TownList::at(std::uint32_t index) const
{
    const std::uint64_t bytes = m_version1 ? townBytesV1 : townBytes;
    const std::byte* const row = m_first + index * bytes;
    Town town;
    town.at = {load<float>(row), load<float>(row + 4)};
    town.tier = m_version1 ? load<std::int32_t>(row + 8) : load<std::uint8_t>(row + 8);
    town.highwayNode = m_version1 ? std::uint8_t{0} : load<std::uint8_t>(row + 9);
    town.range = {m_offset + index * bytes, bytes};
    return town;
}

void RoadList::forEach(const std::function<bool(std::uint32_t, const RoadPath&)>& visit) const
{
    Bytes rest = m_paths;
    for (std::uint32_t i = 0; i < m_count; ++i) {
        if (rest.size() < sizeof(std::uint32_t))
            return;
        const auto points = load<std::uint32_t>(rest.data());
        rest = rest.subspan(sizeof points);
        if (points > rest.size() / pointBytes)
            return;
        const auto offset = m_offset + static_cast<std::uint64_t>(rest.data() - m_paths.data());
        if (!visit(i, {rest.data(), offset, points}))
            return;
        rest = rest.subspan(points * pointBytes);
    }
}

WaterBody WaterBodyList::at(std::uint32_t index) const
{
    const std::byte* const row = m_first + index * waterBodyBytes;
    WaterBody body;
    body.id = load<std::uint16_t>(row);
    body.type = load<std::uint8_t>(row + 2);
    body.salinity = load<std::uint8_t>(row + 3);
    body.surfaceLevel = load<float>(row + 4);
    body.pixelCount = load<std::int32_t>(row + 8);
    body.centroid = {load<float>(row + 12), load<float>(row + 16)};
    body.range = {m_offset + index * waterBodyBytes, waterBodyBytes};
    return body;
}

const Section* Blueprint::section(Tag tag) const
{
    const auto found = std::ranges::find(sections, tag, &Section::tag);
    return found == sections.end() ? nullptr : &*found;
}

} // namespace chartroom::blueprint
