#include "views/world/tile_text.h"

#include "model/world/history_model.h"
#include "model/world/world_text.h"
#include "views/world/tools/layer_cells.h"

#include <QCoreApplication>

namespace chartroom::views {

namespace {

QString backgroundText(const world::TileCatalog& catalog, const world::WorldInfo& info,
                       const world::Chunk* chunk)
{
    const bool own = chunk && !chunk->backgroundTileId.empty();
    const std::string& id = own ? chunk->backgroundTileId : info.defaultBackgroundTileId;
    if (id.empty())
        return QCoreApplication::translate("TileText", "no background");
    const world::TileEntry* entry = catalog.byId(id);
    const QString name = entry ? model::tileName(*entry) : model::shownText(id);
    return (own ? QCoreApplication::translate("TileText", "%1 (chunk)")
                : QCoreApplication::translate("TileText", "%1 (world default)"))
        .arg(name);
}

QString stateText(const std::optional<world::ChunkLook>& look)
{
    if (!look)
        return QCoreApplication::translate("TileText", "loading");
    switch (look->state) {
    case world::ChunkLook::State::Missing:
        return QCoreApplication::translate("TileText", "no chunk yet");
    case world::ChunkLook::State::Newer:
        return QCoreApplication::translate("TileText", "read-only");
    case world::ChunkLook::State::Unreadable:
        return QCoreApplication::translate("TileText", "unreadable");
    case world::ChunkLook::State::Editable:
        break;
    }
    return {};
}

} // namespace

QString symbolName(const world::TileCatalog& catalog, char16_t symbol)
{
    const QString shown = QStringLiteral("'%1'").arg(model::symbolText(symbol));
    const world::TileEntry* entry = catalog.bySymbol(symbol);
    return entry && !entry->name.empty() ? shown + QLatin1Char(' ') + model::shownText(entry->name) : shown;
}

QString historyText(const world::TileCatalog& catalog, const model::LayersModel& layers,
                    const model::EditStep& step)
{
    QStringList parts;
    if (step.subject.symbol)
        parts << symbolName(catalog, *step.subject.symbol);
    if (!step.subject.name.empty())
        parts << model::shownText(step.subject.name);
    if (const auto& layer = step.subject.layer) {
        // It is called as it was: it may be gone by now, or have no name any longer.
        const std::string& name = step.subject.layerName;
        parts << (name.empty() ? layers.nameOf(*layer) : model::shownText(name));
    }
    const QString what = model::stepText(step.operation, step.label);
    return parts.isEmpty() ? what
                           : QCoreApplication::translate("TileText", "%1: %2")
                                 .arg(what, parts.join(QStringLiteral(", ")));
}

QString tileText(const model::WorldSession& session, const model::LayersModel& layers, QPoint tile)
{
    const world::WorldInfo& info = session.document().info();
    const world::TileAddress place = world::addressOf({tile.x(), tile.y()}, info.chunkSize);
    QStringList parts{QCoreApplication::translate("TileText", "chunk %1  local %2, %3  world %4, %5")
                          .arg(model::chunkText(place.chunk))
                          .arg(place.localX)
                          .arg(place.localY)
                          .arg(tile.x())
                          .arg(tile.y())};
    const auto look = session.chunk(place.chunk);
    if (const QString state = stateText(look); !state.isEmpty())
        parts << state;
    const world::Chunk* chunk = look ? look->chunk.get() : nullptr;
    if (!chunk)
        return parts.join(QStringLiteral(" | "));
    const LayerCells cells(session, {place.chunk, 0});
    const auto symbolAt = [&](const model::LayerKey& layer) {
        return cells.at(layer, {tile.x(), tile.y()}).value_or(u' ');
    };
    for (const auto& layer : chunk->layers) {
        const char16_t symbol = symbolAt(model::LayerKey::room(layer->number));
        QString value;
        if (layer->number == 0 && symbol == u'.')
            value = QStringLiteral("'.' \u2192 ") + backgroundText(*session.catalog(), info, chunk);
        else if (symbol != u' ')
            value = symbolName(*session.catalog(), symbol);
        else if (layer->number == 0)
            value = QCoreApplication::translate("TileText", "hole");
        if (!value.isEmpty())
            parts << layers.nameOf(model::LayerKey::room(layer->number)) + QLatin1Char(' ') + value;
    }
    for (const world::StackEntry& entry : session.document().knownStack()) {
        const char16_t symbol = symbolAt(model::LayerKey::height(entry.id));
        if (symbol != u' ')
            parts << layers.nameOf(model::LayerKey::height(entry.id)) + QLatin1Char(' ') +
                         symbolName(*session.catalog(), symbol);
    }
    return parts.join(QStringLiteral(" | "));
}

} // namespace chartroom::views
