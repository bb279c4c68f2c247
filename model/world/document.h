#pragma once

#include "formats/core/result.h"
#include "formats/world/compose.h"
#include "formats/world/operations/apply.h"
#include "formats/world/store/store.h"
#include "model/world/chunk_cache.h"
#include "model/world/edit_history.h"
#include "model/world/edit_source.h"
#include "model/world/foreign_files.h"
#include "model/world/gesture.h"
#include "model/world/step_run.h"
#include "model/world/world_change.h"
#include "model/world/world_save.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chartroom::model {

/// Hears of every finished step of a document, in the order in which they happen.
class EditListener
{
public:
    using StepPointer = std::shared_ptr<const EditStep>;

    virtual ~EditListener() = default;
    /// A step changed these chunks, on a world with this height stack. Each chunk of a step comes here, in
    /// one or more parts, before one of the calls below ends the step.
    virtual void changing(std::span<const EditStep::ChunkPair> chunks, const world::HeightStack& stack) = 0;
    /// The step was taken back half way.
    virtual void givenUp() = 0;
    /// A step was done: `line`, of `chartroom edit`, does it again.
    virtual void applied(const std::string& line, const EditStep& step) = 0;
    virtual void undone(const StepPointer& step) = 0;
    virtual void redone(const StepPointer& step) = 0;
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
    /// Opens a world that was found. Errors: those of Store::open().
    [[nodiscard]] static core::Result<std::unique_ptr<WorldDocument>>
    open(world::WorldPlace place, world::Access access, world::FileSystem& files = world::systemFiles());

    WorldDocument(const WorldDocument&) = delete;
    WorldDocument& operator=(const WorldDocument&) = delete;

    // What operations read.
    [[nodiscard]] const world::WorldInfo& info() const override { return m_now.info; }
    [[nodiscard]] const world::Bookmarks& bookmarks() const override { return m_now.bookmarks; }
    [[nodiscard]] bool bookmarksEditable() const override { return m_bookmarksEditable; }
    [[nodiscard]] world::ChunkLook look(world::Address address) override;
    [[nodiscard]] std::vector<world::Address> addresses() override;
    [[nodiscard]] std::vector<world::Address> addressesIn(const world::AddressRange& range) override;
    /// Reads the whole world the first time (see index()).
    [[nodiscard]] const world::HeightStack& stack() override;
    [[nodiscard]] std::vector<std::int64_t> roomLayers() override;
    [[nodiscard]] bool mayHold(world::Address address, const world::ChunkFilter& filter) override;
    [[nodiscard]] bool isGivenUp() const override
    {
        return (m_filesLeft && m_missedFiles) || m_missedIndex || m_missed;
    }

    /// Reads every chunk file once for the height stack and the layers in use. Returns false when it was
    /// cancelled.
    bool index(const core::Task& task = {});
    /// Takes an index that a worker made of store().
    WorldChange adopt(WorldIndex index);
    /// Off: an edit that needs the whole world is refused (`edit.indexing`) until there is an index; on, as
    /// it is at first: the index is made when it is needed.
    void setIndexOnDemand(bool on) { m_indexOnDemand = on; }
    /// Whether the world may be edited at all: not while its `world.json` is of a newer version (W5), be it
    /// that others have written that since the world was opened.
    [[nodiscard]] bool editable() const { return !m_newer && m_now.info.schemaVersion <= world::knownSchema; }
    [[nodiscard]] const world::Store& store() const { return *m_store; }
    /// The store, for work in the background: reading and saving are safe there.
    [[nodiscard]] std::shared_ptr<const world::Store> sharedStore() const { return m_store; }
    [[nodiscard]] const ChunkCache& chunks() const { return m_cache; }
    /// The stack as far as it is known: provisional until there is an index (N40).
    [[nodiscard]] const world::HeightStack& knownStack() const { return m_now.stack; }
    /// The stack that indexing the files would give; nothing once files were written or reloaded.
    [[nodiscard]] const std::optional<world::HeightStack>& stackOfFiles() const { return m_stackOfFiles; }
    /// Entries of the stack without a cell, which are in no file (W12), as an earlier session had them: they
    /// are in the stack from adopt() on, but for those that the files have. For before it.
    void remember(world::HeightStack entries);
    /// The entries that were added to the stack and have no cell yet, lowest first; before adopt() those of
    /// remember(). No file has them, and no save needs them: whoever wants them the next time keeps them.
    [[nodiscard]] world::HeightStack emptyEntries() const;
    /// Takes chunks that a worker read.
    WorldChange take(std::vector<ReadChunk> read);
    /// Forgets clean chunks that no step needs, so many as takes a moment, until the chunks take at most
    /// `budget` bytes.
    void shrink(std::size_t budget, std::set<world::Address> keep);

    /// Does one edit as one step, which can be undone even if it changed nothing (W15). Refused with a
    /// sentence (`edit.*`, or `file.open`: see missed()); the document is then as it was. A gesture is
    /// finished first.
    [[nodiscard]] core::Result<WorldChange> apply(const world::Operation& operation);
    /// The same, unless it would have to read more than `files` chunk files first, or, as a world-wide edit,
    /// to look at more than `candidates` chunks: nothing is done then.
    [[nodiscard]] std::optional<core::Result<WorldChange>>
    applyAtOnce(const world::Operation& operation, std::size_t files, std::size_t candidates);
    /// A chunk that the last edit had to read, that is known to be there, and whose file is not: it was
    /// deleted just now, or with the world's folder, and is not to be taken for an empty one.
    [[nodiscard]] const std::optional<world::Address>& missed() const { return m_missed; }
    /// The world as it is now, for an edit on a worker.
    [[nodiscard]] std::shared_ptr<WorldSnapshot> snapshot() const;
    /// Does an edit as apply() does it, that was prepared on a snapshot. Nothing is done where a chunk that
    /// it changes is not what it was then: the edit must be prepared again.
    [[nodiscard]] std::optional<WorldChange> apply(PreparedEdit edit);
    /// Takes the last step back: all content is exactly as before it. A gesture is finished first. Errors:
    /// `edit.undo`; `edit.chunk.unreadable`, `edit.chunk.newer` and `edit.bookmarks.locked`, where it changed
    /// what has become unreadable or of a newer version since.
    [[nodiscard]] core::Result<WorldChange> undo();
    /// Does the step that was undone last again. A gesture is finished first. Errors: `edit.redo`, and as
    /// undo().
    [[nodiscard]] core::Result<WorldChange> redo();
    /// Begins a step that is done part by part: continueStep() goes on with it until it says how it ended.
    /// Until then nothing else may be edited, and all but the chunks is as before. A gesture is finished
    /// first.
    void begin(PreparedEdit edit);
    /// The same for taking the last step back, and for doing one again. Errors: those of undo() and redo().
    [[nodiscard]] core::Result<void> beginUndo();
    [[nodiscard]] core::Result<void> beginRedo();
    [[nodiscard]] bool inStep() const { return m_run.has_value(); }
    /// Goes on with the step that was begun, by at most so many chunks. What it ends with but Done leaves all
    /// as it was before the step.
    [[nodiscard]] StepPart continueStep(std::size_t chunks);
    /// Has the step that was begun taken back, part by part.
    void turnBack();
    /// How much of it is done, 0 to 1.
    [[nodiscard]] double stepShare() const;

    /// Gives the world the height stack that the steps to come build on, which is no step itself. Nothing
    /// where there are steps already, or a gesture.
    [[nodiscard]] std::optional<WorldChange> prepare(const world::HeightStack& stack);
    [[nodiscard]] std::size_t undoCount() const { return m_history.doneCount(); }
    [[nodiscard]] std::size_t redoCount() const { return m_history.undoneCount(); }
    [[nodiscard]] const EditHistory& history() const { return m_history; }
    void setHistoryBudget(std::size_t bytes) { m_history.setBudget(bytes); }
    /// Null: nobody. The listener must outlive the document or be taken away.
    void setListener(EditListener* listener) { m_listener = listener; }

    /// Begins a step that takes any number of edits. Another one is finished first.
    void beginGesture(std::optional<std::string> label = {});
    /// Does an edit as a part of the gesture, which must have begun. Refused as by apply(); the gesture is
    /// then as it was.
    [[nodiscard]] core::Result<WorldChange> extendGesture(const world::Operation& operation);
    /// Makes the gesture one step; no step where it changed nothing in the end.
    void endGesture();
    /// Takes back all that the gesture did; there is no step.
    WorldChange cancelGesture();
    [[nodiscard]] bool inGesture() const { return m_gesture.has_value(); }

    /// Chunks whose content differs from their files (N54).
    [[nodiscard]] std::vector<world::Address> dirtyChunks() const
    {
        return {m_cache.dirty().begin(), m_cache.dirty().end()};
    }
    [[nodiscard]] bool infoDirty() const { return m_now.info.json != m_saved.info.json; }
    [[nodiscard]] bool bookmarksDirty() const { return m_now.bookmarks.json != m_saved.bookmarks.json; }
    /// What `world.json` and `bookmarks.json` were when they were last read or written.
    [[nodiscard]] const world::FileMark& infoMark() const { return m_infoMark; }
    [[nodiscard]] const world::FileMark& bookmarksMark() const { return m_bookmarksMark; }
    /// Whether anything would be lost by closing.
    [[nodiscard]] bool dirty() const { return infoDirty() || bookmarksDirty() || !m_cache.dirty().empty(); }

    /// The files that a save would write now, with their bytes. Error: `world.conflict`.
    [[nodiscard]] core::Result<world::Store::Written> plan() const { return unsaved().plan(); }
    /// Saves all changes, all or nothing (N55), and returns what was written. Errors: those of
    /// WorldSave::run(); the document stays dirty then.
    [[nodiscard]] core::Result<world::Store::Written> save();
    /// What a save would write now, for a worker.
    [[nodiscard]] WorldSave unsaved() const;
    /// Notes that `save` was run. What was edited since is dirty.
    WorldChange saved(const WorldSave& save, const world::Store::Written& written);
    /// The same for a part of its chunks, at most so many from `first` on; when it is through, the rest too.
    WorldChange savedPart(const WorldSave& save, const world::Store::Written& written, std::size_t first,
                          std::size_t count);

    /// Who wins where a file was changed by somebody else and its content here is unsaved.
    enum class Foreign : std::uint8_t {
        Undecided, ///< nobody yet: such files are given back
        KeepMine,  ///< the document's content; the next save writes it over theirs, unless that is newer
        TakeTheirs ///< the file's content, as a step that can be undone; of a newer file, once that is not
    };
    struct Reloaded
    {
        WorldChange change;
        /// Files that have to be decided upon. A `world.json` that is gone, is rejected, or has another id or
        /// chunk size can only be kept: the world must be opened anew to take it. So can other files that
        /// are rejected. Newer files are not written over (W5), and a newer `world.json` is not taken either:
        /// what is unsaved stays unsaved.
        ForeignFiles undecided;
        /// Chunks without unsaved changes whose files were deleted.
        std::vector<world::Address> deleted;
    };
    /// Takes files as they are on disk now. Those that are what they were are passed over; where nothing is
    /// unsaved their content replaces the document's. That is a step of the history where an earlier step
    /// changed the same content, so that undoing never brings back what was there before unnoticed.
    [[nodiscard]] Reloaded reload(ForeignFiles files, Foreign how);
    /// Takes what there is to say of chunk files in the place of what was said of them.
    void takeFindings(const std::set<std::string>& files, const core::FindingList& findings)
    {
        m_cache.takeFindings(files, findings);
    }
    /// Whether a `world.json` can be read, has this world's id and chunk size, and is not newer than what is
    /// known here, unless that holds for what is shown already.
    [[nodiscard]] bool canTake(const ReadPart<world::WorldInfo>& read) const;

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

    explicit WorldDocument(std::shared_ptr<world::Store> store);
    /// Whether the whole world is known; reads it where that may be done now.
    bool wholeWorld();
    [[nodiscard]] core::Result<EditStep> stepOf(const world::Operation& operation);
    WorldChange push(EditStep step, const std::string& line);
    [[nodiscard]] std::string lineOf(const world::Operation& operation) const;
    WorldChange perform(const EditStep& step, bool forward);
    void setFrame(const EditStep& step, bool forward, WorldChange& change);
    void begin(StepRun run);
    [[nodiscard]] bool fits(const EditStep::ChunkPair& pair);
    void finishStep(WorldChange& change);
    void endRun();
    std::optional<WorldChange> runStep();
    void reloadChunk(ReadChunk read, Foreign how, EditStep& step, Reloaded& result);
    void reloadInfo(ReadPart<world::WorldInfo> read, Foreign how, EditStep& step, Reloaded& result);
    void reloadBookmarks(ReadPart<world::Bookmarks> read, Foreign how, EditStep& step, Reloaded& result);
    void addRemembered();
    void extendStack(const std::vector<world::Address>& chunks, EditStep& step);
    [[nodiscard]] bool isInHistory(const EditStep& step) const;

    std::shared_ptr<world::Store> m_store;
    ChunkCache m_cache;
    Frame m_now;
    Frame m_saved; // its stack is not used: the stack is no file
    std::optional<world::HeightStack> m_stackOfFiles;
    world::HeightStack m_remembered; // see remember(); empty once they are in the stack
    world::FileMark m_infoMark;
    world::FileMark m_bookmarksMark;
    bool m_bookmarksEditable = true;
    std::optional<world::Bookmarks> m_lostBookmarks; // when their file became newer
    bool m_newer = false;                            // `world.json`, as it was read last
    EditHistory m_history;
    std::optional<Gesture> m_gesture;
    std::optional<StepRun> m_run;
    EditListener* m_listener = nullptr;
    bool m_indexOnDemand = true;
    bool m_missedIndex = false;
    std::optional<world::Address> m_missed;
    std::optional<std::size_t> m_filesLeft; // that an edit may still read; nothing: any number
    std::size_t m_candidatesLeft = 0;
    bool m_missedFiles = false;
};

} // namespace chartroom::model
