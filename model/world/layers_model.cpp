#include "model/world/layers_model.h"

#include "formats/world/ids.h"
#include "model/common/tip_text.h"
#include "model/world/world_text.h"

#include <QColor>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace chartroom::model {

void LayersModel::setLayers(const world::HeightStack& stack, std::vector<RoomLayer> rooms, bool provisional)
{
    Rows heights;
    for (std::size_t i = stack.size(); i-- > 0;)
        heights.push_back({LayerKey::height(stack[i].id), static_cast<std::int64_t>(i) + 1,
                           stack[i].name.value_or(std::string())});
    Rows layers;
    for (auto room = rooms.rbegin(); room != rooms.rend(); ++room)
        layers.push_back({LayerKey::room(room->number), room->number, std::move(room->name)});
    const bool other = m_provisional != provisional;
    m_provisional = provisional;
    setRows(HeightGroup, std::move(heights));
    setRows(RoomGroup, std::move(layers));
    if (other)
        tellAll();
}

void LayersModel::setRows(Group group, Rows fresh)
{
    Rows& rows = m_rows[group];
    if (rows == fresh)
        return;
    const QModelIndex parent = index(group, 0);
    const bool sameKeys =
        std::ranges::equal(rows, fresh, [](const Row& a, const Row& b) { return a.key == b.key; });
    if (!sameKeys) {
        if (!rows.empty()) {
            beginRemoveRows(parent, 0, static_cast<int>(rows.size()) - 1);
            rows.clear();
            endRemoveRows();
        }
        if (!fresh.empty()) {
            beginInsertRows(parent, 0, static_cast<int>(fresh.size()) - 1);
            rows = std::move(fresh);
            endInsertRows();
        }
    } else {
        rows = std::move(fresh);
        Q_EMIT dataChanged(index(0, 0, parent),
                           index(static_cast<int>(rows.size()) - 1, ColumnCount - 1, parent));
    }
    Q_EMIT dataChanged(parent, index(group, ColumnCount - 1));
}

void LayersModel::addRoom(RoomLayer room)
{
    Rows fresh = m_rows[RoomGroup];
    const auto below = std::ranges::find_if(fresh, [&](const Row& row) { return row.place < room.number; });
    fresh.insert(below, {LayerKey::room(room.number), room.number, std::move(room.name)});
    setRows(RoomGroup, std::move(fresh));
}

void LayersModel::setRoomName(std::int64_t number, const std::string& name)
{
    Rows fresh = m_rows[RoomGroup];
    for (Row& row : fresh) {
        if (row.key.number == number)
            row.name = name;
    }
    setRows(RoomGroup, std::move(fresh));
}

void LayersModel::removeRoom(std::int64_t number)
{
    Rows fresh = m_rows[RoomGroup];
    std::erase_if(fresh, [number](const Row& row) { return row.key.number == number; });
    setRows(RoomGroup, std::move(fresh));
}

std::string LayersModel::freeHeightId() const
{
    world::UniqueIds ids;
    for (const Row& row : m_rows[HeightGroup])
        ids.reserve(row.key.id);
    return ids.number("height_", 1);
}

void LayersModel::tellAll()
{
    for (int group = 0; group < GroupCount; ++group) {
        const QModelIndex parent = index(group, 0);
        Q_EMIT dataChanged(parent, index(group, ColumnCount - 1));
        if (const int count = rowCount(parent); count > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(count - 1, ColumnCount - 1, parent));
    }
}

void LayersModel::setLooks(std::map<LayerKey, LayerLook> looks)
{
    m_looks = std::move(looks);
    tellAll();
}

LayerLook LayersModel::look(const LayerKey& key) const
{
    const auto found = m_looks.find(key);
    return found == m_looks.end() ? LayerLook() : found->second;
}

void LayersModel::setSolo(const std::optional<LayerKey>& layer)
{
    if (m_solo == layer)
        return;
    m_solo = layer;
    tellAll();
}

bool LayersModel::isShown(const LayerKey& key) const
{
    return m_solo ? *m_solo == key : look(key).visible;
}

void LayersModel::setActive(const LayerKey& key)
{
    if (m_active == key)
        return;
    m_active = key;
    tellAll();
}

bool LayersModel::isEditable(const QModelIndex& index) const
{
    const Row* row = layerAt(index);
    return row && m_editable && !(row->key.isHeight() && m_provisional);
}

const LayersModel::Row* LayersModel::layerAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == headingId)
        return nullptr;
    const Rows& list = rows(static_cast<Group>(index.internalId()));
    const auto row = static_cast<std::size_t>(index.row());
    return row < list.size() ? &list[row] : nullptr;
}

std::optional<LayerKey> LayersModel::key(const QModelIndex& index) const
{
    const Row* row = layerAt(index);
    return row ? std::optional(row->key) : std::nullopt;
}

QModelIndex LayersModel::find(const LayerKey& key) const
{
    const Group group = key.isHeight() ? HeightGroup : RoomGroup;
    const auto found = std::ranges::find(rows(group), key, &Row::key);
    if (found == rows(group).end())
        return {};
    return index(static_cast<int>(found - rows(group).begin()), NameColumn, index(group, 0));
}

std::vector<LayerKey> LayersModel::keys(Group group) const
{
    std::vector<LayerKey> result;
    for (const Row& row : rows(group))
        result.push_back(row.key);
    return result;
}

QModelIndex LayersModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : headingId);
}

QModelIndex LayersModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == headingId)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, headingId);
}

int LayersModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return GroupCount;
    if (parent.internalId() != headingId || parent.column() != 0)
        return 0;
    return static_cast<int>(rows(static_cast<Group>(parent.row())).size());
}

int LayersModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString LayersModel::displayName(const Row& row)
{
    if (!row.name.empty())
        return shownText(row.name);
    if (row.key.isHeight())
        return shownText(row.key.id);
    return row.key.number == 0 ? tr("Ground") : tr("Layer %1").arg(row.key.number);
}

QString LayersModel::placeText(const Row& row)
{
    return QString::number(row.place) + QStringLiteral("  ");
}

QString LayersModel::nameOf(const LayerKey& key) const
{
    const Row* row = layerAt(find(key));
    return displayName(row ? *row : Row{key, 0, {}});
}

QString LayersModel::seenText(const Row& row) const
{
    if (row.key == m_solo)
        return tr("shown alone");
    if (isShown(row.key))
        return tr("shown");
    return look(row.key).visible ? tr("hidden while another is shown alone") : tr("hidden");
}

QVariant LayersModel::headingData(int group, int column, int role) const
{
    if (role == Qt::FontRole) {
        QFont font = QGuiApplication::font();
        font.setBold(true);
        return font;
    }
    if (column != NameColumn)
        return {};
    if (role == Qt::DisplayRole)
        return group == HeightGroup ? tr("Height stack") : tr("Room layers");
    if (role == Qt::ToolTipRole && group == HeightGroup && m_provisional)
        return tr("Not all chunks have been read: the heights can be changed when they are.");
    return {};
}

QVariant LayersModel::data(const QModelIndex& index, int role) const
{
    const Row* row = layerAt(index);
    if (!row)
        return index.isValid() ? headingData(index.row(), index.column(), role) : QVariant();
    const LayerLook shown = look(row->key);
    const bool seen = isShown(row->key);
    switch (role) {
    case VisibleRole:
        return seen;
    case SoloRole:
        return row->key == m_solo;
    case LockedRole:
        return shown.locked || (row->key.isHeight() && m_provisional);
    case ActiveRole:
        return row->key == m_active;
    case PlaceRole:
        return qlonglong(row->place);
    case PlaceTextRole:
        return placeText(*row);
    case Qt::EditRole:
        return index.column() == NameColumn ? QVariant(shownText(row->name)) : QVariant();
    case Qt::DisplayRole:
        if (index.column() == NameColumn)
            return placeText(*row) + displayName(*row);
        return index.column() == OpacityColumn && shown.opacity < 1
                   ? tr("%1 %").arg(qRound(shown.opacity * 100))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == OpacityColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        font.setBold(row->key == m_active);
        return font;
    }
    case Qt::ForegroundRole:
        return seen ? QVariant() : QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText));
    case Qt::ToolTipRole:
        if (index.column() == LockColumn)
            return shown.locked ? tr("Locked: not painted on") : tr("Can be painted on");
        if (index.column() == VisibleColumn)
            return seenText(*row);
        // The name is often longer than its column.
        return tipText(row->key.isHeight()
                           ? displayName(*row) + QLatin1Char('\n') + tr("Id: %1").arg(shownText(row->key.id))
                           : displayName(*row));
    case Qt::AccessibleTextRole:
        return tr("%1 %2, %3, %4")
                   .arg(QString::number(row->place), displayName(*row), seenText(*row),
                        shown.locked ? tr("locked") : tr("not locked")) +
               (shown.opacity < 1 ? tr(", opacity %1 %").arg(qRound(shown.opacity * 100)) : QString());
    default:
        return {};
    }
}

Qt::ItemFlags LayersModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Row* row = layerAt(index);
    if (!row)
        return Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    // What cannot be moved is refused where it is dropped: a press that drags no row would go on selecting.
    flags.setFlag(Qt::ItemIsDragEnabled);
    flags.setFlag(Qt::ItemIsEditable, index.column() == NameColumn && isEditable(index));
    return flags;
}

bool LayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const Row* row = layerAt(index);
    if (!row || role != Qt::EditRole || index.column() != NameColumn || !isEditable(index))
        return false;
    const std::string name = storedText(value.toString());
    if (name == row->name)
        return false;
    Q_EMIT editRequested(row->key.isHeight()
                             ? world::Operation{world::RenameHeightLayer{row->key.id, name}}
                             : world::Operation{world::RenameRoomLayer{row->key.number, name}});
    return true;
}

} // namespace chartroom::model
