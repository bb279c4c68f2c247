#include "model/world/world_index.h"

#include "formats/core/parallel.h"
#include "model/world/room_names.h"

#include <algorithm>
#include <mutex>

namespace chartroom::model {

namespace {

/// What one piece of the work found; pieces are put together in the order of the chunks.
struct Piece
{
    struct Row
    {
        world::Address address;
        ChunkSummary summary;
        std::vector<std::int64_t> layers;
    };
    std::uint64_t begin = 0;
    std::vector<Row> rows;
    world::StackCollector stack;
    std::map<std::int64_t, std::string> roomNames;
    core::FindingList findings;
};

void take(Piece& piece, world::Address address, const world::LoadedChunk& loaded, const ChunkVisitor& visit)
{
    // The file may be gone since the folder was listed.
    if (!loaded.mark.exists)
        return;
    Piece::Row row;
    row.address = address;
    row.summary.mark = loaded.mark;
    if (loaded.content.chunk) {
        const world::Chunk& chunk = *loaded.content.chunk;
        row.summary = summaryOf(chunk, loaded.mark, loaded.content.newer);
        row.layers = layerNumbers(chunk);
        piece.stack.add(chunk);
        addRoomNames(chunk, piece.roomNames);
        if (visit)
            visit(chunk);
    }
    piece.rows.push_back(std::move(row));
}

} // namespace

ChunkSummary summaryOf(const world::Chunk& chunk, const world::FileMark& mark, bool newer)
{
    using State = ChunkSummary::State;
    return {mark, newer ? State::Newer : State::Editable, 0, static_cast<std::uint32_t>(chunk.patches.size()),
            static_cast<std::uint32_t>(chunk.instances->size())};
}

std::vector<std::int64_t> layerNumbers(const world::Chunk& chunk)
{
    std::vector<std::int64_t> numbers;
    numbers.reserve(chunk.layers.size());
    for (const auto& layer : chunk.layers)
        numbers.push_back(layer->number);
    return numbers;
}

std::optional<WorldIndex> WorldIndex::read(const world::Store& store, const core::Task& task,
                                           const ChunkVisitor& visit)
{
    const auto& addresses = store.addresses();
    std::mutex mutex;
    std::vector<Piece> pieces;
    constexpr std::uint64_t grain = 64;
    const bool done =
        core::parallelFor(addresses.size(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
            Piece piece;
            piece.begin = begin;
            world::json::Document scratch;
            for (std::uint64_t i = begin; i < end; ++i)
                take(piece, addresses[i], store.load(addresses[i], scratch, piece.findings), visit);
            const std::lock_guard lock(mutex);
            pieces.push_back(std::move(piece));
        });
    if (!done)
        return std::nullopt;
    std::ranges::sort(pieces, {}, &Piece::begin);
    WorldIndex index;
    index.m_chunks.reserve(addresses.size());
    for (Piece& piece : pieces) {
        for (Piece::Row& row : piece.rows)
            index.set(row.address, row.summary, std::move(row.layers));
        index.m_stack.join(piece.stack);
        index.m_roomNames.merge(piece.roomNames);
        index.m_findings.join(piece.findings);
    }
    return index;
}

void WorldIndex::set(world::Address address, ChunkSummary summary, std::vector<std::int64_t> layers)
{
    // Few worlds have more than a handful of different sets.
    const auto known = std::ranges::find(m_layerSets, layers);
    summary.layers = static_cast<std::uint32_t>(known - m_layerSets.begin());
    if (known == m_layerSets.end())
        m_layerSets.push_back(std::move(layers));
    m_chunks.insert_or_assign(address, summary);
}

const ChunkSummary* WorldIndex::find(world::Address address) const
{
    const auto found = m_chunks.find(address);
    return found == m_chunks.end() ? nullptr : &found->second;
}

} // namespace chartroom::model
