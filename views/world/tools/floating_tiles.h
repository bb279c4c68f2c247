#pragma once

#include "views/world/tools/tile_pattern.h"
#include "views/world/tools/tool_gate.h"

#include <QObject>

#include <optional>
#include <utility>

namespace chartroom::views {

/// Selected tiles that are moved, and float where they were put until something else is done: moved on, they
/// are taken from their first place again and what lay beneath comes back, all of it as one step. A move that
/// is undone and done again lies where it was put.
class FloatingTiles : public QObject
{
    Q_OBJECT

public:
    explicit FloatingTiles(ToolGate& gate);

    /// Whether the selected tiles still float: nothing else was edited, selected or undone since.
    [[nodiscard]] bool isAfloat() const;
    /// Takes hold of the selected tiles. False when they cannot be taken; that is said.
    bool take();
    /// What take() took.
    [[nodiscard]] const TilePattern& tiles() const { return m_tiles; }
    /// Moves what was taken, and the selection with it. Where that is nothing it is said, and both stay.
    void moveBy(QPoint by);
    /// Leaves the tiles where they are. False when none float.
    bool putDown();
    /// Brings tiles that float back to their first place. False when none do.
    bool putBack();
    /// Deletes tiles that float; what lay beneath stays, and `outline` is selected. False when none do.
    bool remove(const QString& label, const QRegion& outline);

private:
    /// What is to be when an edit is done.
    struct Landing
    {
        QPoint offset;
        QRegion outline;
        bool afloat = false;
    };
    /// Something else was done: they float no more.
    void settle();
    bool replace(model::DeferredEdit edit, const Landing& landing);
    bool begin(model::DeferredEdit edit, const Landing& landing);
    void land(const Landing& landing);
    /// Does the step that was taken back again, as what was to follow failed.
    void redoUndone();
    /// The step that was taken back stands: the tiles float as they did.
    void floatAgain();

    ToolGate& m_gate;
    TilePattern m_tiles;
    QRegion m_home;                      ///< where they were taken from
    QPoint m_offset;                     ///< how far they are from there
    std::optional<std::uint64_t> m_step; ///< that put them where they float
    std::optional<Landing> m_waiting;    ///< for an edit in the background
    /// What is done when the step before is taken back.
    std::optional<std::pair<model::DeferredEdit, Landing>> m_next;
    /// The step that was taken back for an edit that is not done yet: where it fails, that step is done
    /// again.
    std::optional<std::uint64_t> m_undone;
};

/// Empties a region on the layers that are edited, as a group; nothing when one of them may not be edited.
[[nodiscard]] std::optional<model::DeferredEdit> erasing(ToolGate& gate, const QRegion& region,
                                                         const QString& label);

} // namespace chartroom::views
