#pragma once

#include "formats/core/result.h"

#include <filesystem>
#include <optional>

namespace chartroom::model {

/// Keeps a second editor from a world, in this program or another one of it, for as long as it lives. The
/// lock is the system's (`flock`), so that a crash leaves none behind; the file `lock` in the world's state
/// folder says whose it is.
class WorldLock
{
public:
    /// Takes the lock. Errors: `world.locked` (somebody else has it), `world.lock.failed` (it cannot be
    /// locked at all: editing may go on without).
    [[nodiscard]] static core::Result<WorldLock> take(const std::filesystem::path& stateFolder,
                                                      const std::filesystem::path& world);
    /// The same for the state folder of one world; what is said names `world`.
    [[nodiscard]] static core::Result<WorldLock> takeIn(const std::filesystem::path& worldState,
                                                        const std::filesystem::path& world);
    /// Whether somebody has the world of this state folder now. Looking makes no file.
    [[nodiscard]] static bool isHeld(const std::filesystem::path& worldState);
    WorldLock(WorldLock&& other) noexcept;
    WorldLock& operator=(WorldLock&& other) noexcept;
    ~WorldLock();

private:
    explicit WorldLock(int descriptor)
        : m_descriptor(descriptor)
    {}
    int m_descriptor = -1;
};

} // namespace chartroom::model
