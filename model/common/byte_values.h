#pragma once

#include "formats/core/mapped_file.h"

#include <QString>

#include <vector>

namespace chartroom::model {

/// What the bytes at one place mean, read as one type in both byte orders.
struct ByteValue
{
    QString type;   ///< in the user's language
    QString little; ///< empty where too few bytes are left
    QString big;    ///< the same for a type of one byte, which has no byte order
    /// Bytes that the value takes (little-endian, where orders differ); 0 where there is none.
    std::uint64_t length = 0;
};

/// All readings of the bytes at `offset`: whole numbers, floats, bits, and what the game's files are made of:
/// a string (i32 byte count and UTF-8), a list's count (-1 null, 0 empty) and a polymorphic tag (0xFF null).
/// The rows are the same everywhere. `bytes` are those that the file still has.
[[nodiscard]] std::vector<ByteValue> byteValues(core::Bytes bytes, std::uint64_t offset);

} // namespace chartroom::model
