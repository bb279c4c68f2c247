#include "views/world/tools/chunk_tool.h"

#include "model/world/world_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::views {

namespace {

/// More chunks are not selected by one drag.
constexpr std::int64_t mostDragged = 4096;
/// So far to the right a free place is looked for, chunks.
constexpr std::int64_t mostSearched = 256;

QString noneText()
{
    return QCoreApplication::translate("Tool",
                                       "No chunk is selected: a click or Return selects the one there.");
}

QString emptyText(std::size_t chunks)
{
    return chunks == 1
               ? QCoreApplication::translate(
                     "Tool", "The selected chunk is empty: there is nothing to copy, move, turn or clear.")
               : QCoreApplication::translate(
                     "Tool", "The selected chunks are empty: there is nothing to copy, move, turn or clear.");
}

/// Whether a chunk has nothing, or nothing that is copied.
bool isEmpty(const world::Chunk& chunk, bool copied)
{
    if (!copied || chunk.instances->empty())
        return world::isEmptyChunk(chunk);
    world::Chunk copy = chunk;
    copy.instances = std::vector<world::Instance>{};
    return world::isEmptyChunk(copy);
}

} // namespace

const world::TileEntry* backgroundTile(const world::TileCatalog& catalog, char16_t symbol)
{
    const world::TileEntry* entry = catalog.bySymbol(symbol);
    return entry && !entry->id.empty() ? entry : nullptr;
}

world::Address ChunkTool::chunkAt(QPoint tile) const
{
    return world::addressOf({tile.x(), tile.y()}, gate().session().document().info().chunkSize).chunk;
}

QRect ChunkTool::rectOf(world::Address address) const
{
    const world::ChunkSize size = gate().session().document().info().chunkSize;
    const world::Tile origin = world::originOf(address, size);
    return {static_cast<int>(origin.x), static_cast<int>(origin.y), static_cast<int>(size.width),
            static_cast<int>(size.height)};
}

std::set<world::Address> ChunkTool::dragged(QPoint tile) const
{
    const world::Address to = chunkAt(tile);
    std::set<world::Address> result;
    const auto [left, right] = std::minmax(m_corner->x, to.x);
    const auto [top, bottom] = std::minmax(m_corner->y, to.y);
    if ((right - left + 1) * (bottom - top + 1) > mostDragged)
        return {*m_corner};
    for (std::int64_t y = top; y <= bottom; ++y) {
        for (std::int64_t x = left; x <= right; ++x)
            result.insert({x, y});
    }
    return result;
}

void ChunkTool::pressed(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!gate().session().ready())
        return;
    const world::Address at = chunkAt(tile);
    if (state().selectedChunks().contains(at) && !(modifiers & Qt::ShiftModifier))
        m_grip = at;
    else
        m_corner = at;
}

void ChunkTool::released(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    const bool control = modifiers & Qt::ControlModifier;
    if (m_grip) {
        const world::Address grip = *std::exchange(m_grip, std::nullopt);
        const world::Address to = chunkAt(tile);
        if (to != grip) {
            carry({to.x - grip.x, to.y - grip.y}, control);
            return;
        }
        std::set<world::Address> chunks{grip};
        if (control) {
            chunks = state().selectedChunks();
            chunks.erase(grip);
        }
        state().setSelectedChunks(chunks);
        return;
    }
    if (!m_corner)
        return;
    std::set<world::Address> chunks = dragged(tile);
    m_corner.reset();
    if (control || modifiers & Qt::ShiftModifier)
        chunks.insert(state().selectedChunks().begin(), state().selectedChunks().end());
    state().setSelectedChunks(chunks);
}

void ChunkTool::lost()
{
    m_corner.reset();
    m_grip.reset();
}

bool ChunkTool::cancel()
{
    if (m_corner || m_grip) {
        lost();
        return true;
    }
    const bool any = !state().selectedChunks().empty();
    state().setSelectedChunks({});
    return any;
}

std::vector<world::Address> ChunkTool::filled(bool copied) const
{
    const auto& selected = state().selectedChunks();
    std::vector<world::Address> result;
    for (const world::Address at : selected) {
        const auto look = gate().session().chunk(at);
        const bool empty = look && look->chunk && isEmpty(*look->chunk, copied);
        if (!empty && gate().session().document().chunks().exists(at))
            result.push_back(at);
    }
    if (selected.empty())
        gate().say(noneText());
    else if (result.empty() && copied && instancesIn({selected.begin(), selected.end()}) > 0)
        gate().say(QCoreApplication::translate(
            "Tool", "There is nothing to copy but instances, and those are not copied with their chunk."));
    else if (result.empty())
        gate().say(emptyText(selected.size()));
    return result;
}

std::int64_t ChunkTool::instancesIn(const std::vector<world::Address>& chunks) const
{
    const auto index = gate().session().document().chunks().index();
    std::int64_t count = 0;
    for (const world::Address at : chunks) {
        if (const auto look = gate().session().chunk(at))
            count += look->chunk ? std::ssize(*look->chunk->instances) : 0;
        else if (const auto* summary = index ? index->find(at) : nullptr)
            count += summary->instances;
    }
    return count;
}

bool ChunkTool::carry(world::Address by, bool copy, const QString& told)
{
    const std::vector<world::Address> sources = filled(copy);
    if (sources.empty())
        return false;
    std::vector<world::Address> order(state().selectedChunks().begin(), state().selectedChunks().end());
    // The foremost first: none may land on one that has still to go.
    std::ranges::sort(order, std::greater(), [by](world::Address at) { return at.x * by.x + at.y * by.y; });
    std::vector<world::Operation> operations;
    std::set<world::Address> moved;
    int replaced = 0;
    for (const world::Address from : order) {
        const world::Address to{from.x + by.x, from.y + by.y};
        if (copy)
            operations.push_back({world::DuplicateChunk{from, to}});
        else
            operations.push_back({world::MoveChunk{from, to}});
        moved.insert(to);
        // One that moves away itself is not lost.
        if (gate().session().document().chunks().exists(to) &&
            (copy || !state().selectedChunks().contains(to)))
            ++replaced;
    }
    const int left = copy ? static_cast<int>(instancesIn(order)) : 0;
    const QString label = copy ? QCoreApplication::translate("Tool", "Duplicate chunks")
                               : QCoreApplication::translate("Tool", "Move chunks");
    if (!gate().apply(ToolGate::group(label, std::move(operations))))
        return false;
    state().setSelectedChunks(moved);
    QStringList sentences;
    if (!told.isEmpty())
        sentences << told;
    if (left > 0)
        sentences << QCoreApplication::translate("Tool", "Copied without their %Ln instance(s).", nullptr,
                                                 left);
    if (replaced > 0)
        sentences << QCoreApplication::translate(
            "Tool", "%Ln existing chunk(s) were replaced; Ctrl+Z brings them back.", nullptr, replaced);
    if (!sentences.isEmpty())
        gate().remark(sentences.join(QLatin1Char(' ')));
    return true;
}

world::Address ChunkTool::freePlace() const
{
    const auto& chunks = state().selectedChunks();
    const auto [left, right] = std::ranges::minmax(chunks, {}, &world::Address::x);
    const std::int64_t width = right.x - left.x + 1;
    const auto taken = [&](std::int64_t by) {
        return std::ranges::any_of(chunks, [&](world::Address at) {
            return gate().session().document().chunks().exists({at.x + by, at.y});
        });
    };
    std::int64_t by = width;
    while (by < mostSearched && taken(by))
        by += width;
    return {by < mostSearched ? by : width, 0};
}

void ChunkTool::duplicate()
{
    const std::vector<world::Address> sources = filled(true);
    if (sources.empty())
        return;
    const world::Address by = freePlace();
    const int count = static_cast<int>(sources.size());
    const QString sentence =
        count == 1
            ? QCoreApplication::translate("Tool", "The copy is chunk %1, and is selected.")
            : QCoreApplication::translate(
                  "Tool", "The copies of %Ln chunk(s) begin at chunk %1, and are selected.", nullptr, count);
    const world::Address first{sources.front().x + by.x, sources.front().y + by.y};
    if (!carry(by, true, sentence.arg(model::chunkText(first))))
        return;
    // It may lie far away, and the next key acts on it.
    QRect all;
    for (const world::Address at : state().selectedChunks())
        all |= rectOf(at);
    gate().reveal(all);
}

template<class Make>
bool ChunkTool::each(const QString& label, const std::vector<world::Address>& chunks, const Make& make)
{
    if (chunks.empty())
        return false;
    std::vector<world::Operation> operations;
    for (const world::Address at : chunks)
        operations.push_back({make(at)});
    return gate().apply(ToolGate::group(label, std::move(operations)));
}

bool ChunkTool::transform(world::Transform transform, const QString& label)
{
    each(label, filled(), [transform](world::Address at) { return world::TransformChunk{at, transform}; });
    return true;
}

void ChunkTool::fillBackground()
{
    const auto& selected = state().selectedChunks();
    if (selected.empty()) {
        gate().say(noneText());
        return;
    }
    const auto catalog = gate().session().catalog();
    const world::TileEntry* entry = backgroundTile(*catalog, state().symbol());
    if (!entry) {
        gate().say(QCoreApplication::translate("Tool", "The chosen symbol has no tile id in the catalog."));
        return;
    }
    const QString name = model::tileName(*entry);
    const std::vector<world::Address> chunks(selected.begin(), selected.end());
    const QString label = QCoreApplication::translate("Tool", "Fill background with %1").arg(name);
    if (each(label, chunks, [entry](world::Address at) { return world::FillBackground{at, entry->id}; })) {
        const int count = static_cast<int>(chunks.size());
        const QString sentence =
            QCoreApplication::translate("Tool", "The background of %Ln chunk(s) is %1 now.", nullptr, count);
        gate().remark(sentence.arg(name));
    }
}

bool ChunkTool::command(ToolCommand command)
{
    switch (command) {
    case ToolCommand::FlipHorizontal:
        return transform(world::Transform::FlipHorizontal,
                         QCoreApplication::translate("Tool", "Mirror chunks"));
    case ToolCommand::FlipVertical:
        return transform(world::Transform::FlipVertical,
                         QCoreApplication::translate("Tool", "Mirror chunks"));
    case ToolCommand::TurnRight:
        return transform(world::Transform::Rotate90, QCoreApplication::translate("Tool", "Turn chunks"));
    case ToolCommand::TurnLeft:
        return transform(world::Transform::Rotate270, QCoreApplication::translate("Tool", "Turn chunks"));
    case ToolCommand::Delete:
        each(QCoreApplication::translate("Tool", "Clear chunks"), filled(),
             [](world::Address at) { return world::ClearChunk{at}; });
        return true;
    case ToolCommand::Duplicate:
        duplicate();
        return true;
    case ToolCommand::FillBackground:
        fillBackground();
        return true;
    default:
        return false;
    }
}

void ChunkTool::paint(const GhostPainter& ghost) const
{
    if (!gate().session().ready())
        return;
    const auto tile = pointer();
    world::Address by;
    if (tile && m_grip) {
        const world::Address to = chunkAt(*tile);
        by = {to.x - m_grip->x, to.y - m_grip->y};
    }
    for (const world::Address at : state().selectedChunks()) {
        ghost.fill(QRegion(rectOf(at)), QColor(120, 180, 255, 50));
        ghost.rim(rectOf({at.x + by.x, at.y + by.y}));
    }
    if (!tile || m_grip)
        return;
    for (const world::Address at : m_corner ? dragged(*tile) : std::set<world::Address>{chunkAt(*tile)})
        ghost.rim(rectOf(at));
}

} // namespace chartroom::views
