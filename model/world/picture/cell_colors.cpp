#include "model/world/picture/cell_colors.h"

#include "model/world/picture/pixel_blend.h"

#include <algorithm>

namespace chartroom::model {

namespace {

constexpr int lightPerStorey = 10;
constexpr int mostLight = 60;

/// The mean of `1 << bits` pixels, rounded.
constexpr QRgb mean(std::uint64_t sum, int bits)
{
    const std::uint64_t half = (std::uint64_t{1} << bits) >> 1U;
    const std::uint64_t means = (sum + half * 0x0001000100010001U) >> bits;
    const auto low = static_cast<QRgb>(means & 0x00ff00ffU);
    const auto high = static_cast<QRgb>((means >> 32U) & 0x00ff00ffU);
    return low | (high << 8U);
}

} // namespace

int storeyLight(int storey, bool relief)
{
    return relief && storey > 0 ? std::min(storey, mostLight / lightPerStorey) * lightPerStorey : 0;
}

void paintRow(const PlacedChunk& placed, std::int64_t row, const WorldLook& look, const SymbolArt& art,
              std::span<QRgb> out)
{
    std::ranges::fill(out, 0U);
    const std::int64_t from = placed.localX;
    const std::int64_t to = from + static_cast<std::int64_t>(out.size());
    const QRgb background = placed.background ? placed.background->color() : 0;
    for (const PaintSheet& sheet : placed.sheets) {
        const PaintSheet::Run run = sheet.row(placed.localY + row, look.chunkSize.width);
        const std::int64_t begin = std::max(from, run.x);
        const std::int64_t end = std::min(to, run.x + static_cast<std::int64_t>(run.cells.size()));
        const int light = storeyLight(sheet.storey, look.style.relief);
        const bool base = sheet.isBase();
        // Runs of one symbol are usual: what the last cell was need not be looked up again.
        char16_t last = u' ';
        QRgb color = 0;
        for (std::int64_t x = begin; x < end; ++x) {
            const char16_t symbol = run.cells[static_cast<std::size_t>(x - run.x)];
            if (symbol == u' ')
                continue;
            if (symbol != last) {
                last = symbol;
                color = base && symbol == u'.' ? background : art.of(symbol).color();
                if (sheet.opacity < fullOpacity)
                    color = faded(color, sheet.opacity);
                if (light > 0)
                    color = lightened(color, light);
            }
            QRgb& cell = out[static_cast<std::size_t>(x - from)];
            cell = color >= 0xff000000U ? color : over(cell, color);
        }
    }
}

void paintColors(const CellArea& area, int level, const std::vector<PlacedChunk>& chunks,
                 const WorldLook& look, const SymbolArt& art, std::span<QRgb> out)
{
    std::ranges::fill(out, 0U);
    const auto stride = static_cast<std::size_t>(area.width >> level);
    std::vector<std::uint64_t> sums(level > 0 ? out.size() : 0);
    std::vector<QRgb> line;
    for (const PlacedChunk& placed : chunks) {
        const auto x = static_cast<std::size_t>(placed.part.x - area.x);
        const auto width = static_cast<std::size_t>(placed.part.width);
        line.resize(width);
        for (std::int64_t row = 0; row < placed.part.height; ++row) {
            const auto y = static_cast<std::size_t>(placed.part.y - area.y + row);
            if (level == 0) {
                paintRow(placed, row, look, art, out.subspan(y * stride + x, width));
                continue;
            }
            paintRow(placed, row, look, art, line);
            std::uint64_t* const target = sums.data() + (y >> level) * stride;
            for (std::size_t i = 0; i < width; ++i)
                target[(x + i) >> level] += lanes(line[i]);
        }
    }
    if (level > 0) {
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = mean(sums[i], 2 * level);
    }
}

} // namespace chartroom::model
