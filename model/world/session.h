#pragma once

#include "model/common/job.h"
#include "model/world/document.h"
#include "model/world/values.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <stop_token>

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
    /// Sees every readable chunk while the world is read in the background (for overviews); called on several
    /// worker threads at once.
    ChunkVisitor visitor;
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
    enum class Work { Opening, Indexing, Saving };
    Q_ENUM(Work)

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

    /// The path and id as they were given.
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& worldId() const { return m_worldId; }
    /// The folder that holds `world.json`.
    [[nodiscard]] QString folder() const;
    /// The folder that tile images are relative to (N60).
    [[nodiscard]] QString contentFolder() const;

    /// What the world is now: info(), bookmarks(), knownStack(), chunks(), dirtyChunks(), history(), …
    [[nodiscard]] const WorldDocument& document() const { return *m_document; }
    /// Colours, names and images of symbols; never null.
    [[nodiscard]] std::shared_ptr<const world::TileCatalog> catalog() const { return m_catalog; }
    /// What opening and reading the world had to say, by file; grows until indexed().
    [[nodiscard]] core::FindingList findings() const;

    /// A chunk without waiting for its file. Nothing: it was not read yet; request() it.
    [[nodiscard]] std::optional<world::ChunkLook> chunk(world::Address address) const
    {
        return m_document->chunks().known(address);
    }
    /// Reads chunks in the background; changed() comes when they are there. What waits for an earlier call
    /// and was not begun is given up: ask for all that is wanted now.
    void request(std::vector<world::Address> addresses);
    /// What is in view: these chunks are read as by request() and stay in memory.
    void setView(const world::Neighbourhood& where);
    /// Composes what is known of a neighbourhood (N41); chunks that were not read count as empty. Errors:
    /// `compose.*`.
    [[nodiscard]] core::Result<world::ComposedDocument> composed(const world::Neighbourhood& where) const;

    /// Does one edit as one undo step. Refused with a sentence; then nothing changed. A gesture is finished
    /// first.
    core::Result<WorldChange> apply(const world::Operation& operation);
    /// Takes the last step back, or does it again. A gesture is finished first, so that undo() takes back
    /// what of it was done.
    core::Result<WorldChange> undo();
    core::Result<WorldChange> redo();
    /// Undoes or redoes until this many steps of history() are done.
    core::Result<WorldChange> goTo(std::size_t steps);
    /// The steps, oldest first, those that were undone last; document().history().forgotten() steps came
    /// before.
    [[nodiscard]] std::vector<EditHistory::Entry> history() const { return m_document->history().entries(); }

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
    /// saveFailed() follows; the world can be edited meanwhile. While a save runs nothing new is begun: it
    /// returns false.
    bool saveAll();
    [[nodiscard]] bool isSaving() const { return m_saveJob.isRunning(); }
    /// Asks a running save to stop. It ends with saveFailed(`task.cancelled`), or as usual when it was too
    /// late; it is all or nothing in either case.
    void cancelSave();

    /// Ends all work in the background. A save that runs is stopped or finishes, all or nothing.
    void shutDown();

Q_SIGNALS:
    void opened();
    void openFailed(const chartroom::core::Message& why);
    void indexed();
    void progressed(chartroom::model::WorldSession::Work work, double share);
    /// What has to be drawn again and which lists are different, whatever changed it: an edit, undo, chunks
    /// that were read, a reload, a save (for the marks of dirty chunks).
    void changed(const chartroom::model::WorldChange& change);
    /// What is dirty, what can be undone, whether it can be edited, or whether it is being saved is
    /// different.
    void stateChanged();
    /// A gesture is over without its tool having ended it: it was undone, cancelled, or another edit came.
    /// The tool must drop the rest of it.
    void gestureEnded();
    /// Everything that was unsaved when the save began is on disk: these files, relative to folder().
    void saved(const QStringList& files);
    void saveFailed(const chartroom::core::Message& why);

private:
    struct Opened
    {
        std::unique_ptr<WorldDocument> document;
        std::shared_ptr<const world::TileCatalog> catalog;
        core::FindingList findings;
    };
    void takeOpened(Opened world);
    void startIndex();
    void startReading();
    void takeRead(std::optional<std::vector<ReadChunk>> read);
    void tell(const WorldChange& change);
    core::Result<WorldChange> told(core::Result<WorldChange> result);
    void interruptGesture();
    void takeSaved(const WorldSave& save, const core::Result<world::Store::Written>& written);

    QString m_path;
    QString m_worldId;
    WorldSessionOptions m_options;
    std::unique_ptr<WorldDocument> m_document;
    std::shared_ptr<const world::TileCatalog> m_catalog;
    core::FindingList m_findings; // of opening
    std::stop_source m_saveStop;
    std::optional<std::string> m_gestureLabel;
    std::set<world::Address> m_view;
    std::vector<world::Address> m_wanted;
    bool m_indexStarted = false;
    Job m_openJob;
    Job m_indexJob;
    Job m_readJob;
    Job m_saveJob;
};

} // namespace chartroom::model
