#pragma once

#include "formats/core/finding.h"
#include "formats/world/store/file_system.h"
#include "formats/world/store/store.h"
#include "formats/world/tile_catalog.h"

#include <filesystem>

namespace chartroom::model {

/// What `tiles.json` of a content folder holds.
struct CatalogFile
{
    world::TileCatalog catalog;
    bool exists = true; ///< also where it cannot be read
};

/// Reads `tiles.json` of a content folder (N60). A world without one, or with one that cannot be read, is
/// drawn with derived colours: then the catalog is empty, and `findings` says why it could not be read.
[[nodiscard]] CatalogFile loadCatalog(const std::filesystem::path& content, core::FindingList& findings,
                                      world::FileSystem& files = world::systemFiles());

/// That a world has no `tiles.json`, and where it was looked for: a warning where a `worlds.json` above it
/// does not list it, so that one beside that is not taken.
[[nodiscard]] core::Finding missingCatalog(const world::Store& store);

} // namespace chartroom::model
