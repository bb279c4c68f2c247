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
        if (row->tile == at && state().isShown(model::LayerKey::room(row->layer)))
            return *row;
    }
    return std::nullopt;
}

std::optional<model::InstanceRow> InstanceTool::selected() const
{
    const auto key = state().selectedInstance();
    const auto look = key ? gate().session().chunk(key->chunk) : std::nullopt;
    if (!look || !look->chunk)
        return std::nullopt;
    for (model::InstanceRow& row : model::instanceRows(*look->chunk)) {
        if (row.id == key->id)
            return std::move(row);
    }
    return std::nullopt;
}

bool InstanceTool::sees(std::int64_t layer)
{
    const model::LayerKey room = model::LayerKey::room(layer);
    // The gate has the words for it.
    return state().isShown(room) || gate().permits(room);
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
    if (!sees(state().instanceLayer().number))
        return;
    if (state().instanceTemplate().isEmpty())
        Q_EMIT templateNeeded(tile);
    else
        place(tile);
}

void InstanceTool::place(QPoint tile)
{
    if (!sees(state().instanceLayer().number))
        return;
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
    const auto key = state().selectedInstance();
    if (command != ToolCommand::Delete || !key)
        return false;
    // What nobody sees is not deleted on the map.
    if (const auto row = selected(); row && !sees(row->layer))
        return true;
    if (gate().apply({world::DeleteInstance{key->chunk, key->id}}))
        state().setSelectedInstance({});
    return true;
}

void InstanceTool::paint(const GhostPainter& ghost) const
{
    if (const auto row = selected(); row && state().isShown(model::LayerKey::room(row->layer)))
        ghost.rim(QRect(static_cast<int>(row->tile.x), static_cast<int>(row->tile.y), 1, 1));
    const auto tile = pointer();
    if (!tile)
        return;
    ghost.fill(QRegion(QRect(*tile, QSize(1, 1))),
               m_grip ? QColor(110, 200, 255, 150) : QColor(110, 200, 255, 70));
    ghost.rim(QRect(*tile, QSize(1, 1)));
}

} // namespace chartroom::views
