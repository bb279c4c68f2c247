#include "formats/blueprint/section_walk.h"

#include "formats/blueprint/damage_hints.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

namespace chartroom::blueprint {

using core::Code;

namespace {

constexpr std::uint64_t tagBytes = 4;
constexpr std::uint64_t lengthBytes = 8;

bool isRegistered(Tag tag)
{
    return std::ranges::find(registeredTags, tag) != registeredTags.end();
}

bool isMandatory(Tag tag)
{
    return tag == tag::parameters || tag == tag::heights || tag == tag::biomes;
}

/// Sections that a server can do without and says nothing about.
bool isOptional(Tag tag)
{
    return tag == tag::curve || tag == tag::detail || tag == tag::waterIds || tag == tag::waterBodies ||
           tag == tag::waterSurface;
}

class Walk
{
public:
    Walk(Bytes file, core::FindingList& findings, const core::Task& task)
        : m_file(file)
        , m_findings(findings)
        , m_task(task)
    {}

    std::vector<Section> run()
    {
        while (m_at < m_file.size() && !m_task.cancelled() && step()) {
        }
        reportMissing();
        return std::move(m_sections);
    }

private:
    /// One section; false when the walk cannot go on.
    bool step()
    {
        if (!holds(m_at, tagBytes, QT_TRANSLATE_NOOP("Message", "a section's tag")) ||
            !holds(m_at + tagBytes, lengthBytes, QT_TRANSLATE_NOOP("Message", "a section's length")))
            return false;
        Section section;
        section.tag = load<Tag>(m_file.data() + m_at);
        section.header = {m_at, sectionHeaderBytes};
        section.declaredLength = load<std::uint64_t>(m_file.data() + m_at + tagBytes);
        const std::uint64_t left = m_file.size() - section.header.end();
        section.payload = {section.header.end(), std::min(left, section.declaredLength)};
        if (m_sections.empty() && section.tag != tag::parameters)
            m_findings.add(
                core::finding(Code::BlueprintSectionFirst, {m_at, tagBytes},
                              {{"expected", tagName(tag::parameters)}, {"found", tagName(section.tag)}}));
        const bool duplicate = reportDuplicate(section);
        const bool cut = section.declaredLength > left;
        if (cut)
            reportLength(section, left);
        const bool unknown = !isRegistered(section.tag);
        if (unknown && !cut)
            reportUnknown(section);
        if (cut)
            section.state = SectionState::Cut;
        else if (duplicate)
            section.state = SectionState::Duplicate;
        else if (unknown)
            section.state = SectionState::Unknown;
        // A tail of zeros is millions of repeated sections; such a file is rejected, so nothing needs them
        // all.
        if (!duplicate || m_duplicates++ < core::FindingList::defaultLimit)
            m_sections.push_back(section);
        m_at = section.payload.end();
        if (duplicate && section.declaredLength == 0)
            passRepeats(unknown);
        return !cut;
    }

    /// Passes over empty sections of the same tag as the one before, when they are only counted: a tail of
    /// zeros is a hundred million of them.
    void passRepeats(bool unknown)
    {
        if (!m_findings.isFull(Code::BlueprintSectionDuplicate) ||
            (unknown && !m_findings.isFull(Code::BlueprintSectionUnknown)))
            return;
        // A part at a time, so that the walk can be cancelled.
        const std::uint64_t most = std::min<std::uint64_t>(m_file.size() - m_at, std::uint64_t{16} << 20U);
        const std::byte* const here = m_file.data() + m_at;
        std::uint64_t run = 0;
        for (const std::uint64_t step : {sectionHeaderBytes * 1024, sectionHeaderBytes}) {
            while (run + step <= most && std::memcmp(here + run, here + run - sectionHeaderBytes, step) == 0)
                run += step;
        }
        const std::uint64_t repeats = run / sectionHeaderBytes;
        m_findings.drop(Code::BlueprintSectionDuplicate, repeats);
        if (unknown)
            m_findings.drop(Code::BlueprintSectionUnknown, repeats);
        m_duplicates += repeats;
        m_at += run;
    }

    bool holds(std::uint64_t at, std::uint64_t bytes, const char* field)
    {
        const std::uint64_t left = m_file.size() - at;
        if (left >= bytes)
            return true;
        m_findings.add(core::finding(Code::BlueprintTruncated, {at, left},
                                     {core::phrase("field", field),
                                      {"offset", std::to_string(at)},
                                      {"expected", std::to_string(bytes)},
                                      {"found", std::to_string(left)}}));
        return false;
    }

    bool reportDuplicate(const Section& section)
    {
        const auto [first, fresh] = m_seen.try_emplace(section.tag, section.header.offset);
        if (fresh)
            return false;
        const std::uint64_t firstOffset = first->second;
        m_findings.addLazily(Code::BlueprintSectionDuplicate, [&] {
            return core::finding(Code::BlueprintSectionDuplicate, {section.header.offset, tagBytes},
                                 {{"tag", tagName(section.tag)}, {"first", std::to_string(firstOffset)}});
        });
        return true;
    }

    void reportLength(const Section& section, std::uint64_t left)
    {
        m_findings.add(core::finding(Code::BlueprintSectionLength,
                                     {section.header.offset + tagBytes, lengthBytes},
                                     {{"tag", tagName(section.tag)},
                                      {"expected", std::to_string(left)},
                                      {"found", std::to_string(section.declaredLength)},
                                      core::phrase("hint", lengthHint(m_file))}));
    }

    void reportUnknown(const Section& section)
    {
        m_findings.addLazily(Code::BlueprintSectionUnknown, [&section] {
            const std::uint64_t length = section.header.length + section.payload.length;
            return core::finding(Code::BlueprintSectionUnknown, {section.header.offset, length},
                                 {{"tag", tagName(section.tag)}, {"length", std::to_string(length)}});
        });
    }

    void reportMissing()
    {
        for (const Tag tag : registeredTags) {
            if (isOptional(tag) || m_seen.contains(tag))
                continue;
            core::Finding missing = core::finding(Code::BlueprintSectionMissing, {m_file.size(), 0},
                                                  {{"tag", tagName(tag)}, {"expected", tagName(tag)}});
            if (!isMandatory(tag))
                missing.level = core::Level::Warning;
            m_findings.add(std::move(missing));
        }
    }

    Bytes m_file;
    core::FindingList& m_findings;
    const core::Task& m_task;
    std::uint64_t m_at = fileHeaderBytes;
    std::vector<Section> m_sections;
    std::size_t m_duplicates = 0;
    std::unordered_map<Tag, std::uint64_t> m_seen; // offset of a tag's first section
};

} // namespace

std::vector<Section> walkSections(Bytes file, core::FindingList& findings, const core::Task& task)
{
    return Walk(file, findings, task).run();
}

} // namespace chartroom::blueprint
