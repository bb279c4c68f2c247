#pragma once

#include "model/common/file_watch.h"
#include "views/common/verdict_bar.h"

#include <optional>

namespace chartroom::views {

/// What a verdict bar shows instead of a verdict that another program made out of date.
struct OutdatedVerdict
{
    VerdictBar::State state = VerdictBar::State::Caution;
    QString sentence;
};

/// The verdict on a file that was changed since it was checked, with what was said of it before; nothing
/// while it is as it was.
[[nodiscard]] std::optional<OutdatedVerdict> outdatedVerdict(model::FileWatch::Change change,
                                                             const QString& before);

} // namespace chartroom::views
