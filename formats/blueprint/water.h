#pragma once

#include "formats/blueprint/palette.h"
#include "formats/blueprint/water_census.h"
#include "formats/core/atomic_file.h"
#include "formats/core/task.h"

namespace chartroom::blueprint {

/// Fills a column of the water grids from its runs: ids for `WBID`, encoded levels for `WSRF`. `levelOf`
/// gives the encoded level of an id.
void fillWaterColumn(const WaterColumn& column, const WaterCensus& census,
                     std::span<const std::uint16_t> levels, std::span<std::uint16_t> ids,
                     std::span<std::uint16_t> surface);

/// The water of a map that has no water sections, derived from its biomes and heights: the ocean's pixels are
/// body 1 at the sea level, each lake lies at its lowest bordering land pixel (at the sea level where it
/// borders on none). Works column by column, twice; refers to the blueprint's bytes.
class DerivedWater
{
public:
    /// Counts the bodies. Errors: `convert.lakes` (more than 65,534), `convert.level` (a level that `WSRF`
    /// cannot hold), `task.cancelled`. `path` is used in the sentences. The blueprint must have heights and
    /// biomes.
    [[nodiscard]] static core::Result<DerivedWater> survey(const Blueprint& blueprint, const Palette& palette,
                                                           const std::filesystem::path& path,
                                                           const core::Task& task = {});

    /// The rows of `WBTB`.
    [[nodiscard]] const std::vector<WaterBody>& bodies() const { return m_bodies; }
    /// Writes the payloads of `WBID` and `WSRF` at these offsets. Errors: `file.write`, `file.changed` (the
    /// biomes are no longer those of the survey), `task.cancelled`.
    [[nodiscard]] core::Result<void> write(core::AtomicFile& file, std::uint64_t idsOffset,
                                           std::uint64_t surfaceOffset, const core::Task& task = {}) const;

private:
    DerivedWater() = default;

    std::filesystem::path m_path;
    Grid m_biomes;
    std::array<Water, 256> m_kinds{}; ///< by biome ordinal
    WaterCensus m_census;
    std::vector<WaterBody> m_bodies;
    std::vector<std::uint16_t> m_levels; ///< encoded, by id
};

} // namespace chartroom::blueprint
