#include "model/blob/structure_model.h"

#include "model/common/tip_text.h"

#include <QFont>

#include <algorithm>

namespace chartroom::model {

void StructureModel::setComparison(std::shared_ptr<const StructureComparison> comparison)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_tree = TreeIndex(m_comparison ? m_comparison->parents : std::vector<TreeIndex::Node>());
    endResetModel();
}

const StructurePair* StructureModel::pair(const QModelIndex& index) const
{
    return index.isValid() ? &m_comparison->pairs[static_cast<std::size_t>(index.internalId())] : nullptr;
}

QModelIndex StructureModel::difference(const QModelIndex& from, bool forward) const
{
    const auto count = static_cast<std::int64_t>(m_comparison ? m_comparison->pairs.size() : 0);
    std::int64_t at = forward ? -1 : count;
    if (from.isValid())
        at = static_cast<std::int64_t>(from.internalId());
    for (at += forward ? 1 : -1; at >= 0 && at < count; at += forward ? 1 : -1) {
        if (m_comparison->pairs[static_cast<std::size_t>(at)].isDifference())
            return indexOf(static_cast<TreeIndex::Node>(at), 0);
    }
    return {};
}

std::uint64_t StructureModel::differences() const
{
    return m_comparison ? static_cast<std::uint64_t>(
                              std::ranges::count_if(m_comparison->pairs, &StructurePair::isDifference))
                        : 0;
}

QModelIndex StructureModel::indexOf(TreeIndex::Node node, int column) const
{
    return node < 0 ? QModelIndex() : createIndex(m_tree.row(node), column, static_cast<quintptr>(node));
}

QModelIndex StructureModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto around = parent.isValid() ? static_cast<TreeIndex::Node>(parent.internalId()) : -1;
    return indexOf(m_tree.child(around, row), column);
}

QModelIndex StructureModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(m_comparison->parents[static_cast<std::size_t>(index.internalId())], 0)
                           : QModelIndex();
}

int StructureModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return m_tree.childCount(parent.isValid() ? static_cast<TreeIndex::Node>(parent.internalId()) : -1);
}

int StructureModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant StructureModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StructurePair& row = *pair(index);
    if (role == Qt::FontRole && row.isDifference()) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto shown = [role](const QString& text) { return role == Qt::ToolTipRole ? tipText(text) : text; };
    switch (index.column()) {
    case NameColumn:
        return shown(row.name);
    case LeftColumn:
        return shown(row.left);
    case RightColumn:
        return shown(row.right);
    default:
        break;
    }
    switch (row.likeness) {
    case Likeness::Same:
        return tr("= same");
    case Likeness::Inside:
        return tr("\u2248 differs inside");
    case Likeness::Different:
        return tr("\u2260 differs");
    case Likeness::OnlyLeft:
        return tr("\u2190 only left");
    case Likeness::OnlyRight:
        return tr("\u2192 only right");
    }
    return {};
}

QVariant StructureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Structure");
    case LikenessColumn:
        return tr("Comparison");
    case LeftColumn:
        return tr("Left");
    case RightColumn:
        return tr("Right");
    default:
        return {};
    }
}

} // namespace chartroom::model
