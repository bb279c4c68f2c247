#pragma once

#include <cstddef>
#include <cstdint>

/// The inner loops of averaging heights, where they lie in the file (x outer, y inner, not aligned).
namespace chartroom::model::loops {

/// Adds four neighbouring columns of 4-byte heights to `sums`, one sum a row; `next` is the distance of the
/// columns in bytes. A sum is finite if and only if all its heights are.
void addColumns(const std::byte* __restrict first, std::ptrdiff_t next, int count, double* __restrict sums);

/// Adds a column's finite heights, `stride` bytes apart, to `sums` and counts them.
void addColumn(const std::byte* __restrict column, int count, std::ptrdiff_t stride, double* __restrict sums,
               std::int32_t* __restrict counts);

/// `sums[i]` becomes the sum of two neighbours, `values[2 * i]` and the one after it, for each of `pairs`.
void addNeighbours(const double* __restrict values, int pairs, double* __restrict sums);

/// Whether `count` sums are all finite.
[[nodiscard]] bool allFinite(const double* values, int count);

/// Widens `low` to `high` by the finite ones of `count` heights.
void widenRange(const float* heights, int count, float& low, float& high);

} // namespace chartroom::model::loops
