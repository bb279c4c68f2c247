#include "views/canvas/view_history.h"

namespace chartroom::canvas {

void ViewHistory::visit(const ViewPlace& place)
{
    if (!m_places.empty() && m_places[m_at] == place)
        return;
    if (!m_places.empty())
        m_places.resize(m_at + 1);
    m_places.push_back(place);
    if (m_places.size() > maxPlaces)
        m_places.erase(m_places.begin());
    m_at = m_places.size() - 1;
}

ViewPlace ViewHistory::back()
{
    return m_places[--m_at];
}

ViewPlace ViewHistory::forward()
{
    return m_places[++m_at];
}

} // namespace chartroom::canvas
