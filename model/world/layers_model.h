#pragma once

#include "formats/world/height_stack.h"
#include "formats/world/operations/operation.h"
#include "model/world/layer_key.h"
#include "model/world/layer_look.h"

#include <QAbstractItemModel>

#include <map>
#include <optional>
#include <vector>

namespace chartroom::model {

/// The layers of a world as two lists, topmost layer first: the height stack above, the room layers below.
/// Renaming and dragging ask for the edit; the model changes when the document has it.
class LayersModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, OpacityColumn, LockColumn, VisibleColumn, ColumnCount };
    enum Role {
        VisibleRole = Qt::UserRole,
        LockedRole,
        ActiveRole,
        SoloRole,     ///< the only one that is seen
        PlaceRole,    ///< number that stands before the name: room number, or place in the stack from 1
        PlaceTextRole ///< that number as it stands there, with the gap between the two
    };
    /// Rows without a parent.
    enum Group { HeightGroup, RoomGroup, GroupCount };

    struct RoomLayer
    {
        std::int64_t number = 0;
        std::string name;
        friend bool operator==(const RoomLayer&, const RoomLayer&) = default;
    };

    explicit LayersModel(QObject* parent = nullptr)
        : QAbstractItemModel(parent)
    {}

    /// Shows other layers, each lowest first. While `provisional`, the stack may be incomplete: it is not
    /// edited.
    void setLayers(const world::HeightStack& stack, std::vector<RoomLayer> rooms, bool provisional);
    /// Adds a room layer to the list, at its place, or takes one out of it, until setLayers() comes.
    void addRoom(RoomLayer room);
    /// Names a room layer that was added so.
    void setRoomName(std::int64_t number, const std::string& name);
    void removeRoom(std::int64_t number);
    /// An id that no entry of the stack has: `height_<n>` with the smallest n.
    [[nodiscard]] std::string freeHeightId() const;
    void setLooks(std::map<LayerKey, LayerLook> looks);
    [[nodiscard]] LayerLook look(const LayerKey& key) const;
    /// The only layer that is seen; nothing: each as it looks.
    void setSolo(const std::optional<LayerKey>& layer);
    [[nodiscard]] const std::optional<LayerKey>& solo() const { return m_solo; }
    /// Whether a layer is seen, by its own look and the solo layer.
    [[nodiscard]] bool isShown(const LayerKey& key) const;
    void setActive(const LayerKey& key);
    [[nodiscard]] const LayerKey& active() const { return m_active; }
    /// Whether the world may be edited at all.
    void setEditable(bool editable) { m_editable = editable; }
    [[nodiscard]] bool isEditable(const QModelIndex& index) const;
    [[nodiscard]] bool isProvisional() const { return m_provisional; }

    /// The layer of a row; nothing for a heading.
    [[nodiscard]] std::optional<LayerKey> key(const QModelIndex& index) const;
    /// The row of a layer; invalid when there is none.
    [[nodiscard]] QModelIndex find(const LayerKey& key) const;
    /// What a layer is called wherever it is spoken of: by its name, else by its id or number. It need not be
    /// in a list any longer.
    [[nodiscard]] QString nameOf(const LayerKey& key) const;
    /// All layers of a list, topmost first.
    [[nodiscard]] std::vector<LayerKey> keys(Group group) const;
    /// The edit that moves a layer so that it stands at `row` of its list afterwards; nothing when it cannot
    /// stand there.
    [[nodiscard]] std::optional<world::Operation> moveOperation(const LayerKey& key, int row) const;
    /// Why there is no such edit; empty where there is one or nothing would move.
    [[nodiscard]] QString moveRefusal(const LayerKey& key, int row) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    /// Asks for the move, or says why it cannot be; the rows change when the document has it, so that nothing
    /// is removed here.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    /// Why a layer was not moved.
    void refused(const QString& sentence);

private:
    /// Internal id of headings; layers have the number of their heading.
    static constexpr quintptr headingId = GroupCount;
    /// What is dragged and where it would stand.
    struct Drop
    {
        std::optional<LayerKey> layer;
        Group into = HeightGroup;
        int row = 0;
    };

    struct Row
    {
        LayerKey key;
        std::int64_t place = 0;
        std::string name;
        friend bool operator==(const Row&, const Row&) = default;
    };
    using Rows = std::vector<Row>;

    [[nodiscard]] const Rows& rows(Group group) const { return m_rows[group]; }
    [[nodiscard]] const Row* layerAt(const QModelIndex& index) const;
    void setRows(Group group, Rows rows);
    [[nodiscard]] QVariant headingData(int group, int column, int role) const;
    [[nodiscard]] static QString placeText(const Row& row);
    [[nodiscard]] static QString displayName(const Row& row);
    void tellAll();
    [[nodiscard]] QString seenText(const Row& row) const;
    [[nodiscard]] Drop dropOf(const QMimeData* data, int row, const QModelIndex& parent) const;

    Rows m_rows[GroupCount];
    std::map<LayerKey, LayerLook> m_looks;
    std::optional<LayerKey> m_solo;
    LayerKey m_active;
    bool m_provisional = true;
    bool m_editable = true;
};

} // namespace chartroom::model
