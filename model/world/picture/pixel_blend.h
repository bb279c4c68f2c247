#pragma once

#include <QRgb>

#include <cstdint>
#include <span>
#include <vector>

// Arithmetic on premultiplied pixels. One place, so that canvas, thumbnails and `render` mix alike.
namespace chartroom::model {

/// Opacities count in 256ths.
inline constexpr int fullOpacity = 256;

/// `value * factor / 255`, rounded, for each of the four bytes; `factor` from 0 to 255.
[[nodiscard]] constexpr QRgb scaled255(QRgb value, std::uint32_t factor)
{
    std::uint32_t low = (value & 0x00ff00ffU) * factor + 0x00800080U;
    std::uint32_t high = ((value >> 8U) & 0x00ff00ffU) * factor + 0x00800080U;
    low = ((low + ((low >> 8U) & 0x00ff00ffU)) >> 8U) & 0x00ff00ffU;
    high = (high + ((high >> 8U) & 0x00ff00ffU)) & 0xff00ff00U;
    return low | high;
}

/// Four bytes of a pixel as four lanes of 16 bits: sums of up to 257 pixels fit.
[[nodiscard]] constexpr std::uint64_t lanes(QRgb pixel)
{
    return (pixel & 0x00ff00ffU) | (static_cast<std::uint64_t>((pixel >> 8U) & 0x00ff00ffU) << 32U);
}

/// A pixel at an opacity of 0 to 256.
[[nodiscard]] constexpr QRgb faded(QRgb pixel, int opacity)
{
    const auto factor = static_cast<std::uint32_t>(opacity);
    const std::uint32_t low = (((pixel & 0x00ff00ffU) * factor) >> 8U) & 0x00ff00ffU;
    const std::uint32_t high = ((pixel >> 8U) & 0x00ff00ffU) * factor & 0xff00ff00U;
    return low | high;
}

/// A pixel laid over another.
[[nodiscard]] constexpr QRgb over(QRgb below, QRgb above)
{
    return above + scaled255(below, 255U - (above >> 24U));
}

/// A pixel brought nearer to white, by 0 to 256 of 256.
[[nodiscard]] constexpr QRgb lightened(QRgb pixel, int amount)
{
    const std::uint32_t alpha = pixel >> 24U;
    QRgb result = alpha << 24U;
    for (unsigned shift = 0; shift < 24; shift += 8) {
        const std::uint32_t value = (pixel >> shift) & 0xffU;
        result |= (value + (((alpha - value) * static_cast<std::uint32_t>(amount)) >> 8U)) << shift;
    }
    return result;
}

/// Lays a row of pixels over another of the same length.
void overRow(std::span<QRgb> below, const QRgb* above, int opacity);

/// Blurs a picture of premultiplied pixels by the mean of `2 * radius + 1` pixels along each axis; what lies
/// beyond its edge counts as transparent. `scratch` is reused from call to call.
void boxBlur(std::span<QRgb> pixels, int width, int height, int radius, std::vector<QRgb>& scratch);

} // namespace chartroom::model
