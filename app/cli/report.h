#pragma once

#include "app/cli/kind.h"
#include "formats/blueprint/palette.h"
#include "formats/core/finding.h"
#include "formats/core/task.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace chartroom::cli {

/// What `check` says about one target. How each kind comes by it: checkers.h.
struct Report
{
    /// Why a rejected blob is as it is.
    struct Cause
    {
        core::Message message;
        std::string_view proof; ///< `likely` or `proven`
    };
    Target target;
    core::Verdict verdict = core::Verdict::Unreadable;
    std::optional<core::Code> reason; ///< the first error
    core::FindingList findings;
    std::uint64_t following = 0; ///< findings that may only follow from the first error
    std::vector<Cause> causes;
    /// What else a person wants to know; for people only.
    std::vector<core::Message> remarks;
    std::optional<core::Message> advice; ///< what to do about a refused file
};

/// A report on something that could not be read at all: the message is its only finding.
[[nodiscard]] Report unreadable(const Target& target, const core::Message& why);

/// One line of JSON, without the line's end.
[[nodiscard]] std::string reportJson(const Report& report);
/// Some lines for people, verdict first.
[[nodiscard]] std::string reportText(const Report& report);

} // namespace chartroom::cli
