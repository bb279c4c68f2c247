#include "app/workbench_factory.h"

namespace chartroom::app {

std::vector<WorkbenchFactory> workbenchFactories()
{
    return {};
}

} // namespace chartroom::app
