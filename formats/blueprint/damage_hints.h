#pragma once

#include "formats/blueprint/blueprint.h"

#include <cstdint>

namespace chartroom::blueprint {

// What to do about a file that is no sound blueprint: English words for core::phrase(), from the signatures
// of what commonly happens to files on their way.

/// Of a file whose first bytes are no blueprint's.
[[nodiscard]] const char* headHint(Bytes file);
/// Of a format version that is not known.
[[nodiscard]] const char* versionHint(std::uint32_t version);
/// Of a file with a length that does not fit: it was cut short, or line ends were converted in it.
[[nodiscard]] const char* lengthHint(Bytes file);

} // namespace chartroom::blueprint
