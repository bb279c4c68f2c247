#include "model/world/picture/pixel_blend.h"

#include <algorithm>
#include <cstring>

namespace chartroom::model {

namespace {

/// Blurs lines: `length` pixels `step` apart, `count` lines `stride` apart, from `in` to `out`.
void blurLines(const QRgb* in, QRgb* out, int length, std::ptrdiff_t step, int count, std::ptrdiff_t stride,
               int radius)
{
    const int window = 2 * radius + 1;
    const auto reciprocal = static_cast<std::uint64_t>((65536 + window / 2) / window);
    for (int line = 0; line < count; ++line) {
        const QRgb* from = in + line * stride;
        QRgb* to = out + line * stride;
        std::uint64_t sum = 0;
        for (int i = 0; i < std::min(radius, length); ++i)
            sum += lanes(from[i * step]);
        for (int i = 0; i < length; ++i) {
            if (i + radius < length)
                sum += lanes(from[(i + radius) * step]);
            QRgb pixel = 0;
            // Lane by lane: a product of 16 and 17 bits needs more than its lane.
            for (unsigned lane = 0; lane < 4; ++lane) {
                const std::uint64_t value = (((sum >> (16 * lane)) & 0xffffU) * reciprocal) >> 16U;
                constexpr unsigned places[] = {0, 16, 8, 24};
                pixel |= static_cast<QRgb>(std::min<std::uint64_t>(value, 255)) << places[lane];
            }
            to[i * step] = pixel;
            if (i - radius >= 0)
                sum -= lanes(from[(i - radius) * step]);
        }
    }
}

} // namespace

void overRow(std::span<QRgb> below, const QRgb* above, int opacity)
{
    if (opacity >= fullOpacity) {
        for (std::size_t i = 0; i < below.size(); ++i)
            below[i] = over(below[i], above[i]);
        return;
    }
    for (std::size_t i = 0; i < below.size(); ++i)
        below[i] = over(below[i], faded(above[i], opacity));
}

void boxBlur(std::span<QRgb> pixels, int width, int height, int radius, std::vector<QRgb>& scratch)
{
    if (radius <= 0)
        return;
    scratch.resize(pixels.size());
    blurLines(pixels.data(), scratch.data(), width, 1, height, width, radius);
    blurLines(scratch.data(), pixels.data(), height, width, width, 1, radius);
}

} // namespace chartroom::model
