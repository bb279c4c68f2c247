#include "model/common/workers.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace chartroom::model {

namespace {

/// Work may use what the application holds, such as fonts.
void waitForWorkers()
{
    workers().waitForDone();
}

} // namespace

QThreadPool& workers()
{
    static QThreadPool pool;
    [[maybe_unused]] static const bool waitedFor = [] {
        qAddPostRoutine(waitForWorkers);
        return true;
    }();
    return pool;
}

} // namespace chartroom::model
