#pragma once

#include "formats/core/result.h"
#include "formats/world/operations/draft.h"
#include "formats/world/operations/operation.h"

namespace chartroom::world {

/// Applies an edit to a draft. Refused with a sentence (codes `edit.*`) when it cannot be done; the draft is
/// then half changed and must be thrown away.
[[nodiscard]] core::Result<void> apply(const Operation& operation, Draft& draft);

} // namespace chartroom::world
