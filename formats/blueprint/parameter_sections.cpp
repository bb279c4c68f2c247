#include "formats/blueprint/dotnet_string.h"
#include "formats/blueprint/section_reader.h"
#include "formats/core/code.h"
#include "formats/core/range_words.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

namespace chartroom::blueprint {

using core::Code;

namespace {

constexpr std::uint64_t parametersFixedBytes = 24;
constexpr std::uint64_t curveBytes = 50;
constexpr std::uint64_t curveBytesV4 = 86;
constexpr std::uint64_t curveBytesV5 = 95;
constexpr std::uint64_t detailBytes = 38;
constexpr std::uint16_t newestCurve = 5;

/// Takes values one after another. The caller has checked that they are there.
class Fields
{
public:
    explicit Fields(const std::byte* at)
        : m_at(at)
    {}
    template<class T>
    void operator()(T& value)
    {
        value = load<T>(m_at);
        m_at += sizeof value;
    }

private:
    const std::byte* m_at;
};

const char* stringProblem(const DotNetString& string)
{
    switch (string.state) {
    case DotNetString::State::Prefix:
        return QT_TRANSLATE_NOOP("Message", "its length prefix is longer than 5 bytes or above 2147483647");
    case DotNetString::State::Leaves:
        return string.declaredLength == 0
                   ? QT_TRANSLATE_NOOP("Message", "the section ends before or inside its length prefix")
                   : QT_TRANSLATE_NOOP("Message", "its {found} bytes do not fit into the section");
    default:
        return QT_TRANSLATE_NOOP("Message", "its bytes are not UTF-8");
    }
}

/// Reads one string and moves `at` behind it. Nothing is stored and Good is not returned when it has an
/// error.
DotNetString::State readText(Bytes file, std::uint64_t& at, std::uint64_t end, const char* field,
                             std::string& text, core::FindingList& findings)
{
    const DotNetString read = readDotNetString(file, at, end);
    at = read.range.end();
    if (read.state == DotNetString::State::Good)
        text = read.text;
    else
        findings.add(
            core::finding(Code::BlueprintString, read.range,
                          {{"field", field},
                           core::phrase("problem", stringProblem(read)),
                           core::phrase("expected", QT_TRANSLATE_NOOP("Message", "a length and as many bytes "
                                                                                 "of UTF-8")),
                           {"found", std::to_string(read.declaredLength)}}));
    return read.state;
}

/// The bytes that a curve version takes; 0 for a version that there is not.
std::uint64_t curveLength(std::uint16_t version)
{
    if (version == 0)
        return 0;
    if (version <= 3)
        return curveBytes;
    return version == 4 ? curveBytesV4 : curveBytesV5;
}

void reportCurveVersion(const Section& section, std::string version, std::string expected,
                        core::FindingList& findings)
{
    findings.add(core::finding(Code::BlueprintCurveVersion, section.payload,
                               {{"version", std::move(version)},
                                {"expected", std::move(expected)},
                                {"found", std::to_string(section.payload.length)}}));
}

Curve parseCurve(const std::byte* payload)
{
    Curve curve;
    Fields take(payload);
    take(curve.version);
    for (float& knot : curve.knots)
        take(knot);
    for (float* const value : {&curve.spikeMax, &curve.sea, &curve.orangeCeil, &curve.redCeil, &curve.benchLo,
                               &curve.benchHi, &curve.peakCap, &curve.tailSlope})
        take(*value);
    if (curve.version >= 4) {
        Curve::Modulation m;
        for (float* const value : {&m.benchAmp, &m.plateauAmp, &m.shelfSpanMin, &m.shelfSpanMax,
                                   &m.elevFreqIslands, &m.strengthFreqIslands})
            take(*value);
        for (std::int32_t* const value : {&m.benchSeedOffset, &m.plateauSeedOffset, &m.strengthSeedOffset})
            take(*value);
        curve.modulation = m;
    }
    if (curve.version >= newestCurve) {
        Curve::Preset preset;
        take(preset.id);
        take(preset.k5);
        take(preset.k6);
        curve.preset = preset;
    }
    return curve;
}

} // namespace

bool checkMapSize(std::int32_t mapSize, std::uint64_t offset, core::FindingList& findings)
{
    if (mapSize >= minMapSize && mapSize <= maxMapSize)
        return true;
    findings.add(core::finding(
        Code::BlueprintMapSize, {offset, 4},
        core::withRange({{"found", std::to_string(mapSize)}}, "expected", minMapSize, maxMapSize)));
    return false;
}

bool readParameters(Bytes file, const Section& section, Blueprint& blueprint, core::FindingList& findings)
{
    if (section.payload.length < parametersFixedBytes) {
        reportNeedsMore(section, parametersFixedBytes + 2, findings);
        return false;
    }
    Parameters parameters;
    Fields take(file.data() + section.payload.offset);
    take(parameters.worldSeed);
    take(parameters.mapSize);
    take(parameters.craterRadius);
    take(parameters.densityMultiplier);
    take(parameters.impactCenterX);
    take(parameters.impactCenterY);
    bool sound = checkMapSize(parameters.mapSize, section.payload.offset + 4, findings);
    if (sound)
        blueprint.mapSize = static_cast<std::uint32_t>(parameters.mapSize);

    std::uint64_t at = section.payload.offset + parametersFixedBytes;
    const std::uint64_t end = section.payload.end();
    for (const auto& [field, text] : {std::pair{"GeneratedUtc", &parameters.generatedUtc},
                                      std::pair{"GeneratorGitHash", &parameters.generatorGitHash}}) {
        const auto state = readText(file, at, end, field, *text, findings);
        sound = sound && state == DotNetString::State::Good;
        // Where the next value would begin is known only behind a string whose length could be used (R8).
        if (state == DotNetString::State::Prefix || state == DotNetString::State::Leaves)
            return false;
    }
    if (at != end) {
        reportConsumed(section, at - section.payload.offset, findings);
        return false;
    }
    if (sound)
        blueprint.parameters = std::move(parameters);
    return sound;
}

bool readCurve(Bytes file, const Section& section, Blueprint& blueprint, core::FindingList& findings)
{
    const std::uint64_t length = section.payload.length;
    if (length < sizeof(Curve::version)) {
        reportCurveVersion(section, "unknown", "50, 86 or 95", findings);
        return false;
    }
    const std::byte* const payload = file.data() + section.payload.offset;
    const auto version = load<std::uint16_t>(payload);
    const std::uint64_t needed = curveLength(version);
    const bool newer = version > newestCurve;
    if (needed == 0 || (newer ? length < needed : length != needed)) {
        reportCurveVersion(section, std::to_string(version),
                           needed == 0 ? "a version from 1" : std::to_string(needed), findings);
        return false;
    }
    if (newer)
        findings.add(
            core::finding(Code::BlueprintCurveNewer, {section.payload.offset, sizeof version},
                          {{"expected", std::to_string(newestCurve)}, {"found", std::to_string(version)}}));
    if (length != needed) {
        reportConsumed(section, needed, findings);
        return false;
    }
    blueprint.curve = parseCurve(payload);
    return true;
}

bool readDetail(Bytes file, const Section& section, Blueprint& blueprint, core::FindingList& findings)
{
    if (section.payload.length != detailBytes) {
        reportConsumed(section, detailBytes, findings);
        return false;
    }
    Detail detail;
    Fields take(file.data() + section.payload.offset);
    take(detail.version);
    for (float* const value :
         {&detail.reliefAmpM, &detail.reliefFreqIslands, &detail.incK, &detail.incP, &detail.incCapM,
          &detail.seaClampRaw, &detail.craterExclFactor, &detail.shelfIncWeight})
        take(*value);
    take(detail.reliefSeedOffset);
    blueprint.detail = detail;
    return true;
}

} // namespace chartroom::blueprint
