#pragma once

#include "formats/blob/domains.h"
#include "formats/blob/header.h"
#include "formats/blob/layout.h"
#include "formats/core/task.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace chartroom::blob {

/// Bytes put in the place of a range of the input. The range may be empty (bytes are inserted), the bytes too
/// (the range is removed).
struct Edit
{
    ByteRange range;
    std::vector<std::byte> bytes;

    friend bool operator==(const Edit&, const Edit&) = default;
};

/// How a mended file is made of a damaged one. Either a few edits, or line ends changed in the whole rest of
/// the file, which are too many to list.
struct Mend
{
    enum class LineEnds : std::uint8_t { Keep, CrlfToLf, LfToCrlf };

    std::vector<Edit> edits; ///< by offset, without overlap
    LineEnds lineEnds = LineEnds::Keep;
    /// Line ends before this offset stay.
    std::uint64_t lineEndsFrom = 0;

    friend bool operator==(const Mend&, const Mend&) = default;
};

/// Takes one piece of the mended file; returns false to stop.
using PieceSink = std::function<bool(Bytes)>;

/// Hands the mended file to `sink`, piece by piece: pieces of the input where nothing changes, and no copy of
/// it. Returns false when the sink or the task stopped it.
bool writeMended(Bytes input, const Mend& mend, const PieceSink& sink, const core::Task& task);

/// A change of a mend, for the receipt.
struct Change
{
    ByteRange input;                 ///< bytes of the damaged file
    std::uint64_t outputOffset = 0;  ///< where the new bytes stand in the mended file
    std::vector<std::byte> removed;  ///< the first bytes of `input`, at most Change::shown
    std::vector<std::byte> inserted; ///< the new bytes
    static constexpr std::size_t shown = 32;

    friend bool operator==(const Change&, const Change&) = default;
};

/// What a mend changes: the first `limit` changes, and the number of all.
struct ChangeList
{
    std::vector<Change> changes;
    std::uint64_t count = 0;
    static constexpr std::size_t limit = 1000;
};
[[nodiscard]] ChangeList changesOf(Bytes input, const Mend& mend);

/// What the checks say of a mended file, without making it.
struct Assessment
{
    bool header = false; ///< size, magic, generation, flags and length pass
    bool hashed = false; ///< the hash flag is set
    bool hash = false;   ///< the hash is right, or there is none
    bool root = false;   ///< the root envelope has no error

    [[nodiscard]] bool sound() const { return header && hash && root; }
};

/// Assesses a mend. `known` is what checkHeader() said of the input: where the mend leaves the data alone,
/// its hash is not computed again. All false when the task was cancelled.
[[nodiscard]] Assessment assess(Bytes input, const HeaderReport& known, const Mend& mend,
                                const DomainList& domains, const core::Task& task);

/// A mend that puts another header in the place of the first 24 bytes (only the bytes that differ are
/// edited).
[[nodiscard]] Mend headerMend(Bytes input, const Header& header);

} // namespace chartroom::blob
