#pragma once

#include "formats/world/chunk.h"
#include "formats/world/report.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::world {

/// One entry of the world's height stack (N40).
struct StackEntry
{
    std::string id;
    std::optional<std::string> name; ///< never empty
    std::int64_t z = 1;              ///< the smallest stored one

    friend bool operator==(const StackEntry&, const StackEntry&) = default;
};

/// The world's height stack, lowest entry first.
using HeightStack = std::vector<StackEntry>;

/// The index of an id; nothing when it is not in the stack.
[[nodiscard]] std::optional<std::size_t> findEntry(const HeightStack& stack, std::string_view id);

/// Collects the stack from chunks, which may come in any order (N40). Two collectors can be joined, so that
/// each thread may have its own.
class StackCollector
{
public:
    /// Takes a readable chunk's patches.
    void add(const Chunk& chunk);
    void join(const StackCollector& other);
    [[nodiscard]] HeightStack stack() const;
    /// Adds a `stack.z` finding for each id whose pieces disagree about `z`.
    void reportDisagreements(Report& report) const;

private:
    // Where a name stands: the first non-empty one by this order wins.
    struct Place
    {
        std::int64_t z = 0;
        Address address;
        std::size_t index = 0;

        friend auto operator<=>(const Place&, const Place&) = default;
    };
    struct Entry
    {
        std::int64_t least = 0;
        std::int64_t largest = 0;
        std::optional<Place> namePlace;
        std::string name;
    };
    void take(const std::string& id, const Entry& entry);

    std::map<std::string, Entry> m_entries;
};

/// Compares ids as UTF-16 code units, which is how ties of the stack are ordered (N40).
[[nodiscard]] bool lessByCodeUnits(std::string_view a, std::string_view b);

} // namespace chartroom::world
