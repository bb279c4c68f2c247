#pragma once

#include "formats/blueprint/layout.h"
#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"

#include <array>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::blueprint {

using core::ByteRange;
using core::Bytes;

/// A little-endian value at a place that need not be aligned. The caller has checked the bounds.
template<class T>
[[nodiscard]] T load(const std::byte* at)
{
    T value;
    std::memcpy(&value, at, sizeof value);
    return value;
}

/// One value a pixel, where it lies in the file: pixel (x, y) at index `x * size + y` (X outer, Y inner; y
/// runs south). A version 1 file interleaves heights and biomes, so values lie `stride` bytes apart. Values
/// are not aligned.
struct Grid
{
    const std::byte* data = nullptr;
    std::uint32_t size = 0;   ///< pixels along one side
    std::uint32_t stride = 0; ///< bytes from one value to the next
    std::uint32_t width = 0;  ///< bytes of one value
    std::uint64_t offset = 0; ///< of the first value, in the file

    [[nodiscard]] std::uint64_t index(std::uint32_t x, std::uint32_t y) const
    {
        return std::uint64_t{x} * size + y;
    }
    [[nodiscard]] const std::byte* at(std::uint32_t x, std::uint32_t y) const
    {
        return data + index(x, y) * stride;
    }
    [[nodiscard]] std::uint64_t pixels() const { return std::uint64_t{size} * size; }
    /// Where pixel number `pixel` lies in the file.
    [[nodiscard]] ByteRange range(std::uint64_t pixel) const { return {offset + pixel * stride, width}; }
};

/// Raw height at a pixel of a height grid.
[[nodiscard]] inline float heightAt(const Grid& grid, std::uint32_t x, std::uint32_t y)
{
    return load<float>(grid.at(x, y));
}
/// Biome ordinal at a pixel: a u8 in version 2, an i32 in version 1.
[[nodiscard]] inline std::int32_t biomeAt(const Grid& grid, std::uint32_t x, std::uint32_t y)
{
    return grid.width == 1 ? static_cast<std::int32_t>(load<std::uint8_t>(grid.at(x, y)))
                           : load<std::int32_t>(grid.at(x, y));
}
/// Water body id, or quantised surface, at a pixel.
[[nodiscard]] inline std::uint16_t u16At(const Grid& grid, std::uint32_t x, std::uint32_t y)
{
    return load<std::uint16_t>(grid.at(x, y));
}

/// What became of a section in reading.
enum class SectionState : std::uint8_t {
    Read,      ///< known and parsed
    Unknown,   ///< not registered: skipped
    Duplicate, ///< its tag was there before: not looked at
    Cut,       ///< its declared length leaves the file
    Faulty     ///< known, but with an error of its own
};

struct Section
{
    Tag tag = 0;
    ByteRange header;                 ///< tag and length
    ByteRange payload;                ///< the bytes that are there
    std::uint64_t declaredLength = 0; ///< as the file says
    SectionState state = SectionState::Read;
};

/// `PRMS`: the resolved generation inputs. Distances in pixels.
struct Parameters
{
    std::int32_t worldSeed = 0;
    std::int32_t mapSize = 0;
    float craterRadius = 0;
    float densityMultiplier = 0;
    float impactCenterX = 0;
    float impactCenterY = 0;
    std::string generatedUtc;
    std::string generatorGitHash;

    /// Whether these are the placeholders of a re-encoded file (rule R17).
    [[nodiscard]] bool isSentinel() const
    {
        return worldSeed == 0 && craterRadius == -1.0F && densityMultiplier == -1.0F &&
               impactCenterX == -1.0F && impactCenterY == -1.0F;
    }
};

/// `TCRV`: the height curve that shaped the heights. The meaning of fields depends on the version.
struct Curve
{
    std::uint16_t version = 0;
    std::array<float, 4> knots{};
    float spikeMax = 0;
    float sea = 0;
    float orangeCeil = 0;
    float redCeil = 0;
    float benchLo = 0;
    float benchHi = 0;
    float peakCap = 0;
    float tailSlope = 0;
    /// Version 4 and later.
    struct Modulation
    {
        float benchAmp = 0;
        float plateauAmp = 0;
        float shelfSpanMin = 0;
        float shelfSpanMax = 0;
        float elevFreqIslands = 0;
        float strengthFreqIslands = 0;
        std::int32_t benchSeedOffset = 0;
        std::int32_t plateauSeedOffset = 0;
        std::int32_t strengthSeedOffset = 0;
    };
    std::optional<Modulation> modulation;
    /// Version 5 and later.
    struct Preset
    {
        std::uint8_t id = 0;
        float k5 = 0;
        float k6 = 0;
    };
    std::optional<Preset> preset;
};

/// `TDTL`: the parameters of the terrain detail passes.
struct Detail
{
    std::uint16_t version = 0;
    float reliefAmpM = 0;
    float reliefFreqIslands = 0;
    float incK = 0;
    float incP = 0;
    float incCapM = 0;
    float seaClampRaw = 0;
    float craterExclFactor = 0;
    float shelfIncWeight = 0;
    std::int32_t reliefSeedOffset = 0;
};

/// A place on the map, in pixels (x east, y south).
struct Point
{
    float x = 0;
    float y = 0;
};

struct Town
{
    Point at;
    std::int32_t tier = 0;
    std::uint8_t highwayNode = 0; ///< 0 in version 1, which does not carry it
    ByteRange range;
};

/// The towns where they lie in the file; nothing is copied.
class TownList
{
public:
    TownList() = default;
    /// `first` points at the first town, `offset` is its place in the file.
    TownList(const std::byte* first, std::uint64_t offset, std::uint32_t count, bool version1)
        : m_first(first)
        , m_offset(offset)
        , m_count(count)
        , m_version1(version1)
    {}
    [[nodiscard]] std::uint32_t size() const { return m_count; }
    [[nodiscard]] Town at(std::uint32_t index) const;

    /// The i32 that says how many there are.
    [[nodiscard]] ByteRange countRange() const { return {m_offset - 4, 4}; }

private:
    const std::byte* m_first = nullptr;
    std::uint64_t m_offset = 0;
    std::uint32_t m_count = 0;
    bool m_version1 = false;
};

/// One polyline of a road section.
struct RoadPath
{
    const std::byte* points = nullptr;
    std::uint64_t offset = 0; ///< of the first point, in the file
    std::uint32_t size = 0;   ///< number of points

    [[nodiscard]] Point at(std::uint32_t index) const
    {
        const std::byte* const p = points + std::uint64_t{index} * pointBytes;
        return {load<float>(p), load<float>(p + 4)};
    }
};

/// One tier's roads where they lie in the file; paths are walked one after another.
class RoadList
{
public:
    RoadList() = default;
    /// `paths` are the bytes of all paths, from the first one's point count on; all counts have been checked.
    RoadList(Bytes paths, std::uint64_t offset, std::uint32_t count)
        : m_paths(paths)
        , m_offset(offset)
        , m_count(count)
    {}
    /// Number of paths.
    [[nodiscard]] std::uint32_t size() const { return m_count; }
    /// Calls `visit(index, path)` for each path in file order, until it returns false. Ends early where
    /// another program overwrote the counts since they were checked: never reads outside of the paths' bytes.
    void forEach(const std::function<bool(std::uint32_t index, const RoadPath& path)>& visit) const;

    /// The i32 that says how many there are.
    [[nodiscard]] ByteRange countRange() const { return {m_offset - 4, 4}; }

private:
    Bytes m_paths;
    std::uint64_t m_offset = 0;
    std::uint32_t m_count = 0;
};

enum class WaterType : std::uint8_t { Ocean, Lake };

struct WaterBody
{
    std::uint16_t id = 0;
    std::uint8_t type = 0;     ///< 0 ocean, 1 lake
    std::uint8_t salinity = 0; ///< 0 fresh, 1 salt
    float surfaceLevel = 0;    ///< raw height units
    std::int32_t pixelCount = 0;
    Point centroid; ///< pixels
    ByteRange range;
};

/// The rows of `WBTB` where they lie in the file.
class WaterBodyList
{
public:
    WaterBodyList() = default;
    WaterBodyList(const std::byte* first, std::uint64_t offset, std::uint32_t count)
        : m_first(first)
        , m_offset(offset)
        , m_count(count)
    {}
    [[nodiscard]] std::uint32_t size() const { return m_count; }
    [[nodiscard]] WaterBody at(std::uint32_t index) const;

private:
    const std::byte* m_first = nullptr;
    std::uint64_t m_offset = 0;
    std::uint32_t m_count = 0;
};

/// What could be read of a blueprint. Everything here has passed the reader's checks; what had an error is
/// absent. Refers to the bytes it was read from and must not outlive them.
struct Blueprint
{
    int version = 0;           ///< 1 or 2; 0 when the file is neither
    std::uint32_t mapSize = 0; ///< pixels along one side; 0 when there is no valid one
    /// In file order; empty in version 1. Of repeated sections the first 1,000 are kept.
    std::vector<Section> sections;
    std::optional<Parameters> parameters;
    std::optional<Grid> heights;      ///< f32, raw units
    std::optional<Grid> biomes;       ///< u8 (version 2) or i32 (version 1); may hold unknown ordinals
    std::optional<Grid> waterIds;     ///< u16
    std::optional<Grid> waterSurface; ///< u16, quantised
    std::optional<TownList> towns;
    std::array<std::optional<RoadList>, 4> roads; ///< by RoadTier
    std::optional<WaterBodyList> waterBodies;
    std::optional<Curve> curve;
    std::optional<Detail> detail;

    /// The section of a tag that counts (the first), if there is one.
    [[nodiscard]] const Section* section(Tag tag) const;
};

/// Where a sea level comes from (a file's first available source).
enum class SeaLevelSource : std::uint8_t { OceanRow, Curve, Assumed };
struct SeaLevel
{
    float level = assumedSeaLevel; ///< raw height units
    SeaLevelSource source = SeaLevelSource::Assumed;
};
/// The ocean row's level, else `TCRV`'s sea, else 0.15.
[[nodiscard]] SeaLevel seaLevel(const Blueprint& blueprint);

/// The quantised value of a level in raw units: `1 + round(level * 32768)`, ties to even (R16). Nothing below
/// 0, above 65534 / 32768 or for NaN.
[[nodiscard]] std::optional<std::uint16_t> encodeWaterLevel(float level);
/// The level in raw units of a quantised value; nothing for 0 (no water).
[[nodiscard]] std::optional<float> decodeWaterLevel(std::uint16_t quantised);

} // namespace chartroom::blueprint
