#pragma once

#include "model/blueprint/document.h"
#include "views/common/verdict_bar.h"

namespace chartroom::views {

/// What the verdict bar says of a document.
struct BlueprintVerdict
{
    VerdictBar::State state = VerdictBar::State::Pending;
    QString sentence;
    bool canShow = false; ///< there is a problem to go to
};

/// `stopped`: the user stopped the work before the check was done.
[[nodiscard]] BlueprintVerdict blueprintVerdict(const model::BlueprintDocument& document, bool stopped);

} // namespace chartroom::views
