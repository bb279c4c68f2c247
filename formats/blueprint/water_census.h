#pragma once

#include "formats/blueprint/blueprint.h"

#include <functional>
#include <span>

namespace chartroom::blueprint {

/// What kind of water a pixel has.
enum class Water : std::uint8_t { None, Ocean, Lake };

/// A stretch of one kind of water in a column: rows [begin, end).
struct WaterRun
{
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t label = 0; ///< lakes: see LakeTracer
};

/// The water of one column, by rising rows.
struct WaterColumn
{
    std::vector<WaterRun> ocean;
    std::vector<WaterRun> lakes;
};
/// Finds the runs of a column of pixels; `runs` is reused.
void findRuns(std::span<const Water> pixels, WaterColumn& runs);

/// Labels runs of lake pixels column by column: a run takes the label of the first run beside it in the
/// column before, or a new one. Depends on the runs only, so that tracing the same columns again gives the
/// same labels.
class LakeTracer
{
public:
    /// Sets the labels of the next column's runs. Calls `touch(run, other)` for each label of the column
    /// before that a run touches besides the one it took.
    void trace(std::vector<WaterRun>& runs, const std::function<void(std::uint32_t, std::uint32_t)>& touch);
    /// Labels given so far: 0 to labels() - 1, in the order of the scan.
    [[nodiscard]] std::uint32_t labels() const { return m_labels; }

private:
    std::vector<WaterRun> m_before;
    std::uint32_t m_labels = 0;
};

/// What is known of one body of water.
struct WaterSums
{
    std::uint32_t firstX = 0; ///< the pixel that the scan meets first
    std::uint32_t firstY = 0;
    std::uint64_t pixels = 0;
    std::uint64_t sumX = 0;
    std::uint64_t sumY = 0;
    std::optional<float> lowestBank; ///< the lowest height noted for its shore
};

/// Counts a map's bodies of water in one pass over its columns and numbers them as the format wants it: the
/// ocean is 1, lakes (4-connected) are 2 and up in the order in which the scan (X outer, Y inner) meets them.
/// Needs memory in proportion to a column and to the labels (see LakeTracer), not to the map.
class WaterCensus
{
public:
    /// As many lakes as ids are left beside the ocean's.
    static constexpr std::uint32_t maxLakes = 65534;

    /// Counts the next column and sets its labels. False when there are too many lakes: the count is void
    /// then.
    [[nodiscard]] bool add(WaterColumn& column);
    /// Notes the height of dry ground beside a lake; the label is one that add() gave.
    void noteBank(std::uint32_t label, float height);
    /// Gives the ids after the last column. False when there are too many lakes.
    [[nodiscard]] bool finish();

    /// The id of a label; nothing for one that was not given. After finish().
    [[nodiscard]] std::optional<std::uint16_t> id(std::uint32_t label) const;
    /// The ocean, when there is any.
    [[nodiscard]] const std::optional<WaterSums>& ocean() const { return m_ocean; }
    /// The lakes in the order of their ids, from 2 on. After finish().
    [[nodiscard]] const std::vector<WaterSums>& lakes() const { return m_lakes; }

private:
    [[nodiscard]] std::uint32_t root(std::uint32_t label);
    [[nodiscard]] WaterSums& lake(std::uint32_t root);
    void join(std::uint32_t a, std::uint32_t b);

    LakeTracer m_tracer;
    std::uint32_t m_column = 0;
    std::optional<WaterSums> m_ocean;
    // By label: the label it was joined to, or a flag and its lake's place in m_lakes. After finish(): the
    // id.
    std::vector<std::uint32_t> m_labels;
    std::vector<WaterSums> m_lakes;
    std::vector<std::uint32_t> m_lastColumn; // of the lake at the same place
    std::vector<std::uint32_t> m_free;       // places in m_lakes that joining has left
    std::uint32_t m_count = 0;               // lakes that are not joined to another
};

/// The row of a body as the format's defaults have it: an ocean is salt, a lake fresh.
[[nodiscard]] WaterBody waterBody(std::uint16_t id, WaterType type, const WaterSums& sums, float level);

} // namespace chartroom::blueprint
