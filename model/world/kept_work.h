#pragma once

#include "formats/core/result.h"
#include "model/world/recovery.h"

#include <QString>

#include <vector>

namespace chartroom::model {

/// Unsaved work that was put aside: its offer was declined, it could not be done again, or it is damaged.
struct KeptWork
{
    enum class State {
        Whole,
        Damaged,   ///< the steps before the damage can be done again
        Unreadable ///< no step can
    };

    std::filesystem::path journal;
    QString world; ///< the folder of its world; empty where the journal does not tell
    std::filesystem::file_time_type time;
    std::size_t steps = 0;
    State state = State::Unreadable;
    bool worldThere = false;
};

/// All work that was put aside below a state folder, the newest first. Reads every journal.
[[nodiscard]] std::vector<KeptWork> keptWork(const std::filesystem::path& state);

/// The steps of a journal that was put aside, to be done again in a world. Errors: `journal.foreign`.
[[nodiscard]] core::Result<RecoveryOffer> keptOffer(const std::filesystem::path& journal,
                                                    const world::Store& store);

} // namespace chartroom::model
