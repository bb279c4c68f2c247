#include "app/cli/sample_tile_image.h"

#include <QBuffer>
#include <QColor>
#include <QImage>

namespace chartroom::cli {

namespace {

constexpr int side = 32;

// How much lighter or darker a pixel is than the tile's colour, in percent of it.
int shade(char symbol, int x, int y)
{
    const unsigned grain = (static_cast<unsigned>(x) * 73U + static_cast<unsigned>(y) * 151U) % 17U;
    const int speckle = 96 + static_cast<int>(grain) / 2;
    switch (symbol) {
    case '#':
    case 'H': // courses of bricks
        return y % 8 == 0 || (x + (y / 8) % 2 * 8) % 16 == 0 ? 75 : speckle;
    case 'F':
    case 'U':
    case 'B': // boards
        return y % 8 == 7 || (x + y / 8 * 11) % side == 0 ? 80 : speckle;
    case 'A':
    case 'C': // rows of roof tiles
        return (y + (x % 8 - 4) * (x % 8 - 4) / 4) % 8 == 0 ? 72 : speckle;
    case 'R':
    case 'P': // cobbles
        return (x + y / 8 * 4) % 8 == 0 || y % 8 == 0 ? 86 : speckle;
    case 'W': // waves
        return (y + (x % 16 < 8 ? x % 8 : 8 - x % 8) / 3) % 8 == 0 ? 118 : 100;
    case 'T':
    case 'f':
    case 't':
    case 'b':
    case 'D':
    case 'O': { // one thing in the middle
        const int dx = 2 * x - side + 1;
        const int dy = 2 * y - side + 1;
        const int distance = symbol == 'T' || symbol == 'f' ? (dx * dx + dy * dy) / side
                                                            : std::max(std::abs(dx), std::abs(dy));
        return distance > 26 ? 0 : distance > 22 ? 70 : speckle;
    }
    default:
        return speckle;
    }
}

} // namespace

QByteArray sampleTileImage(const SampleTile& tile)
{
    QImage image(side, side, QImage::Format_ARGB32);
    const QColor colour(static_cast<QRgb>(tile.colour));
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int percent = shade(tile.symbol, x, y);
            image.setPixelColor(x, y, percent == 0 ? QColor(Qt::transparent) : colour.lighter(percent));
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace chartroom::cli
