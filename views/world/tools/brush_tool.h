#pragma once

#include "views/world/tools/tool.h"

namespace chartroom::views {

/// Brush, eraser and hole: paints what the pointer goes over. Shift paints a straight line from the last
/// point, Ctrl+Shift a circle around it, or, dragged, around the pressed tile. The last point is where the
/// last stroke ended or the middle of the last circle; without one such a click only sets it. What is too far
/// away for a line is said. Shift and the wheel change the size.
class BrushTool : public Tool
{
public:
    enum class Kind { Paint, Erase, Hole };

    BrushTool(ToolGate& gate, Kind kind)
        : Tool(gate)
        , m_kind(kind)
    {}

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void moved(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void released(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    bool wheel(int notches, Qt::KeyboardModifiers modifiers) override;
    void paint(const GhostPainter& ghost) const override;
    [[nodiscard]] Gesture gesture() const override;

private:
    /// The layer that is changed: holes are always cut into layer 0.
    [[nodiscard]] model::LayerKey layer() const;
    void paintWay(const std::vector<QPoint>& way);
    /// Paints a way as a stroke of its own.
    void paintStroke(const std::vector<QPoint>& way);
    /// The middle of a circle that was pressed at a tile and goes through another one.
    [[nodiscard]] QPoint middleOf(QPoint pressed, QPoint tile) const;

    Kind m_kind;
    std::optional<QPoint> m_last;   ///< the last point
    std::optional<QPoint> m_before; ///< and the one before the gesture that is on
    std::optional<QPoint> m_centre; ///< where a circle was pressed
    std::optional<QPoint> m_start;  ///< where a line was, without a last point
};

} // namespace chartroom::views
