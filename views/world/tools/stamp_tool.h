#pragma once

#include "views/world/tools/tile_pattern.h"
#include "views/world/tools/tool.h"

#include <array>

namespace chartroom::views {

/// Paints a captured or copied block of tiles, again and again while it is dragged. X and Y mirror it, Z and
/// Shift+Z (or Alt and the wheel) turn it; nine slots keep others.
class StampTool : public Tool
{
public:
    static constexpr int slotCount = 9;

    /// A stamp, and how often it was set: what is made of it counts as long as that is the same.
    struct Kept
    {
        TilePattern pattern;
        int changes = 0;

        void set(TilePattern now)
        {
            pattern = std::move(now);
            ++changes;
        }
    };

    using Tool::Tool;

    [[nodiscard]] const TilePattern& pattern() const { return m_pattern.pattern; }
    [[nodiscard]] const Kept& keptPattern() const { return m_pattern; }
    void setPattern(TilePattern pattern);
    /// Keeps the pattern in a slot, 0 to 8, or takes it from there. False: there is none.
    bool store(int slot);
    bool recall(int slot);
    /// What a slot keeps; empty: nothing.
    [[nodiscard]] const Kept& keptSlot(int slot) const { return m_slots[static_cast<std::size_t>(slot)]; }
    void setSlot(int slot, TilePattern pattern)
    {
        m_slots[static_cast<std::size_t>(slot)].set(std::move(pattern));
    }

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void moved(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void released(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    bool wheel(int notches, Qt::KeyboardModifiers modifiers) override;
    bool command(ToolCommand command) override;
    void paint(const GhostPainter& ghost) const override;
    [[nodiscard]] Gesture gesture() const override
    {
        return gate().inStroke() ? Gesture::Stroke : Gesture::None;
    }

private:
    [[nodiscard]] QPoint cornerAt(QPoint tile) const;
    void stampAt(QPoint corner);

    Kept m_pattern;
    std::array<Kept, slotCount> m_slots;
    QPoint m_first; ///< corner of the stroke's first stamp: the others lie in a row with it
    QPoint m_last;
    QPoint m_way; ///< the last tile of the stroke
};

} // namespace chartroom::views
