#include "views/canvas/png_rows.h"

#include "formats/core/hot_loops.h"

namespace chartroom::canvas::loops {

CHARTROOM_WIDE_LOOPS void greyDifferences(const QRgb* __restrict here, const QRgb* __restrict above,
                                          std::size_t width, std::uint8_t* __restrict out)
{
    for (std::size_t x = 0; x < width; ++x)
        out[x] = static_cast<std::uint8_t>(here[x] - above[x]);
}

CHARTROOM_WIDE_LOOPS void colorDifferences(const QRgb* __restrict here, const QRgb* __restrict above,
                                           std::size_t width, std::uint8_t* __restrict out)
{
    for (std::size_t x = 0; x < width; ++x) {
        // Byte by byte: a difference of whole words would carry from one to the next.
        out[3 * x] = static_cast<std::uint8_t>((here[x] >> 16U) - (above[x] >> 16U));
        out[3 * x + 1] = static_cast<std::uint8_t>((here[x] >> 8U) - (above[x] >> 8U));
        out[3 * x + 2] = static_cast<std::uint8_t>(here[x] - above[x]);
    }
}

CHARTROOM_WIDE_LOOPS std::size_t repeats(const std::uint8_t* bytes, std::size_t count)
{
    std::size_t sum = 0;
    std::size_t i = 1;
    while (i < count) {
        // In parts that a byte can count, which is what vectors are widest for.
        const std::size_t end = i + 255 < count ? i + 255 : count;
        std::uint8_t part = 0;
        for (; i < end; ++i)
            part = static_cast<std::uint8_t>(part + (bytes[i] == bytes[i - 1] ? 1 : 0));
        sum += part;
    }
    return sum;
}

} // namespace chartroom::canvas::loops
