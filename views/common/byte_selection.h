#pragma once

#include "formats/core/byte_range.h"

namespace chartroom::views {

/// Caret and selection of a byte view. The caret is a place between bytes: `caret()` is the byte behind it,
/// `size()` the end. The selection runs from the anchor to the caret.
class ByteSelection
{
public:
    /// Takes a size; caret and anchor are cut to it.
    void setSize(std::uint64_t size);
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] std::uint64_t caret() const { return m_caret; }
    /// From the lower to the higher of anchor and caret; empty at the caret when they are the same.
    [[nodiscard]] core::ByteRange range() const;

    /// Moves the caret (cut to the size). Without `extend` the selection ends.
    void moveTo(std::uint64_t offset, bool extend);
    /// Moves by bytes, stopping at either end.
    void moveBy(std::int64_t bytes, bool extend);
    /// Selects from byte `first` to byte `last`, both included, whichever is higher; the caret is on `last`'s
    /// side.
    void selectBytes(std::uint64_t first, std::uint64_t last);
    /// Extends from the anchor so that a byte is included.
    void extendOver(std::uint64_t byte);
    /// Selects a range (cut to the size) with the caret at its start.
    void select(core::ByteRange range);

    friend bool operator==(const ByteSelection&, const ByteSelection&) = default;

private:
    std::uint64_t m_size = 0;
    std::uint64_t m_anchor = 0;
    std::uint64_t m_caret = 0;
};

} // namespace chartroom::views
