#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace chartroom::model {

/// A tree whose nodes stand in a list, each behind the one around it: what a tree view asks for, in constant
/// time. The node -1 is the one around all others.
class TreeIndex
{
public:
    using Node = std::int32_t;

    /// `parents` has for each node the one around it, or -1.
    explicit TreeIndex(const std::vector<Node>& parents = {});

    [[nodiscard]] int childCount(Node node) const { return static_cast<int>(end(node) - begin(node)); }
    [[nodiscard]] Node child(Node node, int row) const
    {
        return m_children[begin(node) + static_cast<std::size_t>(row)];
    }
    /// The place of a node among those beside it.
    [[nodiscard]] int row(Node node) const { return m_row[static_cast<std::size_t>(node)]; }

private:
    [[nodiscard]] std::size_t begin(Node node) const
    {
        return m_first[static_cast<std::size_t>(std::int64_t{node} + 1)];
    }
    [[nodiscard]] std::size_t end(Node node) const
    {
        return m_first[static_cast<std::size_t>(std::int64_t{node} + 2)];
    }

    /// All nodes grouped by the one around them: those of node i are [m_first[i + 1], m_first[i + 2]).
    std::vector<Node> m_children;
    std::vector<std::size_t> m_first;
    std::vector<int> m_row;
};

} // namespace chartroom::model
