#pragma once

#include "model/blob/report.h"

#include <QString>

namespace chartroom::model {

/// How a blob's verdict is to be shown.
enum class BlobStanding {
    Good,    ///< accepted
    Caution, ///< accepted, with something to look at
    Bad      ///< refused
};

[[nodiscard]] BlobStanding standingOf(const BlobReport& report);

/// A few words for a reason or cause; empty for a code that is neither.
[[nodiscard]] QString phrase(core::Code code);
/// A few words for what is wrong: the leading cause, or else the reason. Empty for an accepted file.
[[nodiscard]] QString headline(const blob::CheckResult& result);
/// Damaged, only its header, older, from a newer build, or no blob at all; empty for an accepted file.
[[nodiscard]] QString natureText(const blob::CheckResult& result);
/// The proven causes where there is a choice among several, in the order of the causes; else none.
[[nodiscard]] std::vector<core::Code> mendChoices(const blob::CheckResult& result);
/// What to do about a refused file, and whether it can be mended; empty for an accepted one.
[[nodiscard]] QString adviceText(const blob::CheckResult& result);
/// Why no cause is named, for the place where they are listed.
[[nodiscard]] QString noCauseText(const blob::CheckResult& result);
/// The bytes that are wrong, where the leading cause knows better than the check that failed: the flipped
/// bit's, the zeros, what was put behind the data.
[[nodiscard]] std::optional<core::ByteRange> wrongBytes(const blob::CheckResult& result);
/// The verdict as a player's support reads it: what is wrong, what to do and whether it can be mended, why,
/// and which kind of trouble it is.
[[nodiscard]] QString verdictSentence(const BlobReport& report);

} // namespace chartroom::model
