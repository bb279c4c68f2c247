#include "views/canvas/crew.h"

#include "formats/core/parallel.h"

#include <QSemaphore>

#include <algorithm>
#include <atomic>

namespace chartroom::canvas {

Crew::Crew()
{
    m_helpers.setMaxThreadCount(static_cast<int>(core::hardwareThreads()) - 1);
    m_helpers.setExpiryTimeout(-1);
}

void Crew::run(int pieces, const std::function<void(int)>& work)
{
    std::atomic<int> next{0};
    const auto drain = [&] {
        for (int piece = next.fetch_add(1); piece < pieces; piece = next.fetch_add(1))
            work(piece);
    };
    const int helpers = std::min(m_helpers.maxThreadCount(), pieces - 1);
    QSemaphore finished;
    for (int i = 0; i < helpers; ++i) {
        m_helpers.start([&] {
            drain();
            finished.release();
        });
    }
    drain();
    finished.acquire(std::max(helpers, 0));
}

} // namespace chartroom::canvas
