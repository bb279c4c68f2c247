// Any bytes as a chunk file: normalizing never faults, and twice is the same as once.
#include "formats/world/json/reader.h"
#include "formats/world/normalize.h"

#include <cstdlib>

using namespace chartroom;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    const world::ChunkContext context{"fuzz", {5, 3}, {-2, 7}};
    world::json::Document document;
    if (world::json::parse(text, document))
        return 0;
    core::FindingList findings;
    world::Report report(findings);
    const auto once = world::normalizeChunk(document, context, report);
    if (!once.chunk)
        return 0;
    const std::string json = world::toJson(*once.chunk);
    world::json::Document again;
    if (world::json::parse(json, again))
        std::abort();
    core::FindingList none;
    world::Report second(none);
    const auto twice = world::normalizeChunk(again, context, second);
    if (!twice.chunk || !(*twice.chunk == *once.chunk) || twice.lossy)
        std::abort();
    return 0;
}
