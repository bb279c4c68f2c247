#pragma once

#include "formats/core/finding.h"

#include <QString>

namespace chartroom::views {

/// The sentence in the user's language: the code's template is translated (context `Message`), then filled.
[[nodiscard]] QString messageText(const core::Message& message);
/// The stable name of a code, as JSON prints it.
[[nodiscard]] QString codeName(core::Code code);
/// Error, warning or note, in the user's language.
[[nodiscard]] QString levelText(core::Level level);
/// Accepted, rejected or unreadable, in the user's language.
[[nodiscard]] QString verdictText(core::Verdict verdict);
/// Where a finding is: file, pointer, bytes; what it does not have is left out.
[[nodiscard]] QString placeText(const core::Finding& finding);

} // namespace chartroom::views
