#include "formats/blueprint/check.h"
#include "formats/core/mapped_file.h"
#include "tests/bench/rows.h"

#include <fstream>
#include <stdexcept>

namespace chartroom::bench {

namespace {

// The heights of the island as GDAL reads them: the very bytes of the file, through a header that says where
// they lie. GDAL's rows are the file's columns; for an average and a relief that is the same work.
std::filesystem::path gdalView(const Setting& setting)
{
    const std::filesystem::path header = setting.folder / "heights.vrt";
    const auto file = core::MappedFile::open(setting.island);
    if (!file)
        throw std::runtime_error(file.error().text());
    core::FindingList findings;
    const auto blueprint = blueprint::readStructure(file->bytes(), blueprint::defaultPalette(), findings);
    if (!blueprint.heights)
        throw std::runtime_error("the island has no heights");
    const std::uint32_t size = blueprint.mapSize;
    std::ofstream out(header);
    out << "<VRTDataset rasterXSize=\"" << size << "\" rasterYSize=\"" << size << "\">"
        << "<VRTRasterBand dataType=\"Float32\" band=\"1\" subClass=\"VRTRawRasterBand\">"
        << "<SourceFilename relativetoVRT=\"0\">" << setting.island.string() << "</SourceFilename>"
        << "<ImageOffset>" << blueprint.heights->offset
        << "</ImageOffset><PixelOffset>4</PixelOffset><LineOffset>" << std::uint64_t{size} * 4
        << "</LineOffset><ByteOrder>LSB</ByteOrder></VRTRasterBand></VRTDataset>\n";
    if (!out.flush())
        throw std::runtime_error("cannot write " + header.string());
    return header;
}

} // namespace

std::vector<Row> renderRows(Setting& setting)
{
    Row row;
    row.name = "render-hillshade";
    row.what = "render --size 1024 --layer hillshade, 8192²";
    row.against = "gdal_translate -r average + gdaldem hillshade";
    row.limit = 0.15;
    row.prepare = [&setting] {
        (void)sampleIsland(setting);
        (void)gdalView(setting);
    };
    row.ours = [&setting] {
        return runCommand({setting.program, "render", setting.island, setting.folder / "relief.png", "--size",
                           "1024", "--layer", "hillshade"});
    };
    row.peer = [&setting] {
        const std::string average = setting.folder / "average.tif";
        const double first = runCommand({"gdal_translate", "-q", "-r", "average", "-outsize", "1024", "1024",
                                         setting.folder / "heights.vrt", average});
        return first + runCommand({"gdaldem", "hillshade", "-q", "-z", "251", average,
                                   setting.folder / "relief.tif"});
    };
    return {row};
}

} // namespace chartroom::bench
