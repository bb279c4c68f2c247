#pragma once

#include "model/world/session.h"
#include "views/world/scene/hatch_pictures.h"
#include "views/world/scene/tag_pictures.h"

#include <QColor>
#include <QRectF>

#include <set>
#include <vector>

class QPainter;

namespace chartroom::canvas {
class Camera;
}

namespace chartroom::views {

/// Draws what there is to say of chunks over their tiles: borders and addresses, and by hatching, sign and
/// word which are modified, unreadable or read-only.
class ChunkMarks
{
public:
    explicit ChunkMarks(const model::WorldSession& session)
        : m_session(session)
    {}

    /// Files were read: looks up once which chunks cannot be edited.
    void takeFiles();
    /// The world was edited, saved or read: returns the world tiles of each chunk whose marks are other ones.
    [[nodiscard]] std::vector<QRectF> takeChange(const model::WorldChange& change);
    /// `ratio`: screen pixels a logical one. The painter is in screen pixels.
    void paint(QPainter& painter, const canvas::Camera& camera, double ratio, bool borders);

private:
    void paintBorders(QPainter& painter, const canvas::Camera& camera, double ratio);
    void paintStates(QPainter& painter, const canvas::Camera& camera, double ratio);
    /// A hatched band along the inside of a chunk's border; small chunks are hatched whole.
    void hatchFrame(QPainter& painter, const QRect& chunk, const QRect& part, const QColor& color,
                    double ratio);
    [[nodiscard]] QRectF screenRect(world::Address address, const canvas::Camera& camera) const;

    const model::WorldSession& m_session;
    std::set<world::Address> m_changed; ///< as they are drawn
    std::set<world::Address> m_unreadable;
    std::set<world::Address> m_newer;
    HatchPictures m_hatches;
    TagPictures m_tags;
};

} // namespace chartroom::views
