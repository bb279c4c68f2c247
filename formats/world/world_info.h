#pragma once

#include "formats/world/chunking.h"
#include "formats/world/json/document.h"
#include "formats/world/report.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world {

/// A normalized `world.json` (N11-N15).
struct WorldInfo
{
    std::int64_t schemaVersion = 1;
    std::string id;
    std::string name;
    ChunkSize chunkSize;
    std::int64_t tileSize = 32;              ///< pixels, at least 8
    std::string backgroundColor = "#060A14"; ///< `#RRGGBB`, upper case
    std::string defaultBackgroundTileId;
    double heightBlurStep = 0.1;
    Tile spawn;
    double defaultZoom = 1;
    bool gridVisible = true;
    /// The whole file's content, minified: these fields and all others (N4).
    std::string json;

    friend bool operator==(const WorldInfo&, const WorldInfo&) = default;
};

/// Normalizes a `world.json`. `folderName` is the id of a world that names none (N12). Nothing for a file
/// that is rejected: no object, or chunks that are too large (`world.chunk-size`).
[[nodiscard]] std::optional<WorldInfo> normalizeWorld(const json::Document& document,
                                                      const std::string& folderName, Report& report);
/// `#RRGGBB` in upper case of a colour in any of the accepted forms; nothing for anything else (N14).
[[nodiscard]] std::optional<std::string> normalizeColor(std::string_view text);

/// One bookmark (N16).
struct Bookmark
{
    std::string id;
    std::string label;
    Tile tile;

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// A normalized `bookmarks.json` (N16).
struct Bookmarks
{
    std::int64_t schemaVersion = 1;
    std::vector<Bookmark> list;
    std::string json; ///< the whole file's content, minified

    friend bool operator==(const Bookmarks&, const Bookmarks&) = default;
};

/// Normalizes a `bookmarks.json`; nothing for one that is no object.
[[nodiscard]] std::optional<Bookmarks> normalizeBookmarks(const json::Document& document,
                                                          const std::string& worldId, Report& report);
/// The bookmarks of a world without a file.
[[nodiscard]] Bookmarks noBookmarks(const std::string& worldId);

/// An entry of `worlds.json` (N10). Fields that are missing or of the wrong kind are empty.
struct WorldEntry
{
    std::string id;
    std::string name;
    std::string worldDir;
    std::string pointer; ///< of the entry, for findings
};

/// The entries of a `worlds.json` that are objects; nothing when the root is none.
[[nodiscard]] std::optional<std::vector<WorldEntry>> readWorldIndex(const json::Document& document,
                                                                    Report& report);

} // namespace chartroom::world
