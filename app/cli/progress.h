#pragma once

#include "formats/core/task.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>

namespace chartroom::cli {

/// A progress bar on standard error while it lives, when that is a terminal; nothing otherwise. The line is
/// wiped at the end. Short work shows nothing.
class Progress
{
public:
    explicit Progress(std::string label);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// A task that reports here, from any thread. Must not outlive the bar.
    [[nodiscard]] core::Task task();
    /// Takes the bar away until the next report, so that something else can be printed.
    void wipe();

private:
    void show(double share);

    std::string m_label;
    bool m_onTerminal;
    std::int64_t m_started;               // milliseconds of the steady clock
    std::atomic<std::int64_t> m_nextShow; // the same
    std::mutex m_drawing;
    bool m_drawn = false;
};

} // namespace chartroom::cli
