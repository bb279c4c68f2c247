#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"
#include "formats/core/task.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace chartroom::model {

/// How a text that was typed is turned into bytes to look for.
enum class SearchKind { Hex, Utf8, Utf16, Int32, UInt32, Int64, Float32 };

/// What is looked for: any of some byte strings. UTF-16 and numbers are looked for in both byte orders.
struct ByteQuery
{
    std::vector<QByteArray> patterns; ///< none empty
};

/// Makes a query of a text. Nothing when the text is not of that kind (no hex, no number, out of range,
/// empty).
[[nodiscard]] std::optional<ByteQuery> byteQuery(SearchKind kind, const QString& text);

/// The first match that begins at `from` or behind it; the longest of those that begin there. Reports
/// progress. Nothing when there is none or the task was cancelled.
[[nodiscard]] std::optional<core::ByteRange> findNext(core::Bytes bytes, const ByteQuery& query,
                                                      std::uint64_t from, const core::Task& task);
/// The last match that begins before `before`.
[[nodiscard]] std::optional<core::ByteRange> findPrevious(core::Bytes bytes, const ByteQuery& query,
                                                          std::uint64_t before, const core::Task& task);
/// How many matches begin at or before each place: their number in all, and of those before `at`. Matches of
/// one pattern that overlap count each. Incomplete when the task was cancelled.
struct MatchCount
{
    std::uint64_t all = 0;
    std::uint64_t before = 0;
};
[[nodiscard]] MatchCount countMatches(core::Bytes bytes, const ByteQuery& query, std::uint64_t at,
                                      const core::Task& task);

} // namespace chartroom::model
