#pragma once

#include "formats/world/json/document.h"
#include "formats/world/report.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world {

/// An sRGB colour.
struct TileColor
{
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend bool operator==(const TileColor&, const TileColor&) = default;
};

/// One entry of `tiles.json` (N60).
struct TileEntry
{
    std::string id;
    char16_t symbol = 0; ///< 0 where the entry has none
    std::string name;
    TileColor color;
    std::filesystem::path
        image; ///< relative to the content folder and inside of it; empty where there is none
};

/// What symbols and tile ids look like. Anything without an entry gets a colour that is derived from it, the
/// same on every run (N60).
class TileCatalog
{
public:
    /// Reads a `tiles.json`. Entries that are no objects or have neither id nor symbol are left out; of two
    /// entries for one symbol the first counts; an image outside of the content folder is left out.
    [[nodiscard]] static TileCatalog read(const json::Document& document, Report& report);

    [[nodiscard]] const std::vector<TileEntry>& entries() const { return m_entries; }
    /// The entry of a symbol or of an id, or null.
    [[nodiscard]] const TileEntry* bySymbol(char16_t symbol) const;
    [[nodiscard]] const TileEntry* byId(std::string_view id) const;
    /// The colour of a symbol or of an id, with or without an entry.
    [[nodiscard]] TileColor colorOf(char16_t symbol) const;
    [[nodiscard]] TileColor colorOf(std::string_view id) const;

private:
    std::vector<TileEntry> m_entries;
};

} // namespace chartroom::world
