#include "model/common/steady_heap.h"

#include <malloc.h>

namespace chartroom::model {

void keepHeapSteady()
{
#ifdef __GLIBC__
    (void)mallopt(M_MXFAST, 0);
#endif
}

} // namespace chartroom::model
