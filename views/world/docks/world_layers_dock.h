#pragma once

#include "model/world/layers_model.h"

#include <QDockWidget>

#include <set>

class QAction;
class QFrame;
class QSlider;
class QTreeView;

namespace chartroom::views {

/// The layers of a world: the height stack above, the room layers below. The current row is the layer that
/// is painted on. Asks for edits and for changes of what is shown; holds nothing itself but room layers that
/// were added and have no cell yet.
class WorldLayersDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit WorldLayersDock(QWidget* parent = nullptr);

    [[nodiscard]] model::LayersModel& model() { return *m_model; }
    [[nodiscard]] QTreeView& view() { return *m_view; }

    /// Shows the layers of a world, each list lowest first; `provisional` while not all chunks were read.
    void setLayers(const world::HeightStack& stack, std::vector<model::LayersModel::RoomLayer> rooms,
                   bool provisional);
    void setLooks(std::map<model::LayerKey, model::LayerLook> looks);
    void setActive(const model::LayerKey& key);
    void setEditable(bool editable);
    /// Whether pieces of one height layer disagree about their height (`stack.z`), which renumbering mends.
    void setRenumberOffered(bool offered);
    /// The layer of the current row; nothing on a heading.
    [[nodiscard]] std::optional<model::LayerKey> current() const;

public Q_SLOTS:
    void addHeightLayer();
    /// Adds a room layer above all others. It is in the world from the first cell on.
    void addRoomLayer();
    void renameCurrent();
    void duplicateCurrent();
    void deleteCurrent();
    /// Moves the current layer in its list; -1 is up.
    void moveCurrent(int by);
    void toggleVisible();
    void toggleLocked();
    /// Hides all layers but the current one; shows all again when they are hidden already.
    void toggleOthers();
    /// Asks to see the current layer alone, or all again.
    void toggleSolo();
    /// Makes the layer above (-1) or below (1) the current one.
    void step(int by);
    /// Makes the layer with this number, counted from the ground up, the current one; 0 is the ground.
    void activate(int number);

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    void activeRequested(const chartroom::model::LayerKey& key);
    void lookRequested(const chartroom::model::LayerKey& key, const chartroom::model::LayerLook& look);
    void soloRequested(const chartroom::model::LayerKey& key);

private:
    void makeActions();
    void click(const QModelIndex& index);
    void takeCurrent();
    void showOpacity();
    void setOpacity(int percent);
    void setEverywhere(const model::LayerKey& key, bool visible);
    [[nodiscard]] std::vector<model::LayerKey> allKeys() const;

    model::LayersModel* m_model;
    QTreeView* m_view;
    QSlider* m_opacity;
    QFrame* m_renumber;
    std::set<std::int64_t> m_added;
    QList<QAction*> m_actions;
    QAction* m_solo = nullptr;
    bool m_refreshing = false;
};

} // namespace chartroom::views
