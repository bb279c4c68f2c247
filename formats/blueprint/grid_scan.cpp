#include "formats/blueprint/grid_scan.h"

#include "formats/core/parallel.h"

#include <cmath>
#include <memory>
#include <mutex>

namespace chartroom::blueprint {

namespace {

constexpr std::uint32_t piecePixels = 65536; // 9 bytes each at most: a piece stays in a core's cache
constexpr std::size_t bodyIds = 65536;

/// Keeps the smallest ones, so that the answer does not depend on which thread saw what.
void tell(std::int32_t ordinal, GridScan& scan)
{
    scan.unknownOrdinals.insert(ordinal);
    if (scan.unknownOrdinals.size() > toldOrdinals)
        scan.unknownOrdinals.erase(std::prev(scan.unknownOrdinals.end()));
}

kernels::WaterRules waterRules(const Blueprint& blueprint, const Palette& palette)
{
    kernels::WaterRules rules;
    for (std::size_t ordinal = 0; ordinal < rules.isWater.size(); ++ordinal) {
        if (palette.role(static_cast<std::int32_t>(ordinal)) == Palette::Role::Land)
            continue;
        rules.isWater[ordinal] = true;
        rules.waterBiomes.push_back(static_cast<std::uint8_t>(ordinal));
    }
    rules.surface.assign(bodyIds, kernels::WaterRules::noRow);
    const std::uint32_t rows = blueprint.waterBodies ? blueprint.waterBodies->size() : 0;
    for (std::uint32_t i = 0; i < rows; ++i) {
        const WaterBody body = blueprint.waterBodies->at(i);
        std::uint32_t& surface = rules.surface[body.id];
        if (body.id == 0 || surface != kernels::WaterRules::noRow)
            continue; // the first row of an id counts
        const auto level = encodeWaterLevel(body.surfaceLevel);
        surface = level ? *level : kernels::WaterRules::notEncodable;
    }
    return rules;
}

/// Scans pieces of rows into one GridScan; each piece is done by one thread at a time.
class Scanner
{
public:
    Scanner(const Blueprint& blueprint, const GridScanPlan& plan)
        : m_blueprint(blueprint)
        , m_known(static_cast<std::uint32_t>(plan.palette->biomes.size()))
    {
        if (plan.biomes && blueprint.biomes)
            m_biomes = &*blueprint.biomes;
        if (plan.heights && blueprint.heights)
            m_heights = &*blueprint.heights;
        if (plan.water && blueprint.waterIds) {
            m_waterIds = &*blueprint.waterIds;
            m_rules = waterRules(blueprint, *plan.palette);
        }
    }

    [[nodiscard]] bool hasWork() const
    {
        return m_biomes != nullptr || m_heights != nullptr || m_waterIds != nullptr;
    }
    [[nodiscard]] bool scansWater() const { return m_waterIds != nullptr; }

    void rows(std::uint32_t begin, std::uint32_t end, GridScan& scan) const
    {
        const std::uint64_t size = m_blueprint.mapSize;
        if (m_waterIds != nullptr)
            for (std::uint32_t x = begin; x < end; ++x)
                kernels::scanWaterRow(waterRow(x), m_rules, *scan.water);
        if (m_biomes != nullptr)
            biomes(begin * size, (end - begin) * size, scan);
        if (m_heights != nullptr)
            heights(begin * size, (end - begin) * size, scan);
    }

private:
    [[nodiscard]] kernels::WaterRow waterRow(std::uint32_t x) const
    {
        const auto start = [x](const std::optional<Grid>& grid) { return grid ? grid->at(x, 0) : nullptr; };
        return {start(m_blueprint.waterIds), start(m_blueprint.waterSurface), start(m_blueprint.biomes), x,
                m_blueprint.mapSize};
    }

    void biomes(std::uint64_t first, std::uint64_t count, GridScan& scan) const
    {
        const std::byte* const at = m_biomes->data + first * m_biomes->stride;
        const bool sound = m_biomes->width == 1
                               ? kernels::largestByte(at, count) < m_known
                               : kernels::countUnknownV1(m_blueprint.heights->data + first * m_biomes->stride,
                                                         count, m_known) == 0;
        if (sound)
            return;
        std::int32_t last = 0; // runs of one ordinal are looked up once
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::byte* const value = at + i * m_biomes->stride;
            const std::int32_t ordinal =
                m_biomes->width == 1 ? load<std::uint8_t>(value) : load<std::int32_t>(value);
            if (static_cast<std::uint32_t>(ordinal) < m_known)
                continue;
            scan.unknownBiomes.add(first + i);
            if (ordinal != last)
                tell(ordinal, scan);
            last = ordinal;
        }
    }

    void heights(std::uint64_t first, std::uint64_t count, GridScan& scan) const
    {
        const std::byte* const at = m_heights->data + first * m_heights->stride;
        const std::uint64_t found = m_heights->stride == sizeof(float) ? kernels::countNotFinite(at, count)
                                                                       : kernels::countNotFiniteV1(at, count);
        scan.notFinite.count += found;
        // Where it is matters for the first one only.
        if (found == 0 || first >= scan.notFinite.first)
            return;
        for (std::uint64_t i = 0; i < count; ++i) {
            if (!std::isfinite(load<float>(at + i * m_heights->stride))) {
                scan.notFinite.first = first + i;
                return;
            }
        }
    }

    const Blueprint& m_blueprint;
    std::uint32_t m_known;
    const Grid* m_biomes = nullptr;
    const Grid* m_heights = nullptr;
    const Grid* m_waterIds = nullptr;
    kernels::WaterRules m_rules;
};

void mergeWater(kernels::WaterTallies& into, const kernels::WaterTallies& from)
{
    into.mask.merge(from.mask);
    into.surfaceMask.merge(from.surfaceMask);
    into.surfaceLevel.merge(from.surfaceLevel);
    for (std::size_t id = 0; id < into.bodies.size(); ++id) {
        into.bodies[id].count += from.bodies[id].count;
        into.bodies[id].sumX += from.bodies[id].sumX;
        into.bodies[id].sumY += from.bodies[id].sumY;
        into.bodies[id].first = std::min(into.bodies[id].first, from.bodies[id].first);
    }
}

void merge(GridScan& into, const GridScan& from)
{
    into.unknownBiomes.merge(from.unknownBiomes);
    for (const std::int32_t ordinal : from.unknownOrdinals)
        tell(ordinal, into);
    into.notFinite.merge(from.notFinite);
    if (into.water)
        mergeWater(*into.water, *from.water);
}

/// One GridScan a thread that works at the same time, lent out piece by piece.
class ScanPool
{
public:
    explicit ScanPool(bool water)
        : m_water(water)
    {}

    std::unique_ptr<GridScan> take()
    {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_free.empty()) {
                auto scan = std::move(m_free.back());
                m_free.pop_back();
                return scan;
            }
        }
        auto scan = std::make_unique<GridScan>();
        if (m_water)
            scan->water.emplace().bodies.resize(bodyIds);
        return scan;
    }
    void giveBack(std::unique_ptr<GridScan> scan)
    {
        const std::lock_guard lock(m_mutex);
        m_free.push_back(std::move(scan));
    }
    /// The sum of all; called when nobody works any more.
    GridScan sum()
    {
        GridScan total = std::move(*take());
        for (const auto& scan : m_free)
            merge(total, *scan);
        return total;
    }

private:
    bool m_water;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<GridScan>> m_free;
};

} // namespace

GridScan scanGrids(const Blueprint& blueprint, const GridScanPlan& plan, const core::Task& task)
{
    const Scanner scanner(blueprint, plan);
    if (!scanner.hasWork())
        return {};
    ScanPool pool(scanner.scansWater());
    const std::uint32_t grain = std::max(1U, piecePixels / blueprint.mapSize);
    const bool complete =
        core::parallelFor(blueprint.mapSize, grain, task, [&](std::uint64_t begin, std::uint64_t end) {
            auto scan = pool.take();
            scanner.rows(static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), *scan);
            pool.giveBack(std::move(scan));
        });
    GridScan total = pool.sum();
    total.complete = complete;
    return total;
}

} // namespace chartroom::blueprint
