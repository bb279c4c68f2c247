#include "formats/blueprint/palette.h"

#include "formats/blueprint/json_object.h"
#include "formats/core/code.h"
#include "formats/core/mapped_file.h"
#include "formats/core/system_error.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <charconv>

namespace chartroom::blueprint {

namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::object;

// A wire ordinal of version 2 is one byte: a longer list could not be written.
constexpr std::size_t maxEntries = 256;

/// What is wrong with a palette, in words; empty when nothing is.
using Problem = std::string;

Problem readColor(std::string_view text, std::uint32_t& color)
{
    const char* const end = text.data() + text.size();
    if (text.size() == 7 && text[0] == '#') {
        const auto [stop, error] = std::from_chars(text.data() + 1, end, color, 16);
        if (error == std::errc{} && stop == end)
            return {};
    }
    return fmt::format("\"color\" is \"{}\", expected \"#RRGGBB\"", text);
}

Problem readRole(std::string_view text, Palette::Role& role)
{
    if (text == "ocean")
        role = Palette::Role::Ocean;
    else if (text == "lake")
        role = Palette::Role::Lake;
    else
        return fmt::format("\"role\" is \"{}\", expected \"ocean\", \"lake\" or none", text);
    return {};
}

Problem readName(const object& entry, std::string& name)
{
    std::string_view text;
    if (entry["name"].get(text) != simdjson::SUCCESS || text.empty())
        return "\"name\" is missing, empty or no text";
    name = text;
    return {};
}

Problem readBiome(const object& entry, Palette::Biome& biome)
{
    if (Problem problem = readName(entry, biome.name); !problem.empty())
        return problem;
    std::string_view text;
    if (entry["color"].get(text) != simdjson::SUCCESS)
        return "\"color\" is missing or no text";
    if (Problem problem = readColor(text, biome.color); !problem.empty())
        return problem;
    element role;
    if (entry["role"].get(role) == simdjson::NO_SUCH_FIELD)
        return {};
    if (role.get(text) != simdjson::SUCCESS)
        return "\"role\" is no text";
    return readRole(text, biome.role);
}

/// Reads one of the two lists; `readEntry` reads an entry into the palette.
template<class ReadEntry>
Problem readList(const object& root, std::string_view key, const ReadEntry& readEntry)
{
    array list;
    if (root[key].get(list) != simdjson::SUCCESS)
        return fmt::format("the list \"{}\" is missing", key);
    if (list.size() == 0 || list.size() > maxEntries)
        return fmt::format("the list \"{}\" has {} entries, expected 1 to {}", key, list.size(), maxEntries);
    std::size_t index = 0;
    for (const element item : list) {
        object entry;
        Problem problem;
        if (item.get(entry) != simdjson::SUCCESS)
            problem = "it is no object";
        else
            problem = readEntry(entry);
        if (!problem.empty())
            return fmt::format("\"{}\", entry {}: {}", key, index, problem);
        ++index;
    }
    return {};
}

Problem readPalette(std::string_view json, Palette& palette)
{
    simdjson::dom::parser parser;
    object root;
    if (Problem problem = parseObject(json, parser, root); !problem.empty())
        return problem;
    Problem problem = readList(root, "biomes", [&palette](const object& entry) {
        return readBiome(entry, palette.biomes.emplace_back());
    });
    if (!problem.empty())
        return problem;
    return readList(root, "townTiers", [&palette](const object& entry) {
        return readName(entry, palette.townTiers.emplace_back());
    });
}

} // namespace

Palette::Role Palette::role(std::int32_t ordinal) const
{
    if (ordinal < 0 || static_cast<std::size_t>(ordinal) >= biomes.size())
        return Role::Land;
    return biomes[static_cast<std::size_t>(ordinal)].role;
}

const Palette& defaultPalette()
{
    // A test holds the embedded file against this: it always parses.
    static const Palette palette = *parsePalette(defaultPaletteJson(), "default.json");
    return palette;
}

core::Result<Palette> parsePalette(std::string_view json, std::string_view name)
{
    Palette palette;
    if (const Problem problem = readPalette(json, palette); !problem.empty())
        return core::Message{core::Code::PaletteInvalid, {{"path", std::string(name)}, {"reason", problem}}};
    return palette;
}

core::Result<Palette> loadPalette(const std::filesystem::path& path)
{
    auto file = core::MappedFile::open(path);
    if (!file)
        return file.error();
    const core::Bytes bytes = file->bytes();
    auto palette =
        parsePalette({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, core::displayPath(path));
    if (file->state() != core::MappedFile::State::Intact)
        return file->stateMessage();
    return palette;
}

} // namespace chartroom::blueprint
