#pragma once

#include "model/blueprint/snapshot.h"

#include <optional>

namespace chartroom::model {

/// The exact stored values of all layers at one pixel. What the file does not have is absent.
struct PixelValues
{
    std::uint32_t x = 0;                      ///< east
    std::uint32_t y = 0;                      ///< south
    std::optional<float> height;              ///< raw units
    std::optional<std::int32_t> biome;        ///< ordinal; may be unknown
    std::optional<std::uint16_t> waterId;     ///< 0: no water
    std::optional<blueprint::WaterBody> body; ///< the row of waterId
    std::optional<std::uint16_t> surface;     ///< quantised; 0: no water

    /// World height in metres.
    [[nodiscard]] std::optional<double> heightMetres() const;
    /// Level of the water surface in raw units, decoded; absent where there is no water.
    [[nodiscard]] std::optional<float> surfaceLevel() const;
    /// Surface level less height, in metres, where there is water.
    [[nodiscard]] std::optional<double> depthMetres() const;
};

/// Reads one pixel from the file. Nothing outside of the map.
[[nodiscard]] std::optional<PixelValues> pixelAt(const Snapshot& snapshot, std::int64_t x, std::int64_t y);

/// One line for the status bar: `h 0.4312 = 108.2 m | Hills | Lake 12`; empty parts are left out.
[[nodiscard]] QString summary(const PixelValues& pixel, const Snapshot& snapshot);

/// One named value for the pixel dock.
struct PixelLine
{
    QString name;
    QString value;
};
/// All values of a pixel as lines of text, absent layers as a dash.
[[nodiscard]] std::vector<PixelLine> lines(const PixelValues& pixel, const Snapshot& snapshot);

} // namespace chartroom::model
