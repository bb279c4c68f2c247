#pragma once

#include "model/world/journal_file.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <stop_token>

namespace chartroom::model {

/// Does the work on a recovery journal's file, one after the other in the order in which it is handed over:
/// small work at once, large work on a thread, and what comes behind that waits for it.
class JournalWorker : public QObject
{
    Q_OBJECT

public:
    /// Returns 0 or an error of the system; nothing where there is nothing to tell. It is passed over once
    /// the token asks to stop.
    using Work = std::function<std::optional<int>(JournalFile&, const std::stop_token&)>;
    enum class Size { Small, Large };

    JournalWorker(std::filesystem::path file, std::unique_ptr<JournalDisk> disk);
    /// Waits until all work is done.
    ~JournalWorker() override;

    /// Does some work; it is done when the future is ready.
    std::shared_future<void> post(Work work, Size size = Size::Small);
    /// The same for work that is done in its place even if what waits was given up.
    std::shared_future<void> postAlways(Work work, Size size = Size::Small);
    /// Removes the file; what waits is given up.
    void remove();
    /// Has what was written brought to the disk some time soon.
    void flushLater();

Q_SIGNALS:
    /// The file could not be written. Said once, until it works again.
    void failed(const chartroom::core::Message& why);

private:
    void report(std::optional<int> error);

    JournalFile m_file;
    std::stop_source m_stop;
    std::atomic<int> m_waiting{0}; // work on the thread; the file is the window's while there is none
    std::atomic<bool> m_flushing{false};
    bool m_failed = false;
    QThreadPool m_pool;
};

} // namespace chartroom::model
