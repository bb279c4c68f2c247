// What the layers dock does with layers that have no cell yet, and so are in no file.
#include "views/world/docks/world_layers_dock.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace chartroom::views {

using model::LayerKey;

void WorldLayersDock::takeEdit(const world::Operation& operation)
{
    const auto* rename = std::get_if<world::RenameRoomLayer>(&operation.value);
    const auto added = rename ? m_added.find(rename->layer) : m_added.end();
    if (added == m_added.end()) {
        if (!refuseEmpty(operation))
            Q_EMIT editRequested(operation);
        return;
    }
    added->second = rename->label;
    m_model->setRoomName(added->first, added->second);
    sayEmpty(LayerKey::room(added->first));
    Q_EMIT emptyRoomsChanged();
}

void WorldLayersDock::sayEmpty(const LayerKey& layer)
{
    Q_EMIT said(
        tr("Layer \"%1\" has no cell yet: it is remembered here, and is in the world's files from its "
           "first cell on.")
            .arg(m_model->nameOf(layer)));
}

bool WorldLayersDock::refuseEmpty(const world::Operation& operation)
{
    std::vector<std::int64_t> layers;
    if (const auto* move = std::get_if<world::MoveRoomLayer>(&operation.value))
        layers = {move->layer, move->to};
    else if (const auto* copy = std::get_if<world::DuplicateRoomLayer>(&operation.value))
        layers = {copy->layer};
    const auto empty =
        std::ranges::find_if(layers, [this](std::int64_t layer) { return m_added.contains(layer); });
    if (empty == layers.end())
        return false;
    m_awaited.reset();
    m_namesAwaited = false;
    Q_EMIT said(
        tr("Layer \"%1\" has no cell yet, so that it has no place among the others. Paint on it first.")
            .arg(m_model->nameOf(LayerKey::room(*empty))));
    return true;
}

std::optional<world::Operation> WorldLayersDock::naming(const LayerKey& layer) const
{
    const auto added = layer.isHeight() ? m_added.end() : m_added.find(layer.number);
    if (added == m_added.end() || added->second.empty())
        return std::nullopt;
    return world::Operation{world::RenameRoomLayer{layer.number, added->second}};
}

void WorldLayersDock::storeNames()
{
    for (const auto& [number, name] : std::exchange(m_unstored, {})) {
        if (m_model->find(LayerKey::room(number)).isValid())
            Q_EMIT editRequested({world::RenameRoomLayer{number, name}});
    }
}

} // namespace chartroom::views
