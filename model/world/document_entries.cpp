// What a document knows of entries of the height stack that have no cell, and so are in no file (W12).
#include "model/world/document.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chartroom::model {

void WorldDocument::remember(world::HeightStack entries)
{
    m_remembered = std::move(entries);
}

void WorldDocument::addRemembered()
{
    for (world::StackEntry& entry : std::exchange(m_remembered, {})) {
        if (world::findEntry(m_now.stack, entry.id))
            continue;
        // As the files would order it (N40).
        const auto above = std::ranges::find_if(m_now.stack, [&entry](const world::StackEntry& other) {
            return other.z != entry.z ? other.z > entry.z : world::lessByCodeUnits(entry.id, other.id);
        });
        m_now.stack.insert(above, std::move(entry));
    }
}

world::HeightStack WorldDocument::emptyEntries() const
{
    if (!m_cache.isIndexed())
        return m_remembered;
    const world::HeightStack ofFiles = m_cache.index()->stack().stack();
    world::HeightStack fresh = m_now.stack;
    std::erase_if(fresh, [&ofFiles](const world::StackEntry& entry) {
        return world::findEntry(ofFiles, entry.id).has_value();
    });
    // As a rule there is none, and nothing is looked through.
    if (fresh.empty())
        return fresh;
    std::set<std::string> filled;
    for (const world::Address address : m_cache.loaded()) {
        const auto look = m_cache.known(address);
        if (!look || !look->chunk)
            continue;
        for (const auto& patch : look->chunk->patches) {
            if (!patch->rows.empty())
                filled.insert(patch->id);
        }
    }
    std::erase_if(fresh, [&filled](const world::StackEntry& entry) { return filled.contains(entry.id); });
    return fresh;
}

} // namespace chartroom::model
