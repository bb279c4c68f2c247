#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"

#include <cstdint>
#include <filesystem>

namespace chartroom::blueprint::sample {

struct SampleOptions
{
    std::uint32_t seed = 7;
    std::uint32_t size = 1024; ///< MapSize, 256 to 32768 pixels along one side
};

/// The names that the server looks for: `MapData_Seed_<seed>.dat` and, for version 1,
/// `MapData_Seed_<seed>_v1.dat`.
[[nodiscard]] std::string sampleName(std::uint32_t seed, int version);

/// Writes the demonstration island as a version 2 file with every registered section, and the same island as
/// a version 1 file. The same seed and size give the same bytes on every machine. The files are written as
/// streams: memory does not grow with their size. Errors: `file.write`, `task.cancelled`;
/// neither file is there then.
[[nodiscard]] core::Result<void> writeSampleIsland(const SampleOptions& options,
                                                   const std::filesystem::path& version2,
                                                   const std::filesystem::path& version1,
                                                   const core::Task& task = {});

} // namespace chartroom::blueprint::sample
