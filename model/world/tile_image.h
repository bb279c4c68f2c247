#pragma once

#include "formats/core/finding.h"
#include "formats/core/result.h"
#include "formats/world/tile_catalog.h"

#include <QImage>

#include <filesystem>

namespace chartroom::model {

/// Reads the picture of a tile, at most `side` pixels along either side. Only a regular file of at most 64
/// MiB is read: a pipe would keep its reader waiting for ever. Errors: those of core::FileContent::open(),
/// `file.too-large`, `catalog.image.format`.
[[nodiscard]] core::Result<QImage> readTileImage(const std::filesystem::path& file, int side);

/// Adds a `catalog.image` for each entry whose picture cannot be shown. Reads the heads of the pictures; one
/// that is damaged behind its head is not found out.
void checkTileImages(const world::TileCatalog& catalog, const std::filesystem::path& content,
                     core::FindingList& findings);

} // namespace chartroom::model
