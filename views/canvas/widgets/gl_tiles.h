#pragma once

#include "views/canvas/tile.h"

#include <QOpenGLFunctions_3_3_Core>

#include <array>
#include <list>
#include <memory>
#include <unordered_map>
#include <vector>

namespace chartroom::canvas {

/// The planes of a tile as textures, by the numbers of canvas.frag's texture units.
struct GlTile
{
    enum Unit { Heights, Gradients, Ids, Categories, Surfaces, Pictures, unitCount };
    /// The units after them: the cell of each screen column and row, and the look-up tables.
    enum SharedUnit { columnsUnit = unitCount, rowsUnit, tablesUnit };
    std::array<GLuint, unitCount> textures{};
    int planes = 0; ///< bit 1 << unit for each texture there is
};

/// Textures of the tiles drawn lately, within a budget. All functions need the view's context to be current.
class GlTiles
{
public:
    static constexpr std::size_t defaultBudget = std::size_t{128} << 20U;
    /// No texture of a tile is larger along one side.
    static constexpr int textureSide = tileSize + 2;

    explicit GlTiles(QOpenGLFunctions_3_3_Core& gl, std::size_t budget = defaultBudget);

    /// The textures of a tile, uploaded when they are not there yet. Valid until the next frame.
    [[nodiscard]] const GlTile& textures(const std::shared_ptr<const Tile>& tile);
    /// A frame is done: forgets the tiles used longest ago, beyond the budget.
    void endFrame();
    /// Deletes all textures.
    void clear();
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    struct Entry
    {
        std::weak_ptr<const Tile> tile;
        const Tile* key = nullptr;
        GlTile textures;
        std::size_t bytes = 0;
        std::uint64_t frame = 0;
    };
    using Entries = std::list<Entry>;

    void upload(const Tile& tile, Entry& entry);
    template<class T>
    void uploadPlane(Entry& entry, GlTile::Unit unit, const T* data, std::ptrdiff_t stride, int width,
                     int height);
    void uploadHeights(const Tile& tile, Entry& entry);
    void uploadGradients(const Tile& tile, Entry& entry);
    void remove(Entries::iterator entry);

    QOpenGLFunctions_3_3_Core& m_gl;
    std::size_t m_budget;
    std::size_t m_bytes = 0;
    std::uint64_t m_frame = 1;
    Entries m_entries; // used last first
    std::unordered_map<const Tile*, Entries::iterator> m_index;
    std::vector<float> m_staging;
};

} // namespace chartroom::canvas
