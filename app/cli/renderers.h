#pragma once

#include "app/cli/kind.h"
#include "formats/core/result.h"
#include "formats/core/task.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::cli {

/// The options of `render`.
struct RenderSettings
{
    std::filesystem::path input;
    std::string layer = "height";
    int size = 1024; ///< pixels along the longer side
    std::vector<std::string> overlays;
    std::optional<std::filesystem::path> palette;
};

/// Draws one kind of file into a PNG. The error says why there is no picture; then nothing was written.
using Renderer = core::Result<void> (*)(const RenderSettings& settings, const std::filesystem::path& output,
                                        const core::Task& task);

/// The renderer of a kind; null for a kind that cannot be drawn.
[[nodiscard]] Renderer rendererOf(Kind kind);

[[nodiscard]] core::Result<void> renderBlueprint(const RenderSettings& settings,
                                                 const std::filesystem::path& output, const core::Task& task);

} // namespace chartroom::cli
