#pragma once

namespace chartroom::model {

/// Lets the window's thread go first from now on: this thread, and those it starts, get a processor only as
/// far as the window does not want it. For threads of background work; calling it again changes nothing.
void yieldToWindow();

} // namespace chartroom::model
