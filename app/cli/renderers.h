#pragma once

#include "app/cli/kind.h"
#include "formats/core/result.h"
#include "formats/core/task.h"
#include "formats/world/chunking.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::cli {

/// The options of `render`.
struct RenderSettings
{
    std::filesystem::path input;
    std::string layer; ///< one of layersOf(), never empty for a renderer
    int size = 1024;   ///< pixels along the longer side
    std::vector<std::string> overlays;
    std::optional<std::filesystem::path> palette;
    std::string world;                    ///< its id, where there are several; empty: the first
    std::optional<world::Address> center; ///< of a neighbourhood; nothing: the whole world
    std::int64_t radius = 1;              ///< of that neighbourhood, in chunks
};

/// Draws one kind of file into a PNG. The error says why there is no picture; then nothing was written.
using Renderer = core::Result<void> (*)(const RenderSettings& settings, const std::filesystem::path& output,
                                        const core::Task& task);

/// The renderer of a kind; null for a kind that cannot be drawn.
[[nodiscard]] Renderer rendererOf(Kind kind);
/// The layers that a kind can be drawn as, the usual one first; none for a kind that cannot be drawn.
[[nodiscard]] std::vector<std::string> layersOf(Kind kind);

/// Says that a picture is smaller than it was asked for, when it is.
void tellLargest(int side, const RenderSettings& settings);

[[nodiscard]] core::Result<void> renderBlueprint(const RenderSettings& settings,
                                                 const std::filesystem::path& output, const core::Task& task);

/// Draws a world or a neighbourhood of it.
[[nodiscard]] core::Result<void> renderWorld(const RenderSettings& settings,
                                             const std::filesystem::path& output, const core::Task& task);

} // namespace chartroom::cli
