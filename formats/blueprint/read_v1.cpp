#include "formats/blueprint/read_v1.h"

#include "formats/blueprint/list_reader.h"
#include "formats/blueprint/section_reader.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

namespace chartroom::blueprint {

using core::Code;

namespace {

constexpr std::uint64_t fieldBytes = 4;
constexpr std::uint32_t pixelBytes = 8; // f32 height, i32 biome

class FirstVersionReader
{
public:
    FirstVersionReader(Bytes file, Blueprint& blueprint, core::FindingList& findings)
        : m_file(file)
        , m_blueprint(blueprint)
        , m_findings(findings)
    {}

    void run()
    {
        if (!readMapSize() || !readGrids() || !readTowns())
            return;
        for (auto& roads : m_blueprint.roads)
            if (!readRoads(roads))
                return;
        if (const std::uint64_t left = m_file.size() - m_at; left > 0)
            m_findings.add(
                core::finding(Code::BlueprintV1Trailing, {m_at, left}, {{"length", std::to_string(left)}}));
    }

private:
    void reportTruncated(ByteRange there, const char* field)
    {
        m_findings.add(core::finding(Code::BlueprintTruncated, there,
                                     {core::phrase("field", field),
                                      {"offset", std::to_string(there.offset)},
                                      {"expected", std::to_string(fieldBytes)},
                                      {"found", std::to_string(there.length)}}));
    }

    bool readMapSize()
    {
        const std::uint64_t left = m_file.size() - m_at;
        if (left < fieldBytes) {
            reportTruncated({m_at, left}, "MapSize");
            return false;
        }
        const auto mapSize = load<std::int32_t>(m_file.data() + m_at);
        if (!checkMapSize(mapSize, m_at, m_findings))
            return false;
        m_blueprint.mapSize = static_cast<std::uint32_t>(mapSize);
        m_at += fieldBytes;
        return true;
    }

    bool readGrids()
    {
        const std::uint32_t size = m_blueprint.mapSize;
        const std::uint64_t needed = std::uint64_t{size} * size * pixelBytes;
        const std::uint64_t left = m_file.size() - m_at;
        if (left < needed) {
            const std::uint64_t whole = left / fieldBytes * fieldBytes;
            reportTruncated({m_at + whole, left - whole}, whole % pixelBytes == 0
                                                              ? QT_TRANSLATE_NOOP("Message", "a height")
                                                              : QT_TRANSLATE_NOOP("Message", "a biome"));
            return false;
        }
        const std::byte* const pixels = m_file.data() + m_at;
        m_blueprint.heights = Grid{pixels, size, pixelBytes, fieldBytes, m_at};
        m_blueprint.biomes = Grid{pixels + fieldBytes, size, pixelBytes, fieldBytes, m_at + fieldBytes};
        m_at += needed;
        return true;
    }

    bool goesOn(const ListRead& list, const char* field)
    {
        if (list.end == ListEnd::InField)
            reportTruncated(list.cut, field);
        if (list.end == ListEnd::Whole)
            m_at = list.next;
        return list.end == ListEnd::Whole;
    }

    [[nodiscard]] ByteRange rest() const { return {m_at, m_file.size() - m_at}; }

    bool readTowns()
    {
        const ListRead list =
            readRows(m_file, rest(), townBytesV1, QT_TRANSLATE_NOOP("Message", "towns"), m_findings);
        if (!goesOn(list, QT_TRANSLATE_NOOP("Message", "the number of towns")))
            return false;
        m_blueprint.towns = TownList(m_file.data() + list.first, list.first, list.count, true);
        return true;
    }

    bool readRoads(std::optional<RoadList>& roads)
    {
        const ListRead list = readPaths(m_file, rest(), m_findings);
        if (!goesOn(list, QT_TRANSLATE_NOOP("Message", "a number of road paths or points")))
            return false;
        roads = RoadList(m_file.subspan(list.first, list.next - list.first), list.first, list.count);
        return true;
    }

    Bytes m_file;
    Blueprint& m_blueprint;
    core::FindingList& m_findings;
    std::uint64_t m_at = magicV1.size();
};

} // namespace

void readVersion1(Bytes file, Blueprint& blueprint, core::FindingList& findings)
{
    FirstVersionReader(file, blueprint, findings).run();
}

} // namespace chartroom::blueprint
