#include "model/blob/tree_index.h"

#include <numeric>

namespace chartroom::model {

TreeIndex::TreeIndex(const std::vector<Node>& parents)
    : m_children(parents.size())
    , m_first(parents.size() + 2)
    , m_row(parents.size())
{
    const auto slot = [](Node node) { return static_cast<std::size_t>(std::int64_t{node} + 1); };
    for (std::size_t i = 0; i < parents.size(); ++i)
        m_row[i] = static_cast<int>(m_first[slot(parents[i]) + 1]++);
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    for (std::size_t i = 0; i < parents.size(); ++i)
        m_children[m_first[slot(parents[i])] + static_cast<std::size_t>(m_row[i])] = static_cast<Node>(i);
}

} // namespace chartroom::model
