#pragma once

#include "formats/core/finding.h"
#include "model/common/message_text.h"

#include <QString>

namespace chartroom::views {

using model::codeName;
using model::messageText;

/// Error, warning or note, in the user's language.
[[nodiscard]] QString levelText(core::Level level);
/// Accepted, rejected or unreadable, in the user's language.
[[nodiscard]] QString verdictText(core::Verdict verdict);
/// Where a finding is: file, pointer, bytes; what it does not have is left out.
[[nodiscard]] QString placeText(const core::Finding& finding);

} // namespace chartroom::views
