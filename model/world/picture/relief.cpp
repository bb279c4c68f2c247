#include "model/world/picture/relief.h"

#include "model/world/picture/pixel_blend.h"

#include <algorithm>
#include <cmath>

namespace chartroom::model {

namespace {

constexpr double shadowPerStorey = 0.12; ///< of a cell, towards the lower right
constexpr double longestShadow = 0.5;
constexpr int shadowAlpha = 115;  ///< in 256ths
constexpr double blurUnit = 0.15; ///< of a cell: blur of step 1 at storey 1

/// Lays the shadow of a sheet under what will follow: both pictures have the same width, `pixels` is smaller
/// by `margin` on each side.
void layShadow(const CellCanvas& canvas, const std::vector<QRgb>& shadow, int margin, int offset)
{
    const int width = canvas.width();
    const int wide = width + 2 * margin;
    for (int y = 0; y < canvas.height(); ++y) {
        const QRgb* from = shadow.data() + (y + margin - offset) * wide + margin - offset;
        QRgb* to = canvas.pixels.data() + y * width;
        for (int x = 0; x < width; ++x) {
            if (const std::uint32_t alpha = from[x] >> 24U; alpha > 0)
                to[x] = over(to[x], faded(alpha << 24U, shadowAlpha));
        }
    }
}

} // namespace

StoreyLook storeyLook(int storey, int cellSide, double blurStep)
{
    const auto pixels = [cellSide](double share) { return static_cast<int>(std::lround(share * cellSide)); };
    StoreyLook look;
    look.shadowOffset = std::max(1, pixels(std::min(shadowPerStorey * storey, longestShadow)));
    look.shadowRadius = look.shadowOffset / 3;
    // A step from a file may be any number.
    look.blurRadius = pixels(std::min(blurStep * storey * blurUnit, 0.5));
    return look;
}

void paintRelief(const CellCanvas& canvas, const std::vector<PlacedChunk>& chunks, const WorldLook& look,
                 const SymbolArt& art)
{
    const int side = 1 << canvas.shift;
    const CellArea around{canvas.area.x - 1, canvas.area.y - 1, canvas.area.width + 2,
                          canvas.area.height + 2};
    std::vector<QRgb> sheet;
    std::vector<QRgb> shadow;
    std::vector<QRgb> scratch;
    for (const int storey : storeysOf(chunks)) {
        sheet.assign(static_cast<std::size_t>(around.width * around.height) << (2 * canvas.shift), 0);
        const CellCanvas wide{around, canvas.shift, sheet};
        if (!blitStorey(wide, chunks, storey, look, art))
            continue;
        const StoreyLook drawn = storeyLook(storey, side, look.blurStep);
        boxBlur(sheet, wide.width(), wide.height(), drawn.blurRadius, scratch);
        shadow = sheet;
        boxBlur(shadow, wide.width(), wide.height(), drawn.shadowRadius, scratch);
        layShadow(canvas, shadow, side, drawn.shadowOffset);
        for (int y = 0; y < canvas.height(); ++y)
            overRow(canvas.pixels.subspan(static_cast<std::size_t>(y * canvas.width()),
                                          static_cast<std::size_t>(canvas.width())),
                    sheet.data() + (y + side) * wide.width() + side, fullOpacity);
    }
}

} // namespace chartroom::model
