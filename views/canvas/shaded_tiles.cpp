#include "views/canvas/shaded_tiles.h"

#include "views/canvas/shade_rows.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace chartroom::canvas {

namespace {

// Tiles beyond those in view that are kept: 32 MiB, about what one screen holds.
constexpr std::size_t spareTiles = 128;
constexpr std::size_t tileCells = std::size_t{tileSize} * tileSize;
// Fewer rows are shaded before another thread has woken up.
constexpr int aloneRows = 256;
// Missing rows that a frame shades by itself: as long as this goes unnoticed, nothing has to stand in.
constexpr int freeRows = 256;
// What shadeMore() does at a time: a few milliseconds.
constexpr int rowsBetweenFrames = 4096;
// A tile four times as coarse is no picture any more.
constexpr int standInLevels = 1;

} // namespace

void ShadedTiles::prepare(const FramePlan& frame, const ShadePlan& shading, Crew& crew, Pace pace)
{
    if (m_shading != shading) {
        forget();
        m_shading = shading;
    }
    ++m_frame;
    m_wanted.clear();
    m_items.clear();
    m_later.clear();
    int free = pace == Pace::Spread && frame.whole ? freeRows : std::numeric_limits<int>::max();
    for (const FrameItem& item : frame.items) {
        if (item.screen.isEmpty())
            continue;
        const int first = frame.cellY(item, item.screen.top());
        const int last = frame.cellY(item, item.screen.bottom());
        const int missing = missingRows(item, first, last);
        const std::optional<FrameItem> other = missing > free ? standIn(item) : std::nullopt;
        if (other) {
            m_later.push_back({item, first, last});
            want(*other, frame.cellY(*other, other->screen.top()),
                 frame.cellY(*other, other->screen.bottom()));
        } else {
            free -= std::min(free, missing);
            want(item, first, last);
        }
        m_items.push_back(other ? *other : item);
    }
    std::ranges::reverse(m_later);
    shadeWanted(crew);
    if (!frame.whole)
        return;
    m_whole = m_frame;
    // Those that a part of a frame does not show may still be on the screen.
    evict();
}

void ShadedTiles::shadeMore(Crew& crew)
{
    ++m_frame;
    m_wanted.clear();
    for (int rows = 0; rows < rowsBetweenFrames && !m_later.empty(); m_later.pop_back()) {
        const Later& later = m_later.back();
        rows += later.lastRow - later.firstRow + 1;
        want(later.item, later.firstRow, later.lastRow);
    }
    shadeWanted(crew);
}

void ShadedTiles::shadeWanted(Crew& crew)
{
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
}

int ShadedTiles::missingRows(const FrameItem& item, int firstRow, int lastRow) const
{
    // What was painted into is seen at once.
    if (item.tile->patchOf)
        return 0;
    const auto found = m_entries.find(item.key);
    if (found == m_entries.end() || found->second.tile != item.tile)
        return lastRow - firstRow + 1;
    const auto& done = found->second.done;
    return static_cast<int>(std::count(done.begin() + firstRow, done.begin() + lastRow + 1, false));
}

std::optional<FrameItem> ShadedTiles::standIn(const FrameItem& item) const
{
    TileKey key = item.key;
    for (int levels = 0; levels < standInLevels; ++levels) {
        key = {key.level + 1, key.x >> 1, key.y >> 1};
        // Older ones may show what has changed since.
        if (const auto found = m_entries.find(key);
            found != m_entries.end() && found->second.frame >= m_whole)
            return FrameItem{found->second.tile, key, item.screen};
    }
    return std::nullopt;
}

void ShadedTiles::want(const FrameItem& item, int firstRow, int lastRow)
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
