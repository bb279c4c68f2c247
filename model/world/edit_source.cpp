#include "model/world/edit_source.h"

#include "formats/core/code.h"
#include "formats/world/operations/apply.h"
#include "model/world/foreign_files.h"
#include "model/world/room_names.h"

#include <algorithm>

namespace chartroom::model {

namespace {

std::string nameOf(const model::LayerKey& layer, const EditStep& step, world::WorldSource& world)
{
    if (layer.isHeight()) {
        const world::HeightStack& stack = step.stack ? step.stack->before : world.stack();
        const auto entry = std::ranges::find(stack, layer.id, &world::StackEntry::id);
        return entry == stack.end() ? std::string() : entry->name.value_or(std::string());
    }
    for (const EditStep::ChunkPair& pair : step.chunks) {
        for (const auto& chunk : {pair.before, pair.after}) {
            if (std::string name = chunk ? roomName(*chunk, layer.number) : std::string(); !name.empty())
                return name;
        }
    }
    return {};
}

/// What people call what the step was done to, which the operation may know by its id only.
void nameSubject(EditStep& step, const world::Operation& operation, world::WorldSource& world)
{
    StepSubject& subject = step.subject;
    if (subject.layer && subject.layerName.empty())
        subject.layerName = nameOf(*subject.layer, step, world);
    const auto* set = std::get_if<world::SetBookmark>(&operation.value);
    const auto* gone = std::get_if<world::DeleteBookmark>(&operation.value);
    if (!step.bookmarks || (!set && !gone))
        return;
    const auto& list = (set ? step.bookmarks->after : step.bookmarks->before).list;
    const auto bookmark = std::ranges::find(list, set ? set->id : gone->id, &world::Bookmark::id);
    if (bookmark != list.end())
        subject.name = bookmark->label;
}

} // namespace

core::Result<EditStep> stepOf(const world::Operation& operation, world::WorldSource& world)
{
    world::Draft draft(world);
    if (const auto applied = world::apply(operation, draft); !applied)
        return applied.error();
    EditStep step;
    step.operation = stepKind(operation);
    step.subject = subjectOf(operation);
    if (const auto* group = std::get_if<world::Group>(&operation.value))
        step.label = group->label;
    for (const auto& [address, chunk] : draft.chunks()) {
        auto before = world.look(address).chunk;
        // A chunk that nobody made and that stays empty is no change (W13).
        const bool same = before ? *before == *chunk : world::isEmptyChunk(*chunk);
        if (!same)
            step.chunks.push_back({address, std::move(before), chunk});
    }
    const auto pair = [](auto& target, const auto& after, const auto& before) {
        if (after && !(*after == before()))
            target = {before(), *after};
    };
    pair(step.info, draft.changedInfo(), [&] { return world.info(); });
    pair(step.bookmarks, draft.changedBookmarks(), [&] { return world.bookmarks(); });
    pair(step.stack, draft.changedStack(), [&] { return world.stack(); });
    nameSubject(step, operation, world);
    return step;
}

bool mayHold(const WorldIndex& index, const ChunkSummary& chunk, const world::ChunkFilter& filter)
{
    if (chunk.state != ChunkSummary::State::Editable || (filter.patches && chunk.patches == 0))
        return false;
    if (!filter.layer)
        return true;
    return std::ranges::binary_search(index.layerSet(chunk), *filter.layer);
}

core::Result<PreparedEdit> WorldSnapshot::prepare(const world::Operation& operation, const core::Task& task)
{
    m_task = task;
    auto step = stepOf(operation, *this);
    if (task.cancelled())
        return core::Message{core::Code::TaskCancelled, {}};
    if (m_missed)
        return goneMessage(*m_content.store, *m_missed);
    if (!step)
        return step.error();
    PreparedEdit edit;
    for (const EditStep::ChunkPair& pair : step->chunks) {
        if (m_content.known.contains(pair.address))
            continue;
        edit.read.push_back(read(pair.address));
        // It may have gone since it was looked at.
        if (pair.before && !edit.read.back().mark.exists) {
            m_missed = pair.address;
            return goneMessage(*m_content.store, pair.address);
        }
    }
    edit.bytes = step->bytes();
    edit.step = std::move(*step);
    edit.line = world::toLine(operation);
    return edit;
}

world::ChunkLook WorldSnapshot::look(world::Address address)
{
    if (const auto found = m_content.known.find(address); found != m_content.known.end())
        return found->second;
    const auto& all = m_content.addresses;
    const auto place = std::ranges::lower_bound(all, address);
    // Once it was cancelled the edit is thrown away, whatever it sees.
    if (place == all.end() || *place != address || m_task.cancelled())
        return {};
    m_task.report(static_cast<double>(place - all.begin()) / static_cast<double>(all.size()));
    const ReadChunk& chunk = read(address);
    using State = world::ChunkLook::State;
    if (!chunk.mark.exists) {
        m_missed = address;
        return {};
    }
    if (!chunk.content)
        return {State::Unreadable, nullptr};
    return {chunk.newer ? State::Newer : State::Editable, chunk.content};
}

std::vector<world::Address> WorldSnapshot::addressesIn(const world::AddressRange& range)
{
    std::vector<world::Address> result;
    world::visitRange(m_content.addresses, range,
                      [&result](world::Address address) { result.push_back(address); });
    return result;
}

bool WorldSnapshot::mayHold(world::Address address, const world::ChunkFilter& filter)
{
    if (m_content.known.contains(address) || !m_content.index)
        return true;
    const ChunkSummary* const summary = m_content.index->find(address);
    return !summary || model::mayHold(*m_content.index, *summary, filter);
}

const ReadChunk& WorldSnapshot::read(world::Address address)
{
    if (const auto found = m_kept.find(address); found != m_kept.end())
        return found->second;
    if (m_last && m_last->address == address) {
        const auto kept = m_kept.emplace(address, std::move(*m_last)).first;
        m_last.reset();
        return kept->second;
    }
    m_last = readChunk(*m_content.store, address, m_scratch);
    return *m_last;
}

} // namespace chartroom::model
