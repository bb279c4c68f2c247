#pragma once

#include "formats/blob/check.h"
#include "model/common/byte_structure.h"

#include <vector>

namespace chartroom::model {

/// One field of a blob's header, for people.
struct HeaderField
{
    core::ByteRange range;
    ByteRole role = ByteRole::Content;
    QString name;
    QString value;
    QString meaning; ///< what the value says
};

/// The fields of a header in their order; none for a file that has no whole header, or is no blob.
[[nodiscard]] std::vector<HeaderField> headerFields(const blob::CheckResult& result);

} // namespace chartroom::model
