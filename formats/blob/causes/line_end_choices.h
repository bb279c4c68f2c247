#pragma once

#include "formats/blob/mend.h"

#include <optional>

namespace chartroom::blob {

/// What trying the choices of line ends came to.
struct LineEndChoices
{
    /// The choice whose data have the hash that the mended header declares; the only choice there is, without
    /// a look at the hash.
    std::optional<Mend> mend;
    /// False when the budget did not suffice.
    bool tried = true;
};

/// Tries every choice of `count` line ends from offset 16 on: inserts a 0x0D before each chosen 0x0A, or
/// removes the 0x0D of each chosen pair. Nothing is tried where there are more than 10,000 choices (B8). At
/// most `budget` bytes are hashed; choices that begin alike share the work on what they share.
[[nodiscard]] LineEndChoices chooseLineEnds(Bytes file, bool insert, std::uint64_t count,
                                            std::uint64_t budget, const core::Task& task);

} // namespace chartroom::blob
