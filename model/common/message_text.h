#pragma once

#include "formats/core/message.h"

#include <QString>

#include <string_view>

namespace chartroom::model {

/// The sentence in the user's language: the code's template is translated (context `Message`), then filled.
[[nodiscard]] QString messageText(const core::Message& message);
/// The value of one argument as it stands in that sentence: words are in the user's language. Empty when
/// there is none of that name.
[[nodiscard]] QString argumentText(const core::Message& message, std::string_view name);
/// The stable name of a code, as JSON prints it.
[[nodiscard]] QString codeName(core::Code code);

} // namespace chartroom::model
