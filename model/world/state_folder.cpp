#include "model/world/state_folder.h"

#include "formats/world/store/store.h"

#include <fmt/format.h>

#include <cstdlib>

namespace chartroom::model {

std::filesystem::path defaultStateFolder()
{
    if (const char* state = std::getenv("XDG_STATE_HOME"); state && *state == '/')
        return std::filesystem::path(state) / "chartroom";
    if (const char* home = std::getenv("HOME"); home && *home == '/')
        return std::filesystem::path(home) / ".local/state/chartroom";
    return {};
}

std::filesystem::path worldStateFolder(const std::filesystem::path& state, const std::filesystem::path& world)
{
    std::error_code error;
    auto place = std::filesystem::weakly_canonical(world, error);
    if (error)
        place = world;
    return state / "worlds" / fmt::format("{:016x}", world::markOf(place.string()).hash);
}

} // namespace chartroom::model
