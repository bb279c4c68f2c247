#include "model/world/document.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <algorithm>

namespace chartroom::model {

core::Result<std::unique_ptr<WorldDocument>> WorldDocument::open(const std::filesystem::path& path,
                                                                 const std::string& id, world::Access access,
                                                                 world::FileSystem& files)
{
    auto place = world::findWorld(path, id, files);
    if (!place)
        return place.error();
    return open(std::move(*place), access, files);
}

core::Result<std::unique_ptr<WorldDocument>>
WorldDocument::open(world::WorldPlace place, world::Access access, world::FileSystem& files)
{
    auto store = world::Store::open(std::move(place), access, files);
    if (!store)
        return store.error();
    return std::unique_ptr<WorldDocument>(
        new WorldDocument(std::make_shared<world::Store>(std::move(*store))));
}

WorldDocument::WorldDocument(std::shared_ptr<world::Store> store)
    : m_store(std::move(store))
    , m_cache(*m_store)
{
    m_now = {m_store->info(), m_store->bookmarks(), {}};
    m_saved = m_now;
    m_infoMark = m_store->infoMark();
    m_bookmarksMark = m_store->bookmarksMark();
    m_bookmarksEditable = m_store->bookmarksWritable();
}

bool WorldDocument::index(const core::Task& task)
{
    if (m_cache.isIndexed())
        return true;
    auto index = WorldIndex::read(*m_store, task);
    if (!index)
        return false;
    adopt(std::move(*index));
    return true;
}

WorldChange WorldDocument::adopt(WorldIndex index)
{
    m_cache.adopt(std::move(index));
    m_now.stack = m_cache.stack();
    m_stackOfFiles = m_now.stack;
    addRemembered();
    WorldChange change;
    change.stack = change.layers = true;
    return change;
}

WorldChange WorldDocument::take(std::vector<ReadChunk> read)
{
    WorldChange change;
    change.chunks = m_cache.take(std::move(read));
    if (!m_cache.isIndexed() && !change.chunks.empty()) {
        m_now.stack = m_cache.stack();
        change.stack = change.layers = true;
    }
    return change;
}

void WorldDocument::shrink(std::size_t budget, std::set<world::Address> keep)
{
    // Of a large world as many as takes a moment: the others have their turn the next time.
    constexpr std::size_t most = 1000;
    constexpr std::size_t fewChunks = 256;
    if (m_cache.bytes() <= budget)
        return;
    std::vector<const EditStep*> large;
    const auto keepStep = [&keep, &large](const EditStep& step) {
        if (step.chunks.size() > fewChunks)
            large.push_back(&step);
        else
            std::ranges::transform(step.chunks, std::inserter(keep, keep.end()),
                                   &EditStep::ChunkPair::address);
    };
    m_history.forEach(keepStep);
    if (m_gesture)
        keepStep(m_gesture->step());
    if (m_run)
        keepStep(*m_run->step);
    const auto isKept = [&keep, &large](world::Address address) {
        const auto changes = [address](const EditStep* step) { return step->changes(address); };
        return keep.contains(address) || std::ranges::any_of(large, changes);
    };
    m_cache.shrink(budget, isKept, most);
}

world::ChunkLook WorldDocument::look(world::Address address)
{
    if (const auto known = m_cache.known(address))
        return m_filesLeft || m_cache.isLoaded(address) ? *known : m_cache.look(address);
    if (m_filesLeft && *m_filesLeft == 0) {
        m_missedFiles = true;
        return {};
    }
    if (m_filesLeft)
        --*m_filesLeft;
    world::json::Document scratch;
    ReadChunk read = readChunk(*m_store, address, scratch);
    if (!read.mark.exists) {
        m_missed = address;
        return {};
    }
    m_cache.take(std::move(read));
    return m_cache.look(address);
}

bool WorldDocument::mayHold(world::Address address, const world::ChunkFilter& filter)
{
    if (!m_cache.mayHold(address, filter))
        return false;
    if (!m_filesLeft || m_candidatesLeft-- > 0)
        return true;
    m_candidatesLeft = 0;
    m_missedFiles = true;
    return false;
}

bool WorldDocument::wholeWorld()
{
    if (m_cache.isIndexed())
        return true;
    if (m_indexOnDemand)
        return index();
    m_missedIndex = true;
    return false;
}

std::vector<world::Address> WorldDocument::addresses()
{
    wholeWorld();
    return m_cache.addresses();
}

std::vector<world::Address> WorldDocument::addressesIn(const world::AddressRange& range)
{
    wholeWorld();
    return m_cache.addressesIn(range);
}

const world::HeightStack& WorldDocument::stack()
{
    wholeWorld();
    return m_now.stack;
}

std::vector<std::int64_t> WorldDocument::roomLayers()
{
    wholeWorld();
    return m_cache.roomLayers();
}

core::Result<EditStep> WorldDocument::stepOf(const world::Operation& operation)
{
    if (!editable())
        return core::Message{core::Code::WorldReadOnly,
                             {{"path", core::displayPath(m_store->folder() / "world.json")}}};
    m_missedIndex = false;
    m_missed.reset();
    auto step = model::stepOf(operation, *this);
    if (m_missed)
        return goneMessage(*m_store, *m_missed);
    if (m_missedIndex)
        return core::Message{core::Code::EditIndexing, {{"operation", std::string(nameOf(operation))}}};
    return step;
}

WorldChange WorldDocument::perform(const EditStep& step, bool forward)
{
    WorldChange change;
    const auto layers = m_cache.roomLayers();
    for (const EditStep::ChunkPair& chunk : step.chunks) {
        m_cache.replace(chunk.address, forward ? chunk.after : chunk.before);
        change.chunks.push_back(chunk.address);
    }
    setFrame(step, forward, change);
    change.layers = layers != m_cache.roomLayers();
    return change;
}

void WorldDocument::setFrame(const EditStep& step, bool forward, WorldChange& change)
{
    const auto set = [forward](auto& target, const auto& pair, bool& changed) {
        changed = pair.has_value();
        if (pair)
            target = forward ? pair->after : pair->before;
    };
    set(m_now.info, step.info, change.info);
    set(m_now.bookmarks, step.bookmarks, change.bookmarks);
    set(m_now.stack, step.stack, change.stack);
}

core::Result<WorldChange> WorldDocument::apply(const world::Operation& operation)
{
    endGesture();
    auto step = stepOf(operation);
    if (!step)
        return step.error();
    return push(std::move(*step), lineOf(operation));
}

std::string WorldDocument::lineOf(const world::Operation& operation) const
{
    return m_listener ? world::toLine(operation) : std::string{};
}

std::optional<core::Result<WorldChange>> WorldDocument::applyAtOnce(const world::Operation& operation,
                                                                    std::size_t files, std::size_t candidates)
{
    endGesture();
    m_missedFiles = false;
    m_filesLeft = files;
    m_candidatesLeft = candidates;
    auto step = stepOf(operation);
    m_filesLeft.reset();
    // What was refused for want of the index is refused; what was refused otherwise may have been so for want
    // of a file.
    if (m_missedFiles && !m_missedIndex && !m_missed)
        return std::nullopt;
    if (!step)
        return core::Result<WorldChange>(step.error());
    return core::Result<WorldChange>(push(std::move(*step), lineOf(operation)));
}

std::shared_ptr<WorldSnapshot> WorldDocument::snapshot() const
{
    return std::make_shared<WorldSnapshot>(
        WorldSnapshot::Content{m_store, m_now.info, m_now.bookmarks, m_bookmarksEditable, m_now.stack,
                               m_cache.addresses(), m_cache.roomLayers(), m_cache.looks(), m_cache.index()});
}

std::optional<WorldChange> WorldDocument::prepare(const world::HeightStack& stack)
{
    if (inGesture() || m_history.count() + m_history.forgotten() > 0)
        return std::nullopt;
    m_now.stack = stack;
    WorldChange change;
    change.stack = true;
    return change;
}

void WorldDocument::beginGesture(std::optional<std::string> label)
{
    endGesture();
    m_gesture.emplace(std::move(label));
}

core::Result<WorldChange> WorldDocument::extendGesture(const world::Operation& operation)
{
    auto step = stepOf(operation);
    if (!step)
        return step.error();
    const WorldChange change = perform(*step, true);
    m_gesture->add(operation, std::move(*step));
    return change;
}

void WorldDocument::endGesture()
{
    if (!m_gesture)
        return;
    Gesture done = std::move(*m_gesture);
    m_gesture.reset();
    EditStep whole = done.takeStep();
    if (whole.empty())
        return;
    const world::HeightStack stack = whole.stack ? whole.stack->before : m_now.stack;
    m_history.push(std::move(whole));
    if (!m_listener)
        return;
    const auto step = m_history.last();
    m_listener->changing(step->chunks, stack);
    m_listener->applied(world::toLine(done.takeOperation()), *step);
}

WorldChange WorldDocument::cancelGesture()
{
    if (!m_gesture)
        return {};
    const Gesture gone = std::move(*m_gesture);
    m_gesture.reset();
    return perform(gone.step(), false);
}

WorldSave WorldDocument::unsaved() const
{
    WorldSave save;
    save.store = m_store;
    save.others.push_back({"world.json", m_now.info.json, m_infoMark, false});
    // A missing file is made only once there is a bookmark (W16).
    if (m_bookmarksEditable && (m_bookmarksMark.exists || !m_now.bookmarks.list.empty()))
        save.others.push_back({"bookmarks.json", m_now.bookmarks.json, m_bookmarksMark, false});
    save.chunks = m_cache.unsaved();
    save.info = m_now.info;
    save.bookmarks = m_now.bookmarks;
    return save;
}

core::Result<world::Store::Written> WorldDocument::save()
{
    endGesture();
    const WorldSave save = unsaved();
    auto written = save.run();
    if (written)
        saved(save, *written);
    return written;
}

WorldChange WorldDocument::saved(const WorldSave& save, const world::Store::Written& written)
{
    return savedPart(save, written, 0, save.chunks.size());
}

WorldChange WorldDocument::savedPart(const WorldSave& save, const world::Store::Written& written,
                                     std::size_t first, std::size_t count)
{
    WorldChange change;
    if (!save.chunks.empty())
        m_stackOfFiles.reset();
    const std::size_t last = first + std::min(count, save.chunks.size() - first);
    for (std::size_t i = first; i < last; ++i) {
        const ChunkCache::Unsaved& chunk = save.chunks[i];
        m_cache.written(chunk.address, chunk.content, written.marks.at(world::chunkPath(chunk.address)));
        change.chunks.push_back(chunk.address);
    }
    if (last < save.chunks.size())
        return change;
    const auto take = [&written](const std::string& name, world::FileMark& mark) {
        if (const auto found = written.marks.find(name); found != written.marks.end())
            mark = found->second;
    };
    take("world.json", m_infoMark);
    take("bookmarks.json", m_bookmarksMark);
    change.info = infoDirty();
    change.bookmarks = bookmarksDirty();
    m_saved.info = save.info;
    // W5: what may not be written was not.
    if (m_bookmarksEditable)
        m_saved.bookmarks = save.bookmarks;
    return change;
}

core::Result<world::ComposedDocument> WorldDocument::compose(const world::Neighbourhood& where)
{
    return world::compose(where, m_now.info.chunkSize, stack(),
                          [this](world::Address address) { return m_cache.look(address).chunk; });
}

} // namespace chartroom::model
