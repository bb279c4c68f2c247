#pragma once

#include "model/blob/report.h"

namespace chartroom::model {

/// What an envelope's bytes hash to, to tell whether it is the same in another file.
struct EnvelopePrint
{
    std::uint64_t domain = 0; ///< its domain's name
    std::uint64_t own = 0;    ///< its bytes without those of envelopes in it, and without its length
    std::uint64_t whole = 0;  ///< all of its bytes
};

/// A print for each envelope of a report, each byte read once. A cancelled task's prints must be thrown away.
[[nodiscard]] std::vector<EnvelopePrint> printsOf(const BlobReport& report, const core::Task& task);

} // namespace chartroom::model
