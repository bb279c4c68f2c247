#pragma once

#include "model/blueprint/snapshot.h"
#include "model/blueprint/statistics.h"
#include "model/common/row_source.h"

namespace chartroom::model {

/// The legend of the biome layer: each biome with its colour, name and share. The biggest first once the
/// counts are there; until then the palette in its order, without counts.
class BiomeRows : public RowSource
{
public:
    enum Column { Name, Share, Pixels, Ordinal };

    /// `unknown` is what the map draws biomes with that the palette does not have.
    BiomeRows(SnapshotPtr snapshot, std::shared_ptr<const Statistics> statistics, QColor unknown);

    [[nodiscard]] std::vector<RowSource::Column> columns() const override;
    [[nodiscard]] std::uint32_t rowCount() const override
    {
        return static_cast<std::uint32_t>(m_rows.size());
    }
    [[nodiscard]] QVariant value(std::uint32_t row, int column) const override;
    [[nodiscard]] QString text(std::uint32_t row, int column) const override;
    [[nodiscard]] std::optional<QColor> color(std::uint32_t row) const override;
    [[nodiscard]] QString toolTip(std::uint32_t row, int column) const override;

private:
    struct Row
    {
        std::int32_t ordinal = 0;
        std::optional<std::uint64_t> pixels;
    };
    SnapshotPtr m_snapshot;
    std::shared_ptr<const Statistics> m_statistics;
    QColor m_unknown;
    std::vector<Row> m_rows;
};

} // namespace chartroom::model
