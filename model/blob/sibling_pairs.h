#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace chartroom::model {

/// One of several things beside each other, to be found again among others.
struct Sibling
{
    std::uint64_t kind = 0;    ///< only things of one kind are paired
    std::uint64_t content = 0; ///< those with the same content are paired first
};

/// Places of two siblings that belong together, or of one that is alone.
struct SiblingPair
{
    std::optional<int> left;
    std::optional<int> right;

    friend bool operator==(const SiblingPair&, const SiblingPair&) = default;
};

/// Pairs two lists in order so that most contents, then most kinds agree. Very long lists with much between
/// their equal beginnings and ends are paired kind by kind as they come.
[[nodiscard]] std::vector<SiblingPair> pairSiblings(const std::vector<Sibling>& left,
                                                    const std::vector<Sibling>& right);

} // namespace chartroom::model
