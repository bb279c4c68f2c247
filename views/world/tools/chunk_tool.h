#pragma once

#include "views/world/tools/tool.h"

namespace chartroom::views {

/// Selects whole chunks by click and drag (Shift adds, Ctrl takes one in or out), moves them by dragging,
/// duplicates them by dragging with Ctrl, and turns, mirrors, clears and fills them.
class ChunkTool : public Tool
{
public:
    using Tool::Tool;

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void released(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void lost() override;
    bool cancel() override;
    void leave() override { lost(); }
    bool command(ToolCommand command) override;
    void paint(const GhostPainter& ghost) const override;
    [[nodiscard]] bool picks() const override { return false; }
    [[nodiscard]] Gesture gesture() const override
    {
        return m_corner || m_grip ? Gesture::Span : Gesture::None;
    }

private:
    [[nodiscard]] world::Address chunkAt(QPoint tile) const;
    [[nodiscard]] QRect rectOf(world::Address address) const;
    [[nodiscard]] std::set<world::Address> dragged(QPoint tile) const;
    /// Returns how many chunks were replaced; nothing where it was refused.
    std::optional<int> carry(world::Address by, bool copy);
    void duplicate();
    /// How far to the right the next place lies where nothing is replaced; right beside when there is none.
    [[nodiscard]] world::Address freePlace() const;
    bool transform(world::Transform transform, const QString& label);
    template<class Make>
    bool each(const QString& label, const Make& make);

    std::optional<world::Address> m_corner; ///< of the chunks that are being selected
    std::optional<world::Address> m_grip;   ///< where the moved chunks were taken
};

} // namespace chartroom::views
