#include "model/blueprint/height_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chartroom::model {

namespace {

constexpr int mostSamples = 4096;
constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Lowest, highest, climb and descent, over the finite heights.
void measure(HeightProfile& profile)
{
    std::optional<double> before;
    for (const double height : profile.ground) {
        if (!std::isfinite(height))
            continue;
        if (!before) {
            profile.lowest = profile.highest = height;
        } else {
            profile.climb += std::max(0.0, height - *before);
            profile.descent += std::max(0.0, *before - height);
        }
        profile.lowest = std::min(profile.lowest, height);
        profile.highest = std::max(profile.highest, height);
        before = height;
    }
}

} // namespace

HeightProfile heightProfile(const Snapshot& snapshot, const QLineF& line)
{
    HeightProfile profile;
    const blueprint::Blueprint& map = snapshot.blueprint;
    const double length = line.length();
    if (!map.heights || !std::isfinite(length))
        return profile;
    const int steps =
        std::clamp(static_cast<int>(std::ceil(std::min<double>(length, mostSamples))), 1, mostSamples - 1);
    bool anyWater = false;
    for (int i = 0; i <= steps; ++i) {
        const double share = static_cast<double>(i) / steps;
        const QPointF at = line.pointAt(share);
        const double x = std::floor(at.x());
        const double y = std::floor(at.y());
        if (!(x >= 0 && y >= 0 && x < map.mapSize && y < map.mapSize))
            continue;
        const auto column = static_cast<std::uint32_t>(x);
        const auto row = static_cast<std::uint32_t>(y);
        const float height = blueprint::heightAt(*map.heights, column, row);
        std::optional<float> level;
        if (map.waterSurface)
            level = blueprint::decodeWaterLevel(blueprint::u16At(*map.waterSurface, column, row));
        profile.distance.append(share * length);
        profile.ground.append(std::isfinite(height) ? height * blueprint::metresPerRaw : missing);
        profile.water.append(level ? *level * blueprint::metresPerRaw : missing);
        anyWater = anyWater || level;
    }
    if (!anyWater)
        profile.water.clear();
    measure(profile);
    return profile;
}

} // namespace chartroom::model
