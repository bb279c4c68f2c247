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

/// A few words for what is wrong: the first cause, or else the reason. Empty for an accepted file.
[[nodiscard]] QString headline(const blob::CheckResult& result);
/// Damaged, from a newer build, or no blob at all; empty for an accepted file.
[[nodiscard]] QString natureText(const blob::CheckResult& result);
/// The verdict as a player's support reads it: what is wrong, where, which kind of trouble it is, whether it
/// can be mended, and what to do.
[[nodiscard]] QString verdictSentence(const BlobReport& report);

} // namespace chartroom::model
