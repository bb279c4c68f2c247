#include "app/cli/blueprint_facts.h"
#include "app/cli/json_writer.h"

namespace chartroom::cli {

namespace {

void writeSections(JsonWriter& json, const blueprint::Blueprint& content)
{
    json.key("sections").beginArray();
    for (const blueprint::Section& section : content.sections)
        json.beginObject()
            .field("tag", std::string_view(blueprint::tagName(section.tag)))
            .field("offset", section.header.offset)
            .field("length", section.declaredLength)
            .field("state", stateName(section.state))
            .endObject();
    json.endArray();
}

void writeParameters(JsonWriter& json, const blueprint::Parameters& parameters)
{
    json.key("parameters")
        .beginObject()
        .field("worldSeed", parameters.worldSeed)
        .field("mapSize", parameters.mapSize)
        .field("craterRadius", parameters.craterRadius)
        .field("densityMultiplier", parameters.densityMultiplier)
        .field("impactCenterX", parameters.impactCenterX)
        .field("impactCenterY", parameters.impactCenterY)
        .field("generatedUtc", std::string_view(parameters.generatedUtc))
        .field("generatorGitHash", std::string_view(parameters.generatorGitHash))
        .endObject();
}

void writeCurve(JsonWriter& json, const blueprint::Curve& curve)
{
    json.key("curve").beginObject().field("curveVersion", curve.version).key("knots").beginArray();
    for (const float knot : curve.knots)
        json.value(knot);
    json.endArray()
        .field("spikeMax", curve.spikeMax)
        .field("sea", curve.sea)
        .field("orangeCeil", curve.orangeCeil)
        .field("redCeil", curve.redCeil)
        .field("benchLo", curve.benchLo)
        .field("benchHi", curve.benchHi)
        .field("peakCap", curve.peakCap)
        .field("tailSlope", curve.tailSlope);
    if (curve.modulation)
        json.field("benchAmp", curve.modulation->benchAmp)
            .field("plateauAmp", curve.modulation->plateauAmp)
            .field("shelfSpanMin", curve.modulation->shelfSpanMin)
            .field("shelfSpanMax", curve.modulation->shelfSpanMax)
            .field("elevFreqIslands", curve.modulation->elevFreqIslands)
            .field("strengthFreqIslands", curve.modulation->strengthFreqIslands)
            .field("benchSeedOffset", curve.modulation->benchSeedOffset)
            .field("plateauSeedOffset", curve.modulation->plateauSeedOffset)
            .field("strengthSeedOffset", curve.modulation->strengthSeedOffset);
    if (curve.preset)
        json.field("presetId", unsigned{curve.preset->id})
            .field("k5", curve.preset->k5)
            .field("k6", curve.preset->k6);
    json.endObject();
}

void writeDetail(JsonWriter& json, const blueprint::Detail& detail)
{
    json.key("detail")
        .beginObject()
        .field("detailVersion", detail.version)
        .field("reliefAmpM", detail.reliefAmpM)
        .field("reliefFreqIslands", detail.reliefFreqIslands)
        .field("incK", detail.incK)
        .field("incP", detail.incP)
        .field("incCapM", detail.incCapM)
        .field("seaClampRaw", detail.seaClampRaw)
        .field("craterExclFactor", detail.craterExclFactor)
        .field("shelfIncWeight", detail.shelfIncWeight)
        .field("reliefSeedOffset", detail.reliefSeedOffset)
        .endObject();
}

void writeStatistics(JsonWriter& json, const BlueprintFacts& facts)
{
    json.key("statistics").beginObject();
    if (facts.heights)
        json.key("height")
            .beginObject()
            .field("lowest", facts.heights->lowest)
            .field("highest", facts.heights->highest)
            .field("mean", facts.heights->mean)
            .field("finite", facts.heights->finite)
            .field("notFinite", facts.heights->notFinite)
            .endObject();
    if (facts.biomes) {
        json.key("biomes").beginArray();
        for (std::size_t i = 0; i < facts.biomes->known.size(); ++i)
            if (facts.biomes->known[i] > 0)
                json.beginObject()
                    .field("ordinal", i)
                    .field("name", std::string_view(biomeName(static_cast<std::int32_t>(i))))
                    .field("pixels", facts.biomes->known[i])
                    .endObject();
        json.endArray();
        if (facts.biomes->beyond() > 0)
            json.field("biomesBeyond255", facts.biomes->beyond());
    }
    json.endObject();
}

void writeWaterBodies(JsonWriter& json, const blueprint::WaterBodyList& bodies)
{
    json.key("waterBodies").beginArray();
    for (std::uint32_t i = 0; i < bodies.size(); ++i) {
        const blueprint::WaterBody body = bodies.at(i);
        json.beginObject()
            .field("id", body.id)
            .field("type", unsigned{body.type})
            .field("salinity", unsigned{body.salinity})
            .field("surfaceLevel", body.surfaceLevel)
            .field("pixelCount", body.pixelCount)
            .field("centroidX", body.centroid.x)
            .field("centroidY", body.centroid.y)
            .field("offset", body.range.offset)
            .endObject();
    }
    json.endArray();
}

void writeTowns(JsonWriter& json, const blueprint::TownList& towns)
{
    json.key("towns").beginArray();
    for (std::uint32_t i = 0; i < towns.size(); ++i) {
        const blueprint::Town town = towns.at(i);
        json.beginObject()
            .field("x", town.at.x)
            .field("y", town.at.y)
            .field("tier", town.tier)
            .field("tierName", std::string_view(townTierName(town.tier)))
            .field("highwayNode", unsigned{town.highwayNode})
            .field("offset", town.range.offset)
            .endObject();
    }
    json.endArray();
}

void writeRoads(JsonWriter& json, const blueprint::Blueprint& content)
{
    json.key("roads").beginArray();
    for (std::size_t tier = 0; tier < content.roads.size(); ++tier) {
        if (!content.roads[tier])
            continue;
        const RoadFigures figures = roadFigures(*content.roads[tier]);
        json.beginObject()
            .field("tier", tierName(tier))
            .field("paths", figures.paths)
            .field("points", figures.points)
            .field("length", figures.length)
            .endObject();
    }
    json.endArray();
}

} // namespace

std::string factsJson(const BlueprintFacts& facts)
{
    const blueprint::Blueprint& content = facts.blueprint;
    JsonWriter json;
    json.beginObject()
        .field("path", std::string_view(facts.path.native()))
        .field("kind", "blueprint")
        .field("version", content.version)
        .field("bytes", facts.fileBytes)
        .field("mapSize", content.mapSize);
    writeSections(json, content);
    if (content.parameters)
        writeParameters(json, *content.parameters);
    if (content.curve)
        writeCurve(json, *content.curve);
    if (content.detail)
        writeDetail(json, *content.detail);
    writeStatistics(json, facts);
    const blueprint::SeaLevel sea = blueprint::seaLevel(content);
    json.key("seaLevel")
        .beginObject()
        .field("level", sea.level)
        .field("source", sourceName(sea.source))
        .endObject();
    if (content.waterBodies)
        writeWaterBodies(json, *content.waterBodies);
    if (content.towns)
        writeTowns(json, *content.towns);
    writeRoads(json, content);
    return json.endObject().text() + '\n';
}

} // namespace chartroom::cli
