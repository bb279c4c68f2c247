#include "model/common/job.h"

#include "formats/core/code.h"

namespace chartroom::model {

namespace {
constexpr int pollMilliseconds = 40;
}

Job::Job(QObject* parent)
    : QObject(parent)
{
    m_poll.setInterval(pollMilliseconds);
    connect(&m_poll, &QTimer::timeout, this, [this] { Q_EMIT progressed(share()); });
}

Job::~Job()
{
    m_stop.request_stop();
}

double Job::share() const
{
    return m_share ? m_share->load(std::memory_order_relaxed) : 0.0;
}

bool Job::isFailure(const core::Message& error) const
{
    return !isCancelled() || error.code != core::Code::TaskCancelled;
}

void Job::cancel()
{
    m_stop.request_stop();
}

core::Task Job::begin()
{
    m_stop.request_stop();
    delete m_watcher;
    m_stop = std::stop_source();
    m_share = std::make_shared<std::atomic<double>>(0.0);
    m_watcher = new QFutureWatcher<void>(this);
    connect(m_watcher, &QFutureWatcher<void>::finished, this, &Job::finish);
    m_poll.start();
    return core::Task{m_stop.get_token(),
                      [share = m_share](double value) { share->store(value, std::memory_order_relaxed); }};
}

void Job::finish()
{
    m_poll.stop();
    // The watcher is the sender: it must outlive this call.
    m_watcher->deleteLater();
    m_watcher = nullptr;
    const auto deliver = std::exchange(m_deliver, nullptr);
    if (isCancelled() && !m_always) {
        Q_EMIT ended(End::Cancelled);
        return;
    }
    const bool delivered = deliver();
    // What was delivered may have started the next piece of work.
    if (!isRunning())
        Q_EMIT ended(delivered ? End::Done : End::Failed);
}

} // namespace chartroom::model
