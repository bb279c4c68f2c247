#pragma once

namespace chartroom::model {

/// Has the heap put freed memory in order at once, for a program with a window. Left to itself the GNU
/// library collects small blocks and puts all of them in order with some later call: after a hundred thousand
/// chunks that call takes longer than a frame.
void keepHeapSteady();

} // namespace chartroom::model
