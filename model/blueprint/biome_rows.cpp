#include "model/blueprint/biome_rows.h"

#include "model/common/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

BiomeRows::BiomeRows(SnapshotPtr snapshot, std::shared_ptr<const Statistics> statistics, QColor unknown)
    : m_snapshot(std::move(snapshot))
    , m_statistics(std::move(statistics))
    , m_unknown(unknown)
{
    if (m_statistics) {
        for (const auto& [ordinal, pixels] : m_statistics->biomes)
            m_rows.push_back({ordinal, pixels});
        std::ranges::stable_sort(m_rows, std::greater<>(), [](const Row& row) { return *row.pixels; });
    } else if (m_snapshot->blueprint.biomes) {
        for (std::size_t i = 0; i < m_snapshot->palette->values.biomes.size(); ++i)
            m_rows.push_back({static_cast<std::int32_t>(i), std::nullopt});
    }
}

std::vector<RowSource::Column> BiomeRows::columns() const
{
    return {{QCoreApplication::translate("Legend", "Biome"), false,
             QCoreApplication::translate("Legend", "Names and colours come from the palette: an assumption")},
            {QCoreApplication::translate("Legend", "Share"), true, {}},
            {QCoreApplication::translate("Legend", "Pixels"), true, {}},
            {QCoreApplication::translate("Legend", "No."), true,
             QCoreApplication::translate("Legend", "The ordinal that is stored")}};
}

QVariant BiomeRows::value(std::uint32_t row, int column) const
{
    const Row& biome = m_rows[row];
    if (column == Name)
        return m_snapshot->biomeName(biome.ordinal);
    return column == Ordinal ? QVariant(biome.ordinal)
                             : QVariant(static_cast<qulonglong>(biome.pixels.value_or(0)));
}

QString BiomeRows::text(std::uint32_t row, int column) const
{
    const Row& biome = m_rows[row];
    switch (column) {
    case Name:
        return m_snapshot->biomeName(biome.ordinal);
    case Ordinal:
        return QString::number(biome.ordinal);
    case Share:
        return biome.pixels ? shareText(*biome.pixels, m_statistics->pixels) : QStringLiteral("…");
    default:
        return biome.pixels ? countText(*biome.pixels) : QStringLiteral("…");
    }
}

std::optional<QColor> BiomeRows::color(std::uint32_t row) const
{
    const std::int32_t ordinal = m_rows[row].ordinal;
    if (!m_snapshot->isKnownBiome(ordinal))
        return m_unknown;
    return QColor(QRgb(m_snapshot->palette->values.biomes[static_cast<std::size_t>(ordinal)].color));
}

QString BiomeRows::toolTip(std::uint32_t row, int) const
{
    return m_snapshot->isKnownBiome(m_rows[row].ordinal)
               ? QString()
               : QCoreApplication::translate(
                     "Legend", "The palette does not have this biome: the server would refuse the file");
}

} // namespace chartroom::model
