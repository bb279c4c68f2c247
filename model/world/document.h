#pragma once

#include "formats/core/result.h"
#include "formats/world/compose.h"
#include "formats/world/operations/apply.h"
#include "formats/world/store/store.h"
#include "model/world/chunk_cache.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::model {

/// What one step of editing changed: what has to be drawn again, and which lists are different.
struct WorldChange
{
    std::vector<world::Address> chunks;
    bool info = false;
    bool bookmarks = false;
    bool stack = false;

    [[nodiscard]] bool empty() const { return chunks.empty() && !info && !bookmarks && !stack; }
};

/// A chunk world in the making: what is on disk, what was changed, and the steps back and forth. Every edit
/// is a world::Operation; the window's tools, the command line and the recovery journal come through apply().
/// Lives on one thread.
class WorldDocument final : public world::WorldSource
{
public:
    /// Opens the world that a path means (see world::findWorld). Errors: those of findWorld() and
    /// Store::open().
    [[nodiscard]] static core::Result<std::unique_ptr<WorldDocument>>
    open(const std::filesystem::path& path, const std::string& id, world::Access access,
         world::FileSystem& files = world::systemFiles());

    WorldDocument(const WorldDocument&) = delete;
    WorldDocument& operator=(const WorldDocument&) = delete;

    // What operations read.
    [[nodiscard]] const world::WorldInfo& info() const override { return m_now.info; }
    [[nodiscard]] const world::Bookmarks& bookmarks() const override { return m_now.bookmarks; }
    [[nodiscard]] bool bookmarksEditable() const override { return m_store.bookmarksWritable(); }
    [[nodiscard]] world::ChunkLook look(world::Address address) override { return m_cache.look(address); }
    [[nodiscard]] std::vector<world::Address> addresses() override { return m_cache.addresses(); }
    /// Reads the whole world the first time (see index()).
    [[nodiscard]] const world::HeightStack& stack() override;
    [[nodiscard]] std::vector<std::int64_t> roomLayers() override;

    /// Reads every chunk file once for the height stack and the layers in use. Edits of chunks before that
    /// must not have been saved. Returns false when it was cancelled.
    bool index(const core::Task& task = {});
    /// Whether the world may be edited at all (W5).
    [[nodiscard]] bool editable() const { return m_store.writable(); }
    [[nodiscard]] const world::Store& store() const { return m_store; }
    [[nodiscard]] const ChunkCache& chunks() const { return m_cache; }

    /// Does one edit as one step, which can be undone even if it changed nothing (W15). Refused with a
    /// sentence
    /// (`edit.*`); the document is then as it was.
    [[nodiscard]] core::Result<WorldChange> apply(const world::Operation& operation);
    /// Takes the last step back: all content is exactly as before it. Error: `edit.undo`.
    [[nodiscard]] core::Result<WorldChange> undo();
    /// Does the step that was undone last again. Error: `edit.redo`.
    [[nodiscard]] core::Result<WorldChange> redo();
    [[nodiscard]] std::size_t undoCount() const { return m_done.size(); }
    [[nodiscard]] std::size_t redoCount() const { return m_undone.size(); }

    /// Chunks whose content differs from their files (N54).
    [[nodiscard]] std::vector<world::Address> dirtyChunks() const { return m_cache.dirty(); }
    [[nodiscard]] bool infoDirty() const { return m_now.info.json != m_saved.info.json; }
    [[nodiscard]] bool bookmarksDirty() const { return m_now.bookmarks.json != m_saved.bookmarks.json; }
    /// Whether anything would be lost by closing.
    [[nodiscard]] bool dirty() const { return infoDirty() || bookmarksDirty() || !dirtyChunks().empty(); }

    /// The files that a save would write now, with their bytes. Error: `world.conflict`.
    [[nodiscard]] core::Result<world::Store::Written> plan() const;
    /// Saves all changes, all or nothing (N55), and returns what was written. Errors: `world.conflict`,
    /// `world.save.failed`, `world.save.interrupted`; the document stays dirty then.
    [[nodiscard]] core::Result<world::Store::Written> save();

    /// Composes a neighbourhood (N41).
    [[nodiscard]] core::Result<world::ComposedDocument> compose(const world::Neighbourhood& where);

private:
    /// All of a world but its chunks.
    struct Frame
    {
        world::WorldInfo info;
        world::Bookmarks bookmarks;
        world::HeightStack stack;
    };
    /// What a step changed, before and after it.
    struct Step
    {
        struct ChunkPair
        {
            world::Address address;
            ChunkCache::ChunkPointer before;
            ChunkCache::ChunkPointer after;
        };
        template<class T>
        struct Pair
        {
            T before;
            T after;
        };
        std::vector<ChunkPair> chunks;
        std::optional<Pair<world::WorldInfo>> info;
        std::optional<Pair<world::Bookmarks>> bookmarks;
        std::optional<Pair<world::HeightStack>> stack;
    };

    explicit WorldDocument(world::Store store);
    [[nodiscard]] Step stepOf(world::Draft& draft);
    WorldChange perform(const Step& step, bool forward);
    [[nodiscard]] std::vector<world::Store::Target> targets() const;

    world::Store m_store;
    ChunkCache m_cache;
    Frame m_now;
    Frame m_saved; // its stack is not used: the stack is no file
    world::FileMark m_infoMark;
    world::FileMark m_bookmarksMark;
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
};

} // namespace chartroom::model
