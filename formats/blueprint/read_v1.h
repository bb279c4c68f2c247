#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/finding.h"

namespace chartroom::blueprint {

/// Reads a version 1 file behind its 8 bytes of magic. Fields lie one after another, so reading ends at the
/// first fault (R10, R11).
void readVersion1(Bytes file, Blueprint& blueprint, core::FindingList& findings);

} // namespace chartroom::blueprint
