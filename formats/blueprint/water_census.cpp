#include "formats/blueprint/water_census.h"

#include <algorithm>

namespace chartroom::blueprint {

namespace {

constexpr std::uint32_t isRoot = 0x80000000U;

void addRun(WaterSums& sums, std::uint32_t x, const WaterRun& run)
{
    const std::uint64_t length = run.end - run.begin;
    if (sums.pixels == 0) {
        sums.firstX = x;
        sums.firstY = run.begin;
    }
    sums.pixels += length;
    sums.sumX += length * x;
    sums.sumY += (std::uint64_t{run.begin} + run.end - 1) * length / 2;
}

void lowerBank(WaterSums& sums, float height)
{
    if (!sums.lowestBank || height < *sums.lowestBank)
        sums.lowestBank = height;
}

} // namespace

void findRuns(std::span<const Water> pixels, WaterColumn& runs)
{
    runs.ocean.clear();
    runs.lakes.clear();
    const auto size = static_cast<std::uint32_t>(pixels.size());
    for (std::uint32_t y = 0; y < size;) {
        const Water kind = pixels[y];
        const std::uint32_t begin = y;
        while (y < size && pixels[y] == kind)
            ++y;
        if (kind != Water::None)
            (kind == Water::Ocean ? runs.ocean : runs.lakes).push_back({begin, y, 0});
    }
}

void LakeTracer::trace(std::vector<WaterRun>& runs,
                       const std::function<void(std::uint32_t, std::uint32_t)>& touch)
{
    std::size_t beside = 0;
    for (WaterRun& run : runs) {
        while (beside < m_before.size() && m_before[beside].end <= run.begin)
            ++beside;
        bool labelled = false;
        // The last run that touches may reach the next run of this column too: `beside` stays on it.
        for (std::size_t i = beside; i < m_before.size() && m_before[i].begin < run.end; ++i) {
            if (!labelled)
                run.label = m_before[i].label;
            else if (touch && m_before[i].label != run.label)
                touch(run.label, m_before[i].label);
            labelled = true;
        }
        if (!labelled)
            run.label = m_labels++;
    }
    m_before = runs;
}

bool WaterCensus::add(WaterColumn& column)
{
    const std::uint32_t x = m_column++;
    for (const WaterRun& run : column.ocean) {
        if (!m_ocean)
            m_ocean.emplace();
        addRun(*m_ocean, x, run);
    }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> touching;
    m_tracer.trace(column.lakes, [&](std::uint32_t a, std::uint32_t b) { touching.emplace_back(a, b); });
    for (const WaterRun& run : column.lakes) {
        if (run.label == m_labels.size()) {
            std::uint32_t place = static_cast<std::uint32_t>(m_lakes.size());
            if (m_free.empty()) {
                m_lakes.emplace_back();
                m_lastColumn.push_back(x);
            } else {
                place = m_free.back();
                m_free.pop_back();
                m_lakes[place] = {};
            }
            m_labels.push_back(isRoot | place);
            ++m_count;
        }
        addRun(lake(root(run.label)), x, run);
    }
    for (const auto& [a, b] : touching)
        join(a, b);
    // Lakes that do not reach this column are complete; the others may still turn out to be one.
    std::uint32_t open = 0;
    for (const WaterRun& run : column.lakes) {
        const std::uint32_t place = m_labels[root(run.label)] & ~isRoot;
        if (m_lastColumn[place] != x + 1) {
            m_lastColumn[place] = x + 1;
            ++open;
        }
    }
    return m_count - open <= maxLakes;
}

void WaterCensus::noteBank(std::uint32_t label, float height)
{
    lowerBank(lake(root(label)), height);
}

bool WaterCensus::finish()
{
    if (m_count > maxLakes)
        return false;
    std::vector<WaterSums> ordered;
    ordered.reserve(m_count);
    // A lake's root is the smallest of its labels, and labels are given in the order of the scan.
    for (std::uint32_t& label : m_labels) {
        if ((label & isRoot) != 0) {
            ordered.push_back(m_lakes[label & ~isRoot]);
            label = static_cast<std::uint32_t>(ordered.size()) + 1;
        } else {
            label = m_labels[label];
        }
    }
    m_lakes = std::move(ordered);
    m_lastColumn.clear();
    m_free.clear();
    return true;
}

std::optional<std::uint16_t> WaterCensus::id(std::uint32_t label) const
{
    if (label >= m_labels.size())
        return std::nullopt;
    return static_cast<std::uint16_t>(m_labels[label]);
}

std::uint32_t WaterCensus::root(std::uint32_t label)
{
    std::uint32_t top = label;
    while ((m_labels[top] & isRoot) == 0)
        top = m_labels[top];
    while (label != top)
        label = std::exchange(m_labels[label], top);
    return top;
}

WaterSums& WaterCensus::lake(std::uint32_t root)
{
    return m_lakes[m_labels[root] & ~isRoot];
}

void WaterCensus::join(std::uint32_t a, std::uint32_t b)
{
    a = root(a);
    b = root(b);
    if (a == b)
        return;
    if (b < a)
        std::swap(a, b);
    WaterSums& kept = lake(a);
    const WaterSums& other = lake(b);
    kept.pixels += other.pixels;
    kept.sumX += other.sumX;
    kept.sumY += other.sumY;
    if (other.lowestBank)
        lowerBank(kept, *other.lowestBank);
    m_free.push_back(m_labels[b] & ~isRoot);
    m_labels[b] = a;
    --m_count;
}

WaterBody waterBody(std::uint16_t id, WaterType type, const WaterSums& sums, float level)
{
    WaterBody body;
    body.id = id;
    body.type = static_cast<std::uint8_t>(type);
    body.salinity = type == WaterType::Ocean ? 1 : 0;
    body.surfaceLevel = level;
    body.pixelCount = static_cast<std::int32_t>(sums.pixels);
    const auto pixels = static_cast<double>(sums.pixels);
    body.centroid = {static_cast<float>(static_cast<double>(sums.sumX) / pixels),
                     static_cast<float>(static_cast<double>(sums.sumY) / pixels)};
    return body;
}

} // namespace chartroom::blueprint
