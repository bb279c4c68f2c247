#pragma once

#include "model/common/job.h"
#include "model/common/row_source.h"

#include <QAbstractTableModel>

#include <memory>

namespace chartroom::model {

/// A table over a RowSource that sorts and filters by itself: it keeps one number for each row while it is
/// sorted or filtered and nothing otherwise. Long lists are sorted in the background, so that a million rows
/// do not hold up the window.
class RowsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        SourceRowRole = Qt::UserRole ///< number of the row in the source (quint32)
    };
    /// Longer lists are sorted and filtered in the background.
    static constexpr std::uint32_t immediateRows = 5000;

    explicit RowsModel(QObject* parent = nullptr);

    /// Shows other rows; null shows none. Order and filter stay.
    void setSource(std::shared_ptr<const RowSource> source);
    [[nodiscard]] const RowSource* source() const { return m_source.get(); }
    [[nodiscard]] bool isWorking() const { return m_job.isRunning(); }
    /// Keeps the rows with this text in one of their cells, whatever the case. Empty: all rows.
    void setFilter(const QString& text);
    [[nodiscard]] std::uint32_t sourceRow(int row) const;
    /// Where the row leads; empty for no row.
    [[nodiscard]] Place place(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    /// A changed order or filter is in effect.
    void arranged();

private:
    using Order = std::vector<std::uint32_t>;

    void arrange();
    void show(std::optional<Order> order);

    std::shared_ptr<const RowSource> m_source;
    std::vector<RowSource::Column> m_columns;
    /// Rows of the source in the order shown; nothing: all, as they come.
    std::optional<Order> m_order;
    QString m_filter;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    Job m_job;
};

} // namespace chartroom::model
