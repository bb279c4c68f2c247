#include "views/canvas/widgets/gl_tiles.h"

#include <array>
#include <type_traits>

namespace chartroom::canvas {

namespace {

// Stands for "no height" (canvas.frag): a driver may do away with NaN.
constexpr float noHeight = -1.0e30F;

struct Gradient
{
    float east;
    float down;
};

struct TextureFormat
{
    GLint internal;
    GLenum layout;
    GLenum type;
};

template<class T>
TextureFormat formatOf()
{
    if constexpr (std::is_same_v<T, float>)
        return {GL_R32F, GL_RED, GL_FLOAT};
    else if constexpr (std::is_same_v<T, Gradient>)
        return {GL_RG32F, GL_RG, GL_FLOAT};
    else if constexpr (std::is_same_v<T, std::uint8_t>)
        return {GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE};
    else if constexpr (std::is_same_v<T, std::uint16_t>)
        return {GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT};
    else
        return {GL_RGBA8, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV};
}

void gradientsOf(const float* above, const float* row, const float* below, int width, Gradient* out)
{
    for (int x = 0; x < width; ++x) {
        out[x].east =
            (above[x + 1] + 2 * row[x + 1] + below[x + 1]) - (above[x - 1] + 2 * row[x - 1] + below[x - 1]);
        out[x].down =
            (below[x - 1] + 2 * below[x] + below[x + 1]) - (above[x - 1] + 2 * above[x] + above[x + 1]);
    }
}

/// The same where heights may be missing: a missing neighbour is as high as the cell itself.
void gradientsWithGaps(const float* above, const float* row, const float* below, int width, Gradient* out)
{
    for (int x = 0; x < width; ++x) {
        const float e = row[x];
        if (!(e == e)) {
            out[x] = {noHeight, noHeight}; // canvas.frag's noGradient
            continue;
        }
        const auto known = [e](float h) { return h == h ? h : e; };
        const std::array around{
            known(above[x - 1]), known(above[x]),     known(above[x + 1]), known(row[x - 1]),  e,
            known(row[x + 1]),   known(below[x - 1]), known(below[x]),     known(below[x + 1])};
        gradientsOf(&around[1], &around[4], &around[7], 1, out + x);
    }
}

} // namespace

GlTiles::GlTiles(QOpenGLFunctions_3_3_Core& gl, std::size_t budget)
    : m_gl(gl)
    , m_budget(budget)
{}

template<class T>
void GlTiles::uploadPlane(Entry& entry, GlTile::Unit unit, const T* data, std::ptrdiff_t stride, int width,
                          int height)
{
    const TextureFormat format = formatOf<T>();
    GLuint& texture = entry.textures.textures[unit];
    m_gl.glGenTextures(1, &texture);
    m_gl.glBindTexture(GL_TEXTURE_2D, texture);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    m_gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, static_cast<GLint>(stride));
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, format.internal, width, height, 0, format.layout, format.type, data);
    m_gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    entry.textures.planes |= 1 << unit;
    entry.bytes += sizeof(T) * static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
}

void GlTiles::uploadHeights(const Tile& tile, Entry& entry)
{
    m_staging.clear();
    for (int y = 0; y < tile.height; ++y) {
        const float* const row = tile.heights.row(y);
        for (int x = 0; x < tile.width; ++x)
            m_staging.push_back(row[x] == row[x] ? row[x] : noHeight);
    }
    uploadPlane(entry, GlTile::Heights, m_staging.data(), tile.width, tile.width, tile.height);
}

// How much the ground rises to the east and down the picture, unscaled: worked out here once, because nine
// look-ups a pixel in each frame are what a software driver is slowest at. The sums are those of
// shade_rows.cpp.
void GlTiles::uploadGradients(const Tile& tile, Entry& entry)
{
    std::vector<Gradient> gradients(static_cast<std::size_t>(tile.width) *
                                    static_cast<std::size_t>(tile.height));
    Gradient* next = gradients.data();
    for (int y = 0; y < tile.height; ++y) {
        const float* const above = tile.heights.row(y - 1);
        const float* const row = tile.heights.row(y);
        const float* const below = tile.heights.row(y + 1);
        if (tile.gaps)
            gradientsWithGaps(above, row, below, tile.width, next);
        else
            gradientsOf(above, row, below, tile.width, next);
        next += tile.width;
    }
    uploadPlane(entry, GlTile::Gradients, gradients.data(), tile.width, tile.width, tile.height);
}

void GlTiles::upload(const Tile& tile, Entry& entry)
{
    if (tile.heights.present()) {
        uploadHeights(tile, entry);
        uploadGradients(tile, entry);
    }
    if (tile.ids.present())
        uploadPlane(entry, GlTile::Ids, tile.ids.row(-1) - 1, tile.ids.stride, tile.width + 2,
                    tile.height + 2);
    if (tile.categories.present())
        uploadPlane(entry, GlTile::Categories, tile.categories.data, tile.categories.stride, tile.width,
                    tile.height);
    if (tile.surfaces.present())
        uploadPlane(entry, GlTile::Surfaces, tile.surfaces.data, tile.surfaces.stride, tile.width,
                    tile.height);
    if (tile.pictures.present())
        uploadPlane(entry, GlTile::Pictures, tile.pictures.data, tile.pictures.stride, tile.width,
                    tile.height);
}

const GlTile& GlTiles::textures(const std::shared_ptr<const Tile>& tile)
{
    const auto found = m_index.find(tile.get());
    if (found != m_index.end() && found->second->tile.lock() == tile) {
        found->second->frame = m_frame;
        m_entries.splice(m_entries.begin(), m_entries, found->second);
        return found->second->textures;
    }
    // Another tile at the address of one that is gone.
    if (found != m_index.end())
        remove(found->second);
    Entry& entry = m_entries.emplace_front();
    entry.tile = tile;
    entry.key = tile.get();
    entry.frame = m_frame;
    m_index[tile.get()] = m_entries.begin();
    upload(*tile, entry);
    m_bytes += entry.bytes;
    return entry.textures;
}

void GlTiles::remove(Entries::iterator entry)
{
    m_gl.glDeleteTextures(GlTile::unitCount, entry->textures.textures.data());
    m_bytes -= entry->bytes;
    m_index.erase(entry->key);
    m_entries.erase(entry);
}

void GlTiles::endFrame()
{
    while (m_bytes > m_budget && !m_entries.empty() && m_entries.back().frame < m_frame)
        remove(std::prev(m_entries.end()));
    ++m_frame;
}

void GlTiles::clear()
{
    while (!m_entries.empty())
        remove(m_entries.begin());
}

} // namespace chartroom::canvas
