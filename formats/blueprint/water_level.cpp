#include "formats/blueprint/blueprint.h"

#include <cmath>

namespace chartroom::blueprint {

SeaLevel seaLevel(const Blueprint& blueprint)
{
    if (blueprint.waterBodies) {
        for (std::uint32_t i = 0; i < blueprint.waterBodies->size(); ++i) {
            const WaterBody body = blueprint.waterBodies->at(i);
            if (body.id != 0 && body.type == static_cast<std::uint8_t>(WaterType::Ocean) &&
                std::isfinite(body.surfaceLevel))
                return {body.surfaceLevel, SeaLevelSource::OceanRow};
        }
    }
    if (blueprint.curve && std::isfinite(blueprint.curve->sea))
        return {blueprint.curve->sea, SeaLevelSource::Curve};
    return {};
}

std::optional<std::uint16_t> encodeWaterLevel(float level)
{
    constexpr double highest = 65534.0 / surfaceStepsPerRaw;
    // Written so that NaN is refused too.
    if (!(level >= 0.0F && level <= highest))
        return std::nullopt;
    // nearbyint() rounds to nearest, ties to even, in the rounding mode that every program starts with.
    return static_cast<std::uint16_t>(1.0 + std::nearbyint(level * surfaceStepsPerRaw));
}

std::optional<float> decodeWaterLevel(std::uint16_t quantised)
{
    if (quantised == 0)
        return std::nullopt;
    return static_cast<float>((quantised - 1) / surfaceStepsPerRaw);
}

} // namespace chartroom::blueprint
