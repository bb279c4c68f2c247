#pragma once

#include "views/world/tools/tile_pattern.h"
#include "views/world/tools/tool.h"

#include <QObject>

namespace chartroom::views {

/// Picks from the map: a click takes the symbol (of the active layer, else of the topmost layer that has
/// one), with Ctrl or Alt the layer of the topmost tile; a drag captures a stamp from the active layer. What
/// the right button does in paint tools, and a tool of its own.
class Picker : public QObject, public Tool
{
    Q_OBJECT

public:
    explicit Picker(ToolGate& gate)
        : Tool(gate)
    {}

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void released(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(const GhostPainter& ghost) const override;
    [[nodiscard]] Gesture gesture() const override { return m_corner ? Gesture::Stroke : Gesture::None; }

    /// The topmost layer that is shown and has a symbol at a tile.
    [[nodiscard]] std::optional<model::LayerKey> topLayer(const LayerCells& cells, QPoint tile) const;

Q_SIGNALS:
    void captured(const chartroom::views::TilePattern& pattern);

private:
    void pickSymbol(QPoint tile);
    void capture(const QRect& area);
    void sayEmpty();

    std::optional<QPoint> m_corner;
};

} // namespace chartroom::views
