#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"

#include <cstdint>
#include <filesystem>

namespace chartroom::cli {

struct SampleSettings
{
    std::filesystem::path folder;
    std::uint32_t size = 0; ///< of the island, in pixels along one side
    std::int32_t seed = 0;
};

/// Writes one part of the sample into the folder, which exists. Overwrites files of its own names only.
using SamplePart = core::Result<void> (*)(const SampleSettings& settings, const core::Task& task);

// One function a part, in a file of its name; sample.cpp lists them.
[[nodiscard]] core::Result<void> writeSampleBlueprints(const SampleSettings& settings,
                                                       const core::Task& task);
[[nodiscard]] core::Result<void> writeSampleBlobs(const SampleSettings& settings, const core::Task& task);
[[nodiscard]] core::Result<void> writeSampleWorld(const SampleSettings& settings, const core::Task& task);

} // namespace chartroom::cli
