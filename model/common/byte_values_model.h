#pragma once

#include "model/common/byte_values.h"

#include <QAbstractTableModel>

namespace chartroom::model {

/// A table of what the bytes at one place mean: type, little-endian, big-endian. The rows never change, only
/// their content does.
class ByteValuesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TypeColumn, LittleColumn, BigColumn, ColumnCount };

    explicit ByteValuesModel(QObject* parent = nullptr);

    /// Shows other values; byteValues() made them.
    void setValues(std::vector<ByteValue> values);
    /// Bytes that a row's value takes.
    [[nodiscard]] std::uint64_t length(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<ByteValue> m_values;
};

} // namespace chartroom::model
