#pragma once

#include "formats/world/tile_catalog.h"
#include "model/world/picture/tile_art.h"

#include <array>
#include <atomic>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace chartroom::model {

/// What every symbol and every tile id of a world looks like (N60): the catalog's image, loaded once; where
/// there is none, or it cannot be read, the glyph on the catalog's or the derived colour. Safe from several
/// threads.
class SymbolArt
{
public:
    /// `content` is the folder that the catalog's images are relative to.
    SymbolArt(world::TileCatalog catalog, std::filesystem::path content);
    SymbolArt(const SymbolArt&) = delete;
    SymbolArt& operator=(const SymbolArt&) = delete;
    ~SymbolArt() = default;

    [[nodiscard]] const world::TileCatalog& catalog() const { return m_catalog; }
    /// The art of a symbol. Valid as long as this object.
    [[nodiscard]] const TileArt& of(char16_t symbol) const
    {
        const TileArt* known = m_bySymbol[symbol].load(std::memory_order_acquire);
        return known ? *known : make(symbol);
    }
    /// The art of a tile id, such as a background's; null for the empty id. An id without an entry is a plain
    /// colour: it has no glyph.
    [[nodiscard]] const TileArt* ofId(const std::string& id) const;
    /// A hole in layer 0: a faint chequer that shows what lies under the world.
    [[nodiscard]] const TileArt& hole() const { return m_hole; }

private:
    const TileArt& make(char16_t symbol) const;
    [[nodiscard]] std::unique_ptr<TileArt> artOf(const world::TileEntry* entry, const world::TileColor& color,
                                                 const QString& glyph) const;

    world::TileCatalog m_catalog;
    std::filesystem::path m_content;
    TileArt m_hole;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<TileArt>> m_made;
    mutable std::map<std::string, const TileArt*> m_byId;
    mutable std::vector<std::atomic<const TileArt*>> m_bySymbol;
};

} // namespace chartroom::model
