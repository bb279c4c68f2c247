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

/// The cause that says most about a refusal: a proven one, else the one that explains the others. Null for
/// none.
[[nodiscard]] const blob::Cause* leadingCause(const blob::CheckResult& result);
/// A few words for a reason or cause; empty for a code that is neither.
[[nodiscard]] QString phrase(core::Code code);
/// A few words for what is wrong: the leading cause, or else the reason. Empty for an accepted file.
[[nodiscard]] QString headline(const blob::CheckResult& result);
/// Damaged, from a newer build, or no blob at all; empty for an accepted file.
[[nodiscard]] QString natureText(const blob::CheckResult& result);
/// The proven causes where there is a choice among several, in the order of the causes; else none.
[[nodiscard]] std::vector<core::Code> mendChoices(const blob::CheckResult& result);
/// The verdict as a player's support reads it: what is wrong, where, which kind of trouble it is, whether it
/// can be mended, and what to do.
[[nodiscard]] QString verdictSentence(const BlobReport& report);

} // namespace chartroom::model
