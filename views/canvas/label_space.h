#pragma once

#include <QRectF>

#include <vector>

namespace chartroom::canvas {

/// Keeps labels from lying over each other: who comes first gets the room.
class LabelSpace
{
public:
    explicit LabelSpace(const QRectF& screen)
        : m_screen(screen)
    {}
    /// Takes a rectangle if it meets the screen and no rectangle taken before.
    [[nodiscard]] bool take(const QRectF& box)
    {
        if (!box.intersects(m_screen) || m_taken.size() >= maxLabels)
            return false;
        for (const QRectF& other : m_taken) {
            if (other.intersects(box))
                return false;
        }
        m_taken.push_back(box.adjusted(-2, -1, 2, 1));
        return true;
    }

private:
    // More nobody can read, and each costs a comparison with all.
    static constexpr std::size_t maxLabels = 400;
    QRectF m_screen;
    std::vector<QRectF> m_taken;
};

} // namespace chartroom::canvas
