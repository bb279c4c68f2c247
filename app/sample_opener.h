#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"

#include <QFuture>
#include <QObject>

#include <functional>
#include <stop_token>

namespace chartroom::app {

/// Where the sample is kept, and how it is written when it is not there. Writing is called on another thread;
/// it leaves no file behind when it fails or is cancelled.
struct Sample
{
    QString file;
    std::function<core::Result<void>(const core::Task& task)> write;
};

/// Gives the sample to be opened; writes it first, in the background, where it is not there yet.
class SampleOpener : public QObject
{
    Q_OBJECT

public:
    explicit SampleOpener(Sample sample, QObject* parent = nullptr);
    /// Stops the writing and waits for its end.
    ~SampleOpener() override;

    /// Leads to one of ready() and failed(). Does nothing while it is written already.
    void open();
    void cancel() { m_stop.request_stop(); }
    [[nodiscard]] bool busy() const { return m_busy; }

Q_SIGNALS:
    void ready(const QString& file);
    /// The share that is written. 1 at the end, however it ended.
    void progressed(double share);
    /// Why there is no sample: a sentence. Nothing is said about a cancelled one.
    void failed(const QString& sentence);

private:
    void finish(const core::Result<void>& result);

    Sample m_sample;
    QFuture<void> m_running;
    std::stop_source m_stop;
    bool m_busy = false;
};

} // namespace chartroom::app
