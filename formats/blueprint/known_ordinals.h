#pragma once

#include <cstddef>
#include <string>

namespace chartroom::blueprint {

/// The ordinals of a palette's list of so many entries, for a sentence: `0 to 15`.
[[nodiscard]] std::string knownOrdinals(std::size_t count);

} // namespace chartroom::blueprint
