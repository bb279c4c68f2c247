#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <iterator>
#include <vector>

namespace chartroom::model {

/// A table whose rows are worked out anew after each edit. Only what differs is told to the views, so that
/// selection, editors and scroll position stay where they are.
template<class Row>
class RowListModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// A row's value, or null for a row that does not exist.
    [[nodiscard]] const Row* row(int index) const
    {
        return index >= 0 && index < rowCount() ? &m_rows[static_cast<std::size_t>(index)] : nullptr;
    }
    [[nodiscard]] const Row* row(const QModelIndex& index) const
    {
        return index.isValid() ? row(index.row()) : nullptr;
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

protected:
    /// Where a cell has its text: numbers at the right.
    [[nodiscard]] static QVariant alignmentOf(bool number)
    {
        return QVariant(number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    }
    /// Shows other rows. `same(a, b)`: whether two rows stand for one thing, whatever its values.
    template<class Same>
    void replaceRows(std::vector<Row> rows, Same same)
    {
        const auto head = std::ranges::mismatch(m_rows, rows, same);
        const auto first = head.in1 - m_rows.begin();
        auto oldEnd = std::ssize(m_rows);
        auto newEnd = std::ssize(rows);
        while (
            oldEnd > first && newEnd > first &&
            same(m_rows[static_cast<std::size_t>(oldEnd - 1)], rows[static_cast<std::size_t>(newEnd - 1)])) {
            --oldEnd;
            --newEnd;
        }
        if (oldEnd > first) {
            beginRemoveRows({}, static_cast<int>(first), static_cast<int>(oldEnd - 1));
            m_rows.erase(m_rows.begin() + first, m_rows.begin() + oldEnd);
            endRemoveRows();
        }
        if (newEnd > first) {
            beginInsertRows({}, static_cast<int>(first), static_cast<int>(newEnd - 1));
            m_rows.insert(m_rows.begin() + first, rows.begin() + first, rows.begin() + newEnd);
            endInsertRows();
        }
        tellChanges(std::move(rows));
    }

    /// Puts other rows in the place of `count` rows from `first` on.
    void spliceRows(int first, int count, std::vector<Row> rows)
    {
        const auto at = m_rows.begin() + first;
        if (count > 0) {
            beginRemoveRows({}, first, first + count - 1);
            m_rows.erase(at, at + count);
            endRemoveRows();
        }
        if (!rows.empty()) {
            beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
            m_rows.insert(m_rows.begin() + first, std::make_move_iterator(rows.begin()),
                          std::make_move_iterator(rows.end()));
            endInsertRows();
        }
    }

    /// Gives the rows from `first` to before `end` other values: `change(row, index)`.
    template<class Change>
    void changeRows(int first, int end, Change change)
    {
        if (first >= end)
            return;
        for (int i = first; i < end; ++i)
            change(m_rows[static_cast<std::size_t>(i)], i);
        Q_EMIT dataChanged(index(first, 0), index(end - 1, columnCount() - 1));
    }

private:
    // One signal for each run of rows with other values.
    void tellChanges(std::vector<Row> rows)
    {
        m_rows.swap(rows);
        const int count = rowCount();
        for (int begin = 0; begin < count; ++begin) {
            int end = begin;
            while (end < count &&
                   !(m_rows[static_cast<std::size_t>(end)] == rows[static_cast<std::size_t>(end)]))
                ++end;
            if (end == begin)
                continue;
            Q_EMIT dataChanged(index(begin, 0), index(end - 1, columnCount() - 1));
            begin = end;
        }
    }

    std::vector<Row> m_rows;
};

} // namespace chartroom::model
