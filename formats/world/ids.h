#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace chartroom::world {

/// Ids that are unique among themselves (N16, N26, N28). First every id that the file gives is reserved, then
/// missing and repeated ones get the smallest number that nobody uses (W6).
class UniqueIds
{
public:
    /// Whether the id was free; it is taken from now on.
    bool reserve(const std::string& id)
    {
        // Few ids are compared faster than they are hashed.
        constexpr std::size_t few = 16;
        if (m_used.empty()) {
            if (std::ranges::find(m_few, id) != m_few.end())
                return false;
            if (m_few.size() < few) {
                m_few.push_back(id);
                return true;
            }
            m_used.insert(m_few.begin(), m_few.end());
        }
        return m_used.insert(id).second;
    }
    /// `<prefix><n>` with the smallest free n from `first` on; taken from now on.
    [[nodiscard]] std::string number(const std::string& prefix, std::size_t first)
    {
        // Ids are never given back, so that the search goes on where the last one for this prefix ended.
        std::size_t& next = m_next.try_emplace(prefix, first).first->second;
        for (;; ++next) {
            std::string id = prefix + std::to_string(next);
            if (reserve(id))
                return id;
        }
    }
    /// The id itself where it is free, else `<id>_2`, `<id>_3`, ...
    [[nodiscard]] std::string unique(const std::string& id) { return reserve(id) ? id : number(id + '_', 2); }

private:
    std::vector<std::string> m_few;
    std::unordered_set<std::string> m_used; // of all, once there are more
    std::unordered_map<std::string, std::size_t> m_next;
};

} // namespace chartroom::world
