#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace chartroom::blueprint::sample {

/// Values on a square lattice of `side` cells a side that spans the whole map; X outer, Y inner as in the
/// file.
template<class T>
class Field
{
public:
    explicit Field(std::uint32_t side, T value = {})
        : m_side(side)
        , m_values(std::size_t{side} * side, value)
    {}

    [[nodiscard]] std::uint32_t side() const { return m_side; }
    [[nodiscard]] std::size_t cells() const { return m_values.size(); }
    [[nodiscard]] std::size_t index(std::uint32_t x, std::uint32_t y) const
    {
        return std::size_t{x} * m_side + y;
    }
    [[nodiscard]] bool contains(std::int64_t x, std::int64_t y) const
    {
        return x >= 0 && y >= 0 && x < m_side && y < m_side;
    }
    [[nodiscard]] T& operator[](std::size_t cell) { return m_values[cell]; }
    [[nodiscard]] const T& operator[](std::size_t cell) const { return m_values[cell]; }
    [[nodiscard]] T& at(std::uint32_t x, std::uint32_t y) { return m_values[index(x, y)]; }
    [[nodiscard]] const T& at(std::uint32_t x, std::uint32_t y) const { return m_values[index(x, y)]; }
    /// The value at a cell, or at the nearest one inside.
    [[nodiscard]] const T& clamped(std::int64_t x, std::int64_t y) const
    {
        const auto inside = [this](std::int64_t v) {
            return static_cast<std::uint32_t>(v < 0 ? 0 : (v >= m_side ? m_side - 1 : v));
        };
        return at(inside(x), inside(y));
    }
    [[nodiscard]] std::uint32_t xOf(std::size_t cell) const
    {
        return static_cast<std::uint32_t>(cell / m_side);
    }
    [[nodiscard]] std::uint32_t yOf(std::size_t cell) const
    {
        return static_cast<std::uint32_t>(cell % m_side);
    }

private:
    std::uint32_t m_side;
    std::vector<T> m_values;
};

/// A cell's eight neighbours; the straight ones first.
struct Step
{
    int x;
    int y;
    float length;
};
inline constexpr Step neighbours[8] = {{-1, 0, 1.0F},        {1, 0, 1.0F},          {0, -1, 1.0F},
                                       {0, 1, 1.0F},         {-1, -1, 1.41421356F}, {-1, 1, 1.41421356F},
                                       {1, -1, 1.41421356F}, {1, 1, 1.41421356F}};

/// Calls `visit(cell, step)` for each neighbour that lies on the field.
template<class T, class Visit>
void forNeighbours(const Field<T>& field, std::size_t cell, const Visit& visit)
{
    const std::int64_t x = field.xOf(cell);
    const std::int64_t y = field.yOf(cell);
    for (const Step& step : neighbours) {
        if (field.contains(x + step.x, y + step.y))
            visit(static_cast<std::size_t>((x + step.x) * field.side() + y + step.y), step);
    }
}

/// Distance in cells from each cell to the nearest one that is set (a chamfer distance, a few percent off).
[[nodiscard]] Field<float> distanceTo(const Field<std::uint8_t>& set);

/// The same surface on a lattice with twice the cells a side.
[[nodiscard]] Field<float> doubled(const Field<float>& field);

/// One column of pixels of a smooth surface through (near) a field's values: a cubic B-spline, which never
/// leaves the range of the values around it. Pixel centres of a map of `values.size()` pixels a side.
void splineColumn(const Field<float>& field, std::uint32_t x, std::span<float> values);

} // namespace chartroom::blueprint::sample
