#pragma once

#include "views/world/tools/tool.h"

namespace chartroom::views {

/// Paints a rectangle between the pressed and the released tile, filled or its outline only; with Shift a
/// square.
class RectangleTool : public Tool
{
public:
    using Tool::Tool;

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void released(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(const GhostPainter& ghost) const override;
    [[nodiscard]] Gesture gesture() const override { return m_corner ? Gesture::Span : Gesture::None; }

private:
    [[nodiscard]] QRect rectTo(QPoint tile, Qt::KeyboardModifiers modifiers) const;

    /// The tiles of a rectangle that are painted.
    [[nodiscard]] QRegion shapeOf(const QRect& rect) const;

    std::optional<QPoint> m_corner;
};

} // namespace chartroom::views
