#pragma once

#include <cstdint>

namespace chartroom::core {

/// The closed list of everything the program can say about a file. One entry a code: its stable English name
/// (used in JSON, tests and the problems list), its usual level and its English sentence. Specified by the
/// tables in each format's FORMAT.md.
enum class Code : std::uint16_t {
#ifndef Q_MOC_RUN // moc cannot parse an include inside an enumeration
#define CHARTROOM_CODE(id, name, level, text) id,
#include "formats/core/codes_blob.def"
#include "formats/core/codes_blueprint.def"
#include "formats/core/codes_file.def"
#include "formats/core/codes_world.def"
#undef CHARTROOM_CODE
#endif
};

} // namespace chartroom::core
