#include "app/workbench_factory.h"

#include "app/blob_factories.h"

namespace chartroom::app {

std::vector<WorkbenchFactory> workbenchFactories()
{
    return {blobFactory(), blobFolderFactory()};
}

} // namespace chartroom::app
