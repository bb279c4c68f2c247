#pragma once

#include "model/world/row_list_model.h"

#include <QString>

#include <optional>
#include <string>

namespace chartroom::model {

/// One line of the history: the state after a step.
struct HistoryRow
{
    std::size_t steps = 0; ///< how many steps are done in this state
    QString text;
    std::size_t chunks = 0; ///< that the step changed
    bool undone = false;

    friend bool operator==(const HistoryRow&, const HistoryRow&) = default;
};

/// What a step did, in the user's language. `operation` is its kind (see stepKind()), `label` what its maker
/// calls a step of several edits.
[[nodiscard]] QString stepText(const std::string& operation, const std::optional<std::string>& label);

/// The states of a world that undo and redo lead to, oldest first. The first is the world before all steps
/// that are kept.
class HistoryModel : public RowListModel<HistoryRow>
{
    Q_OBJECT

public:
    enum Column { StepColumn, ChunksColumn, ColumnCount };

    using RowListModel::RowListModel;

    /// Shows other states; `forgotten` steps came before the first.
    void setStates(std::vector<HistoryRow> steps, std::size_t forgotten);
    /// The row of the state that the world is in.
    [[nodiscard]] int currentRow() const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
};

} // namespace chartroom::model
