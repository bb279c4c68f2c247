#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace chartroom::core {

/// What a long piece of work is given: a way to be stopped and a way to say how far it is. The progress
/// function may be called from any of the worker's threads, and is called often: it must be cheap. Work that
/// was cancelled returns early with what it has; the caller asks cancelled().
struct Task
{
    std::stop_token stop;
    /// Called with the share that is done, 0 to 1.
    std::function<void(double)> progress;

    [[nodiscard]] bool cancelled() const { return stop.stop_requested(); }
    void report(double share) const
    {
        if (progress)
            progress(share);
    }
    /// The task of a part of this work, which goes from one share of the whole to another.
    [[nodiscard]] Task part(double from, double to) const
    {
        if (!progress)
            return {stop, {}};
        return {stop, [whole = progress, from, to](double share) { whole(from + share * (to - from)); }};
    }
};

} // namespace chartroom::core
