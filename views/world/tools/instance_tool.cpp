#include "views/world/tools/instance_tool.h"

#include "model/world/world_text.h"

namespace chartroom::views {

std::optional<model::InstanceRow> InstanceTool::instanceAt(QPoint tile) const
{
    const model::WorldSession& session = gate().session();
    if (!session.ready())
        return std::nullopt;
    const world::Tile at{tile.x(), tile.y()};
    const auto look = session.chunk(world::addressOf(at, session.document().info().chunkSize).chunk);
    if (!look || !look->chunk)
        return std::nullopt;
    const std::vector<model::InstanceRow> rows = model::instanceRows(*look->chunk);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if (row->tile == at)
            return *row;
    }
    return std::nullopt;
}

void InstanceTool::pressed(QPoint tile, Qt::KeyboardModifiers)
{
    if (!gate().session().ready())
        return;
    if (const auto found = instanceAt(tile)) {
        state().setSelectedInstance(InstanceKey{found->chunk, found->id});
        m_grip = tile;
        m_carried = found->id;
        m_from = found->chunk;
        return;
    }
    if (state().instanceTemplate().isEmpty())
        Q_EMIT templateNeeded(tile);
    else
        place(tile);
}

void InstanceTool::place(QPoint tile)
{
    world::PlaceInstance operation;
    operation.templateId = model::storedText(state().instanceTemplate());
    operation.layer = state().instanceLayer().number;
    operation.tile = {tile.x(), tile.y()};
    if (!gate().apply({operation}))
        return;
    if (const auto placed = instanceAt(tile))
        state().setSelectedInstance(InstanceKey{placed->chunk, placed->id});
}

void InstanceTool::released(QPoint tile, Qt::KeyboardModifiers)
{
    if (!m_grip)
        return;
    const QPoint grip = *std::exchange(m_grip, std::nullopt);
    if (grip == tile)
        return;
    if (!gate().apply({world::MoveInstance{m_from, m_carried, {tile.x(), tile.y()}}}))
        return;
    // In another chunk it may have got another id.
    if (const auto moved = instanceAt(tile))
        state().setSelectedInstance(InstanceKey{moved->chunk, moved->id});
}

bool InstanceTool::cancel()
{
    if (std::exchange(m_grip, std::nullopt))
        return true;
    const bool any = state().selectedInstance().has_value();
    state().setSelectedInstance({});
    return any;
}

bool InstanceTool::command(ToolCommand command)
{
    const auto selected = state().selectedInstance();
    if (command != ToolCommand::Delete || !selected)
        return false;
    if (gate().apply({world::DeleteInstance{selected->chunk, selected->id}}))
        state().setSelectedInstance({});
    return true;
}

void InstanceTool::paint(const GhostPainter& ghost) const
{
    const auto selected = state().selectedInstance();
    if (selected) {
        const auto look = gate().session().chunk(selected->chunk);
        for (const model::InstanceRow& row :
             look && look->chunk ? model::instanceRows(*look->chunk) : std::vector<model::InstanceRow>()) {
            if (row.id == selected->id)
                ghost.rim(QRect(static_cast<int>(row.tile.x), static_cast<int>(row.tile.y), 1, 1));
        }
    }
    const auto tile = pointer();
    if (!tile)
        return;
    ghost.fill(QRegion(QRect(*tile, QSize(1, 1))),
               m_grip ? QColor(110, 200, 255, 150) : QColor(110, 200, 255, 70));
    ghost.rim(QRect(*tile, QSize(1, 1)));
}

} // namespace chartroom::views
