#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/blueprint/palette.h"
#include "formats/core/finding.h"
#include "formats/core/mapped_file.h"
#include "formats/core/task.h"
#include "model/blueprint/road_index.h"

#include <QString>

#include <array>
#include <filesystem>
#include <memory>
#include <vector>

namespace chartroom::model {

/// The biome and tier names that a document is read with, and where they come from.
struct NamedPalette
{
    blueprint::Palette values;
    /// Path of the user's file; empty: the palette that comes with the program.
    QString path;
};

/// One state of one blueprint file as it was opened: the mapping, what its structure says, and indexes into
/// it. Immutable; workers and views share it, and the mapping lives as long as the last of them.
struct Snapshot
{
    std::shared_ptr<const core::MappedFile> file;
    std::shared_ptr<const NamedPalette> palette;
    blueprint::Blueprint blueprint;
    /// What reading the structure found, before the grids' values were looked at; sorted.
    core::FindingList structureFindings;
    blueprint::SeaLevel seaLevel;
    std::array<RoadIndex, 4> roads; ///< by RoadTier; empty where there is none

    /// The row of `WBTB` with this id (the first such row).
    [[nodiscard]] std::optional<blueprint::WaterBody> waterBody(std::uint16_t id) const;
    /// A biome's name; `17 (unknown)` for an ordinal that the palette does not have.
    [[nodiscard]] QString biomeName(std::int32_t ordinal) const;
    [[nodiscard]] bool isKnownBiome(std::int32_t ordinal) const;
    [[nodiscard]] bool isKnownTier(std::int32_t tier) const;
    /// A town tier's name; `9 (unknown)` for one that the palette does not have.
    [[nodiscard]] QString tierName(std::int32_t tier) const;
    /// Whether there is any grid to show.
    [[nodiscard]] bool hasGrids() const;

    std::vector<std::uint32_t> bodyRows; ///< by id: row + 1 in `WBTB`, 0 where there is none
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// The palette that comes with the program.
[[nodiscard]] std::shared_ptr<const NamedPalette> defaultNamedPalette();

/// Maps a file and reads its structure. Quick whatever the size, but for a damaged file of very many
/// sections; throw the result away when the task was cancelled. Errors: those of MappedFile::open().
[[nodiscard]] core::Result<SnapshotPtr> openSnapshot(const std::filesystem::path& path,
                                                     std::shared_ptr<const NamedPalette> palette,
                                                     const core::Task& task = {});
/// The same file read with another palette.
[[nodiscard]] SnapshotPtr readSnapshot(std::shared_ptr<const core::MappedFile> file,
                                       std::shared_ptr<const NamedPalette> palette,
                                       const core::Task& task = {});

/// A type byte of a water body: `Ocean`, `Lake` or `5 (unknown)`.
[[nodiscard]] QString waterTypeName(std::uint8_t type);
/// A salinity byte of a water body: `fresh`, `salt` or `5 (unknown)`.
[[nodiscard]] QString salinityName(std::uint8_t salinity);
/// A road tier's name.
[[nodiscard]] QString roadTierName(blueprint::RoadTier tier);

} // namespace chartroom::model
