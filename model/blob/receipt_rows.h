#pragma once

#include "formats/blob/repair.h"
#include "model/common/row_source.h"

namespace chartroom::model {

/// What a repair changed: place in the damaged file, place in the mended one, bytes before, bytes after.
[[nodiscard]] std::shared_ptr<const RowSource> receiptRows(const blob::Receipt& receipt);
/// What was mended, how many places were changed, and how big the new file is.
[[nodiscard]] QString receiptText(const blob::Receipt& receipt);

} // namespace chartroom::model
