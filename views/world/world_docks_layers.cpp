// What the docks know of the layers of a world, and of the chunks in view.
#include "model/world/room_names.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/world_view_state.h"
#include "views/world/world_docks.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace chartroom::views {

void WorldDocks::refreshLayers()
{
    if (!m_session.ready())
        return;
    std::vector<model::LayersModel::RoomLayer> rooms;
    for (const std::int64_t number : m_session.document().chunks().roomLayers()) {
        const auto name = m_roomNames.find(number);
        rooms.push_back({number, name == m_roomNames.end() ? std::string() : name->second});
    }
    // An empty world is painted on these (N25).
    for (const std::int64_t number : {0, 1}) {
        if (std::ranges::find(rooms, number, &model::LayersModel::RoomLayer::number) == rooms.end())
            rooms.push_back({number, {}});
    }
    std::ranges::sort(rooms, {}, &model::LayersModel::RoomLayer::number);
    const auto before = layers->model().keys(
        m_state.activeLayer().isHeight() ? model::LayersModel::HeightGroup : model::LayersModel::RoomGroup);
    layers->setLayers(m_session.document().knownStack(), std::move(rooms), !m_session.isIndexed());
    keepActiveLayer(before);
    refreshRenumber();
    // Steps are called by the names of layers.
    history->model().forget();
    Q_EMIT layersChanged();
}

void WorldDocks::restoreEmptyRooms(std::map<std::int64_t, std::string> rooms)
{
    layers->setEmptyRooms(std::move(rooms));
    refreshLayers();
}

model::LayerKey WorldDocks::layerToRemember() const
{
    const auto wanted = m_session.recoveryOffer() ? m_layerMemory.wanted() : std::nullopt;
    return wanted.value_or(m_state.activeLayer());
}

void WorldDocks::keepActiveLayer(const std::vector<model::LayerKey>& before)
{
    // Before the whole world was read a layer may be known only later.
    if (!m_session.isIndexed())
        return;
    const QScopedValueRollback keeps(m_keepsLayer, true);
    const model::LayerKey active = m_state.activeLayer();
    const auto heights = layers->model().keys(model::LayersModel::HeightGroup);
    const auto rooms = layers->model().keys(model::LayersModel::RoomGroup);
    std::set<model::LayerKey> all(heights.begin(), heights.end());
    all.insert(rooms.begin(), rooms.end());
    // Shown alone, a layer that is gone would hide all others, and nothing would say why.
    if (m_state.solo() && !all.contains(*m_state.solo()))
        m_state.setSolo({});
    if (const auto chosen = m_layerMemory.choose(active, all, m_session.document().history().lastNumber())) {
        m_state.setActiveLayer(*chosen);
        return;
    }
    // It was deleted: the nearest below it, else above it, of those that are still there.
    const auto place = std::ranges::find(before, active);
    const auto there = [&all](const model::LayerKey& layer) { return all.contains(layer); };
    if (const auto below = std::find_if(place, before.end(), there); below != before.end()) {
        m_state.setActiveLayer(*below);
        return;
    }
    const auto above = place == before.end()
                           ? before.rend()
                           : std::find_if(std::reverse_iterator(place), before.rend(), there);
    if (above != before.rend()) {
        m_state.setActiveLayer(*above);
        return;
    }
    // Nothing was active before: the next below that there is.
    if (active.isHeight() && !heights.empty()) {
        m_state.setActiveLayer(heights.front());
        return;
    }
    const auto below = std::ranges::find_if(
        rooms, [&](const model::LayerKey& room) { return active.isHeight() || room.number < active.number; });
    m_state.setActiveLayer(below == rooms.end() ? model::LayerKey::room(0) : *below);
}

void WorldDocks::refreshRoomNames()
{
    std::vector<world::Address> asked = viewChunks();
    asked.insert(asked.end(), m_changed.begin(), m_changed.end());
    m_changed.clear();
    auto names = model::roomNames(source(), asked);
    // A layer that none of them has keeps its name.
    for (const auto& [number, name] : m_roomNames) {
        const bool seen = std::ranges::any_of(asked, [this, number = number](world::Address address) {
            const auto chunk = source()(address);
            return chunk && chunk->layer(number);
        });
        if (!seen)
            names.try_emplace(number, name);
    }
    if (std::exchange(m_roomNames, names) != names)
        refreshLayers();
}

void WorldDocks::refreshRenumber()
{
    static const std::set<std::string> mending{"renumberStack", "moveHeightLayer", "duplicateHeightLayer",
                                               "deleteHeightLayer"};
    const auto mended = [this] {
        const model::EditHistory& steps = m_session.document().history();
        for (std::size_t place = 0; place < steps.doneCount(); ++place) {
            if (mending.contains(steps.step(place).operation))
                return true;
        }
        return false;
    };
    // The history of a day is long, and worlds whose heights disagree are rare.
    layers->setRenumberOffered(m_heightsDisagree && !m_session.readOnly() && !mended());
}

world::ChunkSource WorldDocks::source() const
{
    return [this](world::Address address) {
        const auto look = m_session.chunk(address);
        return look ? look->chunk : nullptr;
    };
}

std::vector<world::Address> WorldDocks::viewChunks() const
{
    std::vector<world::Address> result;
    for (std::int64_t y = m_where.origin().y; y < m_where.origin().y + m_where.side(); ++y) {
        for (std::int64_t x = m_where.origin().x; x < m_where.origin().x + m_where.side(); ++x)
            result.push_back({x, y});
    }
    return result;
}

} // namespace chartroom::views
