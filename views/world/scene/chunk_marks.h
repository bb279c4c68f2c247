#pragma once

#include "model/world/session.h"
#include "views/world/scene/hatch_pictures.h"
#include "views/world/scene/tag_pictures.h"

#include <QColor>
#include <QRectF>
#include <QStringList>

#include <vector>

class QFont;
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
    /// In a corner of each chunk that is seen: its address, and what there is to say of it. What has no room,
    /// or would cover the label of a place, is left out; where cells are looked at it is short and faint.
    void paintTags(QPainter& painter, const canvas::Camera& camera, double ratio, bool addresses);
    /// Where those of these chunks lie on the screen that reach into a part of it.
    [[nodiscard]] std::vector<QRect> seen(const model::AddressSet& chunks, const canvas::Camera& camera,
                                          const QRect& part, double ratio) const;
    /// A hatched band along the inside of a chunk's border, which leaves the cells of a `tile` of so many
    /// logical pixels readable.
    void hatchFrame(QPainter& painter, const QRect& chunk, const QRect& part, const QColor& color,
                    double tile, double ratio);
    /// A chunk's sign and, in full, its word.
    [[nodiscard]] QStringList stateWords(world::Address address, bool inFull) const;
    /// About where signs and labels of spawn and bookmarks are, on the screen.
    [[nodiscard]] std::vector<QRectF> placeLabels(const QFont& font, const canvas::Camera& camera,
                                                  double ratio) const;
    [[nodiscard]] QRectF screenRect(world::Address address, const canvas::Camera& camera) const;

    const model::WorldSession& m_session;
    model::AddressSet m_changed; ///< as they are drawn
    model::AddressSet m_unreadable;
    model::AddressSet m_newer;
    HatchPictures m_hatches;
    TagPictures m_tags;
};

} // namespace chartroom::views
