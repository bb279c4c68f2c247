#pragma once

#include "formats/core/message.h"

namespace chartroom::cli {

/// Exit statuses; the highest of all paths counts.
inline constexpr int exitDone = 0;
inline constexpr int exitRejected = 1;
inline constexpr int exitUsage = 2;

/// The status that a failure ends with, the same for every subcommand: 2 for a path that cannot be read or is
/// nothing that the subcommand works on, and for an option's wrong value; 1 for what was refused.
[[nodiscard]] int statusOf(core::Code failure);

} // namespace chartroom::cli
