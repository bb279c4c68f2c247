#pragma once

#include "formats/core/finding.h"

#include <cstdint>

namespace chartroom::blueprint {

/// How many of a file's findings, in order, may only follow from the first error: where that is a length
/// that does not fit, what is said of the sections behind it (repeated, unknown, missing) need not be so.
[[nodiscard]] std::uint64_t followingErrors(const core::FindingList& findings);

} // namespace chartroom::blueprint
