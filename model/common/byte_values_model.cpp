#include "model/common/byte_values_model.h"

namespace chartroom::model {

ByteValuesModel::ByteValuesModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_values(byteValues({}, 0))
{}

void ByteValuesModel::setValues(std::vector<ByteValue> values)
{
    Q_ASSERT(values.size() == m_values.size());
    m_values = std::move(values);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::uint64_t ByteValuesModel::length(int row) const
{
    return m_values.at(static_cast<std::size_t>(row)).length;
}

int ByteValuesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_values.size());
}

int ByteValuesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ByteValuesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ByteValue& value = m_values[static_cast<std::size_t>(index.row())];
    const QString& text = index.column() == TypeColumn     ? value.type
                          : index.column() == LittleColumn ? value.little
                                                           : value.big;
    if (role == Qt::DisplayRole)
        return text;
    // Text from a file must not be taken for markup.
    if (role == Qt::ToolTipRole)
        return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
    return {};
}

QVariant ByteValuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TypeColumn:
        return tr("Type");
    case LittleColumn:
        return tr("Little-endian");
    case BigColumn:
        return tr("Big-endian");
    default:
        return {};
    }
}

} // namespace chartroom::model
