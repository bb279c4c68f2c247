#pragma once

#include "model/common/place.h"

#include <QColor>
#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace chartroom::model {

/// The rows of one table, computed from immutable data when they are asked for: nothing is kept for a row.
/// All functions may be called from any thread.
class RowSource
{
public:
    struct Column
    {
        QString title;
        bool numeric = false; ///< aligned to the right, compared as numbers
        QString toolTip;
    };

    virtual ~RowSource() = default;
    [[nodiscard]] virtual std::vector<Column> columns() const = 0;
    [[nodiscard]] virtual std::uint32_t rowCount() const = 0;
    /// What the cell is sorted by: a number in a numeric column (NaN sorts last), else text.
    [[nodiscard]] virtual QVariant value(std::uint32_t row, int column) const = 0;
    /// What the cell shows, in the user's language.
    [[nodiscard]] virtual QString text(std::uint32_t row, int column) const = 0;
    /// A colour that stands for the row, shown in its first column.
    [[nodiscard]] virtual std::optional<QColor> color(std::uint32_t) const { return std::nullopt; }
    [[nodiscard]] virtual QString toolTip(std::uint32_t, int) const { return {}; }
    /// Where a double click on the row leads.
    [[nodiscard]] virtual Place place(std::uint32_t) const { return {}; }
};

} // namespace chartroom::model
