#include "model/blueprint/parameter_groups.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {

using blueprint::Curve;
using blueprint::Detail;

constexpr std::uint16_t newestCurve = 5;
constexpr std::uint16_t knownDetail = 1;

QString rawUnit()
{
    return QCoreApplication::translate("Parameters", "raw");
}

/// A height in raw units with its metres in the note.
ParameterEntry height(const char* name, float value, const QString& note)
{
    const QString metres = QCoreApplication::translate("Parameters", "%1 m")
                               .arg(decimalText(value * blueprint::metresPerRaw, 1));
    return {QLatin1String(name), exactText(value), rawUnit(),
            note.isEmpty() ? metres : QStringLiteral("%1 · %2").arg(metres, note)};
}

QString versionNote(std::uint16_t version)
{
    switch (version) {
    case 1:
        return QCoreApplication::translate(
            "Parameters",
            "Version 1: knots t1 to t4, one spike maximum pooled over many seeds, a 50 m plateau");
    case 2:
        return QCoreApplication::translate(
            "Parameters", "Version 2: as version 1, but the spike maximum is this seed's own");
    case 3:
        return QCoreApplication::translate(
            "Parameters",
            "Version 3: knots K1 to K4 of six (K5 and K6 are fixed), fixed shelves at 100 m and 220 m");
    case 4:
        return QCoreApplication::translate(
            "Parameters", "Version 4: as version 3, but the shelves vary over the map around their base");
    case 5:
        return QCoreApplication::translate("Parameters",
                                           "Version 5: as version 4, with a preset and its K5 and K6");
    default:
        return QCoreApplication::translate("Parameters", "Newer than version 5: read as version 5");
    }
}

QString spikeNote(std::uint16_t version)
{
    return version == 1
               ? QCoreApplication::translate("Parameters",
                                             "Maximum before the curve, pooled over the calibration seeds")
               : QCoreApplication::translate(
                     "Parameters",
                     "Maximum before the curve, of this seed: without it the heights cannot be made again");
}

QString benchNote(std::uint16_t version, bool low)
{
    if (version <= 2)
        return low ? QCoreApplication::translate("Parameters", "Low end of the 50 m plateau")
                   : QCoreApplication::translate("Parameters", "High end of the 50 m plateau");
    if (version == 3)
        return low ? QCoreApplication::translate("Parameters", "The fixed shelf at 100 m")
                   : QCoreApplication::translate("Parameters", "The fixed shelf at 220 m");
    return low ? QCoreApplication::translate("Parameters", "Base of the lower shelf; it varies by benchAmp")
               : QCoreApplication::translate("Parameters",
                                             "Base of the upper shelf; it varies by plateauAmp");
}

QString presetText(std::uint8_t id)
{
    switch (id) {
    case 1:
        return QCoreApplication::translate("Parameters", "1 (compact)");
    case 2:
        return QCoreApplication::translate("Parameters", "2 (balanced)");
    default:
        return QCoreApplication::translate("Parameters", "%1 (unknown)").arg(id);
    }
}

void addKnots(std::vector<ParameterEntry>& entries, const Curve& curve)
{
    for (std::size_t i = 0; i < curve.knots.size(); ++i) {
        const QString meaning =
            curve.version <= 2
                ? QCoreApplication::translate("Parameters", "Knot t%1, before the curve").arg(i + 1)
                : QCoreApplication::translate("Parameters", "Knot K%1 of six, before the curve").arg(i + 1);
        entries.push_back(
            {QStringLiteral("knot%1").arg(i + 1), exactText(curve.knots[i]), rawUnit(), meaning});
    }
    if (curve.preset) {
        const QString note = QCoreApplication::translate("Parameters", "Of the preset");
        entries.push_back({QStringLiteral("k5"), exactText(curve.preset->k5), rawUnit(), note});
        entries.push_back({QStringLiteral("k6"), exactText(curve.preset->k6), rawUnit(), note});
    } else if (curve.version >= 3) {
        const QString note =
            QCoreApplication::translate("Parameters", "A constant of this version, not stored in the file");
        entries.push_back({QStringLiteral("K5"), exactText(0.930304F), rawUnit(), note});
        entries.push_back({QStringLiteral("K6"), exactText(1.05072F), rawUnit(), note});
    }
}

void addModulation(std::vector<ParameterEntry>& entries, const Curve::Modulation& values)
{
    const QString perIsland = QCoreApplication::translate("Parameters", "per island width");
    const QString seed = QCoreApplication::translate("Parameters", "Added to WorldSeed for this noise field");
    entries.push_back(
        height("benchAmp", values.benchAmp,
               QCoreApplication::translate("Parameters", "The lower shelf varies by plus or minus this")));
    entries.push_back(
        height("plateauAmp", values.plateauAmp,
               QCoreApplication::translate("Parameters", "The upper shelf varies by plus or minus this")));
    entries.push_back({QStringLiteral("shelfSpanMin"), exactText(values.shelfSpanMin), rawUnit(),
                       QCoreApplication::translate(
                           "Parameters", "Least output span of a shelf: shelf strength blends from here")});
    entries.push_back(
        {QStringLiteral("shelfSpanMax"), exactText(values.shelfSpanMax), rawUnit(),
         QCoreApplication::translate("Parameters",
                                     "Greatest output span of a shelf: shelf strength blends up to here")});
    entries.push_back({QStringLiteral("elevFreqIslands"), exactText(values.elevFreqIslands), perIsland,
                       QCoreApplication::translate("Parameters", "Undulations of the shelves' elevation")});
    entries.push_back({QStringLiteral("strengthFreqIslands"), exactText(values.strengthFreqIslands),
                       perIsland,
                       QCoreApplication::translate("Parameters", "Undulations of the shelves' strength")});
    entries.push_back({QStringLiteral("benchSeedOffset"), QString::number(values.benchSeedOffset), {}, seed});
    entries.push_back(
        {QStringLiteral("plateauSeedOffset"), QString::number(values.plateauSeedOffset), {}, seed});
    entries.push_back(
        {QStringLiteral("strengthSeedOffset"), QString::number(values.strengthSeedOffset), {}, seed});
}

} // namespace

ParameterGroup curveGroup(const Curve& curve)
{
    ParameterGroup group;
    group.name = QCoreApplication::translate("Parameters", "Height curve (TCRV)");
    group.note = QCoreApplication::translate(
        "Parameters",
        "For information only: the stored heights are curved already, nothing applies the curve again");
    auto& entries = group.entries;
    entries.push_back(
        {QStringLiteral("curveVersion"), QString::number(curve.version), {}, versionNote(curve.version)});
    if (curve.preset)
        entries.push_back({QStringLiteral("presetId"), presetText(curve.preset->id), {}, {}});
    addKnots(entries, curve);
    entries.push_back(
        {QStringLiteral("spikeMax"), exactText(curve.spikeMax), rawUnit(), spikeNote(curve.version)});
    entries.push_back(
        height("sea", curve.sea, QCoreApplication::translate("Parameters", "Sea level of the curve")));
    entries.push_back(height("orangeCeil", curve.orangeCeil, {}));
    entries.push_back(height("redCeil", curve.redCeil, {}));
    entries.push_back(height("benchLo", curve.benchLo, benchNote(curve.version, true)));
    entries.push_back(height("benchHi", curve.benchHi, benchNote(curve.version, false)));
    entries.push_back(height("peakCap", curve.peakCap,
                             QCoreApplication::translate("Parameters", "No peak rises above it")));
    entries.push_back({QStringLiteral("tailSlope"),
                       exactText(curve.tailSlope),
                       {},
                       QCoreApplication::translate("Parameters", "Slope of the curve behind its last knot")});
    if (curve.modulation)
        addModulation(entries, *curve.modulation);
    return group;
}

ParameterGroup detailGroup(const Detail& detail, bool hasCurve)
{
    ParameterGroup group;
    group.name = QCoreApplication::translate("Parameters", "Terrain detail (TDTL)");
    group.note =
        hasCurve
            ? QCoreApplication::translate("Parameters",
                                          "For information only: the stored heights carry the detail already")
            : QCoreApplication::translate(
                  "Parameters", "There is no TCRV beside it: the generator's detail passes need the curve");
    const QString metres = QCoreApplication::translate("Parameters", "m");
    auto& entries = group.entries;
    entries.push_back(
        {QStringLiteral("detailVersion"),
         QString::number(detail.version),
         {},
         detail.version == knownDetail
             ? QString()
             : QCoreApplication::translate("Parameters", "Unknown version: shown as if it were version 1")});
    entries.push_back({QStringLiteral("reliefAmpM"), exactText(detail.reliefAmpM), metres,
                       QCoreApplication::translate("Parameters", "Shelf relief, plus or minus")});
    entries.push_back({QStringLiteral("reliefFreqIslands"), exactText(detail.reliefFreqIslands),
                       QCoreApplication::translate("Parameters", "per island width"),
                       QCoreApplication::translate("Parameters", "Undulations of the shelf relief")});
    entries.push_back({QStringLiteral("incK"),
                       exactText(detail.incK),
                       {},
                       QCoreApplication::translate(
                           "Parameters", "K of the drainage incision: depth = K · accumulation^p · slope")});
    entries.push_back({QStringLiteral("incP"),
                       exactText(detail.incP),
                       {},
                       QCoreApplication::translate("Parameters", "p of the drainage incision")});
    entries.push_back({QStringLiteral("incCapM"), exactText(detail.incCapM), metres,
                       QCoreApplication::translate("Parameters", "Deepest incision")});
    entries.push_back(height("seaClampRaw", detail.seaClampRaw,
                             QCoreApplication::translate("Parameters", "No incision below this height")));
    entries.push_back(
        {QStringLiteral("craterExclFactor"), exactText(detail.craterExclFactor),
         QCoreApplication::translate("Parameters", "crater radii"),
         QCoreApplication::translate("Parameters", "No detail within this distance of the crater")});
    entries.push_back({QStringLiteral("shelfIncWeight"),
                       exactText(detail.shelfIncWeight),
                       {},
                       QCoreApplication::translate("Parameters", "Weight of the incision on shelves")});
    entries.push_back({QStringLiteral("reliefSeedOffset"),
                       QString::number(detail.reliefSeedOffset),
                       {},
                       QCoreApplication::translate("Parameters", "Added to WorldSeed for this noise field")});
    return group;
}

} // namespace chartroom::model
