#pragma once

#include "app/cli/report.h"

namespace chartroom::cli {

/// The options of `check` that concern what is checked.
struct CheckSettings
{
    blueprint::Palette palette = blueprint::defaultPalette();
    bool audits = true;
    std::optional<std::filesystem::path> config; ///< a readable server configuration
    bool twin = false;
};

/// Checks one target. What cannot be read is a report too.
using Checker = Report (*)(const Target& target, const CheckSettings& settings, const core::Task& task);

/// The checker of a kind; null for a kind that is not known.
[[nodiscard]] Checker checkerOf(Kind kind);

[[nodiscard]] Report checkBlueprint(const Target& target, const CheckSettings& settings,
                                    const core::Task& task);
[[nodiscard]] Report checkChunk(const Target& target, const CheckSettings& settings, const core::Task& task);
[[nodiscard]] Report checkWorld(const Target& target, const CheckSettings& settings, const core::Task& task);
[[nodiscard]] Report checkBlob(const Target& target, const CheckSettings& settings, const core::Task& task);

} // namespace chartroom::cli
