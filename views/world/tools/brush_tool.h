#pragma once

#include "views/world/tools/tool.h"

namespace chartroom::views {

/// Brush, eraser and hole: paints what the pointer goes over. Shift paints a straight line from where the
/// last stroke ended, Ctrl+Shift a circle around the pressed tile: dragged, or by a second click. Shift and
/// the wheel change the size.
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

private:
    /// The layer that is changed: holes are always cut into layer 0.
    [[nodiscard]] model::LayerKey layer() const;
    [[nodiscard]] QString label() const;
    void paintWay(const std::vector<QPoint>& way);
    [[nodiscard]] std::vector<QPoint> circle(QPoint tile) const;

    Kind m_kind;
    std::optional<QPoint> m_last;   ///< where the last stroke was
    std::optional<QPoint> m_centre; ///< of the circle that is being drawn
};

} // namespace chartroom::views
