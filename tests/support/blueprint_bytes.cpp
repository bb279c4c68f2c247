#include "tests/support/blueprint_bytes.h"

#include <cstring>

namespace chartroom::test {

namespace {

constexpr qsizetype pixels = 256 * 256;

} // namespace

BlueprintBytes BlueprintBytes::version2()
{
    BlueprintBytes file;
    file.raw("ISLA").put<std::uint32_t>(2);
    return file;
}

BlueprintBytes BlueprintBytes::version1(std::int32_t mapSize)
{
    BlueprintBytes file;
    file.raw("\x07ISLA_V1").put(mapSize);
    return file;
}

BlueprintBytes& BlueprintBytes::section(const char* tag, const QByteArray& payload)
{
    return section(tag, payload, static_cast<std::uint64_t>(payload.size()));
}

BlueprintBytes& BlueprintBytes::section(const char* tag, const QByteArray& payload, std::uint64_t declared)
{
    return raw(QByteArray(tag, 4)).put(declared).raw(payload);
}

BlueprintBytes& BlueprintBytes::emptyLists()
{
    for (const char* tag : {"TOWN", "RDHW", "RDBR", "RDRG", "RDTL"})
        section(tag, counted(0));
    return *this;
}

BlueprintBytes& BlueprintBytes::plainGrids()
{
    return section("BIOM", biomeGrid(3)).section("HGTS", heightGrid(0.25F));
}

QByteArray parametersHead(std::int32_t seed, std::int32_t mapSize)
{
    BlueprintBytes payload;
    payload.put(seed).put(mapSize).put(16.0F).put(1.25F).put(100.0F).put(150.0F);
    return payload.bytes();
}

QByteArray parametersPayload(std::int32_t seed, std::int32_t mapSize)
{
    return parametersHead(seed, mapSize) + QByteArray(2, '\0');
}

QByteArray town(float x, float y, std::uint8_t tier, std::uint8_t flag)
{
    BlueprintBytes row;
    return row.put(x).put(y).put(tier).put(flag).bytes();
}

QByteArray waterRow(std::uint16_t id, std::uint8_t type, float level, std::int32_t pixelCount, float x,
                    float y)
{
    BlueprintBytes row;
    return row.put(id).put(type).put(std::uint8_t{0}).put(level).put(pixelCount).put(x).put(y).bytes();
}

QByteArray counted(std::int32_t count, const QByteArray& rows)
{
    return bytesOfValue(count) + rows;
}

QByteArray biomeGrid(std::uint8_t ordinal)
{
    return QByteArray(pixels, static_cast<char>(ordinal));
}

QByteArray heightGrid(float height)
{
    return bytesOfValue(height).repeated(pixels);
}

QByteArray waterGrid()
{
    return QByteArray(pixels * 2, '\0');
}

void setU16(QByteArray& grid, std::uint32_t x, std::uint32_t y, std::uint16_t value)
{
    std::memcpy(grid.data() + (x * 256 + y) * 2, &value, sizeof value);
}

} // namespace chartroom::test
