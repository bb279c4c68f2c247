#pragma once

namespace chartroom::views {
class ActionRegistry;
}

namespace chartroom::app {

/// Makes the window's own actions (ids `window.…`) known.
void declareWindowActions(views::ActionRegistry& actions);

} // namespace chartroom::app
