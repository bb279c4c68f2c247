#pragma once

#include "model/blueprint/snapshot.h"
#include "model/common/row_source.h"

namespace chartroom::model {

/// The rows of `WBTB`.
class WaterBodyRows : public RowSource
{
public:
    enum Column { Id, Type, Salinity, LevelRaw, Level, Pixels, CentroidX, CentroidY };

    explicit WaterBodyRows(SnapshotPtr snapshot)
        : m_snapshot(std::move(snapshot))
    {}

    [[nodiscard]] std::vector<RowSource::Column> columns() const override;
    [[nodiscard]] std::uint32_t rowCount() const override;
    [[nodiscard]] QVariant value(std::uint32_t row, int column) const override;
    [[nodiscard]] QString text(std::uint32_t row, int column) const override;
    [[nodiscard]] Place place(std::uint32_t row) const override;

private:
    SnapshotPtr m_snapshot;
};

} // namespace chartroom::model
