#pragma once

class QThreadPool;

namespace chartroom::model {

/// The threads for background work, as many as the machine runs at once. They end with the application.
///
/// Not Qt's global pool: painting on the window's thread hands the parts of large areas to that one and waits
/// for them, so whatever filled it would hold the window up for as long as it takes.
[[nodiscard]] QThreadPool& workers();

} // namespace chartroom::model
