#pragma once

#include "views/canvas/widgets/canvas_widget.h"
#include "views/world/scene/chunk_marks.h"
#include "views/world/scene/world_feed.h"
#include "views/world/tools/cell_cursor.h"
#include "views/world/tools/tool_box.h"

#include <QStackedWidget>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

class QLabel;

namespace chartroom::views {

/// The map of a world's workbench: canvas, marks over the tiles, tools; or, while there is no world, a
/// sentence.
class WorldPage : public QStackedWidget
{
    Q_OBJECT

public:
    WorldPage(model::WorldSession& session, WorldViewState& state, canvas::CanvasWidget::Backend backend,
              QWidget* parent = nullptr);
    ~WorldPage() override;

    [[nodiscard]] canvas::CanvasWidget& canvas() { return *m_canvas; }
    [[nodiscard]] WorldFeed& feed() { return *m_feed; }
    [[nodiscard]] ToolBox& tools() { return *m_tools; }
    [[nodiscard]] CellCursor& cursor() { return *m_cursor; }
    [[nodiscard]] ToolGate& gate() { return *m_gate; }
    [[nodiscard]] bool hasMap() const { return currentWidget() == m_canvas; }
    /// What stands here while there is no map.
    void setEmptyText(const QString& text);
    /// Looks at a tile; with `zoom` 1 a tile is as large as the world's `tileSize` says, 0 keeps the scale.
    void lookAt(world::Tile tile, double zoom = 0);
    /// Looks at a tile that was asked for and marks it with the cell cursor. Where tiles are too small to be
    /// told apart it zooms in, to the scale that the world is opened with as a rule.
    void goTo(world::Tile tile);
    /// Looks at a whole chunk.
    void showChunk(world::Address chunk);
    /// The neighbourhood in view; nothing before there is a map.
    [[nodiscard]] const std::optional<world::Neighbourhood>& view() const { return m_view; }
    /// The tile under the cell cursor or the pointer, else the one in the middle.
    [[nodiscard]] world::Tile currentTile() const;

Q_SIGNALS:
    /// The neighbourhood in view is another one.
    void viewChanged();

private:
    using Instances = world::Cow<std::vector<world::Instance>>;

    void connectFeed();
    void connectState();
    void applyStyle();
    void refreshOverlays();
    /// Nothing while the chunk is not read.
    [[nodiscard]] std::optional<Instances> instancesOf(world::Address chunk) const;
    /// Whether the canvas shows other instances of a chunk than it has now.
    [[nodiscard]] bool marksAreOutdated(world::Address chunk) const;
    void followView();
    [[nodiscard]] QPoint nearestOnMap(world::Tile tile) const;
    void paintMarks(QPainter& painter, const canvas::Camera& camera);
    void paintSelection(QPainter& painter, const canvas::Camera& camera);
    /// The ghost of the tool, and the cell cursor.
    void paintGhost(const GhostPainter& ghost) const;
    /// What draws the tools' ghost; without a painter it only tells where that is.
    [[nodiscard]] GhostPainter ghost(QPainter* painter, const canvas::Camera& camera) const;

    model::WorldSession& m_session;
    WorldViewState& m_state;
    canvas::CanvasWidget* m_canvas;
    QLabel* m_empty;
    WorldFeed* m_feed;
    ToolGate* m_gate;
    ToolBox* m_tools;
    CellCursor* m_cursor;
    ChunkMarks m_marks;
    std::optional<world::Neighbourhood> m_view;
    QTimer m_marking;
    std::vector<QRectF> m_outdatedMarks;          ///< world tiles whose marks are other ones than drawn
    std::map<world::Address, Instances> m_marked; ///< the instances that the canvas shows
    model::RoomVisibility m_markedRooms;          ///< the layers that it shows them of
};

} // namespace chartroom::views
