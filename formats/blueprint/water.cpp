#include "formats/blueprint/water.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace chartroom::blueprint {

namespace {

using core::Code;
using core::Message;

void readKinds(const Grid& biomes, std::uint32_t x, const std::array<Water, 256>& kinds,
               std::span<Water> column)
{
    for (std::uint32_t y = 0; y < column.size(); ++y) {
        const auto ordinal = static_cast<std::uint32_t>(biomeAt(biomes, x, y));
        column[y] = ordinal < kinds.size() ? kinds[ordinal] : Water::None;
    }
}

// Notes the land beside lakes: above and below each run, and to both sides, one column after the other.
class BankNotes
{
public:
    BankNotes(WaterCensus& census, const Grid& heights)
        : m_census(census)
        , m_heights(heights)
    {}

    void add(std::uint32_t x, std::span<const Water> pixels, const WaterColumn& column)
    {
        for (const WaterRun& run : m_beforeRuns)
            noteSide(run, x, pixels);
        for (const WaterRun& run : column.lakes) {
            if (run.begin > 0 && pixels[run.begin - 1] == Water::None)
                note(run.label, x, run.begin - 1);
            if (run.end < pixels.size() && pixels[run.end] == Water::None)
                note(run.label, x, run.end);
            if (x > 0)
                noteSide(run, x - 1, m_before);
        }
        m_beforeRuns = column.lakes;
        m_before.assign(pixels.begin(), pixels.end());
    }

private:
    void noteSide(const WaterRun& run, std::uint32_t x, std::span<const Water> pixels)
    {
        for (std::uint32_t y = run.begin; y < run.end; ++y) {
            if (pixels[y] == Water::None)
                note(run.label, x, y);
        }
    }

    void note(std::uint32_t label, std::uint32_t x, std::uint32_t y)
    {
        const float height = heightAt(m_heights, x, y);
        if (std::isfinite(height))
            m_census.noteBank(label, height);
    }

    WaterCensus& m_census;
    const Grid& m_heights;
    std::vector<Water> m_before;
    std::vector<WaterRun> m_beforeRuns;
};

Message tooManyLakes(const std::filesystem::path& path)
{
    return {Code::ConvertLakes,
            {{"path", core::displayPath(path)}, {"expected", std::to_string(WaterCensus::maxLakes)}}};
}

} // namespace

void fillWaterColumn(const WaterColumn& column, const WaterCensus& census,
                     std::span<const std::uint16_t> levels, std::span<std::uint16_t> ids,
                     std::span<std::uint16_t> surface)
{
    std::ranges::fill(ids, std::uint16_t{0});
    std::ranges::fill(surface, std::uint16_t{0});
    const auto fill = [&](const WaterRun& run, std::uint16_t id) {
        std::fill(ids.begin() + run.begin, ids.begin() + run.end, id);
        std::fill(surface.begin() + run.begin, surface.begin() + run.end, levels[id]);
    };
    for (const WaterRun& run : column.ocean)
        fill(run, 1);
    for (const WaterRun& run : column.lakes)
        fill(run, census.id(run.label).value_or(0));
}

core::Result<DerivedWater> DerivedWater::survey(const Blueprint& blueprint, const Palette& palette,
                                                const std::filesystem::path& path, const core::Task& task)
{
    DerivedWater water;
    water.m_path = path;
    water.m_biomes = *blueprint.biomes;
    for (std::size_t i = 0; i < water.m_kinds.size(); ++i) {
        const Palette::Role role = palette.role(static_cast<std::int32_t>(i));
        water.m_kinds[i] = role == Palette::Role::Ocean  ? Water::Ocean
                           : role == Palette::Role::Lake ? Water::Lake
                                                         : Water::None;
    }
    const std::uint32_t size = blueprint.mapSize;
    std::vector<Water> pixels(size);
    WaterColumn column;
    BankNotes banks(water.m_census, *blueprint.heights);
    for (std::uint32_t x = 0; x < size; ++x) {
        if (task.cancelled())
            return Message{Code::TaskCancelled, {}};
        readKinds(water.m_biomes, x, water.m_kinds, pixels);
        findRuns(pixels, column);
        if (!water.m_census.add(column))
            return tooManyLakes(path);
        banks.add(x, pixels, column);
        task.report(static_cast<double>(x + 1) / size);
    }
    if (!water.m_census.finish())
        return tooManyLakes(path);

    const float sea = seaLevel(blueprint).level;
    water.m_levels.assign(water.m_census.lakes().size() + 2, 0);
    const auto addBody = [&](WaterType type, const WaterSums& sums, std::size_t id,
                             float level) -> core::Result<void> {
        const auto encoded = encodeWaterLevel(level);
        if (!encoded) {
            return Message{Code::ConvertLevel,
                           {{"path", core::displayPath(path)},
                            {"id", std::to_string(id)},
                            {"x", std::to_string(sums.firstX)},
                            {"y", std::to_string(sums.firstY)},
                            {"found", fmt::format("{}", level)},
                            {"most", fmt::format("{:.5f}", 65534.0 / 32768)}}};
        }
        water.m_levels[id] = *encoded;
        water.m_bodies.push_back(waterBody(static_cast<std::uint16_t>(id), type, sums, level));
        return {};
    };
    if (water.m_census.ocean()) {
        if (auto added = addBody(WaterType::Ocean, *water.m_census.ocean(), 1, sea); !added)
            return added.error();
    }
    for (std::size_t i = 0; i < water.m_census.lakes().size(); ++i) {
        const WaterSums& lake = water.m_census.lakes()[i];
        if (auto added = addBody(WaterType::Lake, lake, i + 2, lake.lowestBank.value_or(sea)); !added)
            return added.error();
    }
    return water;
}

core::Result<void> DerivedWater::write(core::AtomicFile& file, std::uint64_t idsOffset,
                                       std::uint64_t surfaceOffset, const core::Task& task) const
{
    const std::uint32_t size = m_biomes.size;
    std::vector<Water> pixels(size);
    std::vector<std::uint16_t> ids(size);
    std::vector<std::uint16_t> surface(size);
    WaterColumn column;
    LakeTracer tracer;
    for (std::uint32_t x = 0; x < size; ++x) {
        if (task.cancelled())
            return Message{Code::TaskCancelled, {}};
        readKinds(m_biomes, x, m_kinds, pixels);
        findRuns(pixels, column);
        tracer.trace(column.lakes, {});
        // Another program may have changed the biomes since the survey; nothing may be made up from both
        // states.
        const bool known = (column.ocean.empty() || m_census.ocean()) &&
                           std::ranges::all_of(column.lakes, [&](const WaterRun& run) {
                               return m_census.id(run.label).has_value();
                           });
        if (!known)
            return Message{Code::FileChanged, {{"path", core::displayPath(m_path)}}};
        fillWaterColumn(column, m_census, m_levels, ids, surface);
        const std::uint64_t at = std::uint64_t{x} * size * sizeof(std::uint16_t);
        if (auto written = file.writeAt(idsOffset + at, std::as_bytes(std::span(ids))); !written)
            return written;
        if (auto written = file.writeAt(surfaceOffset + at, std::as_bytes(std::span(surface))); !written)
            return written;
        task.report(static_cast<double>(x + 1) / size);
    }
    return {};
}

} // namespace chartroom::blueprint
