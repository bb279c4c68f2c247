#include "model/blueprint/parameter_groups.h"

#include "model/common/name_text.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

namespace {

using blueprint::Blueprint;

QString pixels()
{
    return QCoreApplication::translate("Parameters", "pixels");
}

std::optional<core::ByteRange> rangeOf(const Blueprint& map, blueprint::Tag tag)
{
    const blueprint::Section* section = map.section(tag);
    return section ? std::optional(section->payload) : std::nullopt;
}

ParameterGroup fileGroup(const Snapshot& snapshot)
{
    const Blueprint& map = snapshot.blueprint;
    ParameterGroup group{QCoreApplication::translate("Parameters", "File"), {}, {}, {}};
    QString versionNote;
    if (map.version == 1)
        versionNote = QCoreApplication::translate(
            "Parameters",
            "Deprecated. The original reader has no checks for it and would misread a damaged file: "
            "the refusals shown here (mapsize, count, truncated) are this program's");
    else if (map.version == 0)
        versionNote = QCoreApplication::translate("Parameters", "Neither version 1 nor version 2");
    group.entries.push_back({QCoreApplication::translate("Parameters", "Format version"),
                             map.version == 0 ? QStringLiteral("–") : QString::number(map.version),
                             {},
                             versionNote});
    group.entries.push_back({QCoreApplication::translate("Parameters", "File size"),
                             countText(snapshot.file->bytes().size()),
                             QCoreApplication::translate("Parameters", "bytes"),
                             {}});
    if (map.mapSize != 0)
        group.entries.push_back(
            {QCoreApplication::translate("Parameters", "Map"), QStringLiteral("%1 × %1").arg(map.mapSize),
             pixels(), QCoreApplication::translate("Parameters", "One pixel counts as 1 m: an assumption")});
    const QString palette = snapshot.palette->path;
    group.entries.push_back(
        {QCoreApplication::translate("Parameters", "Palette"),
         palette.isEmpty() ? QCoreApplication::translate("Parameters", "the program's own") : palette,
         {},
         QCoreApplication::translate(
             "Parameters", "%1 biomes and %2 town tiers are taken as known. The lists live in the game, not "
                           "in the file: an assumption")
             .arg(snapshot.palette->values.biomes.size())
             .arg(snapshot.palette->values.townTiers.size())});
    return group;
}

ParameterGroup parametersGroup(const Blueprint& map)
{
    const blueprint::Parameters& values = *map.parameters;
    const bool sentinel = values.isSentinel();
    const QString none = sentinel ? QCoreApplication::translate("Parameters", "Placeholder") : QString();
    ParameterGroup group{QCoreApplication::translate("Parameters", "Generation (PRMS)"),
                         {},
                         {},
                         rangeOf(map, blueprint::tag::parameters)};
    if (sentinel)
        group.note = QCoreApplication::translate(
            "Parameters", "Placeholders: the file was converted from version 1, which does not carry them");
    group.entries = {
        {QStringLiteral("WorldSeed"),
         QString::number(values.worldSeed),
         {},
         values.worldSeed == 0
             ? QCoreApplication::translate(
                   "Parameters", "0 is a placeholder: it is not compared with the server's configuration")
             : QCoreApplication::translate("Parameters",
                                           "The resolved seed; the server finds the file by it")},
        {QStringLiteral("MapSize"), QString::number(values.mapSize), pixels(),
         QCoreApplication::translate("Parameters", "Along one side")},
        {QStringLiteral("CraterRadius"), exactText(values.craterRadius), pixels(), none},
        {QStringLiteral("DensityMultiplier"), exactText(values.densityMultiplier), {}, none},
        {QStringLiteral("ImpactCenterX"), exactText(values.impactCenterX), pixels(), none},
        {QStringLiteral("ImpactCenterY"), exactText(values.impactCenterY), pixels(), none},
        {QStringLiteral("GeneratedUtc"),
         nameText(values.generatedUtc),
         {},
         QCoreApplication::translate("Parameters", "When this file was written")},
        {QStringLiteral("GeneratorGitHash"),
         nameText(values.generatorGitHash),
         {},
         values.generatorGitHash.empty() ? QCoreApplication::translate("Parameters", "Empty: not known")
                                         : QString()}};
    return group;
}

ParameterGroup seaGroup(const Snapshot& snapshot)
{
    ParameterGroup group{QCoreApplication::translate("Parameters", "Sea level"), {}, {}, {}};
    QString source;
    switch (snapshot.seaLevel.source) {
    case blueprint::SeaLevelSource::OceanRow:
        source = QCoreApplication::translate("Parameters", "From the ocean's row in WBTB");
        break;
    case blueprint::SeaLevelSource::Curve:
        source =
            QCoreApplication::translate("Parameters", "From the curve (TCRV): the file has no ocean row");
        break;
    case blueprint::SeaLevelSource::Assumed:
        source = QCoreApplication::translate("Parameters", "Assumed: the file gives none");
        break;
    }
    const float level = snapshot.seaLevel.level;
    group.entries.push_back({QCoreApplication::translate("Parameters", "Level"), exactText(level),
                             QCoreApplication::translate("Parameters", "raw"), source});
    group.entries.push_back({QCoreApplication::translate("Parameters", "World height"),
                             decimalText(level * blueprint::metresPerRaw, 2),
                             QCoreApplication::translate("Parameters", "m"),
                             QCoreApplication::translate("Parameters", "1 raw = 251 m")});
    return group;
}

std::vector<ParameterEntry> remarks(const Snapshot& snapshot)
{
    const Blueprint& map = snapshot.blueprint;
    std::vector<ParameterEntry> entries;
    if (map.version == 2 &&
        std::ranges::all_of(map.roads, [](const auto& roads) { return roads && roads->size() == 0; }))
        entries.push_back(
            {QCoreApplication::translate("Parameters", "Roads"),
             QCoreApplication::translate("Parameters", "none"),
             {},
             QCoreApplication::translate(
                 "Parameters", "All road sections are there and empty: the generator ran with SkipRoads")});
    if (map.waterBodies && map.waterBodies->size() > 0) {
        entries.push_back(
            {QStringLiteral("surfaceLevel"),
             QCoreApplication::translate("Parameters", "transitional"),
             {},
             QCoreApplication::translate(
                 "Parameters", "One flat level a water body; a flat sea model will replace the rule")});
        entries.push_back(
            {QStringLiteral("salinity"),
             QCoreApplication::translate("Parameters", "provisional"),
             {},
             QCoreApplication::translate("Parameters",
                                         "Ocean salt, lake fresh: a placeholder, no mechanic uses it yet")});
    }
    if (map.version == 2 && !map.curve)
        entries.push_back(
            {QStringLiteral("TCRV"),
             QCoreApplication::translate("Parameters", "absent"),
             {},
             QCoreApplication::translate("Parameters", "The heights have the raw legacy profile")});
    return entries;
}

} // namespace

std::vector<ParameterGroup> parameterGroups(const Snapshot& snapshot)
{
    const Blueprint& map = snapshot.blueprint;
    std::vector<ParameterGroup> groups{fileGroup(snapshot)};
    if (map.parameters)
        groups.push_back(parametersGroup(map));
    if (map.heights)
        groups.push_back(seaGroup(snapshot));
    if (map.curve) {
        groups.push_back(curveGroup(*map.curve));
        groups.back().range = rangeOf(map, blueprint::tag::curve);
    }
    if (map.detail) {
        groups.push_back(detailGroup(*map.detail, map.curve.has_value()));
        groups.back().range = rangeOf(map, blueprint::tag::detail);
    }
    if (auto entries = remarks(snapshot); !entries.empty())
        groups.push_back({QCoreApplication::translate("Parameters", "Remarks"), {}, std::move(entries), {}});
    return groups;
}

} // namespace chartroom::model
