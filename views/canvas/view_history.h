#pragma once

#include <QPointF>

#include <vector>

namespace chartroom::canvas {

/// One place that was looked at: the map point in the middle and the scale.
struct ViewPlace
{
    QPointF centre;
    double scale = 1;
    friend bool operator==(const ViewPlace&, const ViewPlace&) = default;
};

/// The places a canvas looked at, for the mouse's back and forward buttons.
class ViewHistory
{
public:
    /// The view has come to rest at a place. Forgets what lay ahead; the same place twice counts once.
    void visit(const ViewPlace& place);
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_places.size(); }
    /// Goes one place back or forward and says where that is. Only when it can.
    ViewPlace back();
    ViewPlace forward();

private:
    static constexpr std::size_t maxPlaces = 200;
    std::vector<ViewPlace> m_places;
    std::size_t m_at = 0;
};

} // namespace chartroom::canvas
