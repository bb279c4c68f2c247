#pragma once

#include "views/world/tools/tool.h"

namespace chartroom::views {

/// Selects whole chunks by click and drag (Shift adds, Ctrl takes one in or out), moves them by dragging,
/// duplicates them by dragging with Ctrl, and turns, mirrors, clears and fills them. An empty chunk counts as
/// missing: where nothing else is selected, only a background is taken.
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
    /// The selected chunks that have anything in them, in order; `copied`: besides instances, which are not
    /// copied. Where there are none, that is said.
    [[nodiscard]] std::vector<world::Address> filled(bool copied = false) const;
    /// Moves or copies the selected chunks; `told` is what there is to say of it beside what it cost. False
    /// when it was refused, which is said.
    bool carry(world::Address by, bool copy, const QString& told = {});
    /// How many instances chunks have.
    [[nodiscard]] std::int64_t instancesIn(const std::vector<world::Address>& chunks) const;
    void duplicate();
    void fillBackground();
    /// How far to the right the next place lies where nothing is replaced; right beside when there is none.
    [[nodiscard]] world::Address freePlace() const;
    bool transform(world::Transform transform, const QString& label);
    /// One operation for each of some chunks, as one step. False when it was refused, which is said.
    template<class Make>
    bool each(const QString& label, const std::vector<world::Address>& chunks, const Make& make);

    std::optional<world::Address> m_corner; ///< of the chunks that are being selected
    std::optional<world::Address> m_grip;   ///< where the moved chunks were taken
};

/// The tile that a background is filled with while a symbol is chosen: the catalog's with that symbol. Null
/// where there is none, or none that has an id.
[[nodiscard]] const world::TileEntry* backgroundTile(const world::TileCatalog& catalog, char16_t symbol);

} // namespace chartroom::views
