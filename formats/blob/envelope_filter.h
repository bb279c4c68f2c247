#pragma once

#include "formats/blob/domains.h"
#include "formats/blob/layout.h"
#include "formats/core/task.h"

namespace chartroom::blob {

/// The fast first look of the search for envelopes: where could a known domain's string begin? A place has a
/// byte count from the shortest to the longest known name, and behind it a byte that lies among the first
/// letters of the names.
class EnvelopeFilter
{
public:
    explicit EnvelopeFilter(const DomainList& domains);

    /// The first place at or after `at` that could be one; `end` when there is none or the task was
    /// cancelled.
    [[nodiscard]] std::uint64_t next(Bytes file, std::uint64_t at, std::uint64_t end,
                                     const core::Task& task) const;

private:
    [[nodiscard]] bool possible(const std::uint8_t* at) const;
    [[nodiscard]] bool anyPossible(const std::uint8_t* block) const;

    std::uint8_t m_shortest = 1;
    std::uint8_t m_lengths = 0; ///< longest - shortest
    std::uint8_t m_first = 0;
    std::uint8_t m_firsts = 0; ///< last first letter - first first letter
};

} // namespace chartroom::blob
