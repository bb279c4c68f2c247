#include "formats/world/tile_catalog.h"

#include "formats/world/json/strings.h"
#include "formats/world/world_info.h"

#include <algorithm>
#include <charconv>

namespace chartroom::world {

namespace {

// A hash that is the same on every machine (FNV-1a).
std::uint32_t hashOf(std::string_view text)
{
    std::uint32_t hash = 2166136261U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash ^ (hash >> 15U);
}

// A middling bright, fairly colourful colour: neighbours in the alphabet look different, and dark glyphs stay
// legible.
TileColor derived(std::string_view text)
{
    const std::uint32_t hash = hashOf(text);
    const auto part = [hash](unsigned shift) {
        return static_cast<std::uint8_t>(72U + ((hash >> shift) & 0xFFU) / 2U);
    };
    return {part(0), part(8), part(16)};
}

TileColor parsed(std::string_view color)
{
    const auto part = [color](std::size_t at) {
        std::uint8_t value = 0;
        std::from_chars(color.data() + at, color.data() + at + 2, value, 16);
        return value;
    };
    return {part(1), part(3), part(5)};
}

// A path that stays inside of the folder it is relative to, as it is written.
std::filesystem::path insidePath(const std::string& text)
{
    auto path = std::filesystem::path(text).lexically_normal();
    if (text.empty() || path.is_absolute() || path.begin() == path.end() || *path.begin() == "..")
        return {};
    return path;
}

} // namespace

TileCatalog TileCatalog::read(const json::Document& document, Report& report)
{
    TileCatalog catalog;
    report.text(document);
    document.root().find("tiles").elements([&catalog](const json::Value& value) {
        TileEntry entry;
        entry.id = value.find("id").string();
        const std::u16string symbol = json::utf16(value.find("symbol").string());
        if (symbol.size() == 1 && !catalog.bySymbol(symbol[0]))
            entry.symbol = symbol[0];
        if (entry.id.empty() && entry.symbol == 0)
            return;
        entry.name = value.find("name").string();
        const auto color = normalizeColor(value.find("color").string());
        const std::string named = entry.symbol != 0 ? json::utf8({&entry.symbol, 1}) : entry.id;
        entry.color = color ? parsed(*color) : derived(named);
        entry.image = insidePath(value.find("image").string());
        catalog.m_entries.push_back(std::move(entry));
    });
    return catalog;
}

const TileEntry* TileCatalog::bySymbol(char16_t symbol) const
{
    const auto found = std::ranges::find(m_entries, symbol, &TileEntry::symbol);
    return found == m_entries.end() ? nullptr : &*found;
}

const TileEntry* TileCatalog::byId(std::string_view id) const
{
    const auto found = std::ranges::find(m_entries, id, &TileEntry::id);
    return found == m_entries.end() ? nullptr : &*found;
}

TileColor TileCatalog::colorOf(char16_t symbol) const
{
    const TileEntry* entry = bySymbol(symbol);
    return entry ? entry->color : derived(json::utf8({&symbol, 1}));
}

TileColor TileCatalog::colorOf(std::string_view id) const
{
    const TileEntry* entry = byId(id);
    return entry ? entry->color : derived(id);
}

} // namespace chartroom::world
