#pragma once

#include "model/world/layers_model.h"

#include <QDockWidget>

#include <map>

class QAction;
class QSlider;
class QTreeView;

namespace chartroom::views {

class LayerOffer;

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
    /// The only layer that is seen, while there is one: it is marked, and all can be shown again.
    void setSolo(const std::optional<model::LayerKey>& layer);
    void setLooks(std::map<model::LayerKey, model::LayerLook> looks);
    void setActive(const model::LayerKey& key);
    void setEditable(bool editable);
    /// Gives the layers that got their first cell the names that were typed for them before: a name is stored
    /// with the cells. To be called between strokes.
    void storeNames();
    /// What gives a layer its name in the same step as its first cell; nothing where no name waits for one.
    [[nodiscard]] std::optional<world::Operation> naming(const model::LayerKey& layer) const;
    /// Room layers without a cell, which are in no file, and their names; the world's own are none.
    [[nodiscard]] const std::map<std::int64_t, std::string>& emptyRooms() const { return m_added; }
    /// Such layers that are remembered; setLayers() shows them.
    void setEmptyRooms(std::map<std::int64_t, std::string> rooms) { m_added = std::move(rooms); }
    /// Whether pieces of one height layer disagree about their height (`stack.z`), which renumbering mends.
    void setRenumberOffered(bool offered);
    /// The layer of the current row; nothing on a heading.
    [[nodiscard]] std::optional<model::LayerKey> current() const;

public Q_SLOTS:
    /// Adds a height layer above all others, makes it the current one and lets its name be typed. It is in
    /// the world's files from the first cell on.
    void addHeightLayer();
    /// Adds a room layer above all others. It is in the world from the first cell on; the name can be typed
    /// at once.
    void addRoomLayer();
    /// With `leaves` the keys go back when the name was typed, as they do from the name of an added layer.
    void renameCurrent(bool leaves = false);
    /// The copy is the current one then, as opaque as the layer. It is shown and not locked, whatever that
    /// is.
    void duplicateCurrent();
    void deleteCurrent();
    /// Moves the current layer in its list; -1 is up.
    void moveCurrent(int by);
    void toggleVisible();
    void toggleLocked();
    /// Asks to see the current layer alone, or all again.
    void toggleSolo();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    void activeRequested(const chartroom::model::LayerKey& key);
    void lookRequested(const chartroom::model::LayerKey& key, const chartroom::model::LayerLook& look);
    void soloRequested(const chartroom::model::LayerKey& key);
    void emptyRoomsChanged();
    /// A remark about layers without a cell.
    void said(const QString& sentence);
    /// A name was typed that was asked for from elsewhere: what had the keys may have them again.
    void left();

private:
    void makeActions();
    void click(const QModelIndex& index);
    /// Takes a press on what shows or locks a layer, or below all of them: neither chooses another layer.
    /// False: it was elsewhere.
    bool clickBeside(const QModelIndex& index);
    void toggle(const model::LayerKey& key, bool model::LayerLook::*flag);
    void takeCurrent();
    void takeEdit(const world::Operation& operation);
    /// Says why layers without a cell cannot be moved or copied; false: there is no such layer among them.
    bool refuseEmpty(const world::Operation& operation);
    void sayEmpty(const model::LayerKey& layer);
    /// A layer is asked for: when it is there it becomes the current one, looks so, and is named.
    void await(const model::LayerKey& layer, const model::LayerLook& look = {});
    /// Makes the layer that was asked for the current one, when it is there.
    void takeAwaited();
    void showOpacity();
    void showSolo();
    void setOpacity(int percent);

    model::LayersModel* m_model;
    QTreeView* m_view;
    QSlider* m_opacity;
    LayerOffer* m_renumber;
    LayerOffer* m_soloOffer;
    std::map<std::int64_t, std::string> m_added;    ///< room layers without a cell, and their names
    std::map<std::int64_t, std::string> m_unstored; ///< names of those that got their first cell
    std::optional<model::LayerKey> m_awaited;       ///< becomes the current one when it is there
    model::LayerLook m_awaitedLook;                 ///< and is shown so
    bool m_namesAwaited = false;                    ///< and its name is opened
    QList<QAction*> m_actions;
    QAction* m_solo = nullptr;
    bool m_refreshing = false;
};

} // namespace chartroom::views
