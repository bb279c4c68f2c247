#pragma once

#include "views/world/tools/stamp_tool.h"

#include <QString>

#include <array>
#include <optional>

namespace chartroom::views {

/// The stamps of a stamp tool as texts, to be remembered. Packing them is felt where they are large, and what
/// is remembered is written again and again: each is packed once for every time that it is set.
class StampTexts
{
public:
    /// Takes what was set since the last call.
    void update(const StampTool& tool);
    /// The pattern of the tool; empty where it is too large to be remembered.
    [[nodiscard]] const QString& pattern() const { return m_pattern.text; }
    /// What a slot keeps, 0 to 8; empty where it is too large.
    [[nodiscard]] const QString& slot(int slot) const { return m_slots[static_cast<std::size_t>(slot)].text; }

    /// A stamp as it was; nothing for any other text.
    [[nodiscard]] static std::optional<TilePattern> stampOf(const QString& text);

private:
    struct Packed
    {
        int changes = -1;
        QString text;

        void update(const StampTool::Kept& kept);
    };

    Packed m_pattern;
    std::array<Packed, StampTool::slotCount> m_slots;
};

} // namespace chartroom::views
