#include "formats/blueprint/convert_grids.h"

#include "formats/blueprint/write.h"
#include "formats/core/code.h"
#include "formats/core/first_error.h"
#include "formats/core/parallel.h"

#include <algorithm>

namespace chartroom::blueprint {

namespace {

// A piece and what it becomes fit into a core's cache, and on a thread's stack.
constexpr std::uint64_t piecePixels = 16384;
// Pieces that a thread takes at once: long enough runs of each section for the disk.
constexpr std::uint64_t grainPixels = 16 * piecePixels;

core::Message cancelled()
{
    return {core::Code::TaskCancelled, {}};
}

// Returns the highest ordinal; negative ones count as high.
std::uint32_t split(const std::byte* pixels, std::size_t count, std::uint32_t* heights, std::uint8_t* biomes)
{
    std::uint32_t highest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto pixel = load<std::uint64_t>(pixels + i * pixelBytesV1);
        heights[i] = static_cast<std::uint32_t>(pixel);
        const auto biome = static_cast<std::uint32_t>(pixel >> 32U);
        biomes[i] = static_cast<std::uint8_t>(biome);
        highest = std::max(highest, biome);
    }
    return highest;
}

void join(const std::byte* heights, const std::byte* biomes, std::size_t count, std::uint64_t* pixels)
{
    for (std::size_t i = 0; i < count; ++i)
        pixels[i] = load<std::uint32_t>(heights + i * 4) | std::uint64_t{load<std::uint8_t>(biomes + i)}
                                                               << 32U;
}

} // namespace

core::Result<bool> splitPixels(const Grid& pixels, std::uint32_t knownBiomes, core::AtomicFile& file,
                               std::uint64_t heightsOffset, std::uint64_t biomesOffset,
                               const core::Task& task)
{
    core::FirstError error;
    std::atomic<bool> known{true};
    const bool whole =
        core::parallelFor(pixels.pixels(), grainPixels, task, [&](std::uint64_t begin, std::uint64_t end) {
            std::array<std::uint32_t, piecePixels> heights;
            std::array<std::uint8_t, piecePixels> biomes;
            for (std::uint64_t at = begin; at < end && known && !error.any(); at += piecePixels) {
                const std::size_t count = std::min(piecePixels, end - at);
                if (split(pixels.data + at * pixelBytesV1, count, heights.data(), biomes.data()) >=
                    knownBiomes)
                    known = false;
                error.note(
                    file.writeAt(heightsOffset + at * 4, std::as_bytes(std::span(heights).first(count))));
                error.note(file.writeAt(biomesOffset + at, std::as_bytes(std::span(biomes).first(count))));
            }
        });
    if (error.any())
        return error.message();
    if (!whole)
        return cancelled();
    return known.load();
}

core::Result<void> joinPixels(const Grid& heights, const Grid& biomes, core::AtomicFile& file,
                              std::uint64_t offset, const core::Task& task)
{
    core::FirstError error;
    const bool whole =
        core::parallelFor(heights.pixels(), grainPixels, task, [&](std::uint64_t begin, std::uint64_t end) {
            std::array<std::uint64_t, piecePixels> pixels;
            for (std::uint64_t at = begin; at < end && !error.any(); at += piecePixels) {
                const std::size_t count = std::min(piecePixels, end - at);
                join(heights.data + at * 4, biomes.data + at, count, pixels.data());
                error.note(
                    file.writeAt(offset + at * pixelBytesV1, std::as_bytes(std::span(pixels).first(count))));
            }
        });
    if (error.any())
        return error.message();
    return whole ? core::Result<void>() : cancelled();
}

core::Result<void> copyBytes(Bytes bytes, core::AtomicFile& file, const core::Task& task)
{
    constexpr std::size_t piece = std::size_t{4} << 20U;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        if (task.cancelled())
            return cancelled();
        if (auto written = file.write(bytes.subspan(at, std::min(piece, bytes.size() - at))); !written)
            return written;
        task.report(static_cast<double>(at) / static_cast<double>(bytes.size()));
    }
    return {};
}

} // namespace chartroom::blueprint
