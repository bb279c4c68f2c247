#include "model/common/worker_priority.h"

#include <sys/resource.h>
#include <unistd.h>

namespace chartroom::model {

void yieldToWindow()
{
    constexpr int niceness = 10;
    // On Linux a thread has a niceness of its own, and hands it down. Work goes on without it just the same.
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
}

} // namespace chartroom::model
