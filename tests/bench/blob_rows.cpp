#include "formats/blob/hash.h"
#include "formats/blob/header.h"
#include "tests/bench/rows.h"

#include <fmt/format.h>

#include <cstring>
#include <fstream>
#include <random>
#include <stdexcept>

namespace chartroom::bench {

namespace {

constexpr std::size_t bigSize = 500'000'000;
constexpr std::size_t smallSize = 50'000;
constexpr int smallCount = 10'000;

/// A sound blob of that many bytes: one Level whose content no compression and no shortcut makes smaller.
std::vector<std::byte> soundBlob(std::size_t size)
{
    std::vector<std::byte> file(size);
    std::mt19937_64 random(size);
    for (std::size_t at = 0; at + 8 <= size; at += 8) {
        const std::uint64_t word = random();
        std::memcpy(file.data() + at, &word, sizeof word);
    }
    constexpr std::size_t contentAt = blob::headerLength + 17;
    const std::int32_t nameLength = 5;
    const std::int32_t generation = 1;
    const auto contentLength = static_cast<std::int32_t>(size - contentAt);
    std::byte* const root = file.data() + blob::headerLength;
    std::memcpy(root, &nameLength, 4);
    std::memcpy(root + 4, "Level", 5);
    std::memcpy(root + 9, &generation, 4);
    std::memcpy(root + 13, &contentLength, 4);
    blob::Header header;
    header.length = static_cast<std::int64_t>(size - blob::headerLength);
    header.hash = *blob::hash(blob::dataOf(file), blob::codecGeneration);
    std::ranges::copy(blob::headerBytes(header), file.begin());
    return file;
}

void write(const std::filesystem::path& path, const std::vector<std::byte>& bytes)
{
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
}

Row bigRow(const Setting& setting)
{
    const std::filesystem::path path = setting.folder / "big.blob";
    Row row;
    row.name = "check-blob";
    row.what = "check of a 500 MB blob";
    row.against = "xxhsum -H64";
    row.limit = 1.3;
    row.prepare = [path] {
        std::error_code error;
        if (std::filesystem::file_size(path, error) != bigSize)
            write(path, soundBlob(bigSize));
    };
    row.ours = [program = setting.program, path] { return runCommand({program, "check", path}); };
    row.peer = [path] { return runCommand({"xxhsum", "-H64", path}); };
    return row;
}

Row manyRow(const Setting& setting)
{
    const std::filesystem::path folder = setting.folder / "blobs";
    std::vector<std::string> paths;
    for (int i = 0; i < smallCount; ++i)
        paths.push_back(folder / fmt::format("{:05}.blob", i));
    const auto command = [paths](std::vector<std::string> start) {
        start.insert(start.end(), paths.begin(), paths.end());
        return start;
    };
    Row row;
    row.name = "check-blobs";
    row.what = "check of 10,000 blobs of 50 KB";
    row.against = "xxhsum -H64, one call";
    row.limit = 2;
    row.prepare = [folder, paths] {
        std::filesystem::create_directories(folder);
        const std::vector<std::byte> bytes = soundBlob(smallSize);
        std::error_code error;
        for (const std::string& path : paths) {
            if (std::filesystem::file_size(path, error) != smallSize)
                write(path, bytes);
        }
    };
    row.ours = [ours = command({setting.program, "check"})] { return runCommand(ours); };
    row.peer = [peer = command({"xxhsum", "-H64"})] { return runCommand(peer); };
    return row;
}

} // namespace

std::vector<Row> blobRows(const Setting& setting)
{
    return {bigRow(setting), manyRow(setting)};
}

} // namespace chartroom::bench
