#pragma once

#include "formats/core/message.h"

#include <QString>

namespace chartroom::model {

/// The sentence in the user's language: the code's template is translated (context `Message`), then filled.
[[nodiscard]] QString messageText(const core::Message& message);
/// The stable name of a code, as JSON prints it.
[[nodiscard]] QString codeName(core::Code code);

} // namespace chartroom::model
