#pragma once

#include "model/blueprint/grid_set.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace chartroom::model {

/// Cells of one level of a map, row by row (y outer, x inner): one height, biome, water id and surface each.
/// Grids that the map lacks have no values. Heights and ids are surrounded by a rim of one cell, so that
/// slopes and outlines can be worked out for every cell.
class CellPlanes
{
public:
    CellPlanes() = default;
    /// Room for `width` × `height` cells of the grids that `grids` has. Values are not set.
    CellPlanes(int width, int height, const GridSet& grids);

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] bool hasHeights() const { return m_heights != nullptr; }
    [[nodiscard]] bool hasBiomes() const { return m_biomes != nullptr; }
    [[nodiscard]] bool hasIds() const { return m_ids != nullptr; }
    [[nodiscard]] bool hasSurfaces() const { return m_surfaces != nullptr; }

    /// Values from one row to the next: with the rim, and without.
    [[nodiscard]] std::ptrdiff_t rimStride() const { return m_width + 2; }
    [[nodiscard]] std::ptrdiff_t plainStride() const { return m_width; }

    /// A row's first cell; rows -1 and height() are the rim, as are the cells before and after a row.
    [[nodiscard]] float* heights(int row) { return m_heights.get() + rimOffset(row); }
    [[nodiscard]] const float* heights(int row) const { return m_heights.get() + rimOffset(row); }
    [[nodiscard]] std::uint16_t* ids(int row) { return m_ids.get() + rimOffset(row); }
    [[nodiscard]] const std::uint16_t* ids(int row) const { return m_ids.get() + rimOffset(row); }
    [[nodiscard]] std::uint8_t* biomes(int row) { return m_biomes.get() + row * plainStride(); }
    [[nodiscard]] const std::uint8_t* biomes(int row) const { return m_biomes.get() + row * plainStride(); }
    [[nodiscard]] std::uint16_t* surfaces(int row) { return m_surfaces.get() + row * plainStride(); }
    [[nodiscard]] const std::uint16_t* surfaces(int row) const
    {
        return m_surfaces.get() + row * plainStride();
    }

    /// Memory that the values take, in bytes.
    [[nodiscard]] std::size_t bytes() const;

    /// Which sides of the rim lie outside of the map and repeat the cells beside them.
    struct Sides
    {
        bool west = true;
        bool east = true;
        bool north = true;
        bool south = true;
    };
    void repeatRim(const Sides& sides);

private:
    [[nodiscard]] std::ptrdiff_t rimOffset(int row) const { return (row + 1) * rimStride() + 1; }
    template<class T>
    void repeatRim(T* origin, const Sides& sides);

    int m_width = 0;
    int m_height = 0;
    std::unique_ptr<float[]> m_heights;
    std::unique_ptr<std::uint8_t[]> m_biomes;
    std::unique_ptr<std::uint16_t[]> m_ids;
    std::unique_ptr<std::uint16_t[]> m_surfaces;
};

} // namespace chartroom::model
