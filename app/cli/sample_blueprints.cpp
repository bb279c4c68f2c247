#include "app/cli/sample_parts.h"
#include "formats/blueprint/sample/sample_island.h"

namespace chartroom::cli {

core::Result<void> writeSampleBlueprints(const SampleSettings& settings, const core::Task& task)
{
    using namespace blueprint::sample;
    const SampleOptions options{static_cast<std::uint32_t>(settings.seed), settings.size};
    return writeSampleIsland(options, settings.folder / sampleName(options.seed, 2),
                             settings.folder / sampleName(options.seed, 1), task);
}

} // namespace chartroom::cli
