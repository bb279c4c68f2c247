#pragma once

#include "formats/core/message.h"
#include "formats/core/task.h"
#include "model/common/worker_priority.h"
#include "model/common/workers.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <QtConcurrentRun>

#include <atomic>
#include <concepts>
#include <memory>
#include <optional>
#include <type_traits>

namespace chartroom::model {

/// One piece of work at a time on the thread pool, owned by a document on the GUI thread. The work is a
/// function of values it owns (never of the document); its result comes back on the GUI thread. Destroying a
/// job stops its work and does not wait for it.
class Job : public QObject
{
    Q_OBJECT

public:
    /// How a job ended. Failed: the work ran out of memory or threw.
    enum class End { Done, Cancelled, Failed };
    Q_ENUM(End)

    explicit Job(QObject* parent = nullptr);
    ~Job() override;

    /// Runs `work(task)` on a worker and then `done(result)` here, unless it was cancelled meanwhile. Work
    /// that is still running is stopped first and its result dropped; what was not begun by then never is.
    template<class Work, class Done>
    requires std::invocable<Work, const core::Task&>
    void start(Work work, Done done) { run(std::move(work), std::move(done), false); }
    /// The same for work that leaves something behind, such as a file: a cancel may come too late for it.
    /// It is begun, and what it says is delivered, after cancel() as well, and End::Done follows;
    /// isCancelled() tells.
    template<class Work, class Done>
    requires std::invocable<Work, const core::Task&>
    void startWriting(Work work, Done done) { run(std::move(work), std::move(done), true); }

    [[nodiscard]] bool isRunning() const { return m_watcher != nullptr; }
    /// Whether the work that runs, or whose result is being delivered, was asked to stop.
    [[nodiscard]] bool isCancelled() const { return m_stop.stop_requested(); }
    /// Whether an error that the work ended with is to be said: it is no more than the answer to cancel()
    /// where that was called.
    [[nodiscard]] bool isFailure(const core::Message& error) const;
    /// Share that is done, 0 to 1.
    [[nodiscard]] double share() const;

    /// Asks the work to stop. It is over when ended() comes.
    void cancel();

Q_SIGNALS:
    /// Some more is done; sent at most every 40 ms.
    void progressed(double share);
    /// The work is over. After End::Done the result has been delivered.
    void ended(chartroom::model::Job::End how);

private:
    template<class Work, class Done>
    void run(Work work, Done done, bool always)
    {
        using Value = std::invoke_result_t<Work, const core::Task&>;
        auto slot = std::make_shared<std::optional<Value>>();
        const core::Task task = begin();
        m_always = always;
        m_deliver = [slot, done = std::move(done)]() mutable {
            if (!slot->has_value())
                return false;
            done(std::move(**slot));
            return true;
        };
        m_watcher->setFuture(
            QtConcurrent::run(&workers(), [task, slot, always, work = std::move(work)]() mutable {
                yieldToWindow();
                // What nobody waits for any more must not keep others waiting.
                if (always || !task.cancelled())
                    slot->emplace(work(task));
            }));
    }
    [[nodiscard]] core::Task begin();
    void finish();

    std::stop_source m_stop;
    std::shared_ptr<std::atomic<double>> m_share;
    QFutureWatcher<void>* m_watcher = nullptr;
    std::function<bool()> m_deliver;
    bool m_always = false; ///< the result is delivered also when it was cancelled
    QTimer m_poll;
};

} // namespace chartroom::model
