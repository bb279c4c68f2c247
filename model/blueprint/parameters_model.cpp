#include "model/blueprint/parameters_model.h"

#include "model/common/tip_text.h"

#include <QFont>

namespace chartroom::model {

namespace {
// The internal id of a group's index; an entry's is the number of its group + 1.
constexpr quintptr groupId = 0;
} // namespace

void ParametersModel::setGroups(std::vector<ParameterGroup> groups)
{
    beginResetModel();
    m_groups = std::move(groups);
    endResetModel();
}

Place ParametersModel::place(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const auto group =
        index.internalId() == groupId ? static_cast<std::size_t>(index.row()) : index.internalId() - 1;
    return {m_groups[group].range, {}};
}

QModelIndex ParametersModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : groupId);
}

QModelIndex ParametersModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return {};
    return createIndex(static_cast<int>(index.internalId() - 1), 0, groupId);
}

int ParametersModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != groupId || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].entries.size());
}

int ParametersModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ParametersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    return index.internalId() == groupId
               ? groupData(m_groups[row], index.column(), role)
               : entryData(m_groups[index.internalId() - 1].entries[row], index.column(), role);
}

QVariant ParametersModel::groupData(const ParameterGroup& group, int column, int role) const
{
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(column == Name);
        return font;
    }
    const QString& text = column == Note ? group.note : group.name;
    if ((column == Name || column == Note) && !text.isEmpty() && role == Qt::DisplayRole)
        return text;
    if (column == Note && !text.isEmpty() && role == Qt::ToolTipRole)
        return tipText(text);
    return {};
}

QVariant ParametersModel::entryData(const ParameterEntry& entry, int column, int role)
{
    const QString value = entry.unit.isEmpty() ? entry.value : entry.value + QLatin1Char(' ') + entry.unit;
    if (role == Qt::ToolTipRole) {
        // A narrow column cuts long values.
        const QStringList lines{column == Value ? value : QString(), entry.note};
        return tipText(lines[0].isEmpty() || lines[1].isEmpty() ? lines[0] + lines[1]
                                                                : lines.join(QLatin1Char('\n')));
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Name:
        return entry.name;
    case Value:
        return value;
    default:
        return entry.note;
    }
}

QVariant ParametersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Parameter");
    case Value:
        return tr("Value");
    default:
        return tr("Note");
    }
}

} // namespace chartroom::model
