#pragma once

#include "formats/core/finding.h"

#include <QAbstractTableModel>

#include <map>
#include <vector>

namespace chartroom::views {

/// Findings as a table. After them comes one row for each code of which some were not kept, with their
/// number.
class FindingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { LevelColumn, CodeColumn, SentenceColumn, PlaceColumn, ColumnCount };
    enum Role {
        LevelRole = Qt::UserRole, ///< int of core::Level
        SortRole,                 ///< a value to sort the column by
        SearchRole                ///< all texts of the row
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setFindings(std::vector<core::Finding> findings, std::map<core::Code, std::uint64_t> dropped = {});
    /// Takes what a list kept and counted.
    void setFindings(const core::FindingList& list);
    void clear() { setFindings(std::vector<core::Finding>{}); }

    /// The finding of a row; nothing for a row that counts what was not kept.
    [[nodiscard]] const core::Finding* finding(int row) const;
    /// How many findings there are of a level, those that were not kept included.
    [[nodiscard]] std::uint64_t count(core::Level level) const;
    [[nodiscard]] std::uint64_t count() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] core::Level level(int row) const;
    [[nodiscard]] core::Code code(int row) const;

    std::vector<core::Finding> m_findings;
    std::vector<std::pair<core::Code, std::uint64_t>> m_dropped;
};

} // namespace chartroom::views
