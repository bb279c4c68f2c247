#pragma once

#include "formats/blob/check.h"

namespace chartroom::blob {

/// The cause that says most about a refusal: a proven one, else the one that explains the others. Null for
/// none.
[[nodiscard]] const Cause* leadingCause(const CheckResult& result);

/// What the user is to do about a refused file, and whether it can be mended: one sentence (`advice.…`).
[[nodiscard]] core::Message adviceFor(const CheckResult& result);

} // namespace chartroom::blob
