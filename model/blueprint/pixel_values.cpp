#include "model/blueprint/pixel_values.h"

#include "model/common/number_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace chartroom::model {

namespace {

QString metresText(double metres, int decimals)
{
    return QCoreApplication::translate("Pixel", "%1 m").arg(decimalText(metres, decimals));
}

QString waterText(const PixelValues& pixel)
{
    if (*pixel.waterId == 0)
        return QCoreApplication::translate("Pixel", "no water");
    if (!pixel.body)
        return QCoreApplication::translate("Pixel", "body %1 (not listed)").arg(*pixel.waterId);
    return QStringLiteral("%1 %2").arg(waterTypeName(pixel.body->type)).arg(*pixel.waterId);
}

QString orDash(const std::optional<QString>& text)
{
    return text.value_or(QStringLiteral("–"));
}

} // namespace

std::optional<double> PixelValues::heightMetres() const
{
    if (!height)
        return std::nullopt;
    return *height * blueprint::metresPerRaw;
}

std::optional<float> PixelValues::surfaceLevel() const
{
    return surface ? blueprint::decodeWaterLevel(*surface) : std::nullopt;
}

std::optional<double> PixelValues::depthMetres() const
{
    const std::optional<float> level = surfaceLevel();
    if (!level || !height)
        return std::nullopt;
    return (static_cast<double>(*level) - *height) * blueprint::metresPerRaw;
}

std::optional<PixelValues> pixelAt(const Snapshot& snapshot, std::int64_t x, std::int64_t y)
{
    const blueprint::Blueprint& map = snapshot.blueprint;
    if (x < 0 || y < 0 || x >= map.mapSize || y >= map.mapSize)
        return std::nullopt;
    PixelValues pixel;
    pixel.x = static_cast<std::uint32_t>(x);
    pixel.y = static_cast<std::uint32_t>(y);
    if (map.heights)
        pixel.height = blueprint::heightAt(*map.heights, pixel.x, pixel.y);
    if (map.biomes)
        pixel.biome = blueprint::biomeAt(*map.biomes, pixel.x, pixel.y);
    if (map.waterIds) {
        pixel.waterId = blueprint::u16At(*map.waterIds, pixel.x, pixel.y);
        if (*pixel.waterId != 0)
            pixel.body = snapshot.waterBody(*pixel.waterId);
    }
    if (map.waterSurface)
        pixel.surface = blueprint::u16At(*map.waterSurface, pixel.x, pixel.y);
    return pixel;
}

QString summary(const PixelValues& pixel, const Snapshot& snapshot)
{
    QStringList parts;
    if (pixel.height)
        parts << QCoreApplication::translate("Pixel", "h %1 = %2")
                     .arg(QLocale().toString(*pixel.height, 'f', 4), metresText(*pixel.heightMetres(), 1));
    if (pixel.biome)
        parts << snapshot.biomeName(*pixel.biome);
    if (pixel.waterId && *pixel.waterId != 0)
        parts << waterText(pixel);
    if (const auto depth = pixel.depthMetres())
        parts << QCoreApplication::translate("Pixel", "depth %1").arg(metresText(*depth, 2));
    return parts.join(QStringLiteral(" | "));
}

std::vector<PixelLine> lines(const PixelValues& pixel, const Snapshot& snapshot)
{
    std::optional<QString> height, metres, biome, water, level, surface, depth;
    if (pixel.height) {
        height = exactText(*pixel.height);
        metres = metresText(*pixel.heightMetres(), 2);
    }
    if (pixel.biome)
        biome = snapshot.isKnownBiome(*pixel.biome)
                    ? QStringLiteral("%1 (%2)").arg(snapshot.biomeName(*pixel.biome)).arg(*pixel.biome)
                    : snapshot.biomeName(*pixel.biome);
    if (pixel.waterId)
        water = waterText(pixel);
    if (pixel.body)
        level =
            QStringLiteral("%1 = %2").arg(exactText(pixel.body->surfaceLevel),
                                          metresText(pixel.body->surfaceLevel * blueprint::metresPerRaw, 2));
    if (pixel.surface)
        surface = pixel.surfaceLevel() ? QCoreApplication::translate("Pixel", "%1 (stored %2)")
                                             .arg(exactText(*pixel.surfaceLevel()))
                                             .arg(*pixel.surface)
                                       : QCoreApplication::translate("Pixel", "none (stored 0)");
    if (const auto value = pixel.depthMetres())
        depth = metresText(*value, 2);
    return {
        {QCoreApplication::translate("Pixel", "x, y"), QStringLiteral("%1, %2").arg(pixel.x).arg(pixel.y)},
        {QCoreApplication::translate("Pixel", "Height, raw"), orDash(height)},
        {QCoreApplication::translate("Pixel", "Height"), orDash(metres)},
        {QCoreApplication::translate("Pixel", "Biome"), orDash(biome)},
        {QCoreApplication::translate("Pixel", "Water body"), orDash(water)},
        {QCoreApplication::translate("Pixel", "Its level"), orDash(level)},
        {QCoreApplication::translate("Pixel", "Surface, raw"), orDash(surface)},
        {QCoreApplication::translate("Pixel", "Depth"), orDash(depth)},
    };
}

} // namespace chartroom::model
