#pragma once

#include "model/blob/report.h"
#include "model/common/row_source.h"

/// The tables of a blob's window, from one report.
namespace chartroom::model {

/// The header's checks in their order, then the root envelope's: result, check, expected, found.
[[nodiscard]] std::shared_ptr<const RowSource> checkRows(const BlobReportPtr& report);
/// The header's fields: field, value, meaning, offset, bytes.
[[nodiscard]] std::shared_ptr<const RowSource> headerRows(const BlobReportPtr& report);
/// The causes of a refusal: proof, sentence, code; then those that were not tried.
[[nodiscard]] std::shared_ptr<const RowSource> causeRows(const BlobReportPtr& report);

/// The bytes that no structure claims: offset, length, where. May be many: texts are made when asked for.
class UnclaimedRows : public RowSource
{
public:
    enum Column { Offset, Length, Where };

    explicit UnclaimedRows(BlobReportPtr report)
        : m_report(std::move(report))
    {}

    [[nodiscard]] std::vector<RowSource::Column> columns() const override;
    [[nodiscard]] std::uint32_t rowCount() const override;
    [[nodiscard]] QVariant value(std::uint32_t row, int column) const override;
    [[nodiscard]] QString text(std::uint32_t row, int column) const override;
    [[nodiscard]] Place place(std::uint32_t row) const override;

private:
    BlobReportPtr m_report;
};

} // namespace chartroom::model
