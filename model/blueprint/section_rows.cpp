#include "model/blueprint/section_rows.h"

#include "model/blueprint/section_names.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

namespace {

using blueprint::SectionState;

QString stateText(SectionState state)
{
    switch (state) {
    case SectionState::Read:
        return QCoreApplication::translate("Sections", "read");
    case SectionState::Unknown:
        return QCoreApplication::translate("Sections", "unknown, skipped");
    case SectionState::Duplicate:
        return QCoreApplication::translate("Sections", "duplicate, not read");
    case SectionState::Cut:
        return QCoreApplication::translate("Sections", "cut short");
    case SectionState::Faulty:
        return QCoreApplication::translate("Sections", "faulty");
    }
    return {};
}

bool isGrid(blueprint::Tag tag)
{
    return tag == blueprint::tag::heights || tag == blueprint::tag::biomes ||
           tag == blueprint::tag::waterIds || tag == blueprint::tag::waterSurface;
}

} // namespace

SectionRows::SectionRows(SnapshotPtr snapshot)
    : m_snapshot(std::move(snapshot))
{
    if (m_snapshot->blueprint.version == 1)
        addVersion1Blocks();
    else
        addSections();
}

void SectionRows::addSections()
{
    const double side = m_snapshot->blueprint.mapSize;
    for (const blueprint::Section& section : m_snapshot->blueprint.sections) {
        const core::ByteRange range{section.header.offset, section.header.length + section.payload.length};
        Row row{QString::fromStdString(blueprint::tagName(section.tag)),
                sectionMeaning(section.tag),
                range,
                section.declaredLength,
                section.state,
                {}};
        if (section.state == SectionState::Read && isGrid(section.tag))
            row.area = QRectF(0, 0, side, side);
        m_rows.push_back(row);
    }
}

void SectionRows::addVersion1Blocks()
{
    const blueprint::Blueprint& map = m_snapshot->blueprint;
    const std::uint64_t end = m_snapshot->file->bytes().size();
    const QString none = QStringLiteral("–");
    const auto add = [&](const QString& meaning, std::uint64_t offset, std::uint64_t length) {
        const std::uint64_t there = std::min(length, end - std::min(end, offset));
        m_rows.push_back({none,
                          meaning,
                          {offset, there},
                          length,
                          there < length ? SectionState::Cut : SectionState::Read,
                          {}});
    };
    add(QCoreApplication::translate("Sections", "Magic ISLA_V1"), 0, blueprint::magicV1.size());
    add(QCoreApplication::translate("Sections", "MapSize"), blueprint::magicV1.size(), 4);
    if (map.mapSize == 0)
        return;
    const std::uint64_t gridOffset = blueprint::magicV1.size() + 4;
    const std::uint64_t gridLength = std::uint64_t{map.mapSize} * map.mapSize * 8;
    add(QCoreApplication::translate("Sections", "Heights and biomes, in turn"), gridOffset, gridLength);
    m_rows.back().area = QRectF(0, 0, map.mapSize, map.mapSize);
    std::uint64_t at = gridOffset + gridLength;
    if (!map.towns)
        return;
    const std::uint64_t townBytes = 4 + map.towns->size() * blueprint::townBytesV1;
    add(QCoreApplication::translate("Sections", "Towns"), at, townBytes);
    at += townBytes;
    for (std::size_t tier = 0; tier < map.roads.size() && map.roads[tier]; ++tier) {
        const RoadIndex& roads = m_snapshot->roads[tier];
        std::uint64_t next = at + 4;
        if (roads.size() > 0) {
            const blueprint::RoadPath last = roads.path(roads.size() - 1);
            next = last.offset + last.size * blueprint::pointBytes;
        }
        add(sectionMeaning(blueprint::roadTags[tier]), at, next - at);
        at = next;
    }
}

std::vector<RowSource::Column> SectionRows::columns() const
{
    return {{QCoreApplication::translate("Sections", "Tag"), false, {}},
            {QCoreApplication::translate("Sections", "Meaning"), false, {}},
            {QCoreApplication::translate("Sections", "Offset"), true,
             QCoreApplication::translate("Sections", "First byte, counted from the start of the file")},
            {QCoreApplication::translate("Sections", "Length"), true,
             QCoreApplication::translate(
                 "Sections", "Bytes of content, without tag and length, as the file declares them")},
            {QCoreApplication::translate("Sections", "State"), false, {}}};
}

QVariant SectionRows::value(std::uint32_t row, int column) const
{
    switch (column) {
    case Offset:
        return static_cast<qulonglong>(m_rows[row].range.offset);
    case Length:
        return static_cast<qulonglong>(m_rows[row].declaredLength);
    default:
        return text(row, column);
    }
}

QString SectionRows::text(std::uint32_t row, int column) const
{
    const Row& section = m_rows[row];
    switch (column) {
    case Tag:
        return section.tag;
    case Meaning:
        return section.meaning;
    case Offset:
        return countText(section.range.offset);
    case Length:
        return countText(section.declaredLength);
    default:
        return stateText(section.state);
    }
}

QString SectionRows::toolTip(std::uint32_t row, int column) const
{
    if (column == Length)
        return bytesText(m_rows[row].declaredLength);
    if (column == State && m_rows[row].state == SectionState::Cut)
        return QCoreApplication::translate("Sections", "%1 bytes are there")
            .arg(countText(m_rows[row].range.length));
    return {};
}

Place SectionRows::place(std::uint32_t row) const
{
    return {m_rows[row].range, m_rows[row].area};
}

} // namespace chartroom::model
