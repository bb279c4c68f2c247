#pragma once

#include "model/blueprint/snapshot.h"
#include "model/common/row_source.h"

namespace chartroom::model {

/// The sections of a version 2 file in file order. A version 1 file has none: its blocks are shown instead,
/// as far as they could be read.
class SectionRows : public RowSource
{
public:
    enum Column { Tag, Meaning, Offset, Length, State };

    explicit SectionRows(SnapshotPtr snapshot);

    [[nodiscard]] std::vector<RowSource::Column> columns() const override;
    [[nodiscard]] std::uint32_t rowCount() const override
    {
        return static_cast<std::uint32_t>(m_rows.size());
    }
    [[nodiscard]] QVariant value(std::uint32_t row, int column) const override;
    [[nodiscard]] QString text(std::uint32_t row, int column) const override;
    [[nodiscard]] QString toolTip(std::uint32_t row, int column) const override;
    [[nodiscard]] Place place(std::uint32_t row) const override;

private:
    struct Row
    {
        QString tag;
        QString meaning;
        core::ByteRange range;            ///< header and payload
        std::uint64_t declaredLength = 0; ///< of the payload
        blueprint::SectionState state{};
        std::optional<QRectF> area;
    };
    void addSections();
    void addVersion1Blocks();

    SnapshotPtr m_snapshot;
    std::vector<Row> m_rows;
};

} // namespace chartroom::model
