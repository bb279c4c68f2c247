#pragma once

#include "formats/world/chunking.h"

#include <vector>

namespace chartroom::model {

/// What changed in a world: what has to be drawn again, and which lists are different.
struct WorldChange
{
    /// Chunks whose content or state is another one, in order, each once.
    std::vector<world::Address> chunks;
    bool info = false;      ///< `world.json`
    bool bookmarks = false; ///< `bookmarks.json`
    bool stack = false;     ///< the height stack
    bool layers = false;    ///< the room layer numbers in use anywhere

    [[nodiscard]] bool empty() const { return chunks.empty() && !info && !bookmarks && !stack && !layers; }
    /// Adds what another change changed.
    void join(const WorldChange& other);
};

} // namespace chartroom::model
