#include "formats/blueprint/write.h"

#include "formats/blueprint/layout.h"

namespace chartroom::blueprint {

namespace {

void putText(std::vector<std::byte>& bytes, std::string_view text)
{
    for (const char c : text)
        bytes.push_back(static_cast<std::byte>(c));
}

// A .NET string: its length in groups of seven bits, the lowest first, then UTF-8.
void putString(std::vector<std::byte>& bytes, std::string_view text)
{
    std::size_t length = text.size();
    for (; length >= 0x80; length >>= 7U)
        bytes.push_back(static_cast<std::byte>(0x80U | (length & 0x7FU)));
    bytes.push_back(static_cast<std::byte>(length));
    putText(bytes, text);
}

void putPoint(std::vector<std::byte>& bytes, const Point& point)
{
    put(bytes, point.x);
    put(bytes, point.y);
}

} // namespace

std::vector<std::byte> encodeParameters(const Parameters& parameters)
{
    std::vector<std::byte> bytes;
    put(bytes, parameters.worldSeed);
    put(bytes, parameters.mapSize);
    put(bytes, parameters.craterRadius);
    put(bytes, parameters.densityMultiplier);
    put(bytes, parameters.impactCenterX);
    put(bytes, parameters.impactCenterY);
    putString(bytes, parameters.generatedUtc);
    putString(bytes, parameters.generatorGitHash);
    return bytes;
}

std::vector<std::byte> encodeCurve(const Curve& curve)
{
    std::vector<std::byte> bytes;
    put(bytes, curve.version);
    for (const float knot : curve.knots)
        put(bytes, knot);
    for (const float value : {curve.spikeMax, curve.sea, curve.orangeCeil, curve.redCeil, curve.benchLo,
                              curve.benchHi, curve.peakCap, curve.tailSlope})
        put(bytes, value);
    if (curve.modulation) {
        const Curve::Modulation& m = *curve.modulation;
        for (const float value : {m.benchAmp, m.plateauAmp, m.shelfSpanMin, m.shelfSpanMax, m.elevFreqIslands,
                                  m.strengthFreqIslands})
            put(bytes, value);
        for (const std::int32_t value : {m.benchSeedOffset, m.plateauSeedOffset, m.strengthSeedOffset})
            put(bytes, value);
    }
    if (curve.preset) {
        put(bytes, curve.preset->id);
        put(bytes, curve.preset->k5);
        put(bytes, curve.preset->k6);
    }
    return bytes;
}

std::vector<std::byte> encodeDetail(const Detail& detail)
{
    std::vector<std::byte> bytes;
    put(bytes, detail.version);
    for (const float value :
         {detail.reliefAmpM, detail.reliefFreqIslands, detail.incK, detail.incP, detail.incCapM,
          detail.seaClampRaw, detail.craterExclFactor, detail.shelfIncWeight})
        put(bytes, value);
    put(bytes, detail.reliefSeedOffset);
    return bytes;
}

std::vector<std::byte> encodeWaterBodies(std::span<const WaterBody> bodies)
{
    std::vector<std::byte> bytes;
    put(bytes, static_cast<std::int32_t>(bodies.size()));
    for (const WaterBody& body : bodies) {
        put(bytes, body.id);
        put(bytes, body.type);
        put(bytes, body.salinity);
        put(bytes, body.surfaceLevel);
        put(bytes, body.pixelCount);
        putPoint(bytes, body.centroid);
    }
    return bytes;
}

std::vector<std::byte> encodeRoads(std::span<const std::vector<Point>> paths)
{
    std::vector<std::byte> bytes;
    put(bytes, static_cast<std::int32_t>(paths.size()));
    for (const std::vector<Point>& path : paths) {
        put(bytes, static_cast<std::int32_t>(path.size()));
        for (const Point& point : path)
            putPoint(bytes, point);
    }
    return bytes;
}

void putTown(std::vector<std::byte>& bytes, const Town& town, int version)
{
    putPoint(bytes, town.at);
    if (version == 1) {
        put(bytes, town.tier);
    } else {
        put(bytes, static_cast<std::uint8_t>(town.tier));
        put(bytes, town.highwayNode);
    }
}

std::vector<std::byte> encodeTowns(std::span<const Town> towns, int version)
{
    std::vector<std::byte> bytes;
    put(bytes, static_cast<std::int32_t>(towns.size()));
    for (const Town& town : towns)
        putTown(bytes, town, version);
    return bytes;
}

std::vector<std::byte> encodeHeaderV1(std::uint32_t mapSize)
{
    std::vector<std::byte> bytes;
    putText(bytes, magicV1);
    put(bytes, mapSize);
    return bytes;
}

core::Result<void> writeHeader(core::AtomicFile& file)
{
    std::vector<std::byte> bytes;
    putText(bytes, magicV2);
    put(bytes, formatVersion);
    return file.write(bytes);
}

core::Result<void> writeSection(core::AtomicFile& file, Tag tag, Bytes payload)
{
    const auto offset = reserveSection(file, tag, payload.size());
    if (!offset)
        return offset.error();
    return file.writeAt(*offset, payload);
}

core::Result<std::uint64_t> reserveSection(core::AtomicFile& file, Tag tag, std::uint64_t length)
{
    std::vector<std::byte> header;
    put(header, tag);
    put(header, length);
    if (auto written = file.write(header); !written)
        return written.error();
    return file.reserve(length);
}

} // namespace chartroom::blueprint
