#pragma once

#include "model/blueprint/snapshot.h"
#include "model/common/row_source.h"

namespace chartroom::model {

/// The paths of all four road tiers: tier, number within the tier, points, length.
class RoadRows : public RowSource
{
public:
    enum Column { Tier, Number, Points, Length };

    explicit RoadRows(SnapshotPtr snapshot)
        : m_snapshot(std::move(snapshot))
    {}

    [[nodiscard]] std::vector<RowSource::Column> columns() const override;
    [[nodiscard]] std::uint32_t rowCount() const override;
    [[nodiscard]] QVariant value(std::uint32_t row, int column) const override;
    [[nodiscard]] QString text(std::uint32_t row, int column) const override;
    [[nodiscard]] Place place(std::uint32_t row) const override;

private:
    struct Entry
    {
        blueprint::RoadTier tier{};
        std::uint32_t number = 0;
        blueprint::RoadPath path;
    };
    [[nodiscard]] Entry entry(std::uint32_t row) const;

    SnapshotPtr m_snapshot;
};

} // namespace chartroom::model
