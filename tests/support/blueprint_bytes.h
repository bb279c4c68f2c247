#pragma once

#include <QByteArray>

#include <cstdint>
#include <type_traits>

namespace chartroom::test {

/// A blueprint file in the making, byte by byte, right or wrong as the test wants it.
class BlueprintBytes
{
public:
    /// A version 2 file with its header, or nothing at all.
    [[nodiscard]] static BlueprintBytes version2();
    [[nodiscard]] static BlueprintBytes version1(std::int32_t mapSize);

    template<class T>
    BlueprintBytes& put(T value)
    {
        static_assert(std::is_arithmetic_v<T>);
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        return *this;
    }
    BlueprintBytes& raw(const QByteArray& bytes)
    {
        m_bytes += bytes;
        return *this;
    }
    BlueprintBytes& section(const char* tag, const QByteArray& payload);
    /// A section that declares another length than it has.
    BlueprintBytes& section(const char* tag, const QByteArray& payload, std::uint64_t declared);
    /// The sections that a version 2 file of 256² pixels needs beside `PRMS`, without towns and roads.
    BlueprintBytes& emptyLists();
    BlueprintBytes& plainGrids();

    /// Where the next byte will stand.
    [[nodiscard]] std::uint64_t at() const { return static_cast<std::uint64_t>(m_bytes.size()); }
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }
    QByteArray& bytes() { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// `PRMS` with empty texts: 26 bytes.
[[nodiscard]] QByteArray parametersPayload(std::int32_t seed = 7, std::int32_t mapSize = 256);
/// The 24 fixed bytes of `PRMS`.
[[nodiscard]] QByteArray parametersHead(std::int32_t seed = 7, std::int32_t mapSize = 256);
[[nodiscard]] QByteArray town(float x, float y, std::uint8_t tier, std::uint8_t flag);
[[nodiscard]] QByteArray waterRow(std::uint16_t id, std::uint8_t type, float level, std::int32_t pixels,
                                  float x, float y);
/// An `i32` followed by bytes: what a list is.
[[nodiscard]] QByteArray counted(std::int32_t count, const QByteArray& rows = {});
/// A value's bytes.
template<class T>
[[nodiscard]] QByteArray bytesOfValue(T value)
{
    return {reinterpret_cast<const char*>(&value), sizeof value};
}
/// `BIOM` of 256² pixels of one biome.
[[nodiscard]] QByteArray biomeGrid(std::uint8_t ordinal);
/// `HGTS` of 256² pixels of one height.
[[nodiscard]] QByteArray heightGrid(float height);
/// `WBID` or `WSRF` of 256² zeros.
[[nodiscard]] QByteArray waterGrid();
/// Sets one value of a 256² grid of u16.
void setU16(QByteArray& grid, std::uint32_t x, std::uint32_t y, std::uint16_t value);

} // namespace chartroom::test
