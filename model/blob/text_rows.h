#pragma once

#include "model/common/row_source.h"

namespace chartroom::model {

/// A few rows whose texts are made beforehand: for tables that never grow with the file.
class TextRows : public RowSource
{
public:
    struct Row
    {
        QStringList texts; ///< one for each column
        Place place;
        QString toolTip{}; ///< empty: each cell's text, which may not fit the column
    };

    TextRows(std::vector<Column> columns, std::vector<Row> rows);

    [[nodiscard]] std::vector<Column> columns() const override { return m_columns; }
    [[nodiscard]] std::uint32_t rowCount() const override;
    [[nodiscard]] QVariant value(std::uint32_t row, int column) const override;
    [[nodiscard]] QString text(std::uint32_t row, int column) const override;
    [[nodiscard]] QString toolTip(std::uint32_t row, int column) const override;
    [[nodiscard]] Place place(std::uint32_t row) const override;

private:
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

} // namespace chartroom::model
