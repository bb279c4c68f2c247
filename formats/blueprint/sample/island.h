#pragma once

#include "formats/blueprint/sample/roads.h"

namespace chartroom::blueprint::sample {

/// The demonstration island: a plan of fixed size from which each column of pixels can be drawn on its own.
class Island
{
public:
    /// `size` is MapSize, in pixels along one side.
    Island(std::uint32_t seed, std::uint32_t size);

    [[nodiscard]] std::uint32_t size() const { return m_size; }
    /// Draws column x: heights in raw units, biome ordinals. Both of size() pixels. From any thread.
    void column(std::uint32_t x, std::span<float> heights, std::span<std::uint8_t> biomes) const;
    /// Level in raw units of the lake at a pixel that column() gave as lake.
    [[nodiscard]] float lakeLevel(std::uint32_t x, std::uint32_t y) const;

    /// The crater's centre and radius in pixels.
    [[nodiscard]] Point craterCentre() const;
    [[nodiscard]] float craterRadius() const;
    /// Towns in pixels; `highwayNode` is set for those that highways join.
    [[nodiscard]] std::vector<Town> towns() const;
    /// Roads by tier in pixels.
    [[nodiscard]] Roads roads() const;

private:
    [[nodiscard]] std::size_t cellAt(std::uint32_t x, std::uint32_t y) const;

    std::uint32_t m_seed;
    std::uint32_t m_size;
    Relief m_relief;
    Lakes m_lakes;
    Climate m_climate;
    Field<float> m_roughness{planSide};
    Field<float> m_ruins{planSide};
    std::vector<Site> m_towns;
    Roads m_roads;
};

} // namespace chartroom::blueprint::sample
