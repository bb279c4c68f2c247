#pragma once

#include <QString>

namespace chartroom::model {
class WorldSession;
}

namespace chartroom::views {

/// That tiles are shown as letters since an open world has no `tiles.json`, and where it was looked for;
/// empty: it has one.
[[nodiscard]] QString catalogText(const model::WorldSession& session);

} // namespace chartroom::views
