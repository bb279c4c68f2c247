// The edits of the current layer that the layers dock asks for.
#include "views/world/docks/name_input.h"
#include "views/world/docks/world_layers_dock.h"

#include <QTreeView>

#include <utility>

namespace chartroom::views {

using model::LayerKey;
using model::LayersModel;

void WorldLayersDock::await(const LayerKey& layer, const model::LayerLook& look)
{
    m_awaited = layer;
    m_awaitedLook = look;
    m_namesAwaited = true;
}

void WorldLayersDock::addHeightLayer()
{
    const std::string id = m_model->freeHeightId();
    await(LayerKey::height(id));
    Q_EMIT editRequested({world::AddHeightLayer{id, {}}});
    // Unless it was refused.
    if (const LayerKey added = LayerKey::height(id); m_model->find(added).isValid())
        sayEmpty(added);
}

void WorldLayersDock::addRoomLayer()
{
    const auto rooms = m_model->keys(LayersModel::RoomGroup);
    const std::int64_t number = rooms.empty() ? 1 : rooms.front().number + 1;
    m_added[number] = {};
    m_model->addRoom({number, {}});
    sayEmpty(LayerKey::room(number));
    Q_EMIT emptyRoomsChanged();
    await(LayerKey::room(number));
    takeAwaited();
}

void WorldLayersDock::renameCurrent(bool leaves)
{
    const QModelIndex index = m_view->currentIndex().siblingAtColumn(LayersModel::NameColumn);
    if (!m_model->isEditable(index))
        return;
    openName(*m_view, index, [this, leaves] {
        if (leaves)
            Q_EMIT left();
    });
}

void WorldLayersDock::duplicateCurrent()
{
    const auto key = current();
    if (!key)
        return;
    // To be painted on at once.
    model::LayerLook look;
    look.opacity = m_model->look(*key).opacity;
    if (key->isHeight()) {
        const std::string id = m_model->freeHeightId();
        await(LayerKey::height(id), look);
        Q_EMIT editRequested({world::DuplicateHeightLayer{key->id, id}});
        return;
    }
    const std::int64_t number = m_model->keys(LayersModel::RoomGroup).front().number + 1;
    await(LayerKey::room(number), look);
    takeEdit({world::DuplicateRoomLayer{key->number, number}});
}

void WorldLayersDock::deleteCurrent()
{
    const auto key = current();
    if (!key)
        return;
    // A layer without a cell is in no file.
    if (!key->isHeight() && m_added.erase(key->number) > 0) {
        m_model->removeRoom(key->number);
        takeCurrent();
        Q_EMIT emptyRoomsChanged();
        return;
    }
    Q_EMIT editRequested(key->isHeight() ? world::Operation{world::DeleteHeightLayer{key->id}}
                                         : world::Operation{world::DeleteRoomLayer{key->number}});
}

void WorldLayersDock::moveCurrent(int by)
{
    const auto key = current();
    if (!key)
        return;
    const int row = m_view->currentIndex().row() + by;
    if (const auto operation = m_model->moveOperation(*key, row))
        takeEdit(*operation);
    else if (const QString why = m_model->moveRefusal(*key, row); !why.isEmpty())
        Q_EMIT said(why);
}

} // namespace chartroom::views
