#pragma once

#include "model/common/job.h"
#include "views/world/tools/tool.h"

#include <QObject>

namespace chartroom::views {

/// Flood fill inside the neighbourhood in view. What it would reach is worked out in the background while the
/// pointer hovers, and shown; a press that has to search many cells is worked out there too.
class FillTool : public QObject, public Tool
{
    Q_OBJECT

public:
    explicit FillTool(ToolGate& gate);

    void pressed(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    void moved(QPoint tile, Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void leave() override;
    void paint(const GhostPainter& ghost) const override;
    /// What a press would fill; empty while it is not known.
    [[nodiscard]] const QRegion& preview() const { return m_preview; }

private:
    void forget();
    /// A fill begins inside the selection only, and stays there.
    [[nodiscard]] bool reaches(QPoint tile) const;
    void look(QPoint tile);
    /// Fills what is connected with a tile in the neighbourhood where it was looked for.
    void fillRegion(QPoint tile, const QRegion& region, const world::Neighbourhood& where);
    /// Whether the cells that are connected with a tile go on outside of such a neighbourhood.
    [[nodiscard]] bool isCut(const QRegion& region, const model::LayerKey& layer, QPoint tile,
                             const world::Neighbourhood& where) const;
    /// How much was filled, and why it ended where it did.
    [[nodiscard]] QString sentenceOf(std::int64_t cells, bool stopped,
                                     const world::Neighbourhood& where) const;
    void search(QPoint tile);
    [[nodiscard]] bool isPreviewed(QPoint tile) const;

    QRegion m_preview;
    world::Neighbourhood m_previewed; ///< where it was looked for
    bool m_dismissed = false;         ///< Esc: no preview until the pointer moves to another place
    model::Job m_job;                 ///< the preview
    model::Job m_search;              ///< for a press
};

} // namespace chartroom::views
