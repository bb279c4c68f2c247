#pragma once

#include "model/blob/report.h"
#include "model/blob/tree_index.h"

#include <QAbstractItemModel>

namespace chartroom::model {

/// The envelopes of a blob as a tree.
class EnvelopeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        DomainColumn,
        GenerationColumn,
        ShareColumn,
        FoundColumn,
        OffsetColumn,
        LengthColumn,
        ColumnCount
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows another report's envelopes; null shows none.
    void setReport(BlobReportPtr report);
    /// The whole envelope of a row, as far as the file has it.
    [[nodiscard]] core::ByteRange range(const QModelIndex& index) const;
    /// The row of the innermost envelope with a byte, but none deeper than `deepest`; invalid for none.
    [[nodiscard]] QModelIndex indexAt(std::uint64_t offset, std::uint32_t deepest = UINT32_MAX) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    using Index = TreeIndex::Node; ///< of an envelope in the report; -1: above the root

    [[nodiscard]] QModelIndex indexOf(Index envelope, int column) const;
    [[nodiscard]] QString text(const blob::Envelope& envelope, int column) const;
    [[nodiscard]] QString generationText(const blob::Envelope& envelope) const;

    BlobReportPtr m_report;
    TreeIndex m_tree;
};

} // namespace chartroom::model
