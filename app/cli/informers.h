#pragma once

#include "app/cli/kind.h"
#include "formats/core/result.h"
#include "formats/core/task.h"

#include <string>

namespace chartroom::cli {

/// What `info` prints about one target: lines for people, or one JSON object in one line. The error says why
/// it cannot be read.
using Informer = core::Result<std::string> (*)(const Target& target, bool json, const core::Task& task);

/// The informer of a kind; null for a kind that is not known.
[[nodiscard]] Informer informerOf(Kind kind);

[[nodiscard]] core::Result<std::string> informBlueprint(const Target& target, bool json,
                                                        const core::Task& task);
[[nodiscard]] core::Result<std::string> informChunk(const Target& target, bool json, const core::Task& task);
[[nodiscard]] core::Result<std::string> informWorld(const Target& target, bool json, const core::Task& task);
[[nodiscard]] core::Result<std::string> informBlob(const Target& target, bool json, const core::Task& task);

} // namespace chartroom::cli
