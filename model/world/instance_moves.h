#pragma once

#include "model/world/edit_step.h"
#include "model/world/instances_model.h"

namespace chartroom::model {

/// Where a step takes an instance that it moves, over the border of its chunk or not: its row there. Nothing
/// where the step leaves it alone, edits or deletes it. `forward`: the step is done, otherwise undone.
/// Instances have no identity beyond their chunk: what comes into another one with the same template, layer
/// and record, but for the place in it, is the same.
[[nodiscard]] std::optional<InstanceRow> movedInstance(const EditStep& step, bool forward,
                                                       world::Address chunk, const std::string& id);

} // namespace chartroom::model
