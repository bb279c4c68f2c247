#include "formats/world/height_stack.h"

#include "formats/core/code.h"
#include "formats/core/range_words.h"

#include <algorithm>

namespace chartroom::world {

std::optional<std::size_t> findEntry(const HeightStack& stack, std::string_view id)
{
    const auto found = std::ranges::find(stack, id, &StackEntry::id);
    if (found == stack.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - stack.begin());
}

bool lessByCodeUnits(std::string_view a, std::string_view b)
{
    return json::utf16(a) < json::utf16(b);
}

void StackCollector::take(const std::string& id, const Entry& entry)
{
    const auto [found, fresh] = m_entries.try_emplace(id, entry);
    if (fresh)
        return;
    Entry& known = found->second;
    known.least = std::min(known.least, entry.least);
    known.largest = std::max(known.largest, entry.largest);
    if (entry.namePlace && (!known.namePlace || *entry.namePlace < *known.namePlace)) {
        known.namePlace = entry.namePlace;
        known.name = entry.name;
    }
}

void StackCollector::add(const Chunk& chunk)
{
    for (std::size_t i = 0; i < chunk.patches.size(); ++i) {
        const HeightPatch& patch = *chunk.patches[i];
        Entry entry{patch.z, patch.z, {}, {}};
        if (patch.name && !patch.name->empty()) {
            entry.namePlace = Place{patch.z, chunk.address, i};
            entry.name = *patch.name;
        }
        take(patch.id, entry);
    }
}

void StackCollector::join(const StackCollector& other)
{
    for (const auto& [id, entry] : other.m_entries)
        take(id, entry);
}

HeightStack StackCollector::stack() const
{
    HeightStack result;
    for (const auto& [id, entry] : m_entries)
        result.push_back({id, entry.namePlace ? std::optional(entry.name) : std::nullopt, entry.least});
    std::ranges::sort(result, [](const StackEntry& a, const StackEntry& b) {
        return a.z != b.z ? a.z < b.z : lessByCodeUnits(a.id, b.id);
    });
    return result;
}

void StackCollector::reportDisagreements(Report& report) const
{
    for (const auto& [id, entry] : m_entries) {
        if (entry.least != entry.largest)
            report.add(core::Code::StackZ, "/heightLayers", {},
                       core::withRange({{"id", id}, {"expected", std::to_string(entry.least)}}, "found",
                                       entry.least, entry.largest));
    }
}

} // namespace chartroom::world
