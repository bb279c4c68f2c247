#pragma once

#include "formats/world/operations/operation.h"
#include "formats/world/world_info.h"
#include "model/world/row_list_model.h"

namespace chartroom::model {

/// The bookmarks of a world as a table. Label, place, and which of them a world is shown at first can be
/// edited: the model asks for the edit and shows the new value when the document has it.
class BookmarksModel : public RowListModel<world::Bookmark>
{
    Q_OBJECT

public:
    enum Column { LabelColumn, XColumn, YColumn, StartColumn, IdColumn, ColumnCount };

    using RowListModel::RowListModel;

    void setBookmarks(const std::vector<world::Bookmark>& bookmarks);
    /// The id of the bookmark that the world is shown at first; empty: none.
    void setStart(const std::string& id);
    /// Whether values may be edited.
    void setEditable(bool editable) { m_editable = editable; }
    /// An id that no bookmark has yet: `poi_<n>` with the smallest n (N16).
    [[nodiscard]] std::string freeId() const;
    /// The row of an id; -1 when there is none.
    [[nodiscard]] int find(const std::string& id) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    /// What was typed is not taken: the sentence that says why.
    void refused(const QString& sentence);

private:
    std::string m_start;
    bool m_editable = true;
};

} // namespace chartroom::model
