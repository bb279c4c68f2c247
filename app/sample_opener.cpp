#include "app/sample_opener.h"

#include "formats/core/code.h"
#include "model/common/workers.h"
#include "views/common/finding_text.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrent>

#include <atomic>
#include <memory>

namespace chartroom::app {

SampleOpener::SampleOpener(Sample sample, QObject* parent)
    : QObject(parent)
    , m_sample(std::move(sample))
{}

SampleOpener::~SampleOpener()
{
    cancel();
    m_running.waitForFinished();
}

void SampleOpener::open()
{
    if (m_busy)
        return;
    if (QFileInfo::exists(m_sample.file)) {
        Q_EMIT ready(m_sample.file);
        return;
    }
    QDir().mkpath(QFileInfo(m_sample.file).absolutePath());
    m_busy = true;
    m_stop = {};
    Q_EMIT progressed(0);
    core::Task task{m_stop.get_token(), {}};
    // Progress comes often and from any thread: a hundred steps are enough for the eye.
    task.progress = [this, last = std::make_shared<std::atomic<int>>(0)](double share) {
        const int percent = static_cast<int>(share * 100);
        if (percent < 100 && last->exchange(percent) != percent)
            QMetaObject::invokeMethod(this, [this, share] {
                if (m_busy)
                    Q_EMIT progressed(share);
            });
    };
    m_running = QtConcurrent::run(&model::workers(), [this, task, write = m_sample.write] {
        const core::Result<void> result = write(task);
        QMetaObject::invokeMethod(this, [this, result] { finish(result); });
    });
}

void SampleOpener::finish(const core::Result<void>& result)
{
    m_busy = false;
    Q_EMIT progressed(1);
    if (result.ok())
        Q_EMIT ready(m_sample.file);
    else if (result.error().code != core::Code::TaskCancelled)
        Q_EMIT failed(views::messageText(result.error()));
}

} // namespace chartroom::app
