#pragma once

#include "formats/blob/domains.h"
#include "formats/blob/layout.h"
#include "formats/core/task.h"

namespace chartroom::blob {

/// The fast first look of the search for envelopes: where could a known domain's string begin? A place has a
/// byte count from the shortest to the longest known name, and behind it two bytes that lie among the first
/// and the second letters of the names.
class EnvelopeFilter
{
public:
    explicit EnvelopeFilter(const DomainList& domains);

    /// The first place at or after `at` that could be one; `end` when there is none or the task was
    /// cancelled.
    [[nodiscard]] std::uint64_t next(Bytes file, std::uint64_t at, std::uint64_t end,
                                     const core::Task& task) const;

    /// Bytes from `low` to `low + span`.
    struct Among
    {
        std::uint8_t low = 255;
        std::uint8_t span = 0;

        [[nodiscard]] bool has(std::uint8_t byte) const
        {
            return static_cast<std::uint8_t>(byte - low) <= span;
        }
    };
    /// What the bytes of a possible place lie among.
    struct Pattern
    {
        Among count;
        Among first;
        Among second;
    };

private:
    Pattern m_pattern;
};

} // namespace chartroom::blob
