#pragma once

#include "model/world/instance_list.h"
#include "model/world/values.h"
#include "model/world/world_census.h"
#include "views/world/state/layer_memory.h"
#include "views/world/state/layer_moves.h"
#include "views/world/state/world_view_state.h"

#include <QDockWidget>
#include <QTimer>

#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

class QMainWindow;

namespace chartroom::views {

class BookmarksDock;
class ChunksDock;
class FindingsDock;
class HistoryDock;
class InstancesDock;
class PaletteDock;
class PropertiesDock;
class WorldLayersDock;

/// The docks of the world workbench: makes them, arranges them, and keeps them in step with the session and
/// with what the user has chosen. Every edit that a dock asks for goes through edit().
class WorldDocks : public QObject
{
    Q_OBJECT

public:
    /// The census outlives the docks.
    WorldDocks(QMainWindow& window, model::WorldSession& session, model::WorldCensus& census,
               WorldViewState& state);

    /// What is in view: the neighbourhood whose instances and symbols are listed, and the view's area in
    /// world tiles.
    void setView(const world::Neighbourhood& where, const QRectF& tiles);
    /// The tiles of the neighbourhood in view.
    [[nodiscard]] QRect neighbourhoodTiles() const;
    /// Whether the world could not be opened: nothing is known of it, neither problems nor cells.
    void setUnreadable(bool unreadable);
    /// Does one edit; a refusal is told.
    bool edit(const world::Operation& operation);
    /// Does something that may ask for edits; those that another one keeps from being done, as it runs, are
    /// not refused: they are done when that one ends, before a save that waits for it begins.
    void editPatiently(const std::function<void()>& ask);
    /// Names the layer that a stroke painted first, as a part of the stroke.
    void nameInStroke();
    /// Asks for a bookmark in the middle of the view.
    void addBookmark();
    /// Shows a dock and gives it the focus.
    static void reveal(QDockWidget& dock);
    [[nodiscard]] QList<QDockWidget*> all() const;
    /// The templates of the whole world's instances, as far as they are counted, each once.
    [[nodiscard]] const QStringList& templates() const { return m_templates; }
    /// The layer that the next window of this world should have active: that of unsaved steps, as long as
    /// they are offered and the user chose no other, else the active one.
    [[nodiscard]] model::LayerKey layerToRemember() const;
    /// Room layers without a cell that are remembered, with their names.
    void restoreEmptyRooms(std::map<std::int64_t, std::string> rooms);
    /// Brings everything up to date now that is otherwise brought in a moment.
    void refreshNow();

    WorldLayersDock* layers;
    PaletteDock* palette;
    ChunksDock* chunks;
    FindingsDock* problems;
    InstancesDock* instances;
    BookmarksDock* bookmarks;
    PropertiesDock* properties;
    HistoryDock* history;

Q_SIGNALS:
    /// The user wants to see a tile of the world.
    void tileRequested(chartroom::world::Tile tile);
    /// The user wants to see a whole chunk.
    void chunkRequested(chartroom::world::Address chunk);
    /// The world has other templates.
    void templatesChanged(const QStringList& templates);
    /// Layers were added, taken away or named.
    void layersChanged();
    /// An edit was refused, or what was typed is none: the sentence that says why.
    void refused(const QString& sentence);
    /// Why something cannot be done, or what a list cannot show.
    void told(const QString& sentence);
    /// What the step did that was just done, where it is not seen.
    void remarked(const QString& sentence);

private:
    void arrange(QMainWindow& window);
    void connectDocks();
    void connectState();
    void connectCensus();
    void takeOpened();
    void takeCatalog();
    void takeChange(const model::WorldChange& change);
    void takeFindings();
    void refreshLayers();
    void refreshRoomNames();
    /// `before`: the layers as they were, the active one's neighbours beside it.
    void keepActiveLayer(const std::vector<model::LayerKey>& before);
    /// An edit is done that was asked for.
    void takeDone();
    /// Does what waited for an edit that ran.
    void editLate();
    void followLayers();
    void renumberRooms(const LayerNumbers& numbers);
    void refreshRenumber();
    void refreshEditable();
    void refreshSlow();
    /// What is known of the chunks comes into their dock, at the latest when it is in sight.
    void refreshChunks();
    void showChunks();
    void refreshHistory();
    void refreshInstances();
    void followInstances();
    void takeCounts();
    void jump(const core::Finding& finding);
    [[nodiscard]] world::ChunkSource source() const;
    [[nodiscard]] std::vector<world::Address> viewChunks() const;

    model::WorldSession& m_session;
    model::WorldCensus& m_census;
    WorldViewState& m_state;
    model::InstanceList m_allInstances;
    QStringList m_templates;
    world::Neighbourhood m_where;
    QRectF m_tiles;
    std::map<std::int64_t, std::string> m_roomNames;
    LayerMemory m_layerMemory;
    bool m_keepsLayer = false; ///< the active layer changes, and the user did not choose another one
    LayerMoves m_layerMoves;
    std::optional<world::Operation> m_asked; ///< an edit that may be done in the background
    LayerNumbers m_numbers;                  ///< that it gives to room layers
    std::vector<world::Operation> m_late;    ///< edits that wait for the one that runs
    bool m_patient = false;                  ///< edits may wait
    std::vector<world::Address> m_changed;   ///< chunks whose layers may have other names
    std::size_t m_followed = 0;              ///< how many steps were done when instances were followed last
    /// What the user has chosen on the map and where it was moved, until the list has it there.
    std::optional<std::pair<InstanceKey, InstanceKey>> m_movedInstance;
    bool m_naming = false; ///< edits are a part of the stroke
    bool m_heightsDisagree = false;
    bool m_chunksWait = false;                       ///< for their dock to come in sight
    std::optional<std::pair<bool, bool>> m_editable; ///< the world, its bookmarks; as the docks were told
    QTimer m_slow;
};

} // namespace chartroom::views
