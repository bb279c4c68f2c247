#pragma once

#include "model/common/workers.h"

#include <QSemaphore>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace chartroom::test {

/// Keeps all threads for background work busy from its making on: work that is handed to them meanwhile
/// does not begin before release(). What is to happen before the work does, or what it must not outrun, is in
/// order on every machine then.
class HeldWorkers
{
public:
    HeldWorkers()
    {
        for (int i = 0; i < m_count; ++i)
            model::workers().start([gate = m_gate] { gate->acquire(); });
    }
    ~HeldWorkers() { release(); }
    HeldWorkers(const HeldWorkers&) = delete;
    HeldWorkers& operator=(const HeldWorkers&) = delete;

    void release() { m_gate->release(std::exchange(m_count, 0)); }

private:
    int m_count = model::workers().maxThreadCount();
    std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
};

} // namespace chartroom::test
