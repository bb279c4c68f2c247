#pragma once

#include "formats/core/result.h"
#include "model/world/document.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace chartroom::model {

/// Why a script stopped.
struct ScriptStop
{
    std::size_t line = 0; ///< from 1; 0 where the final save failed
    core::Message why;
};

/// How a script is run.
struct ScriptOptions
{
    /// Saves do nothing but work out what they would write.
    bool dryRun = false;
    /// Called after each save, with the files that were (or would be) written.
    std::function<void(const world::Store::Written&)> saved;
};

/// Runs edit operations, one JSON object a line, blank lines skipped (W22). A line that cannot be done stops
/// the script; what was saved before stays saved, nothing else is written. After the last line everything is
/// saved. Nothing is returned when all went well.
[[nodiscard]] std::optional<ScriptStop> runScript(WorldDocument& document, std::string_view script,
                                                  const ScriptOptions& options = {});

} // namespace chartroom::model
