#include "model/world/session.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/common/disk_path.h"
#include "model/common/drop_later.h"

#include <algorithm>

namespace chartroom::model {

WorldSession::WorldSession(QString path, QString worldId, QObject* parent, WorldSessionOptions options)
    : QObject(parent)
    , m_path(std::move(path))
    , m_worldId(std::move(worldId))
    , m_options(std::move(options))
    , m_catalog(std::make_shared<world::TileCatalog>())
{
    const auto tellProgress = [this](const Job& job, Work work) {
        connect(&job, &Job::progressed, this, [this, work](double share) { Q_EMIT progressed(work, share); });
    };
    tellProgress(m_openJob, Work::Opening);
    tellProgress(m_indexJob, Work::Indexing);
    tellProgress(m_saveJob, Work::Saving);
    tellProgress(m_editJob, Work::Editing);
    connect(&m_editJob, &Job::ended, this, [this](Job::End how) {
        if (how == Job::End::Cancelled)
            endEdit(core::Message{core::Code::TaskCancelled, {}});
        else if (how == Job::End::Failed)
            endEdit(core::Message{core::Code::TaskFailed, {}});
    });
    m_deletion.setSingleShot(true);
    m_deletion.setInterval(m_options.deletionMilliseconds);
    connect(&m_deletion, &QTimer::timeout, this, &WorldSession::lookAtDeleted);
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &WorldSession::takeTurn);
    connect(&m_readJob, &Job::ended, this, [this] {
        startReading();
        startIndex();
    });
    connect(&m_saveJob, &Job::ended, this, [this](Job::End how) {
        if (how == Job::End::Failed)
            endSave({core::Code::TaskFailed, {}});
        Q_EMIT stateChanged();
        readTouched();
        recoverWaiting();
    });
    connect(&m_foreignJob, &Job::ended, this, &WorldSession::readTouched);
    connect(&m_watch, &WorldWatch::touched, this, &WorldSession::noteTouched);
    connect(&m_watch, &WorldWatch::missed, this, [this] {
        // Any file may be another one, also of a chunk that nobody has read.
        m_lookAtAll = true;
        lookAtFiles();
    });
    connect(&m_openJob, &Job::ended, this, [this](Job::End how) {
        // A world that is there stays as it is.
        if (how == Job::End::Failed && !ready())
            Q_EMIT openFailed({core::Code::TaskFailed, {}});
        readTouched();
    });
    m_retry.setInterval(m_options.retryMilliseconds);
    connect(&m_retry, &QTimer::timeout, this, &WorldSession::takeOver);
}

WorldSession::~WorldSession()
{
    m_journal.reset();
    // There is more in it than is freed in a moment.
    dropLater(std::shared_ptr<const void>(std::move(m_document)));
    dropLater(std::move(m_written));
    dropLater(std::make_shared<const ChunkVisitor>(std::move(m_options.visitor)));
}

void WorldSession::startIndex()
{
    if (m_indexStarted)
        return;
    m_indexStarted = true;
    m_indexJob.start([store = m_document->sharedStore(), visitor = m_options.visitor](
                         const core::Task& task) { return WorldIndex::read(*store, task, visitor); },
                     [this](std::optional<WorldIndex> index) {
                         if (!index)
                             return;
                         tell(m_document->adopt(std::move(*index)));
                         Q_EMIT indexed();
                         recoverWaiting();
                         // A look at all files may have waited for it.
                         readTouched();
                     });
}

std::optional<core::Message> WorldSession::readOnlyReason() const
{
    if (m_obstacle)
        return m_obstacle;
    if (m_document && !m_document->editable())
        return core::Message{core::Code::WorldReadOnly,
                             {{"path", core::displayPath(m_document->store().folder() / "world.json")}}};
    return std::nullopt;
}

QString WorldSession::folder() const
{
    return m_document ? qtPath(m_document->store().folder()) : m_path;
}

QString WorldSession::contentFolder() const
{
    return m_document ? qtPath(m_document->store().content()) : m_path;
}

core::FindingList WorldSession::findings() const
{
    core::FindingList all = m_findings;
    all.join(m_document->chunks().findings());
    return all;
}

std::optional<core::Code> WorldSession::firstError() const
{
    return m_firstError ? m_firstError : m_document->chunks().firstError();
}

void WorldSession::request(std::vector<world::Address> addresses)
{
    m_wanted = std::move(addresses);
    if (!m_readJob.isRunning())
        startReading();
}

void WorldSession::setView(const world::Neighbourhood& where)
{
    m_view.clear();
    for (std::int64_t y = -where.radius; y <= where.radius; ++y) {
        for (std::int64_t x = -where.radius; x <= where.radius; ++x)
            m_view.insert({where.centre.x + x, where.centre.y + y});
    }
    request({m_view.begin(), m_view.end()});
}

void WorldSession::startReading()
{
    // What is wanted meanwhile is read when the folder is back.
    if (m_folderGone)
        return;
    std::erase_if(m_wanted, [this](world::Address address) { return chunk(address).has_value(); });
    if (m_wanted.empty())
        return;
    m_readJob.start([store = m_document->sharedStore(), addresses = std::exchange(m_wanted, {})](
                        const core::Task& task) { return readChunks(*store, addresses, task); },
                    [this](std::optional<std::vector<ReadChunk>> read) { takeRead(std::move(read)); });
}

void WorldSession::takeRead(std::optional<std::vector<ReadChunk>> read)
{
    if (!read)
        return;
    // Where there was a chunk and is no file, the file may have been deleted, or the folder is gone.
    std::vector<world::Address> absent;
    std::erase_if(*read, [this, &absent](const ReadChunk& chunk) {
        const bool isAbsent = !chunk.mark.exists && m_document->chunks().exists(chunk.address);
        if (isAbsent)
            absent.push_back(chunk.address);
        return isAbsent;
    });
    const WorldChange change = m_document->take(std::move(*read));
    if (!absent.empty() && isGone(m_document->store(), m_folderGone)) {
        m_wanted.insert(m_wanted.end(), absent.begin(), absent.end());
        setFolderGone(true);
    } else if (!absent.empty()) {
        m_absent.insert(absent.begin(), absent.end());
        m_touched.add(std::move(absent));
        readTouched();
    }
    // What is forgotten of a folder that is gone cannot be read again.
    if (!m_folderGone)
        m_document->shrink(m_options.cacheBytes, m_view);
    if (!change.empty())
        Q_EMIT changed(change);
}

core::Result<world::ComposedDocument> WorldSession::composed(const world::Neighbourhood& where) const
{
    return world::compose(where, m_document->info().chunkSize, m_document->knownStack(),
                          [this](world::Address address) {
                              const auto look = chunk(address);
                              return look ? look->chunk : nullptr;
                          });
}

void WorldSession::tell(const WorldChange& change)
{
    if (!change.empty())
        Q_EMIT changed(change);
    Q_EMIT stateChanged();
}

core::Result<WorldChange> WorldSession::told(core::Result<WorldChange> result)
{
    if (result)
        tell(*result);
    else if (const auto& missed = m_document->missed())
        lookAtMissed(*missed);
    return result;
}

void WorldSession::interruptGesture()
{
    if (!inGesture())
        return;
    m_document->endGesture();
    Q_EMIT stateChanged();
    Q_EMIT gestureEnded();
    readTouched();
}

void WorldSession::beginGesture(const QString& label)
{
    if (isEditing())
        return;
    interruptGesture();
    m_gestureLabel = label.isEmpty() ? std::nullopt : std::optional(label.toStdString());
    m_document->beginGesture(m_gestureLabel);
}

core::Result<WorldChange> WorldSession::extendGesture(const world::Operation& operation)
{
    if (isEditing())
        return core::Message{core::Code::EditBusy, {}};
    if (!inGesture())
        return WorldChange{};
    if (auto reason = readOnlyReason())
        return std::move(*reason);
    return told(m_document->extendGesture(operation));
}

void WorldSession::endGesture()
{
    if (!inGesture())
        return;
    m_document->endGesture();
    Q_EMIT stateChanged();
    readTouched();
}

void WorldSession::cancelGesture()
{
    if (!inGesture())
        return;
    tell(m_document->cancelGesture());
    Q_EMIT gestureEnded();
    readTouched();
}

void WorldSession::shutDown()
{
    m_retry.stop();
    m_deletion.stop();
    m_openJob.cancel();
    m_indexJob.cancel();
    m_wanted.clear();
    m_readJob.cancel();
    m_foreignJob.cancel();
    m_replay.reset();
    m_turn.stop();
    m_saved.reset();
    m_saveWaits = false;
    m_recoverWaits = false;
    m_decision.reset();
    cancelEdit();
    cancelSave();
    if (m_document)
        m_document->setListener(nullptr);
    if (m_journal)
        m_journal->discard();
    m_journal.reset();
    m_lock.reset();
}

} // namespace chartroom::model
