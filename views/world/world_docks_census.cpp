// What the docks say of the whole world: counts, its instances, its history.
#include "model/world/instance_moves.h"
#include "model/world/world_text.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/world_view_state.h"
#include "views/world/tile_text.h"
#include "views/world/world_docks.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace chartroom::views {

namespace {

/// How many steps are done, those that are forgotten with them.
std::size_t placeIn(const model::EditHistory& history)
{
    return history.doneCount() + history.forgotten();
}

/// The steps on the way from where so many were done to where so many are, as they are gone. Those that are
/// forgotten are left out.
std::vector<const model::EditStep*> stepsBetween(const model::EditHistory& history, std::size_t from,
                                                 std::size_t to)
{
    std::vector<const model::EditStep*> result;
    for (std::size_t place = std::min(from, to); place < std::max(from, to); ++place) {
        if (place >= history.forgotten() && place - history.forgotten() < history.count())
            result.push_back(&history.step(place - history.forgotten()));
    }
    if (to < from)
        std::ranges::reverse(result);
    return result;
}

} // namespace

void WorldDocks::connectCensus()
{
    connect(&m_census, &model::WorldCensus::counted, this, &WorldDocks::takeCounts);
    connect(&m_session, &model::WorldSession::changed, this, [this](const model::WorldChange& change) {
        if (instances->wholeWorld())
            m_allInstances.update(change.chunks);
    });
    connect(&m_allInstances, &model::InstanceList::listed, this, &WorldDocks::refreshInstances);
    connect(instances, &InstancesDock::scopeChanged, this, [this] {
        if (instances->wholeWorld())
            m_allInstances.read(m_census.chunksWithInstances());
        refreshInstances();
    });
}

void WorldDocks::takeCounts()
{
    palette->setUses(m_census.symbols());
    const auto counts = m_census.templates();
    instances->setTotal(
        std::accumulate(counts.begin(), counts.end(), std::uint64_t{0},
                        [](std::uint64_t sum, const auto& entry) { return sum + entry.second; }));
    QStringList ids;
    for (const auto& [id, count] : counts) {
        if (!id.empty())
            ids << model::shownText(id);
    }
    if (std::exchange(m_templates, ids) != ids)
        Q_EMIT templatesChanged(ids);
}

void WorldDocks::followInstances()
{
    const model::EditHistory& all = m_session.document().history();
    const std::size_t to = placeIn(all);
    const std::size_t from = std::exchange(m_followed, to);
    const auto& chosen = m_state.selectedInstance();
    for (const auto& step : stepsBetween(all, from, to)) {
        const auto moved = [&](world::Address chunk, const std::string& id) {
            return model::movedInstance(*step, to > from, chunk, id);
        };
        for (const InstancesDock::Key& held : instances->held()) {
            if (const auto now = moved(held.first, held.second))
                instances->follow(held, *now);
        }
        if (!chosen)
            continue;
        const InstanceKey& last =
            m_movedInstance && m_movedInstance->first == *chosen ? m_movedInstance->second : *chosen;
        if (const auto now = moved(last.chunk, last.id))
            m_movedInstance = {*chosen, {now->chunk, now->id}};
    }
}

void WorldDocks::refreshInstances()
{
    followInstances();
    instances->setInstances(instances->wholeWorld() ? m_allInstances.rows()
                                                    : model::instanceRows(source(), viewChunks()));
    instances->dropDrafts([this](world::Address chunk, const std::string& id) {
        const auto look = m_session.chunk(chunk);
        return look &&
               (!look->chunk || std::ranges::count(*look->chunk->instances, id, &world::Instance::id) == 0);
    });
    // Unless the user has chosen another one meanwhile.
    if (const auto moved = std::exchange(m_movedInstance, std::nullopt);
        moved && m_state.selectedInstance() == moved->first)
        m_state.setSelectedInstance(moved->second);
}

void WorldDocks::refreshHistory()
{
    using Key = std::tuple<std::string, std::optional<std::string>, model::StepSubject>;
    // Most of the steps of a day are alike.
    std::map<Key, QString> texts;
    history->follow(m_session.document().history(), [&](const model::EditStep& step) {
        QString& text = texts[{step.operation, step.label, step.subject}];
        if (text.isEmpty())
            text = historyText(*m_session.catalog(), layers->model(), step);
        return text;
    });
}

} // namespace chartroom::views
