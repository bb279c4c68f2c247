#pragma once

#include "model/common/job.h"
#include "views/world/tools/floating_tiles.h"
#include "views/world/tools/tool.h"

namespace chartroom::views {

/// Selects tiles: a dragged rectangle, what is connected and alike (wand), or all alike in the neighbourhood.
/// Shift adds, Ctrl subtracts, both intersect. Without them a press inside the selection moves what is
/// selected, also over chunk borders, and it floats there until something else is done; so copying, cutting
/// and deleting are here too.
class SelectTool : public Tool
{
public:
    enum class Kind { Rectangle, Wand, SameSymbol };

    SelectTool(ToolGate& gate, Kind kind)
        : Tool(gate)
        , m_kind(kind)
        , m_floating(gate)
    {}

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void released(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void lost() override;
    bool cancel() override;
    bool command(ToolCommand command) override;
    void paint(const GhostPainter& ghost) const override;
    void leave() override;
    [[nodiscard]] bool picks() const override { return false; }
    [[nodiscard]] Gesture gesture() const override
    {
        return m_corner || m_grip ? Gesture::Span : Gesture::None;
    }

private:
    /// What keys ask for, or else the chosen mode.
    [[nodiscard]] SelectionMode modeOf(Qt::KeyboardModifiers modifiers) const;
    /// Finds tiles that are like one and selects them: at once where that is quick, else in the background.
    void find(QPoint tile, Qt::KeyboardModifiers modifiers);
    /// Deletes what was copied. Nothing is selected then: an outline of nothing would only clip what is
    /// painted next. Undo brings it back.
    bool cut(const QString& label);
    void combine(const QRegion& tiles, Qt::KeyboardModifiers modifiers);
    /// Says how many tiles were found, and in which chunks they were looked for: far more than is seen.
    void sayFound(const QRegion& tiles, const world::Neighbourhood& where);
    void forgetFound();

    Kind m_kind;
    std::optional<QPoint> m_corner; ///< of the rectangle that is being dragged
    std::optional<QPoint> m_grip;   ///< where the moved selection was taken
    FloatingTiles m_floating;
    QString m_found; ///< what is said of the tiles that were found last
    model::Job m_search;
};

/// The clipboard's kind of copied tiles.
inline constexpr char tilesMimeType[] = "application/x-chartroom-tiles";

/// What can be done with the selected tiles, whatever tool is taken. All are one step each.
/// Copies the selection to the clipboard. False when nothing is selected, or nothing is there; that is said.
bool copySelection(ToolGate& gate);
/// Empties the selection's cells on the layers that are edited. False as before.
bool deleteSelection(ToolGate& gate, const QString& label);
/// The tiles on the clipboard; nothing when there are none.
[[nodiscard]] std::optional<TilePattern> copiedTiles();

} // namespace chartroom::views
