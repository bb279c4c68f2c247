#pragma once

#include "formats/core/task.h"

#include <cstdint>
#include <functional>

namespace chartroom::core {

/// How many threads work is split over: the machine's hardware threads.
[[nodiscard]] unsigned hardwareThreads();

/// Runs `work(begin, end)` for consecutive pieces of `[0, count)`, each of at most `grain`, on the calling
/// thread and as many helpers as pay off. Pieces are handed out in order, each to exactly one thread. Stops
/// handing out when the task is cancelled; reports progress after each piece. Returns false when it was
/// cancelled before the end. What `work` throws is thrown to the caller.
bool parallelFor(std::uint64_t count, std::uint64_t grain, const Task& task,
                 const std::function<void(std::uint64_t begin, std::uint64_t end)>& work);

} // namespace chartroom::core
