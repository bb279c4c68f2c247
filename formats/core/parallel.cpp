#include "formats/core/parallel.h"

#include "formats/core/first_exception.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace chartroom::core {

unsigned hardwareThreads()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

bool parallelFor(std::uint64_t count, std::uint64_t grain, const Task& task,
                 const std::function<void(std::uint64_t, std::uint64_t)>& work)
{
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> done{0};
    FirstException failure;
    const auto drain = [&] {
        while (!task.cancelled() && !failure.any()) {
            const std::uint64_t begin = next.fetch_add(grain);
            if (begin >= count)
                return;
            const std::uint64_t end = std::min(count, begin + grain);
            work(begin, end);
            const std::uint64_t sum = done.fetch_add(end - begin) + (end - begin);
            task.report(static_cast<double>(sum) / static_cast<double>(count));
        }
    };
    const auto run = [&] { failure.guard(drain); };
    const std::uint64_t pieces = (count + grain - 1) / grain;
    {
        std::vector<std::jthread> helpers;
        try {
            for (unsigned i = 1; i < hardwareThreads() && i < pieces; ++i)
                helpers.emplace_back(run);
        } catch (const std::system_error&) {
            // No more threads to be had: those that there are do all the work.
        }
        run();
    }
    failure.rethrow();
    return done == count;
}

} // namespace chartroom::core
