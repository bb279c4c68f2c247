#include "model/blueprint/snapshot.h"

#include "formats/blueprint/check.h"
#include "model/common/name_text.h"
#include "model/common/workers.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <algorithm>

namespace chartroom::model {

namespace {

constexpr std::size_t bodyIds = 65536;

QString unknown(std::int32_t value)
{
    return QCoreApplication::translate("Blueprint", "%1 (unknown)").arg(value);
}

template<class Names, class Name>
QString nameOr(const Names& names, std::int32_t ordinal, Name nameOf)
{
    if (ordinal < 0 || static_cast<std::size_t>(ordinal) >= names.size())
        return unknown(ordinal);
    return nameText(nameOf(names[static_cast<std::size_t>(ordinal)]));
}

void indexBodies(Snapshot& snapshot)
{
    if (!snapshot.blueprint.waterBodies)
        return;
    snapshot.bodyRows.assign(bodyIds, 0);
    const blueprint::WaterBodyList& bodies = *snapshot.blueprint.waterBodies;
    for (std::uint32_t row = 0; row < bodies.size(); ++row) {
        std::uint32_t& slot = snapshot.bodyRows[bodies.at(row).id];
        if (slot == 0)
            slot = row + 1;
    }
}

void indexRoads(Snapshot& snapshot)
{
    const core::Bytes bytes = snapshot.file->bytes();
    for (std::size_t tier = 0; tier < snapshot.roads.size(); ++tier) {
        if (!snapshot.blueprint.roads[tier])
            continue;
        const blueprint::Section* section = snapshot.blueprint.section(blueprint::roadTags[tier]);
        const std::uint64_t end = section ? section->payload.end() : bytes.size();
        snapshot.roads[tier] = RoadIndex(*snapshot.blueprint.roads[tier], bytes.data() + end);
    }
}

} // namespace

std::optional<blueprint::WaterBody> Snapshot::waterBody(std::uint16_t id) const
{
    if (bodyRows.empty() || bodyRows[id] == 0)
        return std::nullopt;
    return blueprint.waterBodies->at(bodyRows[id] - 1);
}

bool Snapshot::isKnownBiome(std::int32_t ordinal) const
{
    return ordinal >= 0 && static_cast<std::size_t>(ordinal) < palette->values.biomes.size();
}

bool Snapshot::isKnownTier(std::int32_t tier) const
{
    return tier >= 0 && static_cast<std::size_t>(tier) < palette->values.townTiers.size();
}

QString Snapshot::biomeName(std::int32_t ordinal) const
{
    return nameOr(palette->values.biomes, ordinal, [](const auto& biome) { return biome.name; });
}

QString Snapshot::tierName(std::int32_t tier) const
{
    return nameOr(palette->values.townTiers, tier, [](const auto& name) { return name; });
}

bool Snapshot::hasGrids() const
{
    return blueprint.heights || blueprint.biomes || blueprint.waterIds || blueprint.waterSurface;
}

std::shared_ptr<const NamedPalette> defaultNamedPalette()
{
    return std::make_shared<const NamedPalette>(NamedPalette{blueprint::defaultPalette(), {}});
}

namespace {

// Taking a large mapping back takes long: the window's thread does not wait for it. Without an application,
// as on the command line, there is no window and may be no pool any more.
std::shared_ptr<const core::MappedFile> share(core::MappedFile file)
{
    return {new core::MappedFile(std::move(file)), [](const core::MappedFile* mapped) {
                const QCoreApplication* const application = QCoreApplication::instance();
                if (application && QThread::currentThread() == application->thread())
                    workers().start([mapped] { delete mapped; });
                else
                    delete mapped;
            }};
}

} // namespace

core::Result<SnapshotPtr> openSnapshot(const std::filesystem::path& path,
                                       std::shared_ptr<const NamedPalette> palette, const core::Task& task)
{
    core::Result<core::MappedFile> file = core::MappedFile::open(path);
    if (!file)
        return file.error();
    return readSnapshot(share(std::move(file).value()), std::move(palette), task);
}

SnapshotPtr readSnapshot(std::shared_ptr<const core::MappedFile> file,
                         std::shared_ptr<const NamedPalette> palette, const core::Task& task)
{
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->file = std::move(file);
    snapshot->palette = std::move(palette);
    snapshot->blueprint = blueprint::readStructure(snapshot->file->bytes(), snapshot->palette->values,
                                                   snapshot->structureFindings, task);
    snapshot->structureFindings.sort();
    snapshot->seaLevel = blueprint::seaLevel(snapshot->blueprint);
    indexBodies(*snapshot);
    indexRoads(*snapshot);
    return snapshot;
}

QString waterTypeName(std::uint8_t type)
{
    switch (type) {
    case 0:
        return QCoreApplication::translate("Blueprint", "Ocean");
    case 1:
        return QCoreApplication::translate("Blueprint", "Lake");
    default:
        return unknown(type);
    }
}

QString salinityName(std::uint8_t salinity)
{
    switch (salinity) {
    case 0:
        return QCoreApplication::translate("Blueprint", "fresh");
    case 1:
        return QCoreApplication::translate("Blueprint", "salt");
    default:
        return unknown(salinity);
    }
}

QString roadTierName(blueprint::RoadTier tier)
{
    switch (tier) {
    case blueprint::RoadTier::Highway:
        return QCoreApplication::translate("Blueprint", "Highway");
    case blueprint::RoadTier::Branch:
        return QCoreApplication::translate("Blueprint", "Branch");
    case blueprint::RoadTier::Rugged:
        return QCoreApplication::translate("Blueprint", "Rugged");
    case blueprint::RoadTier::Trail:
        return QCoreApplication::translate("Blueprint", "Trail");
    }
    return {};
}

} // namespace chartroom::model
