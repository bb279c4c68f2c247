#pragma once

#include "formats/world/chunk.h"
#include "formats/world/height_stack.h"
#include "formats/world/world_info.h"
#include "model/world/step_subject.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::model {

/// What one step of editing changed, as it was before and after. Content that the step left alone is shared
/// with the document (see world::Cow), so that a step holds little more than what it changed.
struct EditStep
{
    struct ChunkPair
    {
        world::Address address;
        std::shared_ptr<const world::Chunk> before; ///< null: no chunk
        std::shared_ptr<const world::Chunk> after;  ///< null: no chunk
    };
    template<class T>
    struct Pair
    {
        T before;
        T after;
    };

    /// What kind of step it is (see stepKind()): `paint`, `group`, ...
    std::string operation;
    /// What it was done with and to.
    StepSubject subject;
    /// What the step is called, where the operation says so.
    std::optional<std::string> label;
    std::vector<ChunkPair> chunks; ///< in the order of their addresses, each once
    std::optional<Pair<world::WorldInfo>> info;
    std::optional<Pair<world::Bookmarks>> bookmarks;
    std::optional<Pair<world::HeightStack>> stack;

    /// Makes this step and the one that was done right after it one step; name and label stay.
    void join(EditStep next);
    [[nodiscard]] bool empty() const { return chunks.empty() && !info && !bookmarks && !stack; }
    /// Whether it changes a chunk.
    [[nodiscard]] bool changes(world::Address address) const
    {
        return std::ranges::binary_search(chunks, address, {}, &ChunkPair::address);
    }
    /// Leaves out what is the same before and after.
    void tidy();
    /// About how much memory the step keeps alive beside the document, in bytes.
    [[nodiscard]] std::size_t bytes() const;
};

/// About how much memory a chunk takes that another one does not share, in bytes; all of it for null.
[[nodiscard]] std::size_t bytesBeside(const world::Chunk& chunk, const world::Chunk* other);

} // namespace chartroom::model
