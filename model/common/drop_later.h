#pragma once

#include <memory>

namespace chartroom::model {

/// Lets go of what is held, on a worker: to free a hundred thousand chunks takes longer than a frame.
void dropLater(std::shared_ptr<const void> held);

} // namespace chartroom::model
