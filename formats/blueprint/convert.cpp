#include "formats/blueprint/convert.h"

#include "formats/blueprint/convert_grids.h"
#include "formats/blueprint/convert_notes.h"
#include "formats/blueprint/write.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <fmt/chrono.h>

#include <algorithm>

namespace chartroom::blueprint {

using core::Code;
using core::Message;
using core::Result;

namespace {

Message rejected(const core::MappedFile& input, const CheckResult& result)
{
    const auto& findings = result.findings.findings();
    const auto first = std::ranges::find(findings, core::Level::Error, &core::Finding::level);
    return {Code::ConvertRejected,
            {{"path", core::displayPath(input.path())}, core::cause("reason", *first)}};
}

bool tiersAreKnown(const Blueprint& blueprint, const Palette& palette)
{
    for (std::uint32_t i = 0; i < blueprint.towns->size(); ++i) {
        const std::int32_t tier = blueprint.towns->at(i).tier;
        if (tier < 0 || static_cast<std::size_t>(tier) >= palette.townTiers.size())
            return false;
    }
    return true;
}

// Bytes of the paths of a road list, which lie one behind another, without the count before them.
Bytes pathBytes(const RoadList& roads)
{
    const std::byte* begin = nullptr;
    const std::byte* end = nullptr;
    roads.forEach([&](std::uint32_t index, const RoadPath& path) {
        if (index == 0)
            begin = path.points - sizeof(std::int32_t);
        end = path.points + path.size * pointBytes;
        return true;
    });
    return {begin, end};
}

// Appends a list of towns in pieces.
Result<void> writeTowns(core::AtomicFile& file, const TownList& towns, int version)
{
    constexpr std::uint32_t piece = 4096;
    std::vector<std::byte> bytes;
    put(bytes, towns.size());
    for (std::uint32_t i = 0; i < towns.size(); ++i) {
        putTown(bytes, towns.at(i), version);
        if (i % piece == piece - 1) {
            if (auto written = file.write(bytes); !written)
                return written;
            bytes.clear();
        }
    }
    return file.write(bytes);
}

Result<void> writeRoads(core::AtomicFile& file, const RoadList& roads)
{
    std::vector<std::byte> count;
    put(count, roads.size());
    if (auto written = file.write(count); !written)
        return written;
    return file.write(pathBytes(roads));
}

// Opens a section whose payload is appended afterwards.
Result<void> writeSectionHeader(core::AtomicFile& file, Tag tag, std::uint64_t length)
{
    std::vector<std::byte> header;
    put(header, tag);
    put(header, length);
    return file.write(header);
}

bool isWater(Tag tag)
{
    return std::ranges::find(waterTags, tag) != waterTags.end();
}

// Whether a section belongs in front of the water sections in the table's order.
bool isBeforeWater(Tag tag)
{
    const auto water = std::ranges::find(registeredTags, tag::waterIds);
    return std::find(registeredTags.begin(), water, tag) != water;
}

} // namespace

Result<Conversion> Conversion::prepare(const core::MappedFile& input, const ConvertOptions& options,
                                       const core::Task& task)
{
    Conversion conversion;
    conversion.m_input = &input;
    conversion.m_options = options;
    CheckOptions checkOptions;
    checkOptions.palette = options.palette;
    checkOptions.audits = false;
    CheckResult result = check(input.bytes(), checkOptions, task.part(0, options.deriveWater ? 0.5 : 1));
    if (task.cancelled())
        return Message{Code::TaskCancelled, {}};
    if (input.state() != core::MappedFile::State::Intact)
        return input.stateMessage();
    if (result.verdict != core::Verdict::Accepted)
        return rejected(input, result);
    conversion.m_blueprint = std::move(result.blueprint);
    const Blueprint& blueprint = conversion.m_blueprint;
    if (blueprint.version == 1 && options.version == 2 && !tiersAreKnown(blueprint, *options.palette))
        return unknownOrdinals(input, *options.palette);
    conversion.m_notes = conversionNotes(blueprint, result.findings, options);
    const bool waterIsThere =
        std::ranges::all_of(waterTags, [&](Tag tag) { return blueprint.section(tag) != nullptr; });
    if (options.deriveWater && options.version == 2 && !waterIsThere) {
        auto water = DerivedWater::survey(blueprint, *options.palette, input.path(), task.part(0.5, 1));
        if (!water)
            return conversion.reasonFor(water.error());
        conversion.m_water = std::move(*water);
    }
    return conversion;
}

Result<void> Conversion::write(const std::filesystem::path& target, const core::Task& task) const
{
    auto file = core::AtomicFile::create(target);
    if (!file)
        return file.error();
    Result<void> written;
    if (m_blueprint.version == 1 && m_options.version == 2)
        written = writeFromV1(*file, task);
    else if (m_blueprint.version == 2 && m_options.version == 1)
        written = writeToV1(*file, task);
    else if (m_water)
        written = writeSections(*file, task);
    else
        written = copyBytes(m_input->bytes(), *file, task);
    if (!written)
        return reasonFor(written.error());
    if (m_input->state() != core::MappedFile::State::Intact)
        return m_input->stateMessage();
    if (task.cancelled())
        return Message{Code::TaskCancelled, {}};
    return file->commit();
}

Result<void> Conversion::writeSections(core::AtomicFile& file, const core::Task& task) const
{
    if (auto written = writeHeader(file); !written)
        return written;
    const std::vector<Section>& sections = m_blueprint.sections;
    // Derived water goes where the table has it: behind the last section that the table puts in front of it.
    const auto last = std::find_if(sections.rbegin(), sections.rend(),
                                   [](const Section& section) { return isBeforeWater(section.tag); });
    const Section* const anchor = &*last; // an accepted file has a PRMS
    for (const Section& section : sections) {
        if (!isWater(section.tag)) {
            const std::uint64_t begin = section.header.offset;
            const Bytes bytes = m_input->bytes().subspan(begin, section.payload.end() - begin);
            if (auto written = copyBytes(bytes, file, task.part(0, 0.5)); !written)
                return written;
        }
        if (&section == anchor) {
            if (auto written = writeWater(file, task.part(0.5, 1)); !written)
                return written;
        }
    }
    return {};
}

Result<void> Conversion::writeWater(core::AtomicFile& file, const core::Task& task) const
{
    const std::uint64_t gridBytes = m_blueprint.biomes->pixels() * sizeof(std::uint16_t);
    const auto ids = reserveSection(file, tag::waterIds, gridBytes);
    if (!ids)
        return ids.error();
    if (auto written = writeSection(file, tag::waterBodies, encodeWaterBodies(m_water->bodies())); !written)
        return written;
    const auto surface = reserveSection(file, tag::waterSurface, gridBytes);
    if (!surface)
        return surface.error();
    return m_water->write(file, *ids, *surface, task);
}

Result<void> Conversion::writeFromV1(core::AtomicFile& file, const core::Task& task) const
{
    if (auto written = writeHeader(file); !written)
        return written;
    Parameters parameters;
    parameters.mapSize = static_cast<std::int32_t>(m_blueprint.mapSize);
    parameters.craterRadius = parameters.densityMultiplier = parameters.impactCenterX =
        parameters.impactCenterY = -1;
    parameters.generatedUtc = utcText(m_options.now());
    if (auto written = writeSection(file, tag::parameters, encodeParameters(parameters)); !written)
        return written;

    const Grid& pixels = *m_blueprint.heights;
    const auto heights = reserveSection(file, tag::heights, pixels.pixels() * sizeof(float));
    if (!heights)
        return heights.error();
    const auto biomes = reserveSection(file, tag::biomes, pixels.pixels());
    if (!biomes)
        return biomes.error();
    const auto known =
        static_cast<std::uint32_t>(std::min<std::size_t>(m_options.palette->biomes.size(), 256));
    const auto split = splitPixels(pixels, known, file, *heights, *biomes, task.part(0, m_water ? 0.5 : 1));
    if (!split)
        return split.error();
    if (!*split)
        return unknownOrdinals(*m_input, *m_options.palette);

    const TownList& towns = *m_blueprint.towns;
    const std::uint64_t townsLength = sizeof(std::int32_t) + towns.size() * townBytes;
    if (auto written = writeSectionHeader(file, tag::towns, townsLength); !written)
        return written;
    if (auto written = writeTowns(file, towns, 2); !written)
        return written;
    if (m_water) {
        if (auto written = writeWater(file, task.part(0.5, 1)); !written)
            return written;
    }
    for (std::size_t tier = 0; tier < roadTags.size(); ++tier) {
        const RoadList& roads = *m_blueprint.roads[tier];
        const std::uint64_t length = sizeof(std::int32_t) + pathBytes(roads).size();
        if (auto written = writeSectionHeader(file, roadTags[tier], length); !written)
            return written;
        if (auto written = writeRoads(file, roads); !written)
            return written;
    }
    return {};
}

Result<void> Conversion::writeToV1(core::AtomicFile& file, const core::Task& task) const
{
    if (auto written = file.write(encodeHeaderV1(m_blueprint.mapSize)); !written)
        return written;
    const std::uint64_t offset = file.reserve(m_blueprint.heights->pixels() * pixelBytesV1);
    if (auto written = joinPixels(*m_blueprint.heights, *m_blueprint.biomes, file, offset, task); !written)
        return written;
    if (auto written = writeTowns(file, m_blueprint.towns.value_or(TownList()), 1); !written)
        return written;
    for (const auto& roads : m_blueprint.roads) {
        if (auto written = writeRoads(file, roads.value_or(RoadList())); !written)
            return written;
    }
    return {};
}

Message Conversion::reasonFor(const Message& error) const
{
    return m_input->state() == core::MappedFile::State::Intact ? error : m_input->stateMessage();
}

std::string utcText(std::chrono::system_clock::time_point time)
{
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

} // namespace chartroom::blueprint
