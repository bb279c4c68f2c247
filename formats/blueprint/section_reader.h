#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/blueprint/palette.h"
#include "formats/core/finding.h"

namespace chartroom::blueprint {

/// Parses the payloads of the sections that `blueprint.sections` lists (version 2), as far as their framing
/// was sound. Sections with an error of their own become Faulty.
void readSections(Bytes file, const Palette& palette, Blueprint& blueprint, core::FindingList& findings);

/// Adds `blueprint.section.consumed`: a payload that its content does not use up exactly, which takes
/// `needed` bytes.
void reportConsumed(const Section& section, std::uint64_t needed, core::FindingList& findings);
/// As reportConsumed(), for a payload that ends before it can be told how many bytes its content takes.
void reportNeedsMore(const Section& section, std::uint64_t least, core::FindingList& findings);

/// Parses `PRMS` (R5: MapSize is set even when a text behind it cannot be read). Whether it was without an
/// error.
bool readParameters(Bytes file, const Section& section, Blueprint& blueprint, core::FindingList& findings);
/// Parses `TCRV` (R13). Whether it was without an error.
bool readCurve(Bytes file, const Section& section, Blueprint& blueprint, core::FindingList& findings);
/// Parses `TDTL`. Whether it was without an error.
bool readDetail(Bytes file, const Section& section, Blueprint& blueprint, core::FindingList& findings);

/// Whether a MapSize is in its limits; adds `blueprint.mapsize` for the i32 at `offset` when not.
bool checkMapSize(std::int32_t mapSize, std::uint64_t offset, core::FindingList& findings);

} // namespace chartroom::blueprint
