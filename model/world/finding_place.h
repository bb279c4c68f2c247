#pragma once

#include "formats/core/finding.h"
#include "formats/world/chunking.h"
#include "model/world/layer_key.h"

#include <optional>
#include <string_view>

namespace chartroom::model {

/// Where in the world a finding about a chunk's file is.
struct FindingPlace
{
    /// An instance's place, a height patch's corner, or the cell that the pointer names. Nothing: the whole
    /// chunk.
    std::optional<world::Tile> tile;
    /// The layer that it is about.
    std::optional<LayerKey> layer;

    friend bool operator==(const FindingPlace&, const FindingPlace&) = default;
};

/// Looks a finding's JSON pointer up in the text that it was found in: the places in a pointer are those of
/// the file, which normalizing may change (N24).
[[nodiscard]] FindingPlace placeOf(const core::Finding& finding, std::string_view text, world::Address chunk,
                                   world::ChunkSize size);

} // namespace chartroom::model
