// What the docks say of the whole world: counts, its instances, its history.
#include "model/world/world_text.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/world_view_state.h"
#include "views/world/tile_text.h"
#include "views/world/world_docks.h"

#include <map>
#include <numeric>

namespace chartroom::views {

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

void WorldDocks::refreshInstances()
{
    instances->setInstances(instances->wholeWorld() ? m_allInstances.rows()
                                                    : model::instanceRows(source(), viewChunks()));
    instances->dropDrafts([this](world::Address chunk, const std::string& id) {
        const auto look = m_session.chunk(chunk);
        return look &&
               (!look->chunk || std::ranges::count(*look->chunk->instances, id, &world::Instance::id) == 0);
    });
}

void WorldDocks::refreshHistory()
{
    using Key = std::tuple<std::string, std::optional<std::string>, model::StepSubject>;
    // Most of the steps of a day are alike.
    std::map<Key, QString> texts;
    std::vector<model::HistoryRow> steps;
    for (const auto& entry : m_session.history()) {
        QString& text = texts[{entry.operation, entry.label, entry.subject}];
        if (text.isEmpty())
            text = historyText(*m_session.catalog(), layers->model(), entry);
        steps.push_back({0, text, entry.chunks, entry.undone});
    }
    history->setStates(std::move(steps), m_session.document().history().forgotten());
}

} // namespace chartroom::views
