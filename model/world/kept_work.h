#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"
#include "model/world/recovery.h"

#include <QString>

#include <filesystem>
#include <optional>
#include <vector>

namespace chartroom::model {

/// Unsaved work of a session that is over. Either it was put aside: its offer was declined, it could not be
/// done again, or it is damaged. Or nobody was asked for it yet: whoever opens its world is.
struct KeptWork
{
    enum class State {
        Whole,
        Damaged,   ///< only some steps can be done again, such as those before the damage
        Unreadable ///< no step can
    };

    std::filesystem::path journal; ///< the newest, where there are several
    /// Damaged journals that were put aside, and whose sound parts are in it.
    std::vector<std::filesystem::path> copies;
    QString world; ///< the folder of its world; empty where the journal does not tell
    QString name;  ///< what the world calls itself now, or its folder's name; empty where `world` is
    std::filesystem::file_time_type time;
    std::size_t steps = 0;
    State state = State::Unreadable;
    std::optional<JournalStop> stopped; ///< at the last attempt to do all of them again
    bool worldThere = false;
    bool aside = true; ///< false: its world's next opening offers it

    friend bool operator==(const KeptWork&, const KeptWork&) = default;
};

/// What the world of some work is called where all of it is listed: by its name, or by its folder where
/// another world of them has the same name. Empty where it is not known.
[[nodiscard]] QString worldLabel(const KeptWork& work, const std::vector<KeptWork>& all);

/// All work that was put aside below a state folder, the newest first. Reads every journal, unless it is
/// stopped between two of them.
[[nodiscard]] std::vector<KeptWork> keptWork(const std::filesystem::path& state, const core::Task& task = {});

/// All work below a state folder that nobody was asked for yet, one entry a world, the newest first. What
/// belongs to a world that somebody has open is left out, in this program or another one, also where it is
/// opened meanwhile. Reads every such journal, unless it is stopped between two worlds.
[[nodiscard]] std::vector<KeptWork> unaskedWork(const std::filesystem::path& state,
                                                const core::Task& task = {});

/// All work below a state folder: what nobody was asked for yet, then what was put aside. A journal that is
/// one of the copies of another is not listed beside it.
[[nodiscard]] std::vector<KeptWork> allLeftWork(const std::filesystem::path& state,
                                                const core::Task& task = {});

/// The steps of a journal that was put aside, to be done again in a world. Errors: `journal.foreign`.
[[nodiscard]] core::Result<RecoveryOffer> keptOffer(const std::filesystem::path& journal,
                                                    const world::Store& store);

/// Removes unsaved work for good, with the copies of it. Errors: `file.write`; `world.locked` where nobody
/// was asked for it yet and somebody has opened its world since.
core::Result<void> removeWork(const KeptWork& work);

} // namespace chartroom::model
