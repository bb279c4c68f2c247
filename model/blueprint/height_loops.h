#pragma once

#include <cstddef>
#include <cstdint>

/// The inner loops of averaging heights, where they lie in the file (x outer, y inner, not aligned).
namespace chartroom::model::loops {

/// Adds four neighbouring columns of 4-byte heights to `sums`, one sum a row; `next` is the distance of the
/// columns in bytes. False when one of the heights is not finite: then the sums mean nothing.
[[nodiscard]] bool addColumns(const std::byte* __restrict first, std::ptrdiff_t next, int count,
                              double* __restrict sums);

/// Adds a column's finite heights, `stride` bytes apart, to `sums` and counts them.
void addColumn(const std::byte* __restrict column, int count, std::ptrdiff_t stride, double* __restrict sums,
               std::int32_t* __restrict counts);

/// `runs[i]` becomes the sum of the `length` values from `sums[i * length]` on, for `count` runs.
void sumRuns(const double* sums, int length, int count, double* runs);

} // namespace chartroom::model::loops
