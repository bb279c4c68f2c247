#include "model/world/session.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/json/reader.h"

#include <QFile>
#include <QStringList>

namespace chartroom::model {

namespace {

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString qtPath(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

// A world without a catalog, or with one that cannot be read, is drawn with derived colours.
std::shared_ptr<const world::TileCatalog> readCatalog(const std::filesystem::path& content,
                                                      world::FileSystem& files, core::FindingList& findings)
{
    std::string bytes;
    const std::string name = "tiles.json";
    if (files.read(content / name, bytes) != 0)
        return std::make_shared<world::TileCatalog>();
    world::json::Document document;
    if (const auto error = world::json::parse(bytes, document)) {
        findings.add(world::syntaxFinding(*error, name));
        return std::make_shared<world::TileCatalog>();
    }
    world::Report report(findings, name);
    return std::make_shared<world::TileCatalog>(world::TileCatalog::read(document, report));
}

} // namespace

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
    connect(&m_readJob, &Job::ended, this, [this] {
        startReading();
        startIndex();
    });
    connect(&m_saveJob, &Job::ended, this, [this](Job::End how) {
        if (how == Job::End::Failed)
            Q_EMIT saveFailed({core::Code::TaskFailed, {}});
        Q_EMIT stateChanged();
    });
    connect(&m_openJob, &Job::ended, this, [this](Job::End how) {
        if (how == Job::End::Failed)
            Q_EMIT openFailed({core::Code::TaskFailed, {}});
    });
}

WorldSession::~WorldSession() = default;

void WorldSession::open()
{
    m_openJob.start(
        [path = fsPath(m_path), id = m_worldId.toStdString(),
         files = m_options.files](const core::Task&) -> core::Result<std::shared_ptr<Opened>> {
            auto document = WorldDocument::open(path, id, world::Access::Write, *files);
            if (!document)
                return document.error();
            auto opened = std::make_shared<Opened>();
            opened->document = std::move(*document);
            opened->findings = opened->document->store().findings();
            opened->catalog = readCatalog(opened->document->store().content(), *files, opened->findings);
            return opened;
        },
        [this](core::Result<std::shared_ptr<Opened>> opened) {
            if (opened)
                takeOpened(std::move(**opened));
            else
                Q_EMIT openFailed(opened.error());
        });
}

void WorldSession::takeOpened(Opened world)
{
    m_document = std::move(world.document);
    m_document->setIndexOnDemand(false);
    m_document->setHistoryBudget(m_options.historyBytes);
    m_catalog = std::move(world.catalog);
    m_findings = std::move(world.findings);
    Q_EMIT opened();
    // What is in view comes first.
    if (!m_readJob.isRunning())
        startIndex();
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
                     });
}

std::optional<core::Message> WorldSession::readOnlyReason() const
{
    if (m_document && !m_document->editable())
        return core::Message{core::Code::WorldReadOnly,
                             {{"path", core::displayPath(m_document->store().folder() / "world.json")}}};
    return std::nullopt;
}

QString WorldSession::folder() const
{
    return qtPath(m_document->store().folder());
}

QString WorldSession::contentFolder() const
{
    return qtPath(m_document->store().content());
}

core::FindingList WorldSession::findings() const
{
    core::FindingList all = m_findings;
    for (const core::Finding& finding : m_document->chunks().findings().findings())
        all.add(finding);
    return all;
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
    const WorldChange change = m_document->take(std::move(*read));
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
    return result;
}

void WorldSession::interruptGesture()
{
    if (!inGesture())
        return;
    m_document->endGesture();
    Q_EMIT stateChanged();
    Q_EMIT gestureEnded();
}

core::Result<WorldChange> WorldSession::apply(const world::Operation& operation)
{
    if (auto reason = readOnlyReason())
        return std::move(*reason);
    interruptGesture();
    return told(m_document->apply(operation));
}

core::Result<WorldChange> WorldSession::undo()
{
    interruptGesture();
    return told(m_document->undo());
}

core::Result<WorldChange> WorldSession::redo()
{
    interruptGesture();
    return told(m_document->redo());
}

core::Result<WorldChange> WorldSession::goTo(std::size_t steps)
{
    interruptGesture();
    WorldChange all;
    while (m_document->undoCount() != steps) {
        const auto one = m_document->undoCount() > steps ? m_document->undo() : m_document->redo();
        if (!one) {
            tell(all);
            return one.error();
        }
        all.join(*one);
    }
    tell(all);
    return all;
}

void WorldSession::beginGesture(const QString& label)
{
    interruptGesture();
    m_gestureLabel = label.isEmpty() ? std::nullopt : std::optional(label.toStdString());
    m_document->beginGesture(m_gestureLabel);
}

core::Result<WorldChange> WorldSession::extendGesture(const world::Operation& operation)
{
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
}

void WorldSession::cancelGesture()
{
    if (!inGesture())
        return;
    tell(m_document->cancelGesture());
    Q_EMIT gestureEnded();
}

bool WorldSession::saveAll()
{
    if (isSaving())
        return false;
    if (inGesture()) {
        // The stroke goes on behind the save.
        m_document->endGesture();
        m_document->beginGesture(m_gestureLabel);
    }
    m_saveStop = std::stop_source();
    auto save = std::make_shared<const WorldSave>(m_document->unsaved());
    m_saveJob.start(
        [save, stop = m_saveStop.get_token()](const core::Task& task) {
            // A save that was too late to stop must be heard of: the job's own stop would drop its result.
            return save->run({stop, task.progress});
        },
        [this, save](const core::Result<world::Store::Written>& written) { takeSaved(*save, written); });
    Q_EMIT stateChanged();
    return true;
}

void WorldSession::takeSaved(const WorldSave& save, const core::Result<world::Store::Written>& written)
{
    if (!written) {
        Q_EMIT saveFailed(written.error());
        return;
    }
    tell(m_document->saved(save, *written));
    QStringList files;
    for (const world::BatchFile& file : written->files)
        files << QString::fromStdString(file.name);
    Q_EMIT saved(files);
}

void WorldSession::cancelSave()
{
    m_saveStop.request_stop();
}

void WorldSession::shutDown()
{
    m_openJob.cancel();
    m_indexJob.cancel();
    m_wanted.clear();
    m_readJob.cancel();
    cancelSave();
}

} // namespace chartroom::model
