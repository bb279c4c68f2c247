#include "views/canvas/shaded_tiles.h"

#include "views/canvas/shade_rows.h"

#include <algorithm>
#include <utility>

namespace chartroom::canvas {

namespace {

// Tiles beyond those in view that are kept: 32 MiB, about what one screen holds.
constexpr std::size_t spareTiles = 128;
constexpr std::size_t tileCells = std::size_t{tileSize} * tileSize;

} // namespace

void ShadedTiles::prepare(const FramePlan& frame, const ShadePlan& shading, Crew& crew)
{
    if (m_shading != shading) {
        forget();
        m_shading = shading;
    }
    ++m_frame;
    m_wanted.clear();
    for (const FrameItem& item : frame.items) {
        if (!item.screen.isEmpty())
            want(item, frame.cellY(item, item.screen.top()), frame.cellY(item, item.screen.bottom()));
    }
    crew.run(static_cast<int>(m_wanted.size()), [this](int piece) {
        Entry& entry = *m_wanted[static_cast<std::size_t>(piece)];
        const int width = entry.tile->width;
        for (int row = entry.firstWanted; row <= entry.lastWanted; ++row) {
            if (std::exchange(entry.done[static_cast<std::size_t>(row)], true))
                continue;
            shadeRow(m_shading, *entry.tile, entry.level, row, 0,
                     {entry.colors.get() + static_cast<std::ptrdiff_t>(row) * width,
                      static_cast<std::size_t>(width)});
        }
    });
    evict();
}

ShadedTiles::Entry& ShadedTiles::want(const FrameItem& item, int firstRow, int lastRow)
{
    Entry& entry = m_entries[item.tile.get()];
    if (!entry.tile) {
        entry.tile = item.tile;
        entry.level = item.key.level;
        if (m_spare.empty()) {
            entry.colors = std::make_unique_for_overwrite<QRgb[]>(tileCells);
        } else {
            entry.colors = std::move(m_spare.back());
            m_spare.pop_back();
        }
    }
    // One tile may show in several places, while finer ones are on their way.
    if (std::exchange(entry.frame, m_frame) != m_frame) {
        entry.firstWanted = firstRow;
        entry.lastWanted = lastRow;
        m_wanted.push_back(&entry);
    }
    entry.firstWanted = std::min(entry.firstWanted, firstRow);
    entry.lastWanted = std::max(entry.lastWanted, lastRow);
    return entry;
}

const QRgb* ShadedTiles::row(const FrameItem& item, int row) const
{
    const Entry& entry = m_entries.at(item.tile.get());
    return entry.colors.get() + static_cast<std::ptrdiff_t>(row) * entry.tile->width;
}

void ShadedTiles::evict()
{
    while (m_entries.size() > m_wanted.size() + spareTiles) {
        const auto oldest =
            std::ranges::min_element(m_entries, {}, [](const auto& item) { return item.second.frame; });
        release(oldest->second);
        m_entries.erase(oldest);
    }
}

void ShadedTiles::forget()
{
    for (auto& [tile, entry] : m_entries)
        release(entry);
    m_entries.clear();
}

void ShadedTiles::release(Entry& entry)
{
    if (m_spare.size() < spareTiles)
        m_spare.push_back(std::move(entry.colors));
}

} // namespace chartroom::canvas
