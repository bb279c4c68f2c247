#include "views/world/symbol_replacer.h"

#include "model/common/plural.h"
#include "model/world/known_chunks.h"
#include "model/world/symbol_search.h"
#include "model/world/world_text.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/world_view_state.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"

#include <QScreen>

#include <algorithm>
#include <utility>

namespace chartroom::views {

using Scope = ReplaceDialog::Scope;

namespace {
/// Logical pixels between the dialog and the corner of the map.
constexpr int fromCorner = 16;
/// And what is kept free beside its middle.
constexpr int besideMiddle = 64;
/// While somebody paints, matches are counted so often at most.
constexpr int refreshMilliseconds = 200;
} // namespace

SymbolReplacer::SymbolReplacer(model::WorldSession& session, WorldViewState& state, WorldDocks& docks,
                               WorldPage& page, QWidget& window)
    : QObject(&window)
    , m_session(session)
    , m_state(state)
    , m_docks(docks)
    , m_page(page)
    , m_window(window)
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshMilliseconds);
    connect(&m_session, &model::WorldSession::changed, this, [this] {
        if (!m_dialog)
            return;
        m_dialog->outdate();
        // What is taken back, or was long ago, is not what there is to say.
        if (m_session.document().history().lastNumber() != m_replaced)
            m_dialog->setReplaced({});
        if (!m_refresh.isActive())
            m_refresh.start();
    });
    connect(&m_session, &model::WorldSession::editEnded, this, &SymbolReplacer::takeReplaced);
    connect(&m_session, &model::WorldSession::editFailed, this, [this] { m_replacing.reset(); });
    // The steps of a world that is opened anew have other numbers.
    connect(&m_session, &model::WorldSession::opened, this, [this] {
        m_replacing.reset();
        m_tally.cancel();
        m_replaced = 0;
    });
    connect(&m_docks, &WorldDocks::layersChanged, this, &SymbolReplacer::fillLayers);
    connect(&m_state, &WorldViewState::looksChanged, this, &SymbolReplacer::fillLayers);
    connect(&m_refresh, &QTimer::timeout, this, [this] {
        if (m_dialog)
            m_dialog->refresh();
    });
}

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
    fill(*m_dialog);
    connect(m_dialog, &ReplaceDialog::countRequested, this, &SymbolReplacer::count);
    connect(m_dialog, &ReplaceDialog::findRequested, this, &SymbolReplacer::find);
    connect(m_dialog, &ReplaceDialog::replaceRequested, this, &SymbolReplacer::replace);
    connect(m_dialog, &QDialog::finished, this, [this] {
        if (const auto asked = m_dialog ? m_dialog->search() : std::nullopt)
            m_last = asked;
    });
    connect(&m_state, &WorldViewState::selectionChanged, m_dialog, [this] {
        m_dialog->setSelectionThere(!m_state.selection().isEmpty());
        m_dialog->refresh();
    });
    m_dialog->refresh();
    // What is found is shown in the middle of the map: not behind the dialog, which may lie over the docks.
    m_dialog->adjustSize();
    const QRect map(m_page.mapToGlobal(QPoint()), m_page.size());
    const int left = std::max(map.right() - m_dialog->width() - fromCorner, map.center().x() + besideMiddle);
    const QRect screen = m_window.screen()->availableGeometry();
    m_dialog->move(std::min(left, screen.right() - m_dialog->width()), map.top() + fromCorner);
    m_dialog->show();
    m_dialog->askAgain();
}

void SymbolReplacer::fill(ReplaceDialog& dialog)
{
    dialog.setSymbols(m_docks.palette->model());
    fillLayers();
    const model::LayerKey& active = m_state.activeLayer();
    const bool selected = !m_state.selection().isEmpty();
    dialog.setLayer(m_last ? m_last->layer : active.isHeight() ? 0 : active.number);
    dialog.setFrom(m_last ? m_last->from : m_state.symbol());
    if (m_last && m_last->to != 0)
        dialog.setTo(m_last->to);
    dialog.setSelectionThere(selected);
    if (selected)
        dialog.setScope(Scope::Selection);
    else if (m_last && m_last->scope != Scope::Selection)
        dialog.setScope(m_last->scope);
}

void SymbolReplacer::fillLayers()
{
    if (!m_dialog)
        return;
    std::vector<ReplaceDialog::RoomLayer> rooms;
    const auto keys = m_docks.layers->model().keys(model::LayersModel::RoomGroup);
    for (auto key = keys.rbegin(); key != keys.rend(); ++key)
        rooms.push_back(
            {key->number, layerText(key->number), m_state.look(*key).locked, !m_state.isShown(*key)});
    m_dialog->setLayers(rooms);
}

QString SymbolReplacer::layerText(std::int64_t layer) const
{
    return m_docks.layers->model().find(model::LayerKey::room(layer)).data().toString();
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
         size = m_session.document().info().chunkSize,
         readOnly = m_session.document().chunks().inState(model::ChunkSummary::State::Newer)](
            const core::Task& task) {
            return model::countSymbol(query, chunks.source(), size, chunks.addresses(), readOnly, task);
        },
        [this, query](const model::SymbolCount& count) {
            // What changed meanwhile is counted in a moment.
            if (m_dialog && !m_refresh.isActive())
                m_dialog->setCount(query, count);
        });
}

void SymbolReplacer::find(const ReplaceDialog::Query& query, bool backwards)
{
    m_last = query;
    m_search.start(
        [query = queryOf(query), chunks = model::KnownChunks(m_session.document()),
         size = m_session.document().info().chunkSize, from = m_page.currentTile(),
         backwards](const core::Task& task) {
            return model::findSymbol(query, chunks.source(), size, chunks.addresses(), from, backwards, task);
        },
        [this, query](const std::optional<world::Tile>& tile) { takeFound(query, tile); });
}

void SymbolReplacer::takeFound(const ReplaceDialog::Query& query, const std::optional<world::Tile>& tile)
{
    // Marked there, and the next one is looked for from there.
    if (tile)
        m_page.goTo(*tile);
    const QString symbol = model::symbolText(query.from);
    const QString sentence = tile ? tr("%1 at %2, %3").arg(symbol).arg(tile->x).arg(tile->y)
                                  : tr("%1 does not occur there.").arg(symbol);
    if (m_dialog)
        m_dialog->setFound(sentence);
    Q_EMIT said(sentence);
}

void SymbolReplacer::findAgain(bool backwards)
{
    const auto asked = m_dialog ? m_dialog->search() : m_last;
    if (asked && (asked->scope != Scope::Selection || !m_state.selection().isEmpty()))
        find(*asked, backwards);
    else
        open();
}

void SymbolReplacer::replace(const ReplaceDialog::Query& query)
{
    m_last = query;
    m_replacing = {query, m_session.document().history().lastNumber()};
    if (!m_docks.edit(model::replaceOperation(queryOf(query), query.to)))
        m_replacing.reset();
    else if (!m_session.isEditing())
        takeReplaced();
}

void SymbolReplacer::takeReplaced()
{
    const auto asked = std::exchange(m_replacing, std::nullopt);
    if (!asked)
        return;
    const model::EditHistory& history = m_session.document().history();
    const std::size_t place = history.countUpTo(asked->after);
    if (place >= history.doneCount())
        return;
    m_replaced = history.lastNumber();
    // What was done counts, not what was counted before: chunks may have been read anew meanwhile.
    m_tally.start(
        [step = history.step(place), layer = asked->query.layer](const core::Task& task) {
            return model::countChanged(step, layer, task);
        },
        [this, query = asked->query](const model::SymbolCount& count) { sayReplaced(query, count); });
}

void SymbolReplacer::sayReplaced(const ReplaceDialog::Query& query, const model::SymbolCount& count)
{
    const QString chunks = tr("%Ln chunk(s)", nullptr, model::plural(count.chunks));
    const int cells = model::plural(count.cells);
    const QString done =
        query.to == model::erased
            ? tr("%Ln cell(s) in %1 were erased.", nullptr, cells).arg(chunks)
            : tr("%Ln cell(s) in %1 became %2.", nullptr, cells).arg(chunks, model::symbolText(query.to));
    const QString sentence =
        tr("On “%1”, %2: %3").arg(layerText(query.layer), ReplaceDialog::scopeText(query.scope), done);
    // It may have been taken back while it was counted.
    if (m_dialog && m_session.document().history().lastNumber() == m_replaced)
        m_dialog->setReplaced(sentence);
    Q_EMIT said(sentence);
}

} // namespace chartroom::views
