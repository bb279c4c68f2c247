#include "model/world/chunks_model.h"

#include "model/world/world_text.h"

namespace chartroom::model {

void ChunksModel::setChunks(const ChunkStates& states)
{
    using State = ChunkRow::State;
    std::vector<ChunkRow> rows;
    rows.reserve(states.chunks.size());
    // All are in order: each list is gone through once.
    const auto isNext = [](const auto& list, auto& next, world::Address address) {
        while (next != list.end() && *next < address)
            ++next;
        return next != list.end() && *next == address;
    };
    auto dirty = states.dirty.begin();
    auto readOnly = states.readOnly.begin();
    auto unreadable = states.unreadable.begin();
    for (const world::Address address : states.chunks) {
        State state = State::Saved;
        if (isNext(states.unreadable, unreadable, address))
            state = State::Unreadable;
        else if (isNext(states.readOnly, readOnly, address))
            state = State::ReadOnly;
        else if (isNext(states.dirty, dirty, address))
            state = State::Modified;
        rows.push_back({address, state});
    }
    replaceRows(std::move(rows), [](const auto& a, const auto& b) { return a.address == b.address; });
}

int ChunksModel::find(world::Address address) const
{
    const auto found = std::ranges::lower_bound(rows(), address, {}, &ChunkRow::address);
    return found == rows().end() || found->address != address ? -1 : static_cast<int>(found - rows().begin());
}

QString ChunksModel::text(ChunkRow::State state)
{
    switch (state) {
    case ChunkRow::State::Saved:
        return tr("saved");
    case ChunkRow::State::Modified:
        return tr("modified");
    case ChunkRow::State::ReadOnly:
        return tr("read-only: newer schema");
    case ChunkRow::State::Unreadable:
        return tr("unreadable");
    }
    return {};
}

int ChunksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChunksModel::data(const QModelIndex& index, int role) const
{
    const ChunkRow* chunk = row(index);
    if (!chunk)
        return {};
    if (role == StateRole)
        return static_cast<int>(chunk->state);
    if (role == SortRole && index.column() == AddressColumn)
        return index.row();
    if (role == SortRole && index.column() == StateColumn)
        return -static_cast<int>(chunk->state);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (index.column()) {
    case AddressColumn:
        return chunkText(chunk->address);
    case StateColumn:
        return text(chunk->state);
    default:
        return QString::fromStdString(world::chunkFileName(chunk->address));
    }
}

QVariant ChunksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case AddressColumn:
        return tr("Chunk");
    case StateColumn:
        return tr("State");
    case FileColumn:
        return tr("File");
    default:
        return {};
    }
}

} // namespace chartroom::model
