#include "model/common/rows_model.h"

#include "model/common/tip_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace chartroom::model {

namespace {

constexpr std::uint32_t stopEvery = 4096;

struct Arrangement
{
    QString filter;
    int column = -1;
    bool numeric = false;
    Qt::SortOrder order = Qt::AscendingOrder;
};

bool matches(const RowSource& source, std::uint32_t row, int columns, const QString& filter)
{
    for (int column = 0; column < columns; ++column) {
        if (source.text(row, column).contains(filter, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

/// Text order in which runs of digits count as numbers: "row 9" before "row 11".
bool naturallyLess(const QString& a, const QString& b)
{
    const auto digits = [](const QString& text, qsizetype from) {
        qsizetype end = from;
        while (end < text.size() && text[end].isDigit())
            ++end;
        return QStringView(text).mid(from, end - from);
    };
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        const QStringView left = digits(a, i);
        const QStringView right = digits(b, j);
        if (!left.isEmpty() && !right.isEmpty()) {
            if (left.size() != right.size())
                return left.size() < right.size();
            if (const int order = left.compare(right); order != 0)
                return order < 0;
            i += left.size();
            j += right.size();
            continue;
        }
        const int order = QStringView(a).mid(i, 1).localeAwareCompare(QStringView(b).mid(j, 1));
        if (order != 0)
            return order < 0;
        ++i;
        ++j;
    }
    return a.size() - i < b.size() - j;
}

template<class Key, class Less>
void sortByKeys(std::vector<std::uint32_t>& rows, const std::vector<Key>& keys, Qt::SortOrder order,
                Less less)
{
    std::vector<std::uint32_t> places(rows.size());
    std::iota(places.begin(), places.end(), 0U);
    std::ranges::stable_sort(places, [&](std::uint32_t a, std::uint32_t b) {
        return order == Qt::AscendingOrder ? less(keys[a], keys[b]) : less(keys[b], keys[a]);
    });
    std::ranges::transform(places, places.begin(), [&](std::uint32_t place) { return rows[place]; });
    rows = std::move(places);
}

std::vector<std::uint32_t> arranged(const RowSource& source, const Arrangement& how, const core::Task& task)
{
    const int columns = static_cast<int>(source.columns().size());
    const std::uint32_t count = source.rowCount();
    std::vector<std::uint32_t> rows;
    rows.reserve(how.filter.isEmpty() ? count : 0);
    for (std::uint32_t row = 0; row < count; ++row) {
        if (row % stopEvery == 0 && task.cancelled())
            return rows;
        if (how.filter.isEmpty() || matches(source, row, columns, how.filter))
            rows.push_back(row);
    }
    if (how.column < 0 || how.column >= columns)
        return rows;
    if (how.numeric) {
        std::vector<double> keys(rows.size());
        std::ranges::transform(rows, keys.begin(),
                               [&](std::uint32_t row) { return source.value(row, how.column).toDouble(); });
        sortByKeys(rows, keys, how.order, [](double a, double b) {
            // A strict order needs NaN to have a place: after all numbers.
            return std::isnan(b) ? !std::isnan(a) : a < b;
        });
    } else {
        std::vector<QString> keys(rows.size());
        std::ranges::transform(rows, keys.begin(),
                               [&](std::uint32_t row) { return source.value(row, how.column).toString(); });
        sortByKeys(rows, keys, how.order, naturallyLess);
    }
    return rows;
}

} // namespace

RowsModel::RowsModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void RowsModel::setSource(std::shared_ptr<const RowSource> source)
{
    beginResetModel();
    m_job.cancel();
    m_source = std::move(source);
    m_columns = m_source ? m_source->columns() : std::vector<RowSource::Column>{};
    m_order.reset();
    endResetModel();
    arrange();
}

void RowsModel::setFilter(const QString& text)
{
    if (m_filter == text)
        return;
    m_filter = text;
    arrange();
}

void RowsModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
}

void RowsModel::arrange()
{
    if (!m_source)
        return;
    const bool sorted = m_sortColumn >= 0 && m_sortColumn < static_cast<int>(m_columns.size());
    if (!sorted && m_filter.isEmpty()) {
        m_job.cancel();
        if (m_order)
            show(std::nullopt);
        Q_EMIT arranged();
        return;
    }
    const Arrangement how{m_filter, sorted ? m_sortColumn : -1,
                          sorted && m_columns[static_cast<std::size_t>(m_sortColumn)].numeric, m_sortOrder};
    if (m_source->rowCount() <= immediateRows) {
        m_job.cancel();
        show(chartroom::model::arranged(*m_source, how, {}));
        Q_EMIT arranged();
        return;
    }
    m_job.start([source = m_source,
                 how](const core::Task& task) { return chartroom::model::arranged(*source, how, task); },
                [this](Order order) {
                    show(std::move(order));
                    Q_EMIT arranged();
                });
}

void RowsModel::show(std::optional<Order> order)
{
    const auto shown = static_cast<std::uint32_t>(rowCount());
    const std::uint32_t next = order ? static_cast<std::uint32_t>(order->size()) : m_source->rowCount();
    if (shown != next) {
        beginResetModel();
        m_order = std::move(order);
        endResetModel();
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    if (!before.isEmpty()) {
        std::vector<std::uint32_t> rowOf(m_source->rowCount(), std::numeric_limits<std::uint32_t>::max());
        for (std::uint32_t row = 0; row < next; ++row)
            rowOf[order ? (*order)[row] : row] = row;
        for (const QModelIndex& index : before) {
            const std::uint32_t row = rowOf[sourceRow(index.row())];
            after << (row < next ? this->index(static_cast<int>(row), index.column()) : QModelIndex());
        }
    }
    m_order = std::move(order);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

std::uint32_t RowsModel::sourceRow(int row) const
{
    return m_order ? (*m_order)[static_cast<std::size_t>(row)] : static_cast<std::uint32_t>(row);
}

Place RowsModel::place(const QModelIndex& index) const
{
    return index.isValid() && m_source ? m_source->place(sourceRow(index.row())) : Place{};
}

int RowsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_source)
        return 0;
    const std::size_t rows = m_order ? m_order->size() : m_source->rowCount();
    return static_cast<int>(std::min<std::size_t>(rows, std::numeric_limits<int>::max()));
}

int RowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::uint32_t row = sourceRow(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return m_source->text(row, column);
    case Qt::ToolTipRole: {
        const QString tip = m_source->toolTip(row, column);
        return tip.isEmpty() ? QVariant() : QVariant(tipText(tip));
    }
    case Qt::DecorationRole:
        if (const auto color = m_source->color(row); color && column == 0)
            return *color;
        return {};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(m_columns[static_cast<std::size_t>(column)].numeric
                                       ? Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)
                                       : Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    case SourceRowRole:
        return row;
    default:
        return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= static_cast<int>(m_columns.size()))
        return {};
    const RowSource::Column& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return column.toolTip.isEmpty() ? QVariant() : QVariant(column.toolTip);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(column.numeric ? Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)
                                                  : Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    default:
        return {};
    }
}

} // namespace chartroom::model
