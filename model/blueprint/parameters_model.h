#pragma once

#include "model/blueprint/parameter_groups.h"
#include "model/common/place.h"

#include <QAbstractItemModel>

namespace chartroom::model {

/// The parameters of a blueprint as a tree: groups, and in each its parameters with value (and its unit) and
/// note.
class ParametersModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Value, Note, ColumnCount };

    explicit ParametersModel(QObject* parent = nullptr)
        : QAbstractItemModel(parent)
    {}

    void setGroups(std::vector<ParameterGroup> groups);
    /// The bytes of the section that the index belongs to; empty where there is none.
    [[nodiscard]] Place place(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant groupData(const ParameterGroup& group, int column, int role) const;
    [[nodiscard]] static QVariant entryData(const ParameterEntry& entry, int column, int role);

    std::vector<ParameterGroup> m_groups;
};

} // namespace chartroom::model
