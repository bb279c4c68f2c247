#pragma once

#include "model/common/job.h"
#include "model/world/document.h"
#include "model/world/journal.h"
#include "model/world/recovery.h"
#include "model/world/state_folder.h"
#include "model/world/values.h"
#include "model/world/world_conflict.h"
#include "model/world/world_copies.h"
#include "model/world/world_lock.h"
#include "model/world/world_watch.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>

namespace chartroom::model {

/// How a session is set up; the defaults are what the window uses.
struct WorldSessionOptions
{
    /// What lies between the world and the disk.
    world::FileSystem* files = &world::systemFiles();
    /// What undo steps may keep in memory, bytes.
    std::size_t historyBytes = EditHistory::defaultBudget;
    /// What chunks that were read may keep in memory, bytes; chunks that are dirty, in an undo step or in
    /// view stay whatever they take.
    std::size_t cacheBytes = std::size_t{256} << 20U;
    /// How many cells the chunks may have that a step changes in one go: some ten milliseconds.
    std::int64_t changedAtOnce = 1'000'000;
    /// How long a part of what changes very many chunks may keep the window's thread, more or less.
    qint64 turnMilliseconds = 6;
    /// Where locks and recovery journals are kept; empty: nowhere.
    std::filesystem::path stateFolder = defaultStateFolder();
    /// How often it is looked whether a world that can only be looked at can be edited, milliseconds; 0:
    /// only when takeOver() is called.
    int retryMilliseconds = 2000;
    /// How long no clean chunk may have been deleted by others before those that were are believed to be
    /// gone, milliseconds: a deletion of very many, or of the whole folder, comes in pieces.
    int deletionMilliseconds = 1000;
    /// What lies between the recovery journal and the disk.
    std::function<std::unique_ptr<JournalDisk>()> journalDisk = [] {
        return std::make_unique<SystemJournalDisk>();
    };
    /// Sees every readable chunk while the world is read in the background (for overviews); called on several
    /// worker threads at once.
    ChunkVisitor visitor;
};

/// An edit of so many cells that making it is felt itself.
struct DeferredEdit
{
    std::int64_t cells = 0;
    /// Called once, possibly on a worker: it must own what it uses.
    std::function<world::Operation()> make;
};

/// The window's side of a chunk world: a WorldDocument that is opened, read and saved in the background.
///
/// Lives on the GUI thread, as the document does; no call waits for more than a few small files. Views read
/// values (model/world/values.h), make world::Operation values and hand them to apply() or to a gesture; they
/// draw again what changed() names. Everything below open() may be called only when ready().
class WorldSession : public QObject
{
    Q_OBJECT

public:
    /// What the session is doing in the background.
    enum class Work { Opening, Indexing, Saving, Editing };
    Q_ENUM(Work)

    /// How many cells an edit may look at on the window's thread: some ten milliseconds.
    static constexpr std::int64_t cellsAtOnce = 200'000;

    /// `path`: a folder with a `world.json`, that file, or a content folder or its `worlds.json`; then
    /// `worldId` chooses the world, empty: the first that can be opened (W4).
    explicit WorldSession(QString path, QString worldId = {}, QObject* parent = nullptr,
                          WorldSessionOptions options = {});
    ~WorldSession() override;

    /// Starts opening. opened() or openFailed() follows; then the whole world is read, and indexed() comes.
    void open();
    [[nodiscard]] bool ready() const { return m_document != nullptr; }
    /// Whether the whole world has been read. Until then the height stack is that of the chunks that were
    /// read, and edits that need the whole world (heights, layers as such, replace everywhere) are refused
    /// with `edit.indexing` (N40).
    [[nodiscard]] bool isIndexed() const { return m_document && m_document->chunks().isIndexed(); }
    /// Why nothing can be edited; nothing where it can.
    [[nodiscard]] std::optional<core::Message> readOnlyReason() const;
    [[nodiscard]] bool readOnly() const { return readOnlyReason().has_value(); }
    /// Looks whether what keeps a world from being edited is gone: another window or program that had it, or
    /// a folder that could not be written. Then all of it is read anew, as it may be another one by now:
    /// opened(), takenOver() and indexed() follow. That is done now and then by itself, too.
    void takeOver();

    /// The path and id as they were given.
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& worldId() const { return m_worldId; }
    /// The folder that holds `world.json`; the path as it was given while there is no world.
    [[nodiscard]] QString folder() const;
    /// The folder that tile images are relative to (N60); the path as it was given while there is no world.
    [[nodiscard]] QString contentFolder() const;

    /// Whether contentFolder() has a `tiles.json`, as far as is known.
    [[nodiscard]] bool hasCatalog() const { return m_hasCatalog; }

    /// Where what belongs to the session and not to the world is kept; empty: nowhere.
    [[nodiscard]] const std::filesystem::path& stateFolder() const { return m_options.stateFolder; }

    /// What the world is now: info(), bookmarks(), knownStack(), chunks(), dirtyChunks(), history(), …
    [[nodiscard]] const WorldDocument& document() const { return *m_document; }
    /// Colours, names and images of symbols; never null.
    [[nodiscard]] std::shared_ptr<const world::TileCatalog> catalog() const { return m_catalog; }
    /// What there is to say beside the findings, since opening: about locking, and about the recovery
    /// journal.
    [[nodiscard]] const std::vector<core::Message>& notes() const { return m_notes; }
    /// What opening and reading the world had to say, by file; grows until indexed().
    [[nodiscard]] core::FindingList findings() const;
    /// The first error of findings(), which is asked for with each change of state: nothing is copied or
    /// looked through for it. Nothing where there is none.
    [[nodiscard]] std::optional<core::Code> firstError() const;
    /// Why the first of the files beside the chunks that are damaged (`world.json`, `bookmarks.json`,
    /// `tiles.json`) cannot be read; nothing where all can.
    [[nodiscard]] std::optional<core::Finding> damagedFile() const;

    /// A chunk without waiting for its file. Nothing: it was not read yet; request() it.
    [[nodiscard]] std::optional<world::ChunkLook> chunk(world::Address address) const
    {
        return m_document->chunks().known(address);
    }
    /// Entries of the height stack without a cell, as an earlier session had them (see
    /// WorldDocument::emptyEntries()): they are in the stack once the whole world is read, but for those
    /// that steps of the recoveryOffer() make. For when it is opened().
    void remember(world::HeightStack entries);
    /// Reads chunks in the background; changed() comes when they are there. What waits for an earlier call
    /// and was not begun is given up: ask for all that is wanted now.
    void request(std::vector<world::Address> addresses);
    /// What is in view: these chunks are read as by request() and stay in memory.
    void setView(const world::Neighbourhood& where);
    /// Composes what is known of a neighbourhood (N41); chunks that were not read count as empty. Errors:
    /// `compose.*`.
    [[nodiscard]] core::Result<world::ComposedDocument> composed(const world::Neighbourhood& where) const;

    /// Does one edit as one undo step. Refused with a sentence; then nothing changed. A gesture is finished
    /// first. An edit that has to read more than a few files, or that is felt for its many cells, is only
    /// begun: isEditing() is true then, and editEnded() or editFailed() comes. Until then every other edit is
    /// refused (`edit.busy`). A change of very many chunks comes in parts, each told by changed().
    core::Result<WorldChange> apply(const world::Operation& operation);
    /// The same for an edit that is made in the background too, where that is felt.
    core::Result<WorldChange> apply(DeferredEdit edit);
    /// Whether an edit, or the steps of a recovery, run in the background.
    [[nodiscard]] bool isEditing() const { return m_editJob.isRunning() || isInTurns() || m_replay; }
    /// Asks such an edit to stop: nothing changes, or, of a recovery or of several steps, nothing more.
    void cancelEdit();
    /// Takes the last step back, or does it again; refused as an edit is. A gesture is finished first, so
    /// that undo() takes back what of it was done; where that is nothing, undo() does no more than end it.
    /// What changes very many chunks is only begun, as by apply().
    core::Result<WorldChange> undo();
    core::Result<WorldChange> redo();
    /// Undoes or redoes until this many steps of document().history() are done.
    core::Result<WorldChange> goTo(std::size_t steps);

    /// Begins a step that grows: a stroke that is painted while the mouse moves. Each part is shown at once;
    /// all of it is one undo step, and one line of the journal when it ends. `label` names the step.
    void beginGesture(const QString& label = {});
    /// Does an edit as a part of the gesture. Without a gesture (it was taken back or finished meanwhile: see
    /// gestureEnded()) nothing is done. Refused as by apply(); the gesture goes on.
    core::Result<WorldChange> extendGesture(const world::Operation& operation);
    /// Makes it one step; none where it changed nothing in the end.
    void endGesture();
    /// Takes it back.
    void cancelGesture();
    [[nodiscard]] bool inGesture() const { return m_document && m_document->inGesture(); }

    /// Starts saving all changes (N55). A gesture is finished first and goes on as a new step. saved() or
    /// saveFailed() follows, unless it is readOnly(); the world can be edited meanwhile. What isEditing() is
    /// finished first, and saved with the rest, as is what editEnded() makes somebody do at once. While a
    /// save runs nothing new is begun: it returns false.
    bool saveAll();
    [[nodiscard]] bool isSaving() const { return m_saveWaits || m_saveJob.isRunning() || m_saved; }
    /// Asks a running save to stop. It ends with saveFailed(`task.cancelled`), or as usual when it was too
    /// late; it is all or nothing in either case.
    void cancelSave();

    /// Unsaved work of a session that ended without shutDown(); nothing where there is none. Asked once, by
    /// recoveryOffered().
    [[nodiscard]] const std::optional<RecoveryOffer>& recoveryOffer() const { return m_offer; }
    /// Does the offered steps again, when the whole world has been read and no save runs, without holding the
    /// window up; recovered() follows.
    void recover();
    /// Leaves the offered steps undone; the journal is kept aside. False: it cannot be moved there, and is
    /// offered again when the world is opened the next time, if it is there then.
    bool declineRecovery();
    /// How many journals could not be offered when the world was opened, and were put aside (see keptWork()).
    [[nodiscard]] std::size_t leftAside() const { return m_leftAside; }
    /// Does the steps of a journal that was put aside again, as recover() does; an offer that waits for an
    /// answer is put aside. Errors: `journal.foreign`, `edit.busy`, why it is read-only.
    [[nodiscard]] core::Result<void> bringBack(const std::filesystem::path& journal);

    /// Files that somebody else changed while their content here is unsaved, or so that it cannot be taken.
    /// Nothing is saved until it is decided whose content counts (N55). Other files reload silently.
    [[nodiscard]] std::vector<WorldConflict> conflicts() const;
    /// Keeps the document's content, to be saved over theirs, or takes theirs, as a step that can be undone.
    /// What cannot be taken, or cannot be kept as theirs is newer, stays a conflict (see
    /// WorldDocument::reload). While isEditing() it is put off until that ends.
    void resolveConflicts(WorldDocument::Foreign how);
    /// The document's content of the files in conflict, for saveCopies(); their conflicts stay. Where a newer
    /// `world.json` keeps all from being saved it is all that is unsaved besides, and while isFolderGone()
    /// all of the world that is in memory.
    [[nodiscard]] WorldCopies copies() const;
    /// Somebody has seen what chunksDeleted() told.
    void forgetDeleted() { m_toldDeleted.clear(); }
    /// Looks whether files that were read are still the same, and whether the folder is there; for when the
    /// system cannot tell by itself.
    void lookAtFiles();
    /// Whether the world's folder is not there any more: deleted, moved or renamed, or one that it lies in.
    /// What was read stays as it was, nothing is read or saved, and edits that would have to read a chunk are
    /// refused (see WorldDocument::missed()). When the folder is back all is looked at anew.
    [[nodiscard]] bool isFolderGone() const { return m_folderGone; }

    /// Ends all work in the background and the session's claim to the world. What is unsaved is given up: a
    /// session that ends without this call leaves its recovery journal behind. A save that runs is stopped or
    /// finishes, all or nothing.
    void shutDown();

Q_SIGNALS:
    void opened();
    void openFailed(const chartroom::core::Message& why);
    /// A world that could only be looked at can be edited: it was opened() anew, with another document().
    void takenOver();
    void indexed();
    /// `tiles.json` was changed: catalog() is another one.
    void catalogChanged();
    void progressed(chartroom::model::WorldSession::Work work, double share);
    /// Files were read again: findings(), or which chunks cannot be read, may be different.
    void filesRead();
    /// What has to be drawn again and which lists are different, whatever changed it: an edit, undo, chunks
    /// that were read, a reload, a save (for the marks of dirty chunks).
    void changed(const chartroom::model::WorldChange& change);
    /// What is dirty, what can be undone, whether it can be edited, or whether it is being saved is
    /// different.
    void stateChanged();
    /// A gesture is over without its tool having ended it: it was undone, cancelled, or another edit came.
    /// The tool must drop the rest of it.
    void gestureEnded();
    /// An edit in the background is done, or was refused or cancelled.
    void editEnded();
    void editFailed(const chartroom::core::Message& why);
    /// Everything that was unsaved when the save began is on disk: these files, relative to folder().
    void saved(const QStringList& files);
    void saveFailed(const chartroom::core::Message& why);
    /// There is a recoveryOffer(); comes right after opened().
    void recoveryOffered();
    /// The offered steps are done again, as far as the last of the notes() says.
    void recovered();
    /// The recovery journal cannot be written; said once, until it works again.
    void journalFailed(const chartroom::core::Message& why);
    /// conflicts() are others than before. A storm of changes is told once.
    void conflictsChanged();
    /// isFolderGone() is another.
    void folderChanged();
    /// It was looked whether the folder that isFolderGone() is back, and it is not.
    void folderStillGone();
    /// So many chunks without unsaved changes that somebody else deleted are missing; told when a deletion is
    /// over (until then they are as they were), and again when some of them are back. Counts all since
    /// forgetDeleted().
    void chunksDeleted(int missing);
    /// A recovery journal that is of no more use could not be removed; `reason`: the system's words.
    void journalLeft(const QString& file, const QString& reason);

private:
    // How many chunk files an edit may read on the window's thread.
    static constexpr std::size_t filesAtOnce = 16;
    // How many chunks a world-wide edit may look at there.
    static constexpr std::size_t candidatesAtOnce = 1000;
    // Chunks of a larger change that are done before the clock is looked at.
    static constexpr std::size_t chunksATurn = 64;

    struct SaveRun;
    struct Opened
    {
        std::unique_ptr<WorldDocument> document;
        std::shared_ptr<const world::TileCatalog> catalog;
        bool hasCatalog = true; ///< see WorldSession::hasCatalog()
        core::FindingList findings;
        std::optional<WorldLock> lock;
        std::optional<core::Message> obstacle; ///< why it can only be looked at, as long as it is so
        std::filesystem::path state;
        RecoveryFound found;
        std::vector<LinkedFile> links;
    };
    // What is wanted of a world: one that cannot be edited is opened to be looked at, or is an error.
    enum class Wanted : std::uint8_t { Anything, Editing };
    [[nodiscard]] static core::Result<std::shared_ptr<Opened>>
    openWorld(const std::filesystem::path& path, const std::string& id, const std::filesystem::path& state,
              world::FileSystem& files, Wanted wanted, const core::Task& task);
    void takeOpened(Opened world);
    void reloadCatalog();
    // What there was to say of these files is replaced.
    void takeFindings(const std::set<std::string>& files, const core::FindingList& findings);
    void startIndex();
    void startReading();
    void takeRead(std::optional<std::vector<ReadChunk>> read);
    void tell(const WorldChange& change);
    core::Result<WorldChange> told(core::Result<WorldChange> result);
    void interruptGesture();
    [[nodiscard]] std::optional<core::Message> editRefusal() const;
    void startEdit(std::function<world::Operation()> make);
    void takeEdit(const std::shared_ptr<const world::Operation>& operation, core::Result<PreparedEdit> edit);
    void endEdit(const core::Result<WorldChange>& done);
    /// Whether a step is being done part by part, a few milliseconds a turn of the event loop.
    [[nodiscard]] bool isInTurns() const { return m_document && (m_document->inStep() || m_goal); }
    void startTurns();
    void takeTurn();
    [[nodiscard]] StepEnd partOfTurn(WorldChange& change);
    void leaveTurns(StepEnd end);
    [[nodiscard]] bool isSlow(std::size_t chunks) const;
    void recoverWaiting();
    void resolveWaiting();
    void continueReplay();
    void endReplay();
    void write(const std::shared_ptr<SaveRun>& run);
    void startSave();
    void startWaitingSave();
    void takeSaved();
    void endSave(const core::Message& why);
    void noteTouched(const QSet<QString>& files);
    void readTouched();
    struct Look; // at files
    void takeLooked(ForeignFiles files, const Look& look);
    void setFolderGone(bool gone);
    void tellDeleted(const std::vector<world::Address>& deleted);
    void holdDeletions(ForeignFiles& files, const std::set<world::Address>& believed);
    void lookAtDeleted();
    void lookAtMissed(world::Address chunk);
    void removeTaken(const RecoveryOffer& offer);
    void takeForeign(ForeignFiles files, WorldDocument::Foreign how);

    QString m_path;
    QString m_worldId;
    WorldSessionOptions m_options;
    std::optional<WorldLock> m_lock;
    std::optional<core::Message> m_obstacle;
    QTimer m_retry;
    std::unique_ptr<WorldDocument> m_document;
    std::unique_ptr<WorldJournal> m_journal;
    std::vector<core::Message> m_notes;
    std::optional<RecoveryOffer> m_offer;
    std::size_t m_leftAside = 0;
    bool m_recoverWaits = false; // for the index, or for what runs
    std::optional<Replay> m_replay;
    bool m_replayOnUntouched = false;
    WorldWatch m_watch;
    TouchedFiles m_touched;
    bool m_lookAtAll = false; // also at chunks that nobody has read
    bool m_folderGone = false;
    std::set<world::Address> m_deleted;     // by others, as it seems
    std::set<world::Address> m_believed;    // to be deleted, should the next look find them so
    std::set<world::Address> m_toldDeleted; ///< see chunksDeleted()
    QTimer m_deletion;
    std::shared_ptr<const WrittenMarks> m_written; // by the last save, where nothing was read since
    ForeignFiles m_conflicts;
    std::optional<WorldDocument::Foreign> m_decision; // about them, that waits for an edit
    std::shared_ptr<const world::TileCatalog> m_catalog;
    bool m_hasCatalog = true;
    core::FindingList m_findings;           // of all but the chunks
    std::optional<core::Code> m_firstError; // of m_findings
    bool m_saveWaits = false;               // for an edit that runs in the background, or for a recovery
    std::shared_ptr<SaveRun> m_saved;       // written, and being noted part by part
    std::optional<std::size_t> m_goal;      // so many steps shall be done
    bool m_turnsCancelled = false;
    std::optional<core::Message> m_turnsRefusal;        // of one of the steps on the way to m_goal
    std::shared_ptr<const world::Operation> m_prepared; // what the step in turns does, should it be outdated
    QTimer m_turn;
    QElapsedTimer m_sinceProgress;
    std::optional<std::string> m_gestureLabel;
    std::set<world::Address> m_view;
    std::vector<world::Address> m_wanted;
    std::set<world::Address> m_absent; // wanted, and not there when they should be read
    bool m_indexStarted = false;
    Job m_openJob;
    Job m_indexJob;
    Job m_readJob;
    Job m_saveJob;
    Job m_editJob;
    Job m_foreignJob;
};

} // namespace chartroom::model
