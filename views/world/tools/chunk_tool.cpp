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

} // namespace

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

std::optional<int> ChunkTool::carry(world::Address by, bool copy)
{
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
    const QString label = copy ? QCoreApplication::translate("Tool", "Duplicate chunks")
                               : QCoreApplication::translate("Tool", "Move chunks");
    if (!gate().apply(ToolGate::group(label, std::move(operations))))
        return std::nullopt;
    state().setSelectedChunks(moved);
    if (replaced > 0)
        gate().remark(QCoreApplication::translate(
            "Tool", "%Ln existing chunk(s) were replaced; Ctrl+Z brings them back.", nullptr, replaced));
    return replaced;
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
    if (state().selectedChunks().empty()) {
        gate().say(noneText());
        return;
    }
    const auto replaced = carry(freePlace(), true);
    if (!replaced)
        return;
    // It may lie far away, and the next key acts on it.
    const auto& copies = state().selectedChunks();
    QRect all;
    for (const world::Address at : copies)
        all |= rectOf(at);
    gate().reveal(all);
    // That something was replaced is said already.
    if (*replaced > 0)
        return;
    const int count = static_cast<int>(copies.size());
    const QString sentence =
        count == 1
            ? QCoreApplication::translate("Tool", "The copy is chunk %1, and is selected.")
            : QCoreApplication::translate(
                  "Tool", "The copies of %Ln chunk(s) begin at chunk %1, and are selected.", nullptr, count);
    gate().say(sentence.arg(model::chunkText(*copies.begin())));
}

template<class Make>
bool ChunkTool::each(const QString& label, const Make& make)
{
    std::vector<world::Operation> operations;
    for (const world::Address at : state().selectedChunks())
        operations.push_back({make(at)});
    if (operations.empty())
        gate().say(noneText());
    else
        gate().apply(ToolGate::group(label, std::move(operations)));
    return true;
}

bool ChunkTool::transform(world::Transform transform, const QString& label)
{
    return each(label, [transform](world::Address at) { return world::TransformChunk{at, transform}; });
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
        return each(QCoreApplication::translate("Tool", "Clear chunks"),
                    [](world::Address at) { return world::ClearChunk{at}; });
    case ToolCommand::Duplicate:
        duplicate();
        return true;
    case ToolCommand::FillBackground: {
        const world::TileEntry* entry = gate().session().catalog()->bySymbol(state().symbol());
        if (!entry || entry->id.empty()) {
            gate().say(
                QCoreApplication::translate("Tool", "The chosen symbol has no tile id in the catalog."));
            return true;
        }
        return each(QCoreApplication::translate("Tool", "Fill background"), [entry](world::Address at) {
            return world::FillBackground{at, entry->id};
        });
    }
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
