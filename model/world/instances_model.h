#pragma once

#include "formats/world/compose.h"
#include "formats/world/operations/operation.h"
#include "model/world/room_visibility.h"
#include "model/world/row_list_model.h"

namespace chartroom::model {

/// One instance of a list: what it is and the chunk that owns it.
struct InstanceRow
{
    world::Address chunk;
    std::string id;
    std::string name; ///< `record.name`, the id where there is none
    std::string templateId;
    std::int64_t layer = 1;
    world::Tile tile; ///< in the world
    std::string record;

    friend bool operator==(const InstanceRow&, const InstanceRow&) = default;
};

/// The instances of a chunk, as stored.
[[nodiscard]] std::vector<InstanceRow> instanceRows(const world::Chunk& chunk);
/// The instances of some chunks, in the order of the chunks, then as stored. `source` gives null for a chunk
/// that is not there.
[[nodiscard]] std::vector<InstanceRow> instanceRows(const world::ChunkSource& source,
                                                    const std::vector<world::Address>& chunks);

/// Instances as a table. Template, layer and place can be edited in place: the model asks for the edit and
/// shows the new value when the document has it.
class InstancesModel : public RowListModel<InstanceRow>
{
    Q_OBJECT

public:
    enum Column { NameColumn, TemplateColumn, LayerColumn, XColumn, YColumn, ChunkColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    using RowListModel::RowListModel;

    void setInstances(std::vector<InstanceRow> instances);
    void setEditable(bool editable) { m_editable = editable; }
    /// Which layers are seen: of instances on others it is said that the map does not show them.
    void setRooms(const RoomVisibility& rooms);
    /// The row of an instance; -1 when there is none.
    [[nodiscard]] int find(world::Address chunk, const std::string& id) const;

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
    bool m_editable = true;
    RoomVisibility m_rooms;
};

} // namespace chartroom::model
