#pragma once

#include "formats/core/message.h"

#include <cstddef>

namespace chartroom::blueprint {

/// Adds what ordinals a palette's list of so many entries knows to the arguments of a message, as
/// `expected`: `0 to 15`.
[[nodiscard]] std::vector<core::Argument> withKnownOrdinals(std::vector<core::Argument> arguments,
                                                            std::size_t count);

} // namespace chartroom::blueprint
