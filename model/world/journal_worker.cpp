#include "model/world/journal_worker.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/common/worker_priority.h"

namespace chartroom::model {

namespace {

/// To remove a larger file is felt itself.
constexpr std::size_t removedAtOnce = std::size_t{8} << 20U;

} // namespace

JournalWorker::JournalWorker(std::filesystem::path file, std::unique_ptr<JournalDisk> disk)
    : m_file(std::move(file), std::move(disk))
{
    m_pool.setMaxThreadCount(1);
}

JournalWorker::~JournalWorker()
{
    m_pool.waitForDone();
}

std::shared_future<void> JournalWorker::post(Work work, Size size)
{
    return postAlways(
        [work = std::move(work)](JournalFile& file, const std::stop_token& stop) -> std::optional<int> {
            return stop.stop_requested() ? std::nullopt : work(file, stop);
        },
        size);
}

std::shared_future<void> JournalWorker::postAlways(Work work, Size size)
{
    std::promise<void> done;
    std::shared_future<void> future = done.get_future().share();
    const std::stop_token stop = m_stop.get_token();
    if (size == Size::Small && m_waiting.load(std::memory_order_acquire) == 0) {
        report(work(m_file, stop));
        done.set_value();
        return future;
    }
    ++m_waiting;
    m_pool.start([this, stop, work = std::move(work),
                  held = std::make_shared<std::promise<void>>(std::move(done))]() mutable {
        yieldToWindow();
        const auto error = work(m_file, stop);
        // What it holds may be large.
        work = {};
        m_waiting.fetch_sub(1, std::memory_order_release);
        held->set_value();
        if (error)
            QMetaObject::invokeMethod(
                this, [this, error] { report(error); }, Qt::QueuedConnection);
    });
    return future;
}

void JournalWorker::remove()
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    const bool large = m_waiting.load(std::memory_order_acquire) == 0 && m_file.length() > removedAtOnce;
    post([](JournalFile& file, const std::stop_token&) { return std::optional(file.remove()); },
         large ? Size::Large : Size::Small);
}

void JournalWorker::flushLater()
{
    if (m_flushing.exchange(true))
        return;
    m_pool.start([this] {
        m_flushing = false;
        const int error = m_file.flush();
        QMetaObject::invokeMethod(
            this, [this, error] { report(error); }, Qt::QueuedConnection);
    });
}

void JournalWorker::report(std::optional<int> error)
{
    if (!error)
        return;
    const bool news = *error != 0 && !m_failed;
    m_failed = *error != 0;
    if (news)
        Q_EMIT failed(core::systemError(core::Code::JournalWrite, m_file.path(), *error));
}

} // namespace chartroom::model
