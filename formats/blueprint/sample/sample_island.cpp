#include "formats/blueprint/sample/sample_island.h"

#include "formats/blueprint/sample/island.h"
#include "formats/blueprint/water.h"
#include "formats/blueprint/write.h"
#include "formats/core/code.h"
#include "formats/core/first_error.h"
#include "formats/core/parallel.h"

#include <fmt/format.h>

namespace chartroom::blueprint::sample {

namespace {

using core::AtomicFile;
using core::Code;
using core::Message;
using core::Result;

Parameters parametersOf(const SampleOptions& options, const Island& island)
{
    Parameters parameters;
    parameters.worldSeed = static_cast<std::int32_t>(options.seed);
    parameters.mapSize = static_cast<std::int32_t>(options.size);
    parameters.craterRadius = island.craterRadius();
    parameters.densityMultiplier = 1;
    parameters.impactCenterX = island.craterCentre().x;
    parameters.impactCenterY = island.craterCentre().y;
    parameters.generatedUtc = "2026-01-01T00:00:00Z"; // fixed: the same bytes at any time
    return parameters;
}

// The balanced preset of the newest curve, in raw units (metres / 251).
Curve sampleCurve()
{
    Curve curve;
    curve.version = 5;
    curve.knots = {0.1F, 0.3F, 0.55F, 0.8F};
    curve.spikeMax = 1.6730772F;
    curve.sea = assumedSeaLevel;
    curve.orangeCeil = 0.42F;
    curve.redCeil = 0.88F;
    curve.benchLo = 0.3984F;
    curve.benchHi = 0.8765F;
    curve.peakCap = 1.6733F;
    curve.tailSlope = 0.5F;
    curve.modulation = Curve::Modulation{0.0478F, 0.0797F, 0.25F, 1.0F, 6.0F, 4.0F, 101, 202, 303};
    curve.preset = Curve::Preset{2, 0.930304F, 1.05072F};
    return curve;
}

Detail sampleDetail()
{
    return {1, 3.0F, 40.0F, 0.02F, 0.5F, 12.0F, assumedSeaLevel + 0.004F, 1.5F, 0.5F, 404};
}

// Both files in the making, and where their grids lie.
class SampleWriter
{
public:
    SampleWriter(const SampleOptions& options, AtomicFile& version2, AtomicFile& version1,
                 const core::Task& task)
        : m_options(options)
        , m_v2(version2)
        , m_v1(version1)
        , m_task(task)
        , m_island(options.seed, options.size)
        , m_columns(options.size)
    {}

    Result<void> run()
    {
        if (auto written = writeHeads(); !written)
            return written;
        if (auto written = writeGround(m_task.part(0, 0.85)); !written)
            return written;
        if (auto written = writeLists(); !written)
            return written;
        if (auto written = writeSection(m_v2, tag::curve, encodeCurve(sampleCurve())); !written)
            return written;
        if (auto written = writeSection(m_v2, tag::detail, encodeDetail(sampleDetail())); !written)
            return written;
        if (auto written = writeWater(m_task.part(0.85, 1)); !written)
            return written;
        return writeRoads();
    }

private:
    [[nodiscard]] std::uint64_t pixels() const { return std::uint64_t{m_options.size} * m_options.size; }

    Result<void> writeHeads()
    {
        if (auto written = writeHeader(m_v2); !written)
            return written;
        const auto parameters = encodeParameters(parametersOf(m_options, m_island));
        if (auto written = writeSection(m_v2, tag::parameters, parameters); !written)
            return written;
        return m_v1.write(encodeHeaderV1(m_options.size));
    }

    // Draws each column, writes it into both files and keeps its water as runs.
    Result<void> writeGround(const core::Task& task)
    {
        const auto heights = reserveSection(m_v2, tag::heights, pixels() * sizeof(float));
        if (!heights)
            return heights.error();
        const auto biomes = reserveSection(m_v2, tag::biomes, pixels());
        if (!biomes)
            return biomes.error();
        const std::uint64_t version1 = m_v1.reserve(pixels() * pixelBytesV1);
        core::FirstError error;
        const bool whole =
            core::parallelFor(m_options.size, 8, task, [&](std::uint64_t begin, std::uint64_t end) {
                std::vector<float> height(m_options.size);
                std::vector<std::uint8_t> biome(m_options.size);
                std::vector<Water> water(m_options.size);
                std::vector<std::byte> both;
                for (std::uint64_t x = begin; x < end && !error.any(); ++x) {
                    m_island.column(static_cast<std::uint32_t>(x), height, biome);
                    both.clear();
                    for (std::size_t y = 0; y < height.size(); ++y) {
                        const auto kind = static_cast<Biome>(biome[y]);
                        water[y] = kind == Biome::Ocean ? Water::Ocean
                                                        : (kind == Biome::Lake ? Water::Lake : Water::None);
                        put(both, height[y]);
                        put(both, std::int32_t{biome[y]});
                    }
                    findRuns(water, m_columns[x]);
                    const std::uint64_t at = x * m_options.size;
                    error.note(m_v2.writeAt(*heights + at * sizeof(float), std::as_bytes(std::span(height))));
                    error.note(m_v2.writeAt(*biomes + at, std::as_bytes(std::span(biome))));
                    error.note(m_v1.writeAt(version1 + at * pixelBytesV1, both));
                }
            });
        if (error.any())
            return error.message();
        return whole ? Result<void>() : Message{Code::TaskCancelled, {}};
    }

    Result<void> writeLists()
    {
        const std::vector<Town> towns = m_island.towns();
        if (auto written = writeSection(m_v2, tag::towns, encodeTowns(towns, 2)); !written)
            return written;
        return m_v1.write(encodeTowns(towns, 1));
    }

    Result<void> writeWater(const core::Task& task)
    {
        for (WaterColumn& column : m_columns) {
            if (!m_census.add(column))
                return Message{Code::ConvertLakes, {{"expected", std::to_string(WaterCensus::maxLakes)}}};
        }
        if (!m_census.finish())
            return Message{Code::ConvertLakes, {{"expected", std::to_string(WaterCensus::maxLakes)}}};
        std::vector<WaterBody> bodies;
        std::vector<std::uint16_t> levels(m_census.lakes().size() + 2);
        const auto add = [&](std::size_t id, WaterType type, const WaterSums& sums, float level) {
            bodies.push_back(waterBody(static_cast<std::uint16_t>(id), type, sums, level));
            levels[id] = encodeWaterLevel(level).value_or(0);
        };
        if (m_census.ocean())
            add(1, WaterType::Ocean, *m_census.ocean(), assumedSeaLevel);
        for (std::size_t i = 0; i < m_census.lakes().size(); ++i) {
            const WaterSums& lake = m_census.lakes()[i];
            add(i + 2, WaterType::Lake, lake, m_island.lakeLevel(lake.firstX, lake.firstY));
        }
        const auto ids = reserveSection(m_v2, tag::waterIds, pixels() * sizeof(std::uint16_t));
        if (!ids)
            return ids.error();
        if (auto written = writeSection(m_v2, tag::waterBodies, encodeWaterBodies(bodies)); !written)
            return written;
        const auto surface = reserveSection(m_v2, tag::waterSurface, pixels() * sizeof(std::uint16_t));
        if (!surface)
            return surface.error();
        core::FirstError error;
        const bool whole =
            core::parallelFor(m_options.size, 16, task, [&](std::uint64_t begin, std::uint64_t end) {
                std::vector<std::uint16_t> id(m_options.size);
                std::vector<std::uint16_t> level(m_options.size);
                for (std::uint64_t x = begin; x < end && !error.any(); ++x) {
                    fillWaterColumn(m_columns[x], m_census, levels, id, level);
                    const std::uint64_t at = x * m_options.size * sizeof(std::uint16_t);
                    error.note(m_v2.writeAt(*ids + at, std::as_bytes(std::span(id))));
                    error.note(m_v2.writeAt(*surface + at, std::as_bytes(std::span(level))));
                }
            });
        if (error.any())
            return error.message();
        return whole ? Result<void>() : Message{Code::TaskCancelled, {}};
    }

    Result<void> writeRoads()
    {
        const Roads roads = m_island.roads();
        for (std::size_t tier = 0; tier < roads.size(); ++tier) {
            const auto bytes = encodeRoads(roads[tier]);
            if (auto written = writeSection(m_v2, roadTags[tier], bytes); !written)
                return written;
            if (auto written = m_v1.write(bytes); !written)
                return written;
        }
        return {};
    }

    const SampleOptions& m_options;
    AtomicFile& m_v2;
    AtomicFile& m_v1;
    const core::Task& m_task;
    const Island m_island;
    std::vector<WaterColumn> m_columns; // the water of the whole map, as runs: a few a column
    WaterCensus m_census;
};

} // namespace

std::string sampleName(std::uint32_t seed, int version)
{
    return fmt::format("MapData_Seed_{}{}.dat", static_cast<std::int32_t>(seed), version == 1 ? "_v1" : "");
}

Result<void> writeSampleIsland(const SampleOptions& options, const std::filesystem::path& version2,
                               const std::filesystem::path& version1, const core::Task& task)
{
    auto v2 = AtomicFile::create(version2);
    if (!v2)
        return v2.error();
    auto v1 = AtomicFile::create(version1);
    if (!v1)
        return v1.error();
    if (auto written = SampleWriter(options, *v2, *v1, task).run(); !written)
        return written;
    if (task.cancelled())
        return Message{Code::TaskCancelled, {}};
    if (auto committed = v2->commit(); !committed)
        return committed;
    return v1->commit();
}

} // namespace chartroom::blueprint::sample
