#pragma once

#include "formats/blueprint/convert.h"

namespace chartroom::blueprint {

/// What a conversion drops or leaves alone: see Conversion::notes(). `findings` are those of the input's
/// check.
[[nodiscard]] std::vector<core::Message>
conversionNotes(const Blueprint& blueprint, const core::FindingList& findings, const ConvertOptions& options);

/// The sentence, `convert.ordinal`, that names the biomes and town tiers of a version 1 file that version 2
/// would reject.
[[nodiscard]] core::Message unknownOrdinals(const core::MappedFile& input, const Palette& palette);

} // namespace chartroom::blueprint
