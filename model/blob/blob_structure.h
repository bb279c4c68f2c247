#pragma once

#include "model/blob/report.h"
#include "model/common/byte_structure.h"

namespace chartroom::model {

/// What the bytes of a blob mean: the header's fields, then the envelopes. Looked up when asked for: nothing
/// is kept.
class BlobStructure : public ByteStructure
{
public:
    explicit BlobStructure(BlobReportPtr report)
        : m_report(std::move(report))
    {}

    [[nodiscard]] std::vector<ByteField> fields(core::ByteRange window) const override;

private:
    [[nodiscard]] ByteField fieldAt(std::uint64_t offset) const;
    [[nodiscard]] ByteField envelopeField(std::int32_t index, std::uint64_t offset) const;

    BlobReportPtr m_report;
};

} // namespace chartroom::model
