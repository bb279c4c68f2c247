#include "views/canvas/shaded_tiles.h"

#include "views/canvas/shade_rows.h"

#include <algorithm>
#include <utility>

namespace chartroom::canvas {

namespace {

// Tiles beyond those in view that are kept: 32 MiB, about what one screen holds.
constexpr std::size_t spareTiles = 128;
constexpr std::size_t tileCells = std::size_t{tileSize} * tileSize;
// Fewer rows are shaded before another thread has woken up.
constexpr int aloneRows = 256;

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
    int rows = 0;
    for (const Entry* entry : m_wanted)
        rows += entry->lastWanted - entry->firstWanted + 1;
    const auto shade = [this](Entry& entry) {
        const int width = entry.tile->width;
        for (int row = entry.firstWanted; row <= entry.lastWanted; ++row) {
            if (std::exchange(entry.done[static_cast<std::size_t>(row)], true))
                continue;
            shadeRow(m_shading, *entry.tile, entry.level, row, 0,
                     {entry.colors.get() + static_cast<std::ptrdiff_t>(row) * width,
                      static_cast<std::size_t>(width)});
        }
    };
    if (rows <= aloneRows)
        std::ranges::for_each(m_wanted, [&](Entry* entry) { shade(*entry); });
    else
        crew.run(static_cast<int>(m_wanted.size()),
                 [&](int piece) { shade(*m_wanted[static_cast<std::size_t>(piece)]); });
    // Those that a part of a frame does not show may still be on the screen.
    if (frame.whole)
        evict();
}

ShadedTiles::Entry& ShadedTiles::want(const FrameItem& item, int firstRow, int lastRow)
{
    Entry& entry = m_entries[item.key];
    if (entry.tile != item.tile)
        take(entry, item);
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

void ShadedTiles::take(Entry& entry, const FrameItem& item)
{
    if (!entry.colors && m_spare.empty()) {
        entry.colors = std::make_unique_for_overwrite<QRgb[]>(tileCells);
    } else if (!entry.colors) {
        entry.colors = std::move(m_spare.back());
        m_spare.pop_back();
    }
    if (entry.tile && item.tile->patchOf == entry.tile.get()) {
        for (int row = item.tile->firstChanged; row <= item.tile->lastChanged; ++row)
            entry.done[static_cast<std::size_t>(row)] = false;
    } else {
        entry.done.fill(false);
    }
    entry.tile = item.tile;
    entry.level = item.key.level;
}

const QRgb* ShadedTiles::row(const FrameItem& item, int row) const
{
    const Entry& entry = m_entries.at(item.key);
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
    for (auto& [key, entry] : m_entries)
        release(entry);
    m_entries.clear();
}

void ShadedTiles::release(Entry& entry)
{
    if (m_spare.size() < spareTiles)
        m_spare.push_back(std::move(entry.colors));
}

} // namespace chartroom::canvas
