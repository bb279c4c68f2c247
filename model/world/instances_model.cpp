#include "model/world/instances_model.h"

#include "formats/world/json/reader.h"
#include "model/common/tip_text.h"
#include "model/world/instance_record.h"
#include "model/world/world_text.h"

#include <QColor>
#include <QGuiApplication>
#include <QPalette>

namespace chartroom::model {

namespace {

bool isNumber(int column)
{
    return column >= InstancesModel::LayerColumn && column <= InstancesModel::YColumn;
}

} // namespace

std::vector<InstanceRow> instanceRows(const world::Chunk& chunk)
{
    std::vector<InstanceRow> result;
    const world::Tile origin = world::originOf(chunk.address, chunk.size);
    for (const world::Instance& instance : *chunk.instances) {
        const auto record = world::json::OwnedDocument::of(instance.record);
        std::string name = record.root().find("name").string();
        result.push_back({chunk.address,
                          instance.id,
                          name.empty() ? instance.id : std::move(name),
                          instance.templateId,
                          instance.layer,
                          {origin.x + instance.x, origin.y + instance.y},
                          instance.record});
    }
    return result;
}

std::vector<InstanceRow> instanceRows(const world::ChunkSource& source,
                                      const std::vector<world::Address>& chunks)
{
    std::vector<InstanceRow> result;
    for (const world::Address address : chunks) {
        if (const auto chunk = source(address))
            std::ranges::move(instanceRows(*chunk), std::back_inserter(result));
    }
    return result;
}

void InstancesModel::setInstances(std::vector<InstanceRow> instances)
{
    replaceRows(std::move(instances),
                [](const auto& a, const auto& b) { return a.chunk == b.chunk && a.id == b.id; });
}

void InstancesModel::setRooms(const RoomVisibility& rooms)
{
    if (m_rooms == rooms)
        return;
    m_rooms = rooms;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1),
                           {Qt::ForegroundRole, Qt::ToolTipRole});
}

int InstancesModel::find(world::Address chunk, const std::string& id) const
{
    const auto found = std::ranges::find_if(
        rows(), [&](const InstanceRow& row) { return row.chunk == chunk && row.id == id; });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

int InstancesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant InstancesModel::data(const QModelIndex& index, int role) const
{
    const InstanceRow* instance = row(index);
    if (!instance)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(isNumber(index.column()));
    const bool seen = m_rooms.shows(instance->layer);
    if (role == Qt::ForegroundRole && !seen)
        return QGuiApplication::palette().color(QPalette::PlaceholderText);
    if (role == Qt::ToolTipRole) {
        QStringList lines;
        if (index.column() == NameColumn)
            lines << tr("Id: %1").arg(shownText(instance->id));
        if (!seen)
            lines << tr("Not shown on the map: its layer is hidden.");
        return lines.isEmpty() ? QVariant() : QVariant(tipText(lines.join(QLatin1Char('\n'))));
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != SortRole)
        return {};
    switch (index.column()) {
    case NameColumn:
        return shownText(instance->name);
    case TemplateColumn:
        return shownText(instance->templateId);
    case LayerColumn:
        return qlonglong(instance->layer);
    case XColumn:
        return qlonglong(instance->tile.x);
    case YColumn:
        return qlonglong(instance->tile.y);
    default:
        return role == SortRole ? QVariant(index.row()) : QVariant(chunkText(instance->chunk));
    }
}

QVariant InstancesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(isNumber(section));
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case TemplateColumn:
        return tr("Template");
    case LayerColumn:
        return tr("Layer");
    case XColumn:
        return tr("x");
    case YColumn:
        return tr("y");
    case ChunkColumn:
        return tr("Chunk");
    default:
        return {};
    }
}

Qt::ItemFlags InstancesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = RowListModel::flags(index);
    if (index.isValid())
        flags.setFlag(Qt::ItemIsEditable,
                      m_editable && index.column() >= NameColumn && index.column() <= YColumn);
    return flags;
}

bool InstancesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const InstanceRow* instance = row(index);
    if (!instance || role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable) ||
        value == data(index, role))
        return false;
    bool valid = true;
    world::EditInstance edit{instance->chunk, instance->id, {}, {}, {}};
    world::MoveInstance move{instance->chunk, instance->id, instance->tile};
    switch (index.column()) {
    case NameColumn:
        edit.record = withName(instance->record, value.toString());
        break;
    case TemplateColumn:
        edit.templateId = storedText(value.toString());
        break;
    case LayerColumn:
        edit.layer = value.toLongLong(&valid);
        valid = valid && *edit.layer >= 0;
        break;
    case XColumn:
        move.tile.x = value.toLongLong(&valid);
        break;
    default:
        move.tile.y = value.toLongLong(&valid);
        break;
    }
    if (!valid) {
        Q_EMIT refused(noNumberText(value.toString(), index.column() == LayerColumn));
        return false;
    }
    const bool moves = index.column() == XColumn || index.column() == YColumn;
    Q_EMIT editRequested(moves ? world::Operation{move} : world::Operation{edit});
    return true;
}

} // namespace chartroom::model
