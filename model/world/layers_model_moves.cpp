// How layers are moved in their lists, by dragging and otherwise.
#include "model/world/layers_model.h"

#include <QMimeData>

namespace chartroom::model {

namespace {

const QString mimeType = QStringLiteral("application/x-chartroom-layer");

} // namespace

std::optional<world::Operation> LayersModel::moveOperation(const LayerKey& key, int row) const
{
    const Group group = key.isHeight() ? HeightGroup : RoomGroup;
    const Rows& list = rows(group);
    const QModelIndex from = find(key);
    if (!isEditable(from) || row < 0 || row >= static_cast<int>(list.size()) || row == from.row())
        return std::nullopt;
    const auto at = static_cast<std::size_t>(row);
    if (key.isHeight())
        return world::Operation{
            world::MoveHeightLayer{key.id, static_cast<std::int64_t>(list.size() - 1 - at)}};
    // The ground stays below all others.
    if (key.number == 0 || list[at].key.number == 0)
        return std::nullopt;
    return world::Operation{world::MoveRoomLayer{key.number, list[at].key.number}};
}

QString LayersModel::moveRefusal(const LayerKey& key, int row) const
{
    const Rows& list = rows(key.isHeight() ? HeightGroup : RoomGroup);
    const QModelIndex from = find(key);
    if (!from.isValid() || row < 0 || row >= static_cast<int>(list.size()) || row == from.row())
        return {};
    if (!m_editable)
        return tr("The world can only be looked at: its layers keep their order.");
    if (!isEditable(from))
        return tr("Not all chunks have been read: the heights can be changed when they are.");
    if (!key.isHeight() && (key.number == 0 || list[static_cast<std::size_t>(row)].key.number == 0))
        return tr("The ground (layer 0) stays below all other room layers.");
    return {};
}

QStringList LayersModel::mimeTypes() const
{
    return {mimeType};
}

QMimeData* LayersModel::mimeData(const QModelIndexList& indexes) const
{
    for (const QModelIndex& index : indexes) {
        if (!layerAt(index))
            continue;
        auto* data = new QMimeData;
        data->setData(mimeType, QByteArray::number(qulonglong(index.internalId())) + ' ' +
                                    QByteArray::number(index.row()));
        return data;
    }
    return nullptr;
}

LayersModel::Drop LayersModel::dropOf(const QMimeData* data, int row, const QModelIndex& parent) const
{
    if (!data || !data->hasFormat(mimeType) || !parent.isValid() || parent.internalId() != headingId)
        return {};
    const QList<QByteArray> parts = data->data(mimeType).split(' ');
    const int group = parts.value(0).toInt();
    const int from = parts.value(1).toInt();
    Drop drop;
    drop.layer = key(index(from, NameColumn, index(group, NameColumn)));
    drop.into = static_cast<Group>(parent.row());
    const int before = row < 0 ? 0 : row;
    drop.row = group == parent.row() && before > from ? before - 1 : before;
    return drop;
}

bool LayersModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int row, int,
                                  const QModelIndex& parent) const
{
    // Where it cannot stand it is refused when it is dropped: a drag that does nothing says nothing.
    return dropOf(data, row, parent).layer.has_value();
}

bool LayersModel::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int, const QModelIndex& parent)
{
    const Drop drop = dropOf(data, row, parent);
    if (!drop.layer)
        return false;
    if (drop.layer->isHeight() != (drop.into == HeightGroup))
        Q_EMIT refused(drop.layer->isHeight()
                           ? tr("A height layer stays in the height stack: it is no room layer.")
                           : tr("A room layer stays among the room layers: it is no height layer."));
    else if (const auto operation = moveOperation(*drop.layer, drop.row))
        Q_EMIT editRequested(*operation);
    else if (const QString why = moveRefusal(*drop.layer, drop.row); !why.isEmpty())
        Q_EMIT refused(why);
    return false;
}

} // namespace chartroom::model
