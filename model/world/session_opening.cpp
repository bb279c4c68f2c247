// The part of a session that opens its world, and opens it anew when it can be edited.
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/common/disk_path.h"
#include "model/common/drop_later.h"
#include "model/world/catalog_file.h"
#include "model/world/session.h"
#include "model/world/tile_image.h"

#include <algorithm>
#include <set>

namespace chartroom::model {

namespace {

/// Why nothing of a world can be written, as far as the system says so beforehand.
std::optional<core::Message> deniedWriting(const std::filesystem::path& world, world::FileSystem& files)
{
    for (const auto& folder : {world, world / "chunks"}) {
        world::FileStatus status;
        if (files.status(folder, status) == 0 && status.exists && status.denied != 0)
            return core::systemError(core::Code::FileWrite, folder, status.denied);
    }
    return std::nullopt;
}

/// The entries of the height stack that an edit makes.
void collectMade(const world::Operation& operation, std::set<std::string>& ids)
{
    if (const auto* add = std::get_if<world::AddHeightLayer>(&operation.value))
        ids.insert(add->id);
    else if (const auto* copy = std::get_if<world::DuplicateHeightLayer>(&operation.value))
        ids.insert(copy->newId);
    else if (const auto* group = std::get_if<world::Group>(&operation.value)) {
        for (const world::Operation& part : group->operations)
            collectMade(part, ids);
    }
}

/// Those that lines of `chartroom edit` make.
std::set<std::string> madeEntries(const std::vector<std::string>& lines)
{
    std::set<std::string> ids;
    for (const std::string& line : lines) {
        // A line can be many megabytes, and hardly one makes an entry.
        const bool makes = line.find(world::AddHeightLayer::name) != std::string::npos ||
                           line.find(world::DuplicateHeightLayer::name) != std::string::npos;
        if (!makes)
            continue;
        if (const auto operation = world::parseOperation(line))
            collectMade(*operation, ids);
    }
    return ids;
}

} // namespace

core::Result<std::shared_ptr<WorldSession::Opened>>
WorldSession::openWorld(const std::filesystem::path& path, const std::string& id,
                        const std::filesystem::path& state, world::FileSystem& files, Wanted wanted,
                        const core::Task& task)
{
    auto place = world::findWorld(path, id, files);
    if (!place)
        return place.error();
    // Whoever has closed the world again must not keep the next one from editing it.
    if (task.cancelled())
        return core::Message{core::Code::TaskCancelled, {}};
    auto opened = std::make_shared<Opened>();
    opened->obstacle = deniedWriting(place->folder, files);
    // Whoever may write clears interrupted saves up, so that the lock comes first.
    if (!state.empty() && !opened->obstacle) {
        if (auto lock = WorldLock::take(state, place->folder))
            opened->lock = std::move(*lock);
        else if (lock.error().code == core::Code::WorldLocked)
            opened->obstacle = lock.error();
        else
            opened->found.notes.push_back(lock.error());
        opened->state = worldStateFolder(state, place->folder);
    }
    if (opened->obstacle && wanted == Wanted::Editing)
        return *opened->obstacle;
    auto document = WorldDocument::open(std::move(*place),
                                        opened->obstacle ? world::Access::Read : world::Access::Write, files);
    if (!document)
        return document.error();
    opened->document = std::move(*document);
    const world::Store& store = opened->document->store();
    opened->findings = store.findings();
    CatalogFile tiles = loadCatalog(store.content(), opened->findings, files);
    checkTileImages(tiles.catalog, store.content(), opened->findings);
    opened->catalog = std::make_shared<world::TileCatalog>(std::move(tiles.catalog));
    opened->hasCatalog = tiles.exists;
    opened->links = linkedFiles(store.folder());
    if (opened->lock) {
        auto found = findRecovery(opened->state, store);
        opened->found.offer = std::move(found.offer);
        opened->found.leftAside = found.leftAside;
        std::ranges::move(found.notes, std::back_inserter(opened->found.notes));
    }
    return opened;
}

void WorldSession::open()
{
    m_openJob.start(
        [path = diskPath(m_path), id = m_worldId.toStdString(), state = m_options.stateFolder,
         files = m_options.files](const core::Task& task) {
            return openWorld(path, id, state, *files, Wanted::Anything, task);
        },
        [this](core::Result<std::shared_ptr<Opened>> opened) {
            if (opened)
                takeOpened(std::move(**opened));
            else
                Q_EMIT openFailed(opened.error());
        });
}

void WorldSession::takeOver()
{
    if (!m_obstacle || !isIndexed() || m_openJob.isRunning())
        return;
    m_openJob.start(
        [path = diskPath(folder()), state = m_options.stateFolder, files = m_options.files](
            const core::Task& task) { return openWorld(path, {}, state, *files, Wanted::Editing, task); },
        [this](core::Result<std::shared_ptr<Opened>> opened) {
            using core::Code;
            if (opened) {
                takeOpened(std::move(**opened));
                Q_EMIT takenOver();
            } else if (const Code code = opened.error().code;
                       (code == Code::WorldLocked || code == Code::FileWrite) &&
                       opened.error() != *m_obstacle) {
                // Somebody else was faster, or there is another reason now.
                m_obstacle = opened.error();
                Q_EMIT stateChanged();
            }
        });
}

void WorldSession::takeOpened(Opened world)
{
    const bool again = ready();
    // What still reads does it for the document that goes.
    for (Job* job : {&m_indexJob, &m_readJob, &m_foreignJob})
        job->cancel();
    m_indexStarted = false;
    dropLater(std::shared_ptr<const void>(std::exchange(m_document, std::move(world.document))));
    m_document->setIndexOnDemand(false);
    m_document->setHistoryBudget(m_options.historyBytes);
    m_catalog = std::move(world.catalog);
    m_hasCatalog = world.hasCatalog;
    m_findings = std::move(world.findings);
    m_firstError = m_findings.firstError();
    m_lock = std::move(world.lock);
    m_obstacle = std::move(world.obstacle);
    m_notes = std::move(world.found.notes);
    m_offer = std::move(world.found.offer);
    m_leftAside = world.found.leftAside;
    if (m_lock) {
        m_journal =
            std::make_unique<WorldJournal>(*m_document, journalFile(world.state), m_options.journalDisk());
        m_document->setListener(m_journal.get());
        connect(m_journal.get(), &WorldJournal::failed, this, &WorldSession::journalFailed);
    }
    if (!again)
        m_watch.start(m_document->store().folder(), m_document->store().content(), world.links);
    if (m_obstacle && m_options.retryMilliseconds > 0)
        m_retry.start();
    else
        m_retry.stop();
    const bool conflicts = m_conflicts.info || m_conflicts.bookmarks || !m_conflicts.chunks.empty();
    m_conflicts = {};
    m_deletion.stop();
    m_deleted.clear();
    m_believed.clear();
    m_absent.clear();
    Q_EMIT opened();
    setFolderGone(false);
    tellDeleted({});
    if (conflicts)
        Q_EMIT conflictsChanged();
    if (again) {
        request({m_view.begin(), m_view.end()});
        Q_EMIT stateChanged();
    }
    if (m_offer)
        Q_EMIT recoveryOffered();
    // What is in view comes first.
    if (!m_readJob.isRunning())
        startIndex();
}

void WorldSession::remember(world::HeightStack entries)
{
    // What is made already cannot be made once more when the steps are done again.
    if (m_offer && !entries.empty())
        std::erase_if(entries, [made = madeEntries(m_offer->operations)](const world::StackEntry& entry) {
            return made.contains(entry.id);
        });
    m_document->remember(std::move(entries));
}

void WorldSession::reloadCatalog()
{
    core::FindingList findings;
    CatalogFile tiles = loadCatalog(m_document->store().content(), findings, *m_options.files);
    m_hasCatalog = tiles.exists;
    checkTileImages(tiles.catalog, m_document->store().content(), findings);
    takeFindings({"tiles.json"}, findings);
    // While it cannot be read, the tiles are called and drawn as they were.
    if (findings.firstError())
        return;
    m_catalog = std::make_shared<world::TileCatalog>(std::move(tiles.catalog));
    Q_EMIT catalogChanged();
}

} // namespace chartroom::model
