#pragma once

#include <QRectF>

#include <algorithm>
#include <vector>

namespace chartroom::canvas {

/// Keeps labels from lying over each other: who comes first gets the room.
class LabelSpace
{
public:
    /// More nobody can read, and each costs a comparison with all.
    static constexpr std::size_t maxLabels = 400;

    explicit LabelSpace(const QRectF& screen)
        : m_screen(screen)
    {}
    /// Takes a rectangle if it meets the screen and no rectangle taken before or kept off.
    [[nodiscard]] bool take(const QRectF& box)
    {
        if (!box.intersects(m_screen) || m_taken.size() >= maxLabels)
            return false;
        if (meets(m_taken, box) || meets(m_keptOff, box))
            return false;
        m_taken.push_back(box.adjusted(-2, -1, 2, 1));
        return true;
    }

    /// Keeps labels off a rectangle that something else is drawn in.
    void keepOff(const QRectF& box)
    {
        if (box.intersects(m_screen) && m_keptOff.size() < maxLabels)
            m_keptOff.push_back(box);
    }

private:
    [[nodiscard]] static bool meets(const std::vector<QRectF>& boxes, const QRectF& box)
    {
        return std::ranges::any_of(boxes, [&box](const QRectF& other) { return other.intersects(box); });
    }

    QRectF m_screen;
    std::vector<QRectF> m_taken;
    std::vector<QRectF> m_keptOff;
};

} // namespace chartroom::canvas
