#include "model/blueprint/cell_planes.h"

#include <algorithm>

namespace chartroom::model {

CellPlanes::CellPlanes(int width, int height, const GridSet& grids)
    : m_width(width)
    , m_height(height)
{
    const auto plain = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    const auto rimmed = (static_cast<std::size_t>(width) + 2) * (static_cast<std::size_t>(height) + 2);
    if (grids.heights)
        m_heights = std::make_unique_for_overwrite<float[]>(rimmed);
    if (grids.biomes)
        m_biomes = std::make_unique_for_overwrite<std::uint8_t[]>(plain);
    if (grids.waterIds)
        m_ids = std::make_unique_for_overwrite<std::uint16_t[]>(rimmed);
    if (grids.waterSurface)
        m_surfaces = std::make_unique_for_overwrite<std::uint16_t[]>(plain);
}

std::size_t CellPlanes::bytes() const
{
    const auto plain = static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height);
    const auto rimmed = (static_cast<std::size_t>(m_width) + 2) * (static_cast<std::size_t>(m_height) + 2);
    return (m_heights ? rimmed * sizeof(float) : 0) + (m_biomes ? plain : 0) +
           (m_ids ? rimmed * sizeof(std::uint16_t) : 0) + (m_surfaces ? plain * sizeof(std::uint16_t) : 0);
}

template<class T>
void CellPlanes::repeatRim(T* origin, const Sides& sides)
{
    const std::ptrdiff_t stride = rimStride();
    for (int y = 0; y < m_height; ++y) {
        T* const row = origin + y * stride;
        if (sides.west)
            row[-1] = row[0];
        if (sides.east)
            row[m_width] = row[m_width - 1];
    }
    // After the sides, whole rows with their corners. A corner outside of the map on one side only repeats
    // along that side.
    if (sides.north)
        std::copy_n(origin - 1, stride, origin - stride - 1);
    else if (sides.west)
        origin[-stride - 1] = origin[-stride];
    if (!sides.north && sides.east)
        origin[-stride + m_width] = origin[-stride + m_width - 1];
    T* const last = origin + (m_height - 1) * stride;
    if (sides.south)
        std::copy_n(last - 1, stride, last + stride - 1);
    else if (sides.west)
        last[stride - 1] = last[stride];
    if (!sides.south && sides.east)
        last[stride + m_width] = last[stride + m_width - 1];
}

void CellPlanes::repeatRim(const Sides& sides)
{
    if (m_heights)
        repeatRim(heights(0), sides);
    if (m_ids)
        repeatRim(ids(0), sides);
}

} // namespace chartroom::model
