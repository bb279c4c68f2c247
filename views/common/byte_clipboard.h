#pragma once

#include "formats/core/mapped_file.h"

#include <QString>

namespace chartroom::views {

/// How bytes are put on the clipboard.
enum class ByteFormat {
    Hex,     ///< `42 48 42 4F`
    CArray,  ///< `{0x42, 0x48, …}`, twelve to a line
    Text,    ///< as UTF-8; what is not is replaced
    HexDump, ///< lines with offset, hex and characters
    Offset   ///< the offset of the first byte, decimal
};

/// A clipboard holds its text in memory, several times: more bytes than this are not copied.
constexpr std::uint64_t maxClipboardBytes = std::uint64_t{16} << 20U;

/// Bytes as text. `offset` is where they stand in the file.
[[nodiscard]] QString bytesAsText(core::Bytes bytes, std::uint64_t offset, ByteFormat format);
/// The character that stands for a byte beside its hex: itself for printable ASCII, else a dot.
[[nodiscard]] QChar byteCharacter(std::byte byte);

} // namespace chartroom::views
