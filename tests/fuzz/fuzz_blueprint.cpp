// The blueprint reader and its audits on any bytes. The first byte chooses what they are put behind, because
// grids of at least 256 x 256 pixels stand before much of what is worth trying.
#include "formats/blueprint/check.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace chartroom;

namespace {

constexpr std::size_t pixels = 256 * 256;
constexpr std::uint8_t behindVersion1Grid = 0xFF;
constexpr std::uint8_t behindVersion2Grids = 0xFE;

void put(std::string& file, std::uint64_t value, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; ++i)
        file += static_cast<char>(value >> (8U * i));
}

void putGrid(std::string& file, const char* tag, std::size_t bytes, const std::string& pattern)
{
    file += tag;
    put(file, bytes, 8);
    while (bytes > 0) {
        const std::size_t piece = std::min(bytes, pattern.size());
        file.append(pattern, 0, piece);
        bytes -= piece;
    }
}

std::string version1(const std::string& rest)
{
    std::string file = "\x07ISLA_V1";
    put(file, 256, 4);
    return file.append(pixels * 8, '\0') + rest;
}

/// The grids repeat the first bytes of the input; its rest are more sections.
std::string version2(const std::string& input)
{
    const std::string pattern = input.substr(0, 48) + '\0';
    std::string file = "ISLA";
    put(file, 2, 4);
    file += "PRMS";
    put(file, 26, 8);
    put(file, 7, 4);
    put(file, 256, 4);
    file.append(18, '\0');
    putGrid(file, "HGTS", pixels * 4, pattern);
    putGrid(file, "BIOM", pixels, pattern);
    putGrid(file, "WBID", pixels * 2, pattern);
    putGrid(file, "WSRF", pixels * 2, pattern);
    return input.size() > 48 ? file + input.substr(48) : file;
}

std::string fileOf(const std::string& input)
{
    if (!input.empty() && static_cast<std::uint8_t>(input[0]) == behindVersion1Grid)
        return version1(input.substr(1));
    if (!input.empty() && static_cast<std::uint8_t>(input[0]) == behindVersion2Grids)
        return version2(input.substr(1));
    return input;
}

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string file = fileOf({reinterpret_cast<const char*>(data), size});
    blueprint::CheckOptions options;
    options.fileName = "MapData_Seed_8.dat";
    const blueprint::CheckResult result = blueprint::check(std::as_bytes(std::span(file)), options);
    for (const core::Finding& finding : result.findings.findings()) {
        require(finding.range.offset <= file.size() &&
                finding.range.length <= file.size() - finding.range.offset);
        require(!finding.text().empty());
    }
    require((result.verdict == core::Verdict::Accepted) == !result.reason.has_value());
    (void)blueprint::seaLevel(result.blueprint);
    return 0;
}
