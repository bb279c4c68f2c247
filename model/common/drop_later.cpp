#include "model/common/drop_later.h"

#include "model/common/worker_priority.h"
#include "model/common/workers.h"

#include <QThreadPool>

namespace chartroom::model {

void dropLater(std::shared_ptr<const void> held)
{
    workers().start([held = std::move(held)]() mutable {
        yieldToWindow();
        held.reset();
    });
}

} // namespace chartroom::model
