#pragma once

#include "model/world/address_set.h"
#include "model/world/row_list_model.h"

#include <vector>

namespace chartroom::model {

/// One chunk of a world's list.
struct ChunkRow
{
    enum class State : std::uint8_t { Saved, Modified, ReadOnly, Unreadable };
    world::Address address;
    State state = State::Saved;

    friend bool operator==(const ChunkRow&, const ChunkRow&) = default;
};

/// What is known about a world's chunks; all sorted by address.
struct ChunkStates
{
    std::vector<world::Address> chunks; ///< all that are not missing
    AddressSet dirty;
    AddressSet readOnly;
    AddressSet unreadable;

    friend bool operator==(const ChunkStates&, const ChunkStates&) = default;
};

/// All chunks of a world that are not missing, with their state, by y, then x.
class ChunksModel : public RowListModel<ChunkRow>
{
    Q_OBJECT

public:
    enum Column { AddressColumn, StateColumn, FileColumn, ColumnCount };
    enum Role { StateRole = Qt::UserRole, SortRole };

    using RowListModel::RowListModel;

    void setChunks(const ChunkStates& states);
    /// The row of a chunk; -1 when there is none.
    [[nodiscard]] int find(world::Address address) const;
    /// A state in the user's language.
    [[nodiscard]] static QString text(ChunkRow::State state);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
};

} // namespace chartroom::model
