#pragma once

#include "model/blob/structure_comparison.h"
#include "model/blob/tree_index.h"

#include <QAbstractItemModel>

namespace chartroom::model {

/// Two blobs' structures as one tree: what stands beside what, and where they differ.
class StructureModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, LikenessColumn, LeftColumn, RightColumn, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows another comparison; null shows none.
    void setComparison(std::shared_ptr<const StructureComparison> comparison);
    /// The pair of a row; null for none.
    [[nodiscard]] const StructurePair* pair(const QModelIndex& index) const;
    /// The next row that is a difference of its own, or the one before; from the beginning (end) where the
    /// index is invalid. Invalid for none.
    [[nodiscard]] QModelIndex difference(const QModelIndex& from, bool forward) const;
    /// How many rows are differences of their own.
    [[nodiscard]] std::uint64_t differences() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QModelIndex indexOf(TreeIndex::Node node, int column) const;

    std::shared_ptr<const StructureComparison> m_comparison;
    TreeIndex m_tree;
};

} // namespace chartroom::model
