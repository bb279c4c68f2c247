#pragma once

#include "formats/world/chunking.h"
#include "formats/world/height_stack.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world {

/// A chunk as it was.
struct RestoredChunk
{
    Address at;
    std::optional<std::string> content; ///< a chunk's JSON; nothing: an empty chunk
};

/// Sets whole content as it was at another time: what the recovery journal holds of steps whose operations it
/// no longer has. What is not named stays.
struct Restore
{
    static constexpr std::string_view name = "restore";
    std::vector<RestoredChunk> chunks;
    std::optional<std::string> world;     ///< `world.json`; its id and chunk size must be the world's
    std::optional<std::string> bookmarks; ///< `bookmarks.json`
    std::optional<HeightStack> stack;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.restoredChunks("chunks", self.chunks);
        archive.object("world", self.world);
        archive.object("bookmarks", self.bookmarks);
        archive.stackEntries("stack", self.stack);
    }
};

} // namespace chartroom::world
