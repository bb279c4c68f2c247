#pragma once

#include "formats/core/result.h"
#include "formats/world/address_range.h"
#include "formats/world/chunk.h"
#include "formats/world/height_stack.h"
#include "formats/world/world_info.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace chartroom::world {

/// A chunk as the world has it now.
struct ChunkLook
{
    enum class State : std::uint8_t {
        Missing,   ///< no file and nothing in it: an empty chunk
        Editable,  ///<
        Newer,     ///< shown, but read-only (N11, W5)
        Unreadable ///< rejected: empty when composed, never edited (N2, W3)
    };
    State state = State::Missing;
    /// The content of an editable or newer chunk; null for the others.
    std::shared_ptr<const Chunk> chunk;
};

/// What chunks must hold for a world-wide edit to reach them.
struct ChunkFilter
{
    std::optional<std::int64_t> layer; ///< a room layer of this number
    bool patches = false;              ///< any height patch
};

/// What an operation reads: the world as it is before the edit.
class WorldSource
{
public:
    virtual ~WorldSource() = default;
    [[nodiscard]] virtual const WorldInfo& info() const = 0;
    [[nodiscard]] virtual const Bookmarks& bookmarks() const = 0;
    /// Whether bookmarks may be changed (W3, W5).
    [[nodiscard]] virtual bool bookmarksEditable() const = 0;
    [[nodiscard]] virtual ChunkLook look(Address address) = 0;
    /// All chunks that are not missing, in order.
    [[nodiscard]] virtual std::vector<Address> addresses() = 0;
    /// Those of them that lie in a range, in order.
    [[nodiscard]] virtual std::vector<Address> addressesIn(const AddressRange& range) = 0;
    /// The height stack (N40); it may have entries without a cell (W12).
    [[nodiscard]] virtual const HeightStack& stack() = 0;
    /// Room layer numbers in use anywhere in the world, 0 included, in order.
    [[nodiscard]] virtual std::vector<std::int64_t> roomLayers() = 0;
    /// Whether a chunk may hold what a filter names; where that is not known, it may. Reads no file.
    [[nodiscard]] virtual bool mayHold(Address, const ChunkFilter&) { return true; }
    /// Whether the edit will be thrown away whatever it does from now on, so that it may end at once.
    [[nodiscard]] virtual bool isGivenUp() const { return false; }
};

/// An edit in the making: copies of what it changes, over a world that stays as it is. An edit that is
/// refused half way is thrown away whole.
class Draft
{
public:
    explicit Draft(WorldSource& source)
        : m_source(source)
    {}

    [[nodiscard]] const WorldInfo& info() const { return m_info ? *m_info : m_source.info(); }
    [[nodiscard]] const Bookmarks& bookmarks() const
    {
        return m_bookmarks ? *m_bookmarks : m_source.bookmarks();
    }
    [[nodiscard]] bool bookmarksEditable() const { return m_source.bookmarksEditable(); }
    [[nodiscard]] const HeightStack& stack() { return m_stack ? *m_stack : m_source.stack(); }
    [[nodiscard]] ChunkLook look(Address address);
    /// Chunks that may hold what a filter names, in order: what world-wide edits look at. Chunks that may not
    /// be edited can be among them. With a range, only what lies in it is asked for.
    [[nodiscard]] std::vector<Address> candidates(const ChunkFilter& filter,
                                                  const std::optional<AddressRange>& range = {});
    /// Room layer numbers in use anywhere in the world, in order.
    [[nodiscard]] std::vector<std::int64_t> roomLayers();
    /// Whether a room layer is one of them; looks at as few chunks as tell it.
    [[nodiscard]] bool usesRoomLayer(std::int64_t layer);
    /// Whether nobody wants the edit any more (see WorldSource::isGivenUp()).
    [[nodiscard]] bool isGivenUp() const { return m_source.isGivenUp(); }

    /// A chunk to read; an empty one where there is none. Refused: `edit.chunk.unreadable`,
    /// `edit.chunk.newer`, `edit.range`.
    [[nodiscard]] core::Result<std::shared_ptr<const Chunk>> read(Address address);
    /// A chunk to change, with the same refusals. The pointer is valid until the draft ends.
    [[nodiscard]] core::Result<Chunk*> edit(Address address);
    void setInfo(WorldInfo info) { m_info = std::move(info); }
    void setBookmarks(Bookmarks bookmarks) { m_bookmarks = std::move(bookmarks); }
    [[nodiscard]] HeightStack& editStack();

    /// What the edit changed so far. Chunks may be equal to what they were.
    [[nodiscard]] const std::map<Address, std::shared_ptr<Chunk>>& chunks() const { return m_chunks; }
    [[nodiscard]] const std::optional<WorldInfo>& changedInfo() const { return m_info; }
    [[nodiscard]] const std::optional<Bookmarks>& changedBookmarks() const { return m_bookmarks; }
    [[nodiscard]] const std::optional<HeightStack>& changedStack() const { return m_stack; }

private:
    WorldSource& m_source;
    std::map<Address, std::shared_ptr<Chunk>> m_chunks;
    std::optional<WorldInfo> m_info;
    std::optional<Bookmarks> m_bookmarks;
    std::optional<HeightStack> m_stack;
};

/// Whether a chunk is the empty chunk of its place, so that without a file it counts as missing (W13).
[[nodiscard]] bool isEmptyChunk(const Chunk& chunk);
/// A chunk's address for a sentence: `(3, -2)`.
[[nodiscard]] std::string placeText(Address address);

} // namespace chartroom::world
