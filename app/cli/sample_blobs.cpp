#include "app/cli/sample_parts.h"
#include "formats/blob/sample.h"

namespace chartroom::cli {

core::Result<void> writeSampleBlobs(const SampleSettings& settings, const core::Task&)
{
    return blob::writeSamples(settings.folder / "blobs");
}

} // namespace chartroom::cli
