#include "model/world/picture/symbol_art.h"

#include "model/world/tile_image.h"

#include <QPainter>

namespace chartroom::model {

namespace {

QImage holeImage()
{
    // Two by two checks a cell, light and dark in equal parts: on any ground one of them is seen.
    constexpr int side = 1 << TileArt::maxShift;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(qPremultiply(qRgba(255, 255, 255, 30)));
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    const QColor dark(0, 0, 0, 60);
    painter.fillRect(0, 0, side / 2, side / 2, dark);
    painter.fillRect(side / 2, side / 2, side / 2, side / 2, dark);
    return image;
}

/// More than is ever shown of a picture is not kept.
constexpr int mostPixels = 4 << TileArt::maxShift;

} // namespace

SymbolArt::SymbolArt(world::TileCatalog catalog, std::filesystem::path content)
    : m_catalog(std::move(catalog))
    , m_content(std::move(content))
{}

const TileArt& SymbolArt::hole() const
{
    std::call_once(m_holeMade, [this] { m_hole = std::make_unique<const TileArt>(holeImage()); });
    return *m_hole;
}

std::unique_ptr<TileArt> SymbolArt::artOf(const world::TileEntry* entry, const world::TileColor& color,
                                          const QString& glyph) const
{
    if (entry && !entry->image.empty()) {
        if (const auto image = readTileImage(m_content / entry->image, mostPixels))
            return std::make_unique<TileArt>(*image);
    }
    return std::make_unique<TileArt>(qRgb(color.red, color.green, color.blue), glyph);
}

const TileArt& SymbolArt::make(char16_t symbol) const
{
    const std::lock_guard lock(m_mutex);
    std::atomic<Page*>& slot = m_pages[pageOf(symbol)];
    Page* page = slot.load(std::memory_order_relaxed);
    if (!page) {
        page = m_madePages.emplace_back(std::make_unique<Page>()).get();
        slot.store(page, std::memory_order_release);
    }
    std::atomic<const TileArt*>& place = (*page)[placeOf(symbol)];
    if (const TileArt* known = place.load(std::memory_order_relaxed))
        return *known;
    const QChar glyph(symbol);
    m_made.push_back(
        artOf(m_catalog.bySymbol(symbol), m_catalog.colorOf(symbol), glyph.isPrint() ? glyph : QChar(u'?')));
    place.store(m_made.back().get(), std::memory_order_release);
    return *m_made.back();
}

const TileArt* SymbolArt::ofId(const std::string& id) const
{
    if (id.empty())
        return nullptr;
    const std::lock_guard lock(m_mutex);
    const auto known = m_byId.find(id);
    if (known != m_byId.end())
        return known->second;
    const world::TileEntry* entry = m_catalog.byId(id);
    const QString glyph = entry && entry->symbol != 0 ? QString(QChar(entry->symbol)) : QString();
    m_made.push_back(artOf(entry, m_catalog.colorOf(id), glyph));
    return m_byId.emplace(id, m_made.back().get()).first->second;
}

} // namespace chartroom::model
