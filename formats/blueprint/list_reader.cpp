#include "formats/blueprint/list_reader.h"

#include "formats/blueprint/known_ordinals.h"
#include "formats/core/code.h"
#include "formats/core/range_words.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

namespace chartroom::blueprint {

using core::Code;

namespace {

constexpr std::uint64_t countBytes = 4;

/// Reads the count at `at`, tested against the bytes behind it before anything is done with it.
ListRead readCount(Bytes file, std::uint64_t at, std::uint64_t end, std::uint64_t itemBytes,
                   const char* items, core::FindingList& findings)
{
    ListRead read;
    if (end - at < countBytes) {
        read.end = ListEnd::InField;
        read.cut = {at, end - at};
        return read;
    }
    const auto count = load<std::int32_t>(file.data() + at);
    const std::uint64_t fits = (end - at - countBytes) / itemBytes;
    if (count < 0 || static_cast<std::uint64_t>(count) > fits) {
        read.end = ListEnd::Count;
        findings.add(
            core::finding(Code::BlueprintCount, {at, countBytes},
                          core::withRange({core::phrase("items", items), {"found", std::to_string(count)}},
                                          "expected", 0, static_cast<std::int64_t>(fits))));
        return read;
    }
    read.count = static_cast<std::uint32_t>(count);
    read.first = at + countBytes;
    read.next = read.first + read.count * itemBytes;
    return read;
}

} // namespace

ListRead readRows(Bytes file, ByteRange area, std::uint64_t rowBytes, const char* items,
                  core::FindingList& findings)
{
    return readCount(file, area.offset, area.end(), rowBytes, items, findings);
}

ListRead readPaths(Bytes file, ByteRange area, core::FindingList& findings)
{
    // A path takes at least its own point count.
    ListRead paths =
        readCount(file, area.offset, area.end(), countBytes, QT_TRANSLATE_NOOP("Message", "paths"), findings);
    if (paths.end != ListEnd::Whole)
        return paths;
    paths.next = paths.first;
    for (std::uint32_t i = 0; i < paths.count; ++i) {
        const ListRead points = readCount(file, paths.next, area.end(), pointBytes,
                                          QT_TRANSLATE_NOOP("Message", "points"), findings);
        if (points.end != ListEnd::Whole)
            return points;
        paths.next = points.next;
    }
    return paths;
}

bool checkTowns(const TownList& towns, std::size_t knownTiers, core::FindingList& findings)
{
    bool known = true;
    for (std::uint32_t i = 0; i < towns.size(); ++i) {
        const Town town = towns.at(i);
        if (static_cast<std::size_t>(town.tier) >= knownTiers) {
            known = false;
            findings.addLazily(Code::BlueprintTownTier, [&] {
                return core::finding(
                    Code::BlueprintTownTier, {town.range.offset + 8, 1},
                    withKnownOrdinals({{"index", std::to_string(i)}, {"found", std::to_string(town.tier)}},
                                      knownTiers));
            });
        }
        if (town.highwayNode > 1)
            findings.addLazily(Code::BlueprintTownFlag, [&] {
                return core::finding(Code::BlueprintTownFlag, {town.range.offset + 9, 1},
                                     {{"index", std::to_string(i)},
                                      core::phrase("expected", QT_TRANSLATE_NOOP("Message", "0 or 1")),
                                      {"found", std::to_string(town.highwayNode)}});
            });
    }
    return known;
}

void checkWaterBodies(const WaterBodyList& bodies, core::FindingList& findings)
{
    const auto report = [&findings](const WaterBody& body, std::uint64_t at, const char* field,
                                    unsigned value) {
        findings.addLazily(Code::BlueprintWaterType, [&] {
            return core::finding(Code::BlueprintWaterType, {body.range.offset + at, 1},
                                 {{"id", std::to_string(body.id)},
                                  core::phrase("field", field),
                                  core::phrase("expected", QT_TRANSLATE_NOOP("Message", "0 or 1")),
                                  {"found", std::to_string(value)}});
        });
    };
    for (std::uint32_t i = 0; i < bodies.size(); ++i) {
        const WaterBody body = bodies.at(i);
        if (body.type > 1)
            report(body, 2, QT_TRANSLATE_NOOP("Message", "type"), body.type);
        if (body.salinity > 1)
            report(body, 3, QT_TRANSLATE_NOOP("Message", "salinity"), body.salinity);
    }
}

} // namespace chartroom::blueprint
