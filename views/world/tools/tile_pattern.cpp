#include "views/world/tools/tile_pattern.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <iterator>

namespace chartroom::views {

namespace {

constexpr quint32 clipboardMark = 0x43525431; // "CRT1"

bool isBase(const model::LayerKey& layer)
{
    return !layer.isHeight() && layer.number == 0;
}

bool isSymbol(char16_t cell)
{
    return cell != TilePattern::noCell && cell != u' ' && cell != u'.';
}

template<class Wanted>
bool hasCell(const TilePattern::Rows& rows, const Wanted& wanted)
{
    return std::ranges::any_of(rows,
                               [&](const std::u16string& row) { return std::ranges::any_of(row, wanted); });
}

} // namespace

TilePattern TilePattern::capture(const LayerCells& cells, const QRegion& region,
                                 const std::vector<model::LayerKey>& layers)
{
    const QRect box = region.boundingRect();
    TilePattern pattern;
    pattern.m_size = box.size();
    for (const model::LayerKey& layer : layers) {
        Rows rows(static_cast<std::size_t>(box.height()),
                  std::u16string(static_cast<std::size_t>(box.width()), noCell));
        for (const world::Tile tile : tilesOf(region)) {
            const auto x = static_cast<std::size_t>(tile.x - box.x());
            rows[static_cast<std::size_t>(tile.y - box.y())][x] = cells.at(layer, tile).value_or(noCell);
        }
        pattern.m_layers[layer] = std::move(rows);
    }
    return pattern;
}

QRegion TilePattern::region(QPoint corner) const
{
    QRegion covered;
    for (const auto& [layer, rows] : m_layers) {
        for (std::size_t y = 0; y < rows.size(); ++y) {
            const std::u16string& row = rows[y];
            for (std::size_t x = 0; x < row.size(); ++x) {
                const std::size_t begin = x;
                while (x < row.size() && row[x] != noCell)
                    ++x;
                if (x > begin)
                    covered += QRect(corner.x() + static_cast<int>(begin), corner.y() + static_cast<int>(y),
                                     static_cast<int>(x - begin), 1);
            }
        }
        // All layers were copied from the same tiles.
        break;
    }
    return covered;
}

template<class Place>
TilePattern TilePattern::rearranged(QSize size, const Place& place) const
{
    TilePattern result;
    result.m_size = size;
    for (const auto& [layer, rows] : m_layers) {
        Rows target(static_cast<std::size_t>(size.height()),
                    std::u16string(static_cast<std::size_t>(size.width()), noCell));
        for (int y = 0; y < m_size.height(); ++y) {
            for (int x = 0; x < m_size.width(); ++x) {
                const QPoint to = place(x, y);
                target[static_cast<std::size_t>(to.y())][static_cast<std::size_t>(to.x())] =
                    rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            }
        }
        result.m_layers[layer] = std::move(target);
    }
    return result;
}

TilePattern TilePattern::mirrored(Qt::Orientation axis) const
{
    return rearranged(m_size, [this, axis](int x, int y) {
        return axis == Qt::Horizontal ? QPoint(m_size.width() - 1 - x, y)
                                      : QPoint(x, m_size.height() - 1 - y);
    });
}

TilePattern TilePattern::turned(bool clockwise) const
{
    return rearranged(m_size.transposed(), [this, clockwise](int x, int y) {
        return clockwise ? QPoint(m_size.height() - 1 - y, x) : QPoint(y, m_size.width() - 1 - x);
    });
}

std::vector<world::Operation> TilePattern::operations(QPoint corner, const QRegion& clip,
                                                      const model::LayerKey& active) const
{
    std::vector<world::Operation> result;
    // Each cell is looked for in all pieces of the region.
    const QRegion near = clip & QRect(corner, m_size);
    for (const auto& [from, rows] : m_layers) {
        const model::LayerKey layer = m_layers.size() == 1 ? active : from;
        std::map<char16_t, std::vector<world::Tile>> bySymbol;
        for (int y = 0; y < m_size.height(); ++y) {
            for (int x = 0; x < m_size.width(); ++x) {
                const char16_t cell = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                const QPoint at = corner + QPoint(x, y);
                if (cell != noCell && (clip.isEmpty() || near.contains(at)))
                    bySymbol[cell].push_back({at.x(), at.y()});
            }
        }
        const bool onBase = isBase(layer) && from == layer;
        for (auto& [symbol, tiles] : bySymbol) {
            if (isSymbol(symbol))
                result.push_back(ToolGate::stroke(layer, symbol, std::move(tiles)));
            else if (onBase && symbol == u'.')
                result.push_back(ToolGate::stroke(layer, u' ', std::move(tiles)));
            else if (onBase && symbol == u' ')
                result.push_back(ToolGate::holes(tiles));
        }
    }
    return result;
}

bool TilePattern::isContent(const model::LayerKey& layer, char16_t cell)
{
    return isSymbol(cell) || (cell == u' ' && isBase(layer));
}

bool TilePattern::hasContent() const
{
    return std::ranges::any_of(m_layers, [](const auto& layer) {
        return hasCell(layer.second, [&layer](char16_t cell) { return isContent(layer.first, cell); });
    });
}

std::vector<model::LayerKey> TilePattern::paintedLayers(const model::LayerKey& active) const
{
    std::vector<model::LayerKey> result;
    for (const auto& [from, rows] : m_layers) {
        const model::LayerKey& layer = m_layers.size() == 1 ? active : from;
        const bool onBase = isBase(layer) && from == layer;
        if (hasCell(rows, [onBase](char16_t cell) { return isSymbol(cell) || (onBase && cell != noCell); }))
            result.push_back(layer);
    }
    return result;
}

QList<char16_t> TilePattern::symbols() const
{
    QList<char16_t> result;
    for (const auto& [layer, rows] : m_layers) {
        for (const std::u16string& row : rows)
            std::ranges::copy_if(row, std::back_inserter(result), isSymbol);
    }
    return result;
}

QByteArray TilePattern::toBytes() const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << clipboardMark << m_size << static_cast<quint32>(m_layers.size());
    for (const auto& [layer, rows] : m_layers) {
        stream << layer.isHeight() << static_cast<qint64>(layer.number)
               << QByteArray::fromStdString(layer.id);
        for (const std::u16string& row : rows)
            stream << QString::fromStdU16String(row);
    }
    return bytes;
}

std::optional<TilePattern> TilePattern::fromBytes(const QByteArray& bytes)
{
    QDataStream stream(bytes);
    quint32 mark = 0;
    quint32 layers = 0;
    TilePattern pattern;
    stream >> mark >> pattern.m_size >> layers;
    const QSize size = pattern.m_size;
    if (stream.status() != QDataStream::Ok || mark != clipboardMark || size.isEmpty() || !fits(size))
        return std::nullopt;
    for (quint32 i = 0; i < layers && stream.status() == QDataStream::Ok; ++i) {
        bool height = false;
        qint64 number = 0;
        QByteArray id;
        stream >> height >> number >> id;
        Rows rows;
        for (int y = 0; y < size.height() && stream.status() == QDataStream::Ok; ++y) {
            QString row;
            stream >> row;
            if (row.size() != size.width())
                return std::nullopt;
            rows.push_back(row.toStdU16String());
        }
        pattern.m_layers[height ? model::LayerKey::height(id.toStdString()) : model::LayerKey::room(number)] =
            std::move(rows);
    }
    if (stream.status() != QDataStream::Ok || pattern.isEmpty())
        return std::nullopt;
    return pattern;
}

} // namespace chartroom::views
