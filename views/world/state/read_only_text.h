#pragma once

#include "formats/core/message.h"

#include <QString>

namespace chartroom::views {

/// Why a world can only be looked at (see WorldSession::readOnlyReason()), and what to do.
[[nodiscard]] QString readOnlyText(const core::Message& reason);

} // namespace chartroom::views
