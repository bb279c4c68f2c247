#pragma once

#include "model/world/edit_step.h"

#include <stop_token>
#include <string>

namespace chartroom::model {

/// A line of `chartroom edit` that sets the height stack: its entries without a cell are in no file (W12),
/// but steps may build on them.
[[nodiscard]] std::string stackLine(const world::HeightStack& stack);
/// One that sets all content that a step changed as it was after the step, or before it. Empty when it was
/// asked to stop.
[[nodiscard]] std::string restoreLine(const EditStep& step, bool after, const std::stop_token& stop);

} // namespace chartroom::model
