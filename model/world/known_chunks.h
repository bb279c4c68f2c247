#pragma once

#include "formats/world/compose.h"
#include "model/world/document.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace chartroom::model {

/// All chunks of a world as they are at one moment, for a worker: those that the document holds as it holds
/// them, the others from their files. Immutable: safe from several threads.
class KnownChunks
{
public:
    explicit KnownChunks(const WorldDocument& document);

    /// All that are not missing, in order.
    [[nodiscard]] const std::vector<world::Address>& addresses() const { return m_addresses; }
    /// Gives null for a chunk that is missing or cannot be read. Valid as long as this object.
    [[nodiscard]] world::ChunkSource source() const;

private:
    std::shared_ptr<const world::Store> m_store;
    std::vector<world::Address> m_addresses;
    std::unordered_map<world::Address, std::shared_ptr<const world::Chunk>> m_held;
};

} // namespace chartroom::model
