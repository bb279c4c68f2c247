#pragma once

#include <QSemaphore>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace chartroom::test {

/// Keeps all threads of the global pool busy from its making on: work that is handed to the pool meanwhile
/// does not begin before release(). What is to happen before the work does, or what it must not outrun, is in
/// order on every machine then.
class HeldWorkers
{
public:
    HeldWorkers()
    {
        for (int i = 0; i < m_count; ++i)
            QThreadPool::globalInstance()->start([gate = m_gate] { gate->acquire(); });
    }
    ~HeldWorkers() { release(); }
    HeldWorkers(const HeldWorkers&) = delete;
    HeldWorkers& operator=(const HeldWorkers&) = delete;

    void release() { m_gate->release(std::exchange(m_count, 0)); }

private:
    int m_count = QThreadPool::globalInstance()->maxThreadCount();
    std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
};

} // namespace chartroom::test
