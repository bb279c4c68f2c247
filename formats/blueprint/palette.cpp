#include "formats/blueprint/palette.h"

#include "formats/blueprint/json_object.h"
#include "formats/core/code.h"
#include "formats/core/mapped_file.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

#include <simdjson.h>

#include <charconv>

namespace chartroom::blueprint {

namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::object;

// A wire ordinal of version 2 is one byte: a longer list could not be written.
constexpr std::size_t maxEntries = 256;

Problem readColor(std::string_view text, std::uint32_t& color)
{
    const char* const end = text.data() + text.size();
    if (text.size() == 7 && text[0] == '#') {
        const auto [stop, error] = std::from_chars(text.data() + 1, end, color, 16);
        if (error == std::errc{} && stop == end)
            return {};
    }
    return problem(QT_TRANSLATE_NOOP("Message", "\"color\" is \"{found}\", expected \"#RRGGBB\""),
                   {{"found", std::string(text)}});
}

Problem readRole(std::string_view text, Palette::Role& role)
{
    if (text == "ocean")
        role = Palette::Role::Ocean;
    else if (text == "lake")
        role = Palette::Role::Lake;
    else
        return problem(
            QT_TRANSLATE_NOOP("Message", "\"role\" is \"{found}\", expected \"ocean\", \"lake\" or none"),
            {{"found", std::string(text)}});
    return {};
}

Problem readName(const object& entry, std::string& name)
{
    std::string_view text;
    if (entry["name"].get(text) != simdjson::SUCCESS || text.empty())
        return problem(QT_TRANSLATE_NOOP("Message", "\"name\" is missing, empty or no text"));
    name = text;
    return {};
}

Problem readBiome(const object& entry, Palette::Biome& biome)
{
    if (Problem found = readName(entry, biome.name))
        return found;
    std::string_view text;
    if (entry["color"].get(text) != simdjson::SUCCESS)
        return problem(QT_TRANSLATE_NOOP("Message", "\"color\" is missing or no text"));
    if (Problem found = readColor(text, biome.color))
        return found;
    element role;
    if (entry["role"].get(role) == simdjson::NO_SUCH_FIELD)
        return {};
    if (role.get(text) != simdjson::SUCCESS)
        return problem(QT_TRANSLATE_NOOP("Message", "\"role\" is no text"));
    return readRole(text, biome.role);
}

/// Reads one of the two lists; `readEntry` reads an entry into the palette.
template<class ReadEntry>
Problem readList(const object& root, std::string_view key, const ReadEntry& readEntry)
{
    array list;
    if (root[key].get(list) != simdjson::SUCCESS)
        return problem(QT_TRANSLATE_NOOP("Message", "the list \"{key}\" is missing"),
                       {{"key", std::string(key)}});
    if (list.size() == 0 || list.size() > maxEntries)
        return problem(
            QT_TRANSLATE_NOOP("Message", "the list \"{key}\" has {found} entries, expected 1 to {expected}"),
            {{"key", std::string(key)},
             {"found", std::to_string(list.size())},
             {"expected", std::to_string(maxEntries)}});
    std::size_t index = 0;
    for (const element item : list) {
        object entry;
        Problem found = item.get(entry) == simdjson::SUCCESS
                            ? readEntry(entry)
                            : problem(QT_TRANSLATE_NOOP("Message", "it is no object"));
        if (found)
            return problem(QT_TRANSLATE_NOOP("Message", "\"{key}\", entry {index}: {reason}"),
                           {{"key", std::string(key)}, {"index", std::to_string(index)}, std::move(*found)});
        ++index;
    }
    return {};
}

Problem readPalette(std::string_view json, Palette& palette)
{
    simdjson::dom::parser parser;
    object root;
    if (Problem found = parseObject(json, parser, root))
        return found;
    Problem found = readList(root, "biomes", [&palette](const object& entry) {
        return readBiome(entry, palette.biomes.emplace_back());
    });
    if (found)
        return found;
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
    if (Problem found = readPalette(json, palette))
        return core::Message{core::Code::PaletteInvalid, {{"path", std::string(name)}, std::move(*found)}};
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
