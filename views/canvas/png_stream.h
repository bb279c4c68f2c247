#pragma once

#include "formats/core/atomic_file.h"

#include <QRgb>

#include <cstdint>
#include <span>
#include <vector>

namespace chartroom::canvas {

/// Writes a PNG strip by strip, so that a picture need not fit into memory, compressing on all threads.
/// Opaque colours.
class PngStream
{
public:
    /// The file must outlive the stream; whoever made it commits it. `grey`: of each pixel only the blue is
    /// kept.
    PngStream(core::AtomicFile& file, int width, int height, bool grey);

    /// Appends whole rows: a multiple of the width. The last row of the picture ends it. The error is the
    /// file's.
    [[nodiscard]] core::Result<void> writeRows(std::span<const QRgb> pixels);

private:
    struct Piece;
    [[nodiscard]] core::Result<void> writeChunk(const char* type, std::span<const std::uint8_t> data);
    [[nodiscard]] core::Result<void> writeHeader();
    void compress(std::span<const QRgb> pixels, const QRgb* above, bool last, Piece& piece) const;

    core::AtomicFile& m_file;
    int m_width;
    int m_height;
    bool m_grey;
    int m_row = 0;
    std::uint32_t m_adler = 1;
    std::vector<QRgb> m_above; ///< the row before the next one
};

} // namespace chartroom::canvas
