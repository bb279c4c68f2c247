#pragma once

#include <filesystem>
#include <sys/types.h>

namespace chartroom::model {

/// Where the program keeps what it must find again after a crash: `$XDG_STATE_HOME/chartroom`, else
/// `~/.local/state/chartroom`. Empty where there is no home.
[[nodiscard]] std::filesystem::path defaultStateFolder();

/// The folder below `state` for one world's lock and journal. Worlds are told apart by where they are, links
/// resolved, so that every way to a world leads to the same folder. Nothing is written beside the world,
/// where version control would see it.
[[nodiscard]] std::filesystem::path worldStateFolder(const std::filesystem::path& state,
                                                     const std::filesystem::path& world);

/// What the files there are made with: nobody else reads them.
inline constexpr mode_t onlyUser = 0600;

} // namespace chartroom::model
