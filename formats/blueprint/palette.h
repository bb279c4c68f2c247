#pragma once

#include "formats/core/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::blueprint {

/// The names of biomes and town tiers, by ordinal. The game's lists are not in the files: a palette is an
/// assumption, and its number of entries is the "known count" of the checks.
struct Palette
{
    enum class Role : std::uint8_t { Land, Ocean, Lake };
    struct Biome
    {
        std::string name;
        std::uint32_t color = 0; ///< 0xRRGGBB
        Role role = Role::Land;
    };
    std::vector<Biome> biomes;
    std::vector<std::string> townTiers;

    /// Whether an ordinal is ocean or lake. Unknown ordinals are land.
    [[nodiscard]] Role role(std::int32_t ordinal) const;
};

/// The palette that comes with the program (resources/palettes/default.json).
[[nodiscard]] const Palette& defaultPalette();
/// The text of that file.
[[nodiscard]] std::string_view defaultPaletteJson();
/// Reads a palette's JSON. Error `palette.invalid`: says what is wrong and where. `name` is used in the
/// sentence.
[[nodiscard]] core::Result<Palette> parsePalette(std::string_view json, std::string_view name);
[[nodiscard]] core::Result<Palette> loadPalette(const std::filesystem::path& path);

} // namespace chartroom::blueprint
