#include "model/world/known_chunks.h"

namespace chartroom::model {

KnownChunks::KnownChunks(const WorldDocument& document)
    : m_store(document.sharedStore())
    , m_addresses(document.chunks().addresses())
{
    const auto looks = document.chunks().looks();
    m_held.reserve(looks.size());
    for (const auto& [address, look] : looks)
        m_held.emplace(address, look.chunk);
}

world::ChunkSource KnownChunks::source() const
{
    return [this](world::Address address) -> std::shared_ptr<const world::Chunk> {
        if (const auto held = m_held.find(address); held != m_held.end())
            return held->second;
        world::json::Document scratch;
        core::FindingList findings;
        auto loaded = m_store->load(address, scratch, findings);
        if (!loaded.content.chunk)
            return nullptr;
        return std::make_shared<const world::Chunk>(std::move(*loaded.content.chunk));
    };
}

} // namespace chartroom::model
