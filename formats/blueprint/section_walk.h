#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/core/finding.h"
#include "formats/core/task.h"

#include <vector>

namespace chartroom::blueprint {

/// Walks the section headers of a version 2 file, behind its 8 bytes of header, until the end or the first
/// length that leaves the file. Adds what is wrong with the framing: `truncated`, `section.length`,
/// `section.first`, `section.duplicate`, `section.unknown`, and after the walk `section.missing` (R6). A
/// cancelled walk must be thrown away.
[[nodiscard]] std::vector<Section> walkSections(Bytes file, core::FindingList& findings,
                                                const core::Task& task = {});

} // namespace chartroom::blueprint
