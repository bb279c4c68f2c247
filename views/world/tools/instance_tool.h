#pragma once

#include "model/world/instances_model.h"
#include "views/world/tools/tool.h"

#include <QObject>

namespace chartroom::views {

/// Places instances of the chosen template, selects them, moves them by dragging and deletes them.
class InstanceTool : public QObject, public Tool
{
    Q_OBJECT

public:
    explicit InstanceTool(ToolGate& gate)
        : Tool(gate)
    {}

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void released(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void lost() override { m_grip.reset(); }
    bool cancel() override;
    void leave() override { lost(); }
    bool command(ToolCommand command) override;
    void paint(const GhostPainter& ghost) const override;
    [[nodiscard]] bool picks() const override { return false; }
    [[nodiscard]] Gesture gesture() const override { return m_grip ? Gesture::Stroke : Gesture::None; }

    /// The instance that lies on a tile; the last one of several. Those on layers that are not seen are none.
    [[nodiscard]] std::optional<model::InstanceRow> instanceAt(QPoint tile) const;

Q_SIGNALS:
    /// There is no template to place: the user should choose one for this tile.
    void templateNeeded(QPoint tile);

public Q_SLOTS:
    /// Places an instance of the chosen template.
    void place(QPoint tile);

private:
    /// Whether a room layer is seen, and with it what stands on it; otherwise says that it is not.
    [[nodiscard]] bool sees(std::int64_t layer);
    /// The selected instance, as long as there is one.
    [[nodiscard]] std::optional<model::InstanceRow> selected() const;

    std::optional<QPoint> m_grip;
    std::string m_carried; ///< id of the instance that is dragged
    world::Address m_from;
};

} // namespace chartroom::views
