#include "views/canvas/crew.h"

#include "formats/core/first_exception.h"
#include "formats/core/parallel.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace chartroom::canvas {

namespace {

/// Who helps with one run(). Nobody waits for helpers that have not begun: where threads are short they may
/// never do.
class Round
{
public:
    /// False: the work is done, and what it refers to may be gone.
    [[nodiscard]] bool join()
    {
        const std::lock_guard lock(m_mutex);
        m_helping += m_over ? 0 : 1;
        return !m_over;
    }
    void leave()
    {
        const std::lock_guard lock(m_mutex);
        --m_helping;
        m_left.notify_one();
    }
    /// Lets nobody begin any more and waits for those that did.
    void end()
    {
        std::unique_lock lock(m_mutex);
        m_over = true;
        m_left.wait(lock, [this] { return m_helping == 0; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_left;
    int m_helping = 0;
    bool m_over = false;
};

} // namespace

Crew::Crew()
{
    m_helpers.setMaxThreadCount(static_cast<int>(core::hardwareThreads()) - 1);
    m_helpers.setExpiryTimeout(-1);
}

void Crew::run(int pieces, const std::function<void(int)>& work)
{
    std::atomic<int> next{0};
    core::FirstException failure;
    const auto drain = [&] {
        failure.guard([&] {
            for (int piece = next.fetch_add(1); piece < pieces && !failure.any(); piece = next.fetch_add(1))
                work(piece);
        });
    };
    const int helpers = std::min(m_helpers.maxThreadCount(), pieces - 1);
    const auto round = std::make_shared<Round>();
    for (int i = 0; i < helpers; ++i) {
        m_helpers.start([round, &drain] {
            if (!round->join())
                return;
            drain();
            round->leave();
        });
    }
    drain();
    round->end();
    failure.rethrow();
}

} // namespace chartroom::canvas
