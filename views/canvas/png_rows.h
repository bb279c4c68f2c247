#pragma once

#include <QRgb>

#include <cstddef>
#include <cstdint>

/// The inner loops of writing PNG: rows as differences to the row above (filter type 2).
namespace chartroom::canvas::loops {

/// One byte a pixel: its blue.
void greyDifferences(const QRgb* __restrict here, const QRgb* __restrict above, std::size_t width,
                     std::uint8_t* __restrict out);
/// Three bytes a pixel: red, green, blue.
void colorDifferences(const QRgb* __restrict here, const QRgb* __restrict above, std::size_t width,
                      std::uint8_t* __restrict out);

/// How many bytes are the same as the one before them.
[[nodiscard]] std::size_t repeats(const std::uint8_t* bytes, std::size_t count);

} // namespace chartroom::canvas::loops
