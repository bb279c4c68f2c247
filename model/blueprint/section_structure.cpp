#include "model/blueprint/section_structure.h"

#include "model/common/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

namespace {

namespace tag = blueprint::tag;

QString joined(const QString& outer, const QString& inner)
{
    return inner.isEmpty() ? outer : outer + QStringLiteral(" \u203A ") + inner;
}

} // namespace

SectionStructure::SectionStructure(SnapshotPtr snapshot)
    : m_snapshot(std::move(snapshot))
{
    if (m_snapshot->blueprint.version == 1)
        addVersion1();
    else if (m_snapshot->blueprint.version == 2)
        addVersion2();
    fillGaps();
}

void SectionStructure::addVersion2()
{
    addField({0, 4}, QCoreApplication::translate("SectionStructure", "magic"), Kind::None,
             ByteRole::Signature);
    addField({4, 4}, QCoreApplication::translate("SectionStructure", "format version"), Kind::I32,
             ByteRole::Version);
    for (const blueprint::Section& section : m_snapshot->blueprint.sections)
        addSection(section);
}

void SectionStructure::addSection(const blueprint::Section& section)
{
    const QString name = QString::fromStdString(blueprint::tagName(section.tag));
    const std::uint64_t at = section.header.offset;
    addField({at, 4}, joined(name, QCoreApplication::translate("SectionStructure", "tag")), Kind::None,
             ByteRole::Signature);
    addField({at + 4, 8}, joined(name, QCoreApplication::translate("SectionStructure", "length")), Kind::U64,
             ByteRole::Length);
    const bool read = section.state == blueprint::SectionState::Read;
    if (section.payload.length > 0 && !(read && addPayload(section, name)))
        addField(section.payload, joined(name, QCoreApplication::translate("SectionStructure", "content")),
                 Kind::None, ByteRole::Content);
}

bool SectionStructure::addPayload(const blueprint::Section& section, const QString& name)
{
    const core::ByteRange& payload = section.payload;
    const std::uint32_t side = m_snapshot->blueprint.mapSize;
    switch (section.tag) {
    case tag::heights:
        addRecords(payload, name, {{4, Kind::F32, ByteRole::Number, {}}}, side);
        return true;
    case tag::biomes:
        addRecords(payload, name, {{1, Kind::U8, ByteRole::Number, {}}}, side);
        return true;
    case tag::waterIds:
    case tag::waterSurface:
        addRecords(payload, name, {{2, Kind::U16, ByteRole::Number, {}}}, side);
        return true;
    case tag::parameters: {
        // The fields that have a fixed place; the two strings behind them are one run.
        std::uint64_t at = payload.offset;
        for (const auto& [field, kind] : {std::pair{"WorldSeed", Kind::I32},
                                          {"MapSize", Kind::I32},
                                          {"CraterRadius", Kind::F32},
                                          {"DensityMultiplier", Kind::F32},
                                          {"ImpactCenterX", Kind::F32},
                                          {"ImpactCenterY", Kind::F32}}) {
            addField({at, 4}, joined(name, QString::fromLatin1(field)), kind, ByteRole::Number);
            at += 4;
        }
        addField({at, payload.end() - at}, joined(name, QStringLiteral("GeneratedUtc, GeneratorGitHash")),
                 Kind::None, ByteRole::Text);
        return true;
    }
    case tag::towns:
        addField({payload.offset, 4}, joined(name, QCoreApplication::translate("SectionStructure", "count")),
                 Kind::I32, ByteRole::Length);
        addRecords({payload.offset + 4, payload.length - 4}, name,
                   {{4, Kind::F32, ByteRole::Number, QStringLiteral("x")},
                    {4, Kind::F32, ByteRole::Number, QStringLiteral("y")},
                    {1, Kind::U8, ByteRole::Version, QStringLiteral("tier")},
                    {1, Kind::U8, ByteRole::Version, QStringLiteral("isHighwayNode")}});
        return true;
    case tag::waterBodies:
        addField({payload.offset, 4}, joined(name, QCoreApplication::translate("SectionStructure", "count")),
                 Kind::I32, ByteRole::Length);
        addRecords({payload.offset + 4, payload.length - 4}, name,
                   {{2, Kind::U16, ByteRole::Number, QStringLiteral("id")},
                    {1, Kind::U8, ByteRole::Version, QStringLiteral("type")},
                    {1, Kind::U8, ByteRole::Version, QStringLiteral("salinity")},
                    {4, Kind::F32, ByteRole::Number, QStringLiteral("surfaceLevel")},
                    {4, Kind::I32, ByteRole::Number, QStringLiteral("pixelCount")},
                    {4, Kind::F32, ByteRole::Number, QStringLiteral("centroidX")},
                    {4, Kind::F32, ByteRole::Number, QStringLiteral("centroidY")}});
        return true;
    default:
        return false;
    }
}

void SectionStructure::addVersion1()
{
    const blueprint::Blueprint& map = m_snapshot->blueprint;
    const std::uint64_t magic = blueprint::magicV1.size();
    addField({0, magic}, QCoreApplication::translate("SectionStructure", "magic"), Kind::None,
             ByteRole::Signature);
    addField({magic, 4}, QStringLiteral("MapSize"), Kind::I32, ByteRole::Number);
    if (!map.heights)
        return;
    addRecords({map.heights->offset, map.heights->pixels() * 8},
               QCoreApplication::translate("SectionStructure", "grid"),
               {{4, Kind::F32, ByteRole::Number, QCoreApplication::translate("SectionStructure", "height")},
                {4, Kind::I32, ByteRole::Version, QCoreApplication::translate("SectionStructure", "biome")}},
               map.mapSize);
    if (!map.towns)
        return;
    const core::ByteRange count = map.towns->countRange();
    const QString towns = QCoreApplication::translate("SectionStructure", "towns");
    addField(count, joined(towns, QCoreApplication::translate("SectionStructure", "count")), Kind::I32,
             ByteRole::Length);
    addRecords({count.end(), map.towns->size() * blueprint::townBytesV1}, towns,
               {{4, Kind::F32, ByteRole::Number, QStringLiteral("x")},
                {4, Kind::F32, ByteRole::Number, QStringLiteral("y")},
                {4, Kind::I32, ByteRole::Version, QStringLiteral("tier")}});
    const std::uint64_t end = m_snapshot->file->bytes().size();
    const std::uint64_t behind = count.end() + map.towns->size() * blueprint::townBytesV1;
    if (behind < end)
        addField({behind, end - behind}, QCoreApplication::translate("SectionStructure", "roads"), Kind::None,
                 ByteRole::Content);
}

void SectionStructure::addRecords(core::ByteRange range, const QString& name, std::vector<Part> parts,
                                  std::uint32_t side)
{
    Run run{range, name, std::move(parts), 0, side};
    for (const Part& part : run.parts)
        run.stride += part.length;
    if (range.length > 0)
        m_runs.push_back(std::move(run));
}

void SectionStructure::addField(core::ByteRange range, const QString& name, Kind kind, ByteRole role)
{
    // A field of any length; no number of it is a record.
    if (range.length > 0)
        m_runs.push_back({range, name, {{0, kind, role, {}}}, 0, 0});
}

void SectionStructure::fillGaps()
{
    const std::uint64_t size = m_snapshot->file->bytes().size();
    std::vector<Run> runs;
    std::uint64_t at = 0;
    const auto gap = [&](std::uint64_t to) {
        if (at < to)
            runs.push_back({{at, to - at},
                            QCoreApplication::translate("SectionStructure", "bytes that no section claims"),
                            {{0, Kind::None, ByteRole::Unclaimed, {}}},
                            0,
                            0});
    };
    for (Run& run : m_runs) {
        // What the file does not have is not shown.
        run.range.length = std::min(run.range.length, size - std::min(size, run.range.offset));
        if (run.range.length == 0 || run.range.offset < at)
            continue;
        gap(run.range.offset);
        at = run.range.end();
        runs.push_back(std::move(run));
    }
    gap(size);
    m_runs = std::move(runs);
}

std::vector<ByteField> SectionStructure::fields(core::ByteRange window) const
{
    std::vector<ByteField> result;
    auto run =
        std::ranges::upper_bound(m_runs, window.offset, {}, [](const Run& one) { return one.range.offset; });
    if (run != m_runs.begin())
        --run;
    for (; run != m_runs.end() && run->range.offset < window.end(); ++run)
        appendFields(*run, window, result);
    return result;
}

void SectionStructure::appendFields(const Run& run, core::ByteRange window,
                                    std::vector<ByteField>& fields) const
{
    if (run.stride == 0) {
        const Part& part = run.parts.front();
        fields.push_back({run.range, part.role, run.name, value(run.range.offset, part.kind)});
        return;
    }
    const std::uint64_t end = std::min(window.end(), run.range.end());
    std::uint64_t record = (std::max(window.offset, run.range.offset) - run.range.offset) / run.stride;
    for (; run.range.offset + record * run.stride < end; ++record) {
        QString name = run.name;
        if (run.side > 0)
            name = joined(name, QCoreApplication::translate("SectionStructure", "pixel (%1, %2)")
                                    .arg(record / run.side)
                                    .arg(record % run.side));
        else
            name = joined(name, QCoreApplication::translate("SectionStructure", "row %1").arg(record));
        std::uint64_t at = run.range.offset + record * run.stride;
        for (const Part& part : run.parts) {
            const std::uint64_t there = std::min<std::uint64_t>(part.length, run.range.end() - at);
            if (there > 0 && at < window.end() && at + there > window.offset)
                fields.push_back({{at, there},
                                  part.role,
                                  joined(name, part.name),
                                  there == part.length ? value(at, part.kind) : QString()});
            at += there;
        }
    }
}

QString SectionStructure::value(std::uint64_t offset, Kind kind) const
{
    const core::Bytes bytes = m_snapshot->file->bytes();
    const auto loaded = [&]<class T>(T) {
        return offset + sizeof(T) <= bytes.size() ? std::optional(blueprint::load<T>(bytes.data() + offset))
                                                  : std::nullopt;
    };
    const auto text = [](const auto& number) { return number ? QString::number(*number) : QString(); };
    switch (kind) {
    case Kind::U8:
        return text(loaded(std::uint8_t{}));
    case Kind::U16:
        return text(loaded(std::uint16_t{}));
    case Kind::I32:
        return text(loaded(std::int32_t{}));
    case Kind::U64:
        return text(loaded(quint64{}));
    case Kind::F32: {
        const auto number = loaded(0.0F);
        return number ? exactText(*number) : QString();
    }
    case Kind::None:
        break;
    }
    return {};
}

} // namespace chartroom::model
