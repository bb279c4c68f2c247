#include "views/canvas/png_stream.h"

#include "formats/core/parallel.h"
#include "views/canvas/png_rows.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <zlib.h>

namespace chartroom::canvas {

namespace {

// Raw bytes that one thread compresses at a time. Much more than zlib's window, so that starting anew costs
// little.
constexpr std::size_t pieceBytes = std::size_t{64} << 10U;
// Fast: a picture is looked at once more often than it is kept.
constexpr int compressionLevel = 1;
constexpr std::uint8_t filterUp = 2;

void store32(std::uint8_t* at, std::uint32_t value)
{
    for (unsigned i = 0; i < 4; ++i)
        at[i] = static_cast<std::uint8_t>(value >> (24U - 8U * i));
}

core::Bytes bytes(const std::uint8_t* data, std::size_t size)
{
    return std::as_bytes(std::span(data, size));
}

} // namespace

struct PngStream::Piece
{
    std::vector<std::uint8_t> data;
    std::uint32_t adler = 1;
    std::size_t rawBytes = 0;
};

PngStream::PngStream(core::AtomicFile& file, int width, int height, bool grey)
    : m_file(file)
    , m_width(width)
    , m_height(height)
    , m_grey(grey)
    , m_above(static_cast<std::size_t>(width), 0)
{}

core::Result<void> PngStream::writeChunk(const char* type, std::span<const std::uint8_t> data)
{
    std::array<std::uint8_t, 8> head;
    store32(head.data(), static_cast<std::uint32_t>(data.size()));
    std::memcpy(head.data() + 4, type, 4);
    auto crc = static_cast<std::uint32_t>(crc32(0, head.data() + 4, 4));
    if (!data.empty())
        crc = static_cast<std::uint32_t>(crc32(crc, data.data(), static_cast<uInt>(data.size())));
    std::array<std::uint8_t, 4> tail;
    store32(tail.data(), crc);
    if (auto written = m_file.write(bytes(head.data(), head.size())); !written)
        return written;
    if (auto written = m_file.write(bytes(data.data(), data.size())); !written)
        return written;
    return m_file.write(bytes(tail.data(), tail.size()));
}

core::Result<void> PngStream::writeHeader()
{
    static constexpr std::array<std::uint8_t, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    if (auto written = m_file.write(bytes(signature.data(), signature.size())); !written)
        return written;
    std::array<std::uint8_t, 13> header{};
    store32(header.data(), static_cast<std::uint32_t>(m_width));
    store32(header.data() + 4, static_cast<std::uint32_t>(m_height));
    header[8] = 8;                                          // bits a channel
    header[9] = m_grey ? std::uint8_t{0} : std::uint8_t{2}; // grey, or red, green and blue
    return writeChunk("IHDR", header);
}

void PngStream::compress(std::span<const QRgb> pixels, const QRgb* above, bool last, Piece& piece) const
{
    const auto width = static_cast<std::size_t>(m_width);
    const std::size_t rows = pixels.size() / width;
    const std::size_t channels = m_grey ? 1 : 3;
    const std::size_t rowBytes = 1 + width * channels;
    std::vector<std::uint8_t> raw(rows * rowBytes);
    for (std::size_t y = 0; y < rows; ++y) {
        const QRgb* const here = pixels.data() + y * width;
        const QRgb* const north = y == 0 ? above : here - width;
        std::uint8_t* const out = raw.data() + y * rowBytes;
        out[0] = filterUp;
        (m_grey ? loops::greyDifferences : loops::colorDifferences)(here, north, width, out + 1);
    }
    piece.rawBytes = raw.size();
    piece.adler = static_cast<std::uint32_t>(adler32(1, raw.data(), static_cast<uInt>(raw.size())));
    // Where few bytes repeat, looking for repeated strings takes half of the time and finds next to nothing.
    const bool varied = loops::repeats(raw.data(), raw.size()) < raw.size() * 5 / 8;
    z_stream stream = {};
    deflateInit2(&stream, compressionLevel, Z_DEFLATED, -15, varied ? 8 : 9,
                 varied ? Z_HUFFMAN_ONLY : Z_FILTERED);
    piece.data.resize(deflateBound(&stream, static_cast<uLong>(raw.size())) + 16);
    stream.next_in = raw.data();
    stream.avail_in = static_cast<uInt>(raw.size());
    stream.next_out = piece.data.data();
    stream.avail_out = static_cast<uInt>(piece.data.size());
    // A full flush ends on a byte and forgets what was before: pieces can be joined.
    deflate(&stream, last ? Z_FINISH : Z_FULL_FLUSH);
    piece.data.resize(stream.total_out);
    deflateEnd(&stream);
}

core::Result<void> PngStream::writeRows(std::span<const QRgb> pixels)
{
    const auto width = static_cast<std::size_t>(m_width);
    const std::size_t rows = pixels.size() / width;
    const bool first = m_row == 0;
    m_row += static_cast<int>(rows);
    const bool last = m_row == m_height;
    if (first) {
        if (auto written = writeHeader(); !written)
            return written;
    }
    const std::size_t pieceRows = std::max<std::size_t>(1, pieceBytes / (width * (m_grey ? 1 : 3)));
    std::vector<Piece> pieces((rows + pieceRows - 1) / pieceRows);
    core::parallelFor(pieces.size(), 1, {}, [&](std::uint64_t begin, std::uint64_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t from = i * pieceRows;
            const std::size_t count = std::min(pieceRows, rows - from);
            const QRgb* const above = from == 0 ? m_above.data() : pixels.data() + (from - 1) * width;
            compress(pixels.subspan(from * width, count * width), above, last && i + 1 == pieces.size(),
                     pieces[i]);
        }
    });
    std::copy(pixels.end() - static_cast<std::ptrdiff_t>(width), pixels.end(), m_above.begin());
    std::vector<std::uint8_t> data;
    if (first)
        data = {0x78, 0x01}; // zlib's header: deflate, 32 KiB window, fastest
    for (const Piece& piece : pieces) {
        data.insert(data.end(), piece.data.begin(), piece.data.end());
        m_adler = static_cast<std::uint32_t>(
            adler32_combine(m_adler, piece.adler, static_cast<z_off_t>(piece.rawBytes)));
    }
    if (last) {
        data.resize(data.size() + 4);
        store32(data.data() + data.size() - 4, m_adler);
    }
    if (auto written = writeChunk("IDAT", data); !written || !last)
        return written;
    return writeChunk("IEND", {});
}

} // namespace chartroom::canvas
