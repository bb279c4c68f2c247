#pragma once

#include "model/world/edit_history.h"
#include "model/world/row_list_model.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace chartroom::model {

/// One line of the history: the state after as many steps as its row says.
struct HistoryRow
{
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

    /// What a step is called.
    using StepText = std::function<QString(const EditStep& step)>;

    explicit HistoryModel(QObject* parent = nullptr);

    /// Shows a history as it is now. Of the one that it showed last only what differs is looked at, for it is
    /// long after a day.
    void follow(const EditHistory& history, const StepText& text);
    /// Steps are called otherwise than before, or it is another history: follow() looks at all of it.
    void forget() { m_stale = true; }
    /// The row of the state that the world is in.
    [[nodiscard]] int currentRow() const { return m_done; }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    /// The rows of a history's steps from a place on.
    [[nodiscard]] static std::vector<HistoryRow> rowsOf(const EditHistory& history, std::size_t from,
                                                        const StepText& text);
    void replaceAll(const EditHistory& history, const StepText& text);

    int m_done = 0;
    std::size_t m_forgotten = 0;
    std::uint64_t m_highest = 0; ///< the highest number of a step that was there
    bool m_stale = true;
};

} // namespace chartroom::model
