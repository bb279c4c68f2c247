#pragma once

#include <QImage>
#include <QRgb>
#include <QString>

#include <array>
#include <memory>
#include <mutex>

namespace chartroom::model {

/// What one tile looks like, in all sizes that a picture needs. Safe from several threads; sizes are made
/// when they are first asked for.
class TileArt
{
public:
    /// Sizes are powers of two: `1 << shift` pixels along a side, up to 64.
    static constexpr int maxShift = 6;
    /// From this size on glyphs can be read and are drawn.
    static constexpr int glyphShift = 3;

    /// An image, scaled to the square cell.
    explicit TileArt(const QImage& image);
    /// A glyph on a colour. Without a QGuiApplication, which fonts need, only the colour is drawn.
    TileArt(QRgb color, QString glyph);

    /// The mean colour, premultiplied: the tile in one pixel.
    [[nodiscard]] QRgb color() const { return m_color; }
    /// Whether nothing below the tile can be seen.
    [[nodiscard]] bool isOpaque() const { return m_opaque; }
    /// `1 << shift` rows of as many premultiplied pixels. Valid as long as this object.
    [[nodiscard]] const QRgb* pixels(int shift) const;

private:
    [[nodiscard]] QImage draw(int side) const;

    QImage m_image; ///< null: a glyph
    QString m_glyph;
    QRgb m_color = 0;
    bool m_opaque = true;
    mutable std::array<std::once_flag, maxShift + 1> m_made;
    mutable std::array<QImage, maxShift + 1> m_sizes;
};

} // namespace chartroom::model
