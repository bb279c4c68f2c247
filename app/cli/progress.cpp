#include "app/cli/progress.h"

#include "app/cli/output.h"
#include "formats/core/system_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <unistd.h>
#include <utility>

namespace chartroom::cli {

namespace {

constexpr std::int64_t quietMs = 300;    // work shorter than this shows nothing
constexpr std::int64_t intervalMs = 100; // between two pictures
constexpr std::size_t barCells = 30;

std::int64_t nowMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

Progress::Progress(std::string label)
    : m_label(core::displayPath(std::move(label)))
    , m_onTerminal(isatty(STDERR_FILENO) == 1)
    , m_started(nowMs())
    , m_nextShow(m_started + quietMs)
{}

Progress::~Progress()
{
    wipe();
}

void Progress::wipe()
{
    const std::lock_guard lock(m_drawing);
    if (std::exchange(m_drawn, false))
        putError("\r\x1b[K");
}

core::Task Progress::task()
{
    core::Task task;
    if (m_onTerminal)
        task.progress = [this](double share) { show(share); };
    return task;
}

void Progress::show(double share)
{
    const std::int64_t now = nowMs();
    std::int64_t due = m_nextShow.load();
    // One of the threads that report at the same time draws; the others go on working.
    if (now < due || !m_nextShow.compare_exchange_strong(due, now + intervalMs))
        return;
    const std::lock_guard lock(m_drawing);
    const double shown = std::clamp(share, 0.0, 1.0);
    const auto filled = static_cast<std::size_t>(shown * barCells);
    const std::string line = fmt::format("\r\x1b[K[{}{}] {:3.0f} % {}", std::string(filled, '#'),
                                         std::string(barCells - filled, '.'), shown * 100.0, m_label);
    putError(line);
    m_drawn = true;
}

} // namespace chartroom::cli
