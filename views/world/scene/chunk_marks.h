#pragma once

#include "model/world/session.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace chartroom::canvas {
class Camera;
}

namespace chartroom::views {

/// Draws what there is to say of chunks over their tiles: borders and addresses, and by hatching, sign and
/// word which are changed, unreadable or read-only.
class ChunkMarks
{
public:
    explicit ChunkMarks(const model::WorldSession& session)
        : m_session(session)
    {}

    /// The whole world was read: looks up once which chunks cannot be edited.
    void takeIndex();
    /// `ratio`: screen pixels a logical one. The painter is in screen pixels.
    void paint(QPainter& painter, const canvas::Camera& camera, double ratio, bool borders) const;

private:
    void paintBorders(QPainter& painter, const canvas::Camera& camera, double ratio) const;
    void paintStates(QPainter& painter, const canvas::Camera& camera, double ratio) const;
    [[nodiscard]] QRectF screenRect(world::Address address, const canvas::Camera& camera) const;

    const model::WorldSession& m_session;
    std::vector<world::Address> m_unreadable;
    std::vector<world::Address> m_newer;
};

} // namespace chartroom::views
