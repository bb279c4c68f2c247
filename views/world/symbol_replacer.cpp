#include "views/world/symbol_replacer.h"

#include "model/world/known_chunks.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/world_view_state.h"
#include "views/world/tile_text.h"
#include "views/world/world_docks.h"

namespace chartroom::views {

using Scope = ReplaceDialog::Scope;

SymbolReplacer::SymbolReplacer(model::WorldSession& session, WorldViewState& state, WorldDocks& docks,
                               QWidget& window)
    : QObject(&window)
    , m_session(session)
    , m_state(state)
    , m_docks(docks)
    , m_window(window)
{}

void SymbolReplacer::open()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        m_dialog->askAgain();
        return;
    }
    m_dialog = new ReplaceDialog(&m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setSymbols(m_docks.palette->model());
    std::vector<model::LayersModel::RoomLayer> rooms;
    const auto keys = m_docks.layers->model().keys(model::LayersModel::RoomGroup);
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
        const model::LayersModel& model = m_docks.layers->model();
        const QString name =
            key->number == 0 ? layerName(model, *key) : model.find(*key).data(Qt::EditRole).toString();
        rooms.push_back({key->number, name.toStdString()});
    }
    m_dialog->setLayers(rooms);
    const model::LayerKey& active = m_state.activeLayer();
    m_dialog->setLayer(active.isHeight() ? 0 : active.number);
    m_dialog->setFrom(m_state.symbol());
    m_dialog->setSelectionThere(!m_state.selection().isEmpty());
    if (!m_state.selection().isEmpty())
        m_dialog->setScope(Scope::Selection);
    connect(m_dialog, &ReplaceDialog::countRequested, this, &SymbolReplacer::count);
    connect(m_dialog, &ReplaceDialog::replaceRequested, this, &SymbolReplacer::replace);
    connect(&m_session, &model::WorldSession::changed, m_dialog, &ReplaceDialog::refresh);
    connect(&m_state, &WorldViewState::selectionChanged, m_dialog, [this] {
        m_dialog->setSelectionThere(!m_state.selection().isEmpty());
        m_dialog->refresh();
    });
    m_dialog->refresh();
    m_dialog->show();
    m_dialog->askAgain();
}

model::SymbolQuery SymbolReplacer::queryOf(const ReplaceDialog::Query& query) const
{
    model::SymbolQuery result{query.from, query.layer, {}};
    if (query.scope == Scope::Selection)
        result.tiles = m_state.selection();
    else if (query.scope == Scope::Neighbourhood)
        result.tiles = m_docks.neighbourhoodTiles();
    return result;
}

void SymbolReplacer::count(const ReplaceDialog::Query& query)
{
    // The worker reads what the document does not hold; what it holds is shared with it.
    m_job.start(
        [query = queryOf(query), chunks = model::KnownChunks(m_session.document()),
         size = m_session.document().info().chunkSize](const core::Task& task) {
            return model::countSymbol(query, chunks.source(), size, chunks.addresses(), task);
        },
        [this, query](const model::SymbolCount& count) {
            if (m_dialog)
                m_dialog->setCount(query, count);
        });
}

void SymbolReplacer::replace(const ReplaceDialog::Query& query)
{
    m_docks.edit(model::replaceOperation(queryOf(query), query.to));
}

} // namespace chartroom::views
