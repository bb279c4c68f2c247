#include "model/world/picture/paint_sheets.h"

#include <algorithm>
#include <cmath>

namespace chartroom::model {

namespace {

int opacityOf(const LayerLook& look)
{
    return look.visible ? std::clamp(static_cast<int>(std::lround(look.opacity * 256)), 0, 256) : 0;
}

/// The storeys of patches that the stack does not name (yet) begin above it.
int storeyOf(const world::HeightPatch& patch, const WorldLook& look)
{
    const auto found = std::ranges::find(look.stack, patch.id);
    if (found != look.stack.end())
        return static_cast<int>(found - look.stack.begin()) + 1;
    constexpr std::int64_t most = 1'000'000;
    return static_cast<int>(look.stack.size()) + static_cast<int>(std::clamp<std::int64_t>(patch.z, 1, most));
}

} // namespace

PaintSheet::Run PaintSheet::row(std::int64_t y, std::int64_t width) const
{
    if (room) {
        const auto from = static_cast<std::size_t>(y * width);
        return {0, std::u16string_view(room->cells).substr(from, static_cast<std::size_t>(width))};
    }
    const std::int64_t at = y - patch->y;
    if (at < 0 || at >= static_cast<std::int64_t>(patch->rows.size()))
        return {};
    return {patch->x, patch->rows[static_cast<std::size_t>(at)]};
}

std::vector<PaintSheet> sheetsOf(const world::Chunk& chunk, const WorldLook& look)
{
    std::vector<PaintSheet> sheets;
    for (const auto& layer : chunk.layers) {
        if (const int opacity = opacityOf(look.style.layer(LayerKey::room(layer->number))); opacity > 0)
            sheets.push_back({&*layer, nullptr, opacity, 0});
    }
    const auto rooms = static_cast<std::ptrdiff_t>(sheets.size());
    for (const auto& patch : chunk.patches) {
        const int opacity = opacityOf(look.style.layer(LayerKey::height(patch->id)));
        if (opacity > 0 && !patch->rows.empty())
            sheets.push_back({nullptr, &*patch, opacity, storeyOf(*patch, look)});
    }
    std::ranges::stable_sort(sheets.begin() + rooms, sheets.end(), {}, &PaintSheet::storey);
    return sheets;
}

} // namespace chartroom::model
