#include "model/blob/text_rows.h"

namespace chartroom::model {

TextRows::TextRows(std::vector<Column> columns, std::vector<Row> rows)
    : m_columns(std::move(columns))
    , m_rows(std::move(rows))
{}

std::uint32_t TextRows::rowCount() const
{
    return static_cast<std::uint32_t>(m_rows.size());
}

QVariant TextRows::value(std::uint32_t row, int column) const
{
    return text(row, column);
}

QString TextRows::text(std::uint32_t row, int column) const
{
    return m_rows[row].texts[column];
}

QString TextRows::toolTip(std::uint32_t row, int column) const
{
    const QString& own = m_rows[row].toolTip;
    return own.isEmpty() ? text(row, column) : own;
}

Place TextRows::place(std::uint32_t row) const
{
    return m_rows[row].place;
}

} // namespace chartroom::model
