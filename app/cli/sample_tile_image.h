#pragma once

#include "app/cli/sample_town.h"

#include <QByteArray>

namespace chartroom::cli {

/// The picture of a tile, 32x32 pixels, as the bytes of a PNG file; drawn from its colour and symbol alone.
[[nodiscard]] QByteArray sampleTileImage(const SampleTile& tile);

} // namespace chartroom::cli
