#include "formats/blueprint/check.h"
#include "formats/blueprint/comparisons.h"
#include "formats/blueprint/tally.h"
#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <bit>
#include <cstring>
#include <mutex>

namespace chartroom::blueprint {

using core::Code;

namespace {

constexpr std::uint64_t pixelsAtOnce = 65536;

bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

bool samePoint(Point a, Point b)
{
    return sameBits(a.x, b.x) && sameBits(a.y, b.y);
}

class TwinComparison
{
public:
    TwinComparison(const Blueprint& mine, const Blueprint& twin, const std::filesystem::path& path,
                   core::FindingList& findings, const core::Task& task)
        : m_mine(mine)
        , m_twin(twin)
        , m_path(path)
        , m_findings(findings)
        , m_task(task)
    {}

    void run()
    {
        // What one of the two files does not have cannot be compared; its own findings say so.
        if (m_mine.mapSize == 0)
            return;
        if (m_mine.mapSize != m_twin.mapSize) {
            report({}, QT_TRANSLATE_NOOP("Message", "its MapSize is {expected} instead of {found}"),
                   {{"expected", std::to_string(m_twin.mapSize)}, {"found", std::to_string(m_mine.mapSize)}});
            return;
        }
        bool same = true;
        if (m_mine.heights && m_twin.heights)
            same = heights(*m_mine.heights, *m_twin.heights);
        if (same && m_mine.biomes && m_twin.biomes)
            same = biomes(*m_mine.biomes, *m_twin.biomes);
        if (same && m_mine.towns && m_twin.towns)
            same = towns(*m_mine.towns, *m_twin.towns);
        for (std::size_t tier = 0; tier < roadTags.size() && same; ++tier)
            if (m_mine.roads[tier] && m_twin.roads[tier])
                same = roads(*m_mine.roads[tier], *m_twin.roads[tier]);
    }

private:
    void report(ByteRange range, const char* problem, std::vector<core::Argument> values)
    {
        values.insert(values.begin(),
                      {{"path", core::displayPath(m_path)}, core::phrase("problem", problem)});
        m_findings.add(core::finding(Code::AuditTwin, range, std::move(values)));
    }

    /// Counts the pixels of two grids for which `same(a, b)` is false.
    template<class Same>
    Tally differences(const Grid& a, const Grid& b, const Same& same) const
    {
        std::mutex mutex;
        Tally total;
        core::parallelFor(a.pixels(), pixelsAtOnce, m_task, [&](std::uint64_t begin, std::uint64_t end) {
            Tally tally;
            for (std::uint64_t i = begin; i < end; ++i)
                if (!same(a.data + i * a.stride, b.data + i * b.stride))
                    tally.add(i);
            const std::lock_guard lock(mutex);
            total.merge(tally);
        });
        return total;
    }

    bool heights(const Grid& mine, const Grid& twin)
    {
        const Tally tally = differences(mine, twin, [](const std::byte* a, const std::byte* b) {
            return load<std::uint32_t>(a) == load<std::uint32_t>(b);
        });
        if (tally.count == 0)
            return true;
        report(mine.range(tally.first),
               QT_TRANSLATE_NOOP("Message", "heights at {count} pixels, first {expected:decimal} instead of "
                                            "{found:decimal} at ({x}, {y})"),
               pixelValues(tally, fmt::format("{}", load<float>(twin.data + tally.first * twin.stride)),
                           fmt::format("{}", load<float>(mine.data + tally.first * mine.stride))));
        return false;
    }

    bool biomes(const Grid& mine, const Grid& twin)
    {
        const auto ordinal = [](const Grid& grid, const std::byte* at) {
            return grid.width == 1 ? std::int32_t{load<std::uint8_t>(at)} : load<std::int32_t>(at);
        };
        const Tally tally = differences(mine, twin, [&](const std::byte* a, const std::byte* b) {
            return ordinal(mine, a) == ordinal(twin, b);
        });
        if (tally.count == 0)
            return true;
        report(mine.range(tally.first),
               QT_TRANSLATE_NOOP(
                   "Message", "biomes at {count} pixels, first {expected} instead of {found} at ({x}, {y})"),
               pixelValues(tally, std::to_string(ordinal(twin, twin.data + tally.first * twin.stride)),
                           std::to_string(ordinal(mine, mine.data + tally.first * mine.stride))));
        return false;
    }

    [[nodiscard]] std::vector<core::Argument> pixelValues(const Tally& tally, std::string expected,
                                                          std::string found) const
    {
        return {{"count", std::to_string(tally.count)},
                {"expected", std::move(expected)},
                {"found", std::move(found)},
                {"x", std::to_string(tally.first / m_mine.mapSize)},
                {"y", std::to_string(tally.first % m_mine.mapSize)}};
    }

    bool towns(const TownList& mine, const TownList& twin)
    {
        if (mine.size() != twin.size()) {
            report(mine.countRange(),
                   QT_TRANSLATE_NOOP("Message", "it has {expected} towns instead of {found}"),
                   {{"expected", std::to_string(twin.size())}, {"found", std::to_string(mine.size())}});
            return false;
        }
        Tally tally;
        for (std::uint32_t i = 0; i < mine.size(); ++i) {
            const Town a = mine.at(i);
            const Town b = twin.at(i);
            if (!samePoint(a.at, b.at) || a.tier != b.tier)
                tally.add(i);
        }
        if (tally.count == 0)
            return true;
        report(mine.at(static_cast<std::uint32_t>(tally.first)).range,
               QT_TRANSLATE_NOOP("Message", "place or tier of {count} towns, first of town {index}"),
               {{"count", std::to_string(tally.count)}, {"index", std::to_string(tally.first)}});
        return false;
    }

    bool roads(const RoadList& mine, const RoadList& twin)
    {
        if (mine.size() != twin.size()) {
            report(mine.countRange(),
                   QT_TRANSLATE_NOOP("Message", "it has {expected} road paths instead of {found}"),
                   {{"expected", std::to_string(twin.size())}, {"found", std::to_string(mine.size())}});
            return false;
        }
        std::vector<RoadPath> twinPaths;
        twinPaths.reserve(twin.size());
        twin.forEach([&twinPaths](std::uint32_t, const RoadPath& path) {
            twinPaths.push_back(path);
            return true;
        });
        Tally tally;
        ByteRange place;
        mine.forEach([&](std::uint32_t index, const RoadPath& path) {
            const RoadPath& other = twinPaths[index];
            const std::uint64_t bytes = path.size * pointBytes;
            if (path.size != other.size || std::memcmp(path.points, other.points, bytes) != 0) {
                if (tally.count == 0)
                    place = {path.offset, bytes};
                tally.add(index);
            }
            return true;
        });
        if (tally.count == 0)
            return true;
        report(place, QT_TRANSLATE_NOOP("Message", "{count} road paths, first path {index}"),
               {{"count", std::to_string(tally.count)}, {"index", std::to_string(tally.first)}});
        return false;
    }

    const Blueprint& m_mine;
    const Blueprint& m_twin;
    const std::filesystem::path& m_path;
    core::FindingList& m_findings;
    const core::Task& m_task;
};

/// Why a file cannot be read, in a few words.
core::Argument unreadable(const core::Message& why)
{
    if (why.code == Code::FileKind)
        return core::phrase("reason", QT_TRANSLATE_NOOP("Message", "it is no regular file"));
    return {"reason", std::string(why.argument("reason"))};
}

void reportUnusable(const std::filesystem::path& path, core::Argument problem,
                    std::vector<core::Argument> values, core::FindingList& findings)
{
    values.insert(values.begin(), {{"path", core::displayPath(path)}, std::move(problem)});
    findings.add(core::finding(Code::AuditTwin, {}, std::move(values)));
}

} // namespace

std::optional<std::filesystem::path> twinPath(const std::filesystem::path& path)
{
    const std::string stem = path.stem();
    if (path.extension() != ".dat" || stem.ends_with("_v1"))
        return std::nullopt;
    return path.parent_path() / (stem + "_v1.dat");
}

void compareWithTwin(const Blueprint& blueprint, const std::filesystem::path& twin, const Palette& palette,
                     core::FindingList& findings, const core::Task& task)
{
    auto file = core::MappedFile::open(twin);
    if (!file) {
        const bool missing = file.error().code == Code::FileMissing;
        reportUnusable(
            twin,
            missing ? core::phrase("problem", QT_TRANSLATE_NOOP("Message", "there is no such file"))
                    : core::phrase("problem", QT_TRANSLATE_NOOP("Message", "it cannot be read ({reason})")),
            {unreadable(file.error())}, findings);
        return;
    }
    core::FindingList twinFindings;
    const Blueprint other = readStructure(file->bytes(), palette, twinFindings);
    twinFindings.sort();
    core::FindingList compared;
    if (const auto error = twinFindings.firstError())
        reportUnusable(
            twin, core::phrase("problem", QT_TRANSLATE_NOOP("Message", "it is rejected itself ({reason})")),
            {{"reason", std::string(core::info(*error).name)}}, compared);
    else if (other.version != 1)
        reportUnusable(twin, core::phrase("problem", QT_TRANSLATE_NOOP("Message", "it is no version 1 file")),
                       {}, compared);
    else
        TwinComparison(blueprint, other, twin, compared, task).run();
    if (file->state() != core::MappedFile::State::Intact) {
        reportUnusable(
            twin,
            core::phrase("problem", QT_TRANSLATE_NOOP("Message", "another program changed it meanwhile")), {},
            findings);
        return;
    }
    for (const core::Finding& finding : compared.findings())
        findings.add(finding);
}

} // namespace chartroom::blueprint
