#pragma once

#include "formats/world/tile_catalog.h"
#include "model/world/picture/tile_art.h"

#include <array>
#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
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
        const Page* const page = m_pages[pageOf(symbol)].load(std::memory_order_acquire);
        const TileArt* const known =
            page ? (*page)[placeOf(symbol)].load(std::memory_order_acquire) : nullptr;
        return known ? *known : make(symbol);
    }
    /// The art of a tile id, such as a background's; null for the empty id. An id without an entry is a plain
    /// colour: it has no glyph.
    [[nodiscard]] const TileArt* ofId(const std::string& id) const;
    /// A hole in layer 0: a faint chequer that shows what lies under the world.
    [[nodiscard]] const TileArt& hole() const;

private:
    /// The art of symbols that follow one another; a world uses a few of all that there are.
    static constexpr unsigned pageSize = 256;
    static constexpr unsigned pageCount = 0x10000 / pageSize;
    using Page = std::array<std::atomic<const TileArt*>, pageSize>;
    [[nodiscard]] static std::size_t pageOf(char16_t symbol) { return symbol / pageSize; }
    [[nodiscard]] static std::size_t placeOf(char16_t symbol) { return symbol % pageSize; }

    const TileArt& make(char16_t symbol) const;
    [[nodiscard]] std::unique_ptr<TileArt> artOf(const world::TileEntry* entry, const world::TileColor& color,
                                                 const QString& glyph) const;

    world::TileCatalog m_catalog;
    std::filesystem::path m_content;
    mutable std::once_flag m_holeMade;
    mutable std::unique_ptr<const TileArt> m_hole;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<TileArt>> m_made;
    mutable std::map<std::string, const TileArt*> m_byId;
    mutable std::vector<std::unique_ptr<Page>> m_madePages;
    mutable std::array<std::atomic<Page*>, pageCount> m_pages{};
};

} // namespace chartroom::model
