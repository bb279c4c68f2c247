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
    auto store = world::Store::open(std::move(*place), access, files);
    if (!store)
        return store.error();
    return std::unique_ptr<WorldDocument>(new WorldDocument(std::move(*store)));
}

WorldDocument::WorldDocument(world::Store store)
    : m_store(std::move(store))
    , m_cache(m_store)
{
    m_now = {m_store.info(), m_store.bookmarks(), {}};
    m_saved = m_now;
    m_infoMark = m_store.infoMark();
    m_bookmarksMark = m_store.bookmarksMark();
}

bool WorldDocument::index(const core::Task& task)
{
    if (m_cache.isIndexed())
        return true;
    if (!m_cache.index(task))
        return false;
    m_now.stack = m_cache.stack();
    return true;
}

const world::HeightStack& WorldDocument::stack()
{
    index();
    return m_now.stack;
}

std::vector<std::int64_t> WorldDocument::roomLayers()
{
    index();
    return m_cache.roomLayers();
}

WorldDocument::Step WorldDocument::stepOf(world::Draft& draft)
{
    Step step;
    for (const auto& [address, chunk] : draft.chunks()) {
        auto before = m_cache.current(address);
        // A chunk that nobody made and that stays empty is no change (W13).
        const bool same = before ? *before == *chunk : world::isEmptyChunk(*chunk);
        if (!same)
            step.chunks.push_back({address, std::move(before), chunk});
    }
    const auto pair = [](auto& target, const auto& before, const auto& after) {
        if (after && !(*after == before))
            target = {before, *after};
    };
    pair(step.info, m_now.info, draft.changedInfo());
    pair(step.bookmarks, m_now.bookmarks, draft.changedBookmarks());
    pair(step.stack, m_now.stack, draft.changedStack());
    return step;
}

WorldChange WorldDocument::perform(const Step& step, bool forward)
{
    WorldChange change;
    for (const Step::ChunkPair& chunk : step.chunks) {
        m_cache.replace(chunk.address, forward ? chunk.after : chunk.before);
        change.chunks.push_back(chunk.address);
    }
    const auto set = [forward](auto& target, const auto& pair, bool& changed) {
        changed = pair.has_value();
        if (pair)
            target = forward ? pair->after : pair->before;
    };
    set(m_now.info, step.info, change.info);
    set(m_now.bookmarks, step.bookmarks, change.bookmarks);
    set(m_now.stack, step.stack, change.stack);
    return change;
}

core::Result<WorldChange> WorldDocument::apply(const world::Operation& operation)
{
    if (!editable())
        return core::Message{core::Code::WorldReadOnly,
                             {{"path", core::displayPath(m_store.folder() / "world.json")}}};
    world::Draft draft(*this);
    if (const auto applied = world::apply(operation, draft); !applied)
        return applied.error();
    m_done.push_back(stepOf(draft));
    m_undone.clear();
    return perform(m_done.back(), true);
}

core::Result<WorldChange> WorldDocument::undo()
{
    if (m_done.empty())
        return core::Message{core::Code::EditUndo, {}};
    m_undone.push_back(std::move(m_done.back()));
    m_done.pop_back();
    return perform(m_undone.back(), false);
}

core::Result<WorldChange> WorldDocument::redo()
{
    if (m_undone.empty())
        return core::Message{core::Code::EditRedo, {}};
    m_done.push_back(std::move(m_undone.back()));
    m_undone.pop_back();
    return perform(m_done.back(), true);
}

std::vector<world::Store::Target> WorldDocument::targets() const
{
    std::vector<world::Store::Target> result;
    result.push_back({"world.json", m_now.info.json, m_infoMark, false});
    // A missing file is made only once there is a bookmark (W16).
    if (m_store.bookmarksWritable() && (m_bookmarksMark.exists || !m_now.bookmarks.list.empty()))
        result.push_back({"bookmarks.json", m_now.bookmarks.json, m_bookmarksMark, false});
    for (const world::Address address : m_cache.dirty())
        result.push_back(m_cache.target(address));
    return result;
}

core::Result<world::Store::Written> WorldDocument::plan() const
{
    return m_store.plan(targets());
}

core::Result<world::Store::Written> WorldDocument::save()
{
    const auto dirty = m_cache.dirty();
    auto written = plan();
    if (!written)
        return written;
    if (auto done = m_store.write(*written); !done)
        return done.error();
    for (const world::BatchFile& file : written->files) {
        if (file.name == "world.json")
            m_infoMark = world::markOf(file.bytes);
        else if (file.name == "bookmarks.json")
            m_bookmarksMark = world::markOf(file.bytes);
    }
    for (const world::Address address : dirty) {
        const auto file =
            std::ranges::find(written->files, world::chunkPath(address), &world::BatchFile::name);
        if (file != written->files.end())
            m_cache.saved(address, file->bytes);
    }
    m_saved.info = m_now.info;
    m_saved.bookmarks = m_now.bookmarks;
    return written;
}

core::Result<world::ComposedDocument> WorldDocument::compose(const world::Neighbourhood& where)
{
    return world::compose(where, m_now.info.chunkSize, stack(),
                          [this](world::Address address) { return m_cache.look(address).chunk; });
}

} // namespace chartroom::model
